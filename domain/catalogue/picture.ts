/**
 * The widths in which a photo is stored, in pixels. A photo that is narrower than some of them is stored in its own width
 * instead.
 */
const PICTURE_WIDTHS = [360, 720, 1440] as const

/** The social card of a vehicle's page: 1200 by 630 pixels, the size that social networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The limits of uploaded photos. */
export const PICTURE_LIMITS = {
  /** Bytes of one file. */
  bytes: 12 * 1024 * 1024,
  /** Files of one upload. */
  files: 10,
  /** Photos of one vehicle. */
  perVehicle: 20,
  /** The minimum width of a photo, in pixels. A narrower photo would be blurred on the vehicle's page. */
  minWidth: 480,
  minHeight: 270,
  /**
   * The maximum number of pixels of a decoded photo. The best phones take photos of 50 million pixels, which need 200 MB of memory
   * for a moment.
   */
  pixels: 50_000_000,
} as const

/** The maximum length of an alternative text, in characters. */
export const MAX_ALT_LENGTH = 200

/**
 * The reason why an uploaded file is refused. 'notAPicture': its content is not of a picture, whatever its name says.
 * 'phoneFormat': a format of some phones that browsers do not display. 'broken': the picture cannot be decoded.
 * 'tooSlow': its decoding exceeded the time limit.
 */
export type PictureError =
  | "notAPicture"
  | "phoneFormat"
  | "broken"
  | "tooManyBytes"
  | "tooManyPixels"
  | "tooSmall"
  | "tooSlow"

/** A stored photo with its files by name. They are encoded again from the pixels, so that they contain no metadata. */
export type EncodedPicture = {
  /** The hash of the uploaded file. The same photo is stored once. */
  hash: string
  /** The size of the uploaded photo after its rotation, in pixels. */
  width: number
  height: number
  files: { name: string; bytes: Uint8Array }[]
}

/** Converts an uploaded file to a picture, or returns the reason for a refusal. Does not throw for any input. */
export type MakePicture = (
  bytes: Uint8Array,
) => Promise<{ ok: true; picture: EncodedPicture } | { ok: false; error: PictureError }>

/** The types of files. Only the first four are decoded. 'heic' stands for every other file of its container format. */
export type FileKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "other"

/** Detects a file's type by its first bytes. */
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

/** The widths in which a photo of this width is stored, the widest last. */
export function widthsFor(width: number): number[] {
  const widest = Math.min(width, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width)
  return [...PICTURE_WIDTHS.filter((each) => each < widest), widest]
}

/** The file name of a photo in one width: `6f1d...-720.avif`. Only the social card is a JPEG. */
export function pictureFile(hash: string, width: number, format: "avif" | "webp" | "jpg"): string {
  return `${hash}-${width}.${format}`
}

const UPLOAD_PATH = /^uploads\/([0-9a-f]{32})-(\d{2,4})\.webp$/

/** The path under which a vehicle stores a photo: its widest file, without a leading slash, like all picture paths. */
export function uploadedPath({ hash, width }: Pick<EncodedPicture, "hash" | "width">): string {
  return `uploads/${pictureFile(hash, widthsFor(width).at(-1) ?? width, "webp")}`
}

/** The hash of an uploaded photo; null for a drawing of the site. */
export function hashInPath(path: string): string | null {
  return UPLOAD_PATH.exec(path)?.[1] ?? null
}

/** The picture for lists: the first picture if it is a photo or there is no drawing for lists, otherwise that drawing. */
export function listPictureOf(drawing: string, pictures: readonly string[]): string {
  const [first = ""] = pictures
  return hashInPath(first) !== null || drawing === "" ? first : drawing
}
