import { plainPage } from "./plain-page.ts"

/** Longest body that any form of ours can fill. */
const MAX_BODY_BYTES = 64 * 1024

const METHODS = ["GET", "HEAD", "POST"]
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"]

/**
 * Lets a request through with its body read whole, or answers it: 405 for a method that nothing here has, 400 for a form
 * of another site, 415 for a body that no form sends, 413 for one that is too long.
 */
export async function withinLimits(request: Request): Promise<Request | Response> {
  if (!METHODS.includes(request.method)) return plainPage(405, { allow: METHODS.join(", ") })
  if (request.method !== "POST") return request
  if (isFromElsewhere(request)) return plainPage(400)
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? ""
  // No browser compresses a form, and nothing here would unpack it.
  if (!FORM_TYPES.includes(type) || request.headers.has("content-encoding")) return plainPage(415)
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) return plainPage(413)
  const body = await readUpTo(MAX_BODY_BYTES, request.body)
  return body ? new Request(request, { body }) : plainPage(413)
}

/** Where a browser says that a page of ours, or nobody's, sends a form. */
const OUR_OWN = ["same-origin", "none"]

/**
 * React Router would refuse a form of another origin as well, but only by way of an error, with its stack in the log each
 * time. What is no browser sends no origin; a browser may say no more than whether the page is ours.
 */
function isFromElsewhere({ headers, url }: Request): boolean {
  const origin = headers.get("origin")
  if (origin !== null && URL.parse(origin)?.origin !== new URL(url).origin) return true
  return !OUR_OWN.includes(headers.get("sec-fetch-site") ?? "none")
}

/** @returns null as soon as there is more than the limit; what is left is not read. */
async function readUpTo(
  limit: number,
  stream: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream ?? []) {
    length += chunk.length
    if (length > limit) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
