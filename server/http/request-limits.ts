import { isFetchedFromThisSite } from "#lib/fetch-site.ts"
import { readUpTo } from "#lib/read-up-to.ts"
import { refused } from "#messages/en/refused.ts"
import { plainPage } from "./plain-page.ts"

/** The maximum length of a form's body. */
const MAX_BODY_BYTES = 64 * 1024

/** The path of the only form with files. It is for staff only, and its route checks the session before it reads the body. */
const UPLOAD_PATH = /^\/office\/vehicles\/[a-z0-9-]{1,200}\/pictures$/
/** The form says 60 MB; the rest is for the multipart headers. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024

/**
 * Whether a POST to this request target may carry photos, which take time to arrive on a slow connection and to be resized.
 * @param target the path, with or without a query
 */
export function acceptsUpload(target: string): boolean {
  const [path = ""] = target.split("?", 1)
  return UPLOAD_PATH.test(path)
}

export const READ_METHODS = ["GET", "HEAD"]
const METHODS = [...READ_METHODS, "POST"]
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"]

/**
 * Returns the request with its body read into memory. An upload of photos keeps its stream, which fails at
 * the limit. An invalid request gets a response instead: 405 for a method that no route has, 400 for a form
 * of another site, 415 for a body that no form sends, 413 for one that is too long.
 */
export async function enforceLimits(
  request: Request,
  logForgery: () => void = () => {},
): Promise<Request | Response> {
  if (!METHODS.includes(request.method)) return plainPage(405, { allow: METHODS.join(", ") })
  if (request.method !== "POST") return request
  if (isCrossOrigin(request)) {
    logForgery()
    return plainPage(400)
  }
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? ""
  // No browser compresses a form, and nothing here would decompress it.
  if (!FORM_TYPES.includes(type) || request.headers.has("content-encoding")) return plainPage(415)
  if (!hasBody(request)) return new Request(request, { body: new Uint8Array() })
  const mayUpload = type === "multipart/form-data" && acceptsUpload(new URL(request.url).pathname)
  const limit = mayUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES
  if (Number(request.headers.get("content-length") ?? 0) > limit)
    return mayUpload ? plainPage(413, {}, refused.photos) : plainPage(413)
  if (mayUpload) return withBodyLimit(limit, request)
  const body = await readUpTo(MAX_BODY_BYTES, request.body)
  return body ? new Request(request, { body }) : plainPage(413)
}

/** Without either header a request has no body (RFC 9112, section 6.3), and a read would wait for its end. */
function hasBody({ headers }: Request): boolean {
  return headers.has("content-length") || headers.has("transfer-encoding")
}

/**
 * React Router refuses cross-origin forms too, but with an error whose stack is logged each time. Clients other than browsers
 * send no origin; a browser may send only `Sec-Fetch-Site`.
 */
function isCrossOrigin({ headers, url }: Request): boolean {
  const origin = headers.get("origin")
  if (origin !== null && URL.parse(origin)?.origin !== new URL(url).origin) return true
  return isFetchedFromThisSite(headers) === false
}

/** The request with a body that is still unread, and fails with an error when more than the limit is read. */
function withBodyLimit(limit: number, request: Request): Request {
  let length = 0
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (length > limit) controller.error(new RangeError("request body exceeds its limit"))
      else controller.enqueue(chunk)
    },
  })
  const body = request.body?.pipeThrough(limiter) ?? null
  return new Request(request, { body, duplex: "half" } as RequestInit) // 'duplex' is missing in the type
}
