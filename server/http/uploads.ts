import type { ReadPictureFile } from "#adapters/database/catalogue/picture-files.ts"
import type { Warn } from "#adapters/database/database.ts"
import { databaseFailure } from "#adapters/database/database-errors.ts"
import { READ_METHODS } from "./request-limits.ts"

/** The path of the photos that the office uploaded. A file name has the hash of the uploaded photo, so a file never changes. */
export const UPLOADS_PATH = "/uploads/"

const YEAR_SECONDS = 365 * 24 * 60 * 60
const TYPES: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" }
/** The name of a file: a hash and a width in pixels, `0123456789abcdef0123456789abcdef-1440.webp`. */
const NAME = /^[0-9a-f]{32}-\d{3,4}\.(avif|webp|jpg)$/

type PhotoOptions = { readFile: ReadPictureFile; warn: Warn }

/** Serves a photo. @returns null for any other path */
export async function handlePhotoRequest(
  request: Request,
  { readFile, warn }: PhotoOptions,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(UPLOADS_PATH)) return null
  if (!READ_METHODS.includes(request.method))
    return plainText(405, "Only reading is possible here.", { allow: "GET, HEAD" })
  const name = pathname.slice(UPLOADS_PATH.length)
  const type = TYPES[NAME.exec(name)?.[1] ?? ""]
  if (!type) return plainText(404, "There is no such picture.")
  try {
    const bytes = await readFile(name)
    return bytes ? photoResponse(request, type, bytes) : plainText(404, "There is no such picture.")
  } catch (error) {
    const failure = databaseFailure(error)
    if (failure === null) throw error
    warn({ failure }, "a picture could not be read")
    return plainText(503, "The picture cannot be read at the moment.")
  }
}

function photoResponse({ method }: Request, type: string, bytes: Uint8Array): Response {
  // The bytes are copied, because a body must not be a shared buffer.
  return new Response(method === "HEAD" ? null : new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "content-length": String(bytes.length),
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      // Clients of the public API show our pictures on pages of another origin.
      "cross-origin-resource-policy": "cross-origin",
    },
  })
}

function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }
  return new Response(`${text}\n`, { status, headers: { ...type, ...headers } })
}
