/** The widths in which a photo is kept, in pixels; one that is narrower has its own width in place of those above. */
const PICTURE_WIDTHS = [360, 720, 1440] as const

/** The card beside a link to a vehicle's page: 1200 by 630, which is what other sites ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export const PICTURE_LIMITS = {
  /** Of one file. */
  bytes: 12 * 1024 * 1024,
  /** In one press. */
  files: 10,
  /** Of one vehicle. */
  ofVehicle: 20,
  /** Less is a blur at the size of the vehicle's page. */
  minWidth: 480,
  minHeight: 270,
  /** Of what a file unfolds to: a phone's best is 50 million, and this much takes 200 MB for a moment. */
  pixels: 50_000_000,
} as const

/** Longest text that says what is seen. */
export const MAX_ALT_LENGTH = 200

/**
 * Why a file became no picture. 'notAPicture': by its content, whatever its name says. 'phoneFormat': what some phones write
 * and no browser reads. 'broken': it says that it is one, and cannot be read whole.
 */
export type PictureError =
  | "notAPicture"
  | "phoneFormat"
  | "broken"
  | "tooManyBytes"
  | "tooManyPixels"
  | "tooSmall"
  | "tooSlow"

/** A photo as it is kept: its files by name, made anew from its points, with nothing else that was in what was sent. */
export type MadePicture = {
  /** Of what was sent: the same photo is kept once. */
  hash: string
  width: number
  height: number
  files: { name: string; bytes: Uint8Array }[]
}

/** Makes what was uploaded into a picture, or says why not. Whatever is sent, it answers. */
export type MakePicture = (
  bytes: Uint8Array,
) => Promise<{ ok: true; picture: MadePicture } | { ok: false; error: PictureError }>

/** What a file is by its first bytes. Only the first three are read on. */
export type FileKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "other"

export function fileKindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg"
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png"
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp"
  if (textAt(bytes, 4) === "ftyp") return textAt(bytes, 8) === "avif" ? "avif" : "heic"
  return "other"
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte)
}

function textAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.slice(offset, offset + 4))
}

/** The widths in which a photo of this width is kept, the widest last. */
export function widthsFor(width: number): number[] {
  const widest = Math.min(width, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width)
  return [...PICTURE_WIDTHS.filter((each) => each < widest), widest]
}

/** `6f1d...-720.avif`; the card is the one in JPEG. */
export function pictureFile(hash: string, width: number, format: "avif" | "webp" | "jpg"): string {
  return `${hash}-${width}.${format}`
}

const UPLOADED = /^uploads\/([0-9a-f]{32})-(\d{2,4})\.webp$/

/** The path by which a vehicle names a photo: its widest file. Without a slash in front, as all paths of pictures. */
export function uploadedPath({ hash, width }: Pick<MadePicture, "hash" | "width">): string {
  return `uploads/${pictureFile(hash, widthsFor(width).at(-1) ?? width, "webp")}`
}

/** The hash of an uploaded photo; null for a drawing of ours. */
export function hashInPath(path: string): string | null {
  return UPLOADED.exec(path)?.[1] ?? null
}

/** The picture that lists show: the first one where it is a photo, otherwise the drawing that was made for lists. */
export function listPictureOf(drawing: string, pictures: readonly string[]): string {
  const [first = ""] = pictures
  return hashInPath(first) !== null || drawing === "" ? first : drawing
}
