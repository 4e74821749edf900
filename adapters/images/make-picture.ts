import { createHash } from "node:crypto"
import {
  CARD_SIZE,
  type EncodedPicture,
  fileKindOf,
  type MakePicture,
  PICTURE_LIMITS,
  type PictureError,
  pictureFile,
  widthsFor,
} from "#domain/catalogue/picture.ts"

type Sharp = typeof import("sharp").default

/** The time limit of one photo. A photo of 50 megapixels takes three seconds on one core of a small server. */
const TIMEOUT_SECONDS = 30

/**
 * Processes photos one at a time, because each takes a core and up to 200 MB for a moment. The library is imported with the first
 * photo, so that it takes no memory on a site without uploads.
 */
export function pictureMaker(): MakePicture {
  let queue: Promise<unknown> = Promise.resolve()
  return (bytes) => {
    const result = queue.then(() => makePicture(bytes))
    queue = result.catch(() => {})
    return result
  }
}

const makePicture: MakePicture = async (bytes) => {
  const error = errorBeforeDecoding(bytes)
  if (error) return { ok: false, error }
  const sharp = await loadSharp()
  try {
    const size = await sizeOf(sharp, bytes)
    if (size.width * size.height > PICTURE_LIMITS.pixels) return { ok: false, error: "tooManyPixels" }
    if (size.width < PICTURE_LIMITS.minWidth || size.height < PICTURE_LIMITS.minHeight)
      return { ok: false, error: "tooSmall" }
    return { ok: true, picture: await encode(sharp, bytes, size) }
  } catch (error) {
    return { ok: false, error: errorCodeOf(error) }
  }
}

function errorBeforeDecoding(bytes: Uint8Array): PictureError | null {
  if (bytes.length > PICTURE_LIMITS.bytes) return "tooManyBytes"
  const kind = fileKindOf(bytes)
  if (kind === "heic") return "phoneFormat"
  return kind === "other" ? "notAPicture" : null
}

/** Only these formats are decoded, whatever a file claims to be. The loader for HEIF reads AVIF. */
const ALLOWED_LOADERS = ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`)

let loadedSharp: Promise<Sharp> | null = null

function loadSharp(): Promise<Sharp> {
  loadedSharp ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] })
    sharp.unblock({ operation: ALLOWED_LOADERS })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loadedSharp
}

/** The size after rotation: cameras store the sensor's orientation, with a rotation in the metadata. */
async function sizeOf(sharp: Sharp, bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await openImage(sharp, bytes).metadata()
  return autoOrient
}

function openImage(sharp: Sharp, bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: "error", autoOrient: true }).timeout(
    {
      seconds: TIMEOUT_SECONDS,
    },
  )
}

/** Encodes the pixels only, so that no metadata of the upload is stored. Transparent pixels become white. */
async function encode(
  sharp: Sharp,
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<EncodedPicture> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, HASH_LENGTH)
  const files: EncodedPicture["files"] = []
  for (const targetWidth of widthsFor(width)) {
    const resizedImage = openImage(sharp, bytes)
      .resize({ width: targetWidth })
      .flatten({ background: "#ffffff" })
    files.push({
      name: pictureFile(hash, targetWidth, "avif"),
      bytes: await resizedImage.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    })
    files.push({
      name: pictureFile(hash, targetWidth, "webp"),
      bytes: await resizedImage.webp({ quality: 76 }).toBuffer(),
    })
  }
  const card = openImage(sharp, bytes)
    .resize({ ...CARD_SIZE, fit: "cover" })
    .flatten({ background: "#ffffff" })
  files.push({
    name: pictureFile(hash, CARD_SIZE.width, "jpg"),
    bytes: await card.jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  })
  return { hash, width, height, files }
}

/** The length of a hash in hexadecimal digits: 128 bits, for which collisions are infeasible. */
const HASH_LENGTH = 32

/** Classifies an error of the library by its message, because it has no code. */
function errorCodeOf(error: unknown): PictureError {
  const message = error instanceof Error ? error.message : ""
  if (/pixel limit/i.test(message)) return "tooManyPixels"
  return /timeout/i.test(message) ? "tooSlow" : "broken"
}
