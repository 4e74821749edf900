import { createHash } from "node:crypto"
import { compressWhole } from "../http/compress.ts"
import { bestEncoding } from "../http/content-encoding.ts"

/** Browsers revalidate each time; a proxy may serve a stale page for a minute while it fetches a new one. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-while-revalidate=60"

/**
 * A page in memory. Until the best compression is done it has no gzip: browsers accept brotli, and other clients get the page
 * uncompressed.
 */
export type CachedPage = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: { identity: Buffer; br: Buffer; gzip?: Buffer }
}

/** 132 bits of the hash, which is shorter than all of it and still unique. */
const ETAG_LENGTH = 22

/** A page in quick compression, so that the visitor who caused its rendering does not wait for the best one. */
export async function cachedPage(html: string, headers: Headers): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const bodies = { identity, br: await compressWhole("br", identity, "quick") }
  // The ETag is weak, because the bytes of a page change when the best compression replaces the quick one.
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, ETAG_LENGTH)}"`
  const { "content-length": _, ...pageHeaders } = Object.fromEntries(headers)
  return {
    etag,
    headers: { "cache-control": CACHE_CONTROL, ...pageHeaders, etag, vary: "accept-encoding, cookie" },
    bodies,
  }
}

/**
 * Compresses a page as well as possible: a fifth smaller than the quick compression, in a tenth of a second in the thread pool.
 */
export async function compressBest({ bodies }: CachedPage): Promise<void> {
  const [br, gzip] = await Promise.all([
    compressWhole("br", bodies.identity, "best"),
    compressWhole("gzip", bodies.identity, "best"),
  ])
  Object.assign(bodies, { br, gzip })
}

/** The size of a page in all its content codings, in bytes. The gzip that follows later adds a sixth at most. */
export function sizeOf({ bodies }: CachedPage): number {
  return Object.values(bodies).reduce((bytes, body) => bytes + body.length, 0)
}

/** The parts of a request that decide how a page is sent. */
export type PageRequest = { method: string; acceptEncoding: string; ifNoneMatch: string | null }

/** The response with a page in the best content coding, or 304 if the client already has the page. */
export function pageResponse(
  { etag, headers, bodies }: CachedPage,
  { method, acceptEncoding, ifNoneMatch }: PageRequest,
): { status: number; headers: Record<string, string>; body: Buffer | null } {
  if (ifNoneMatch !== null && isCurrent(ifNoneMatch, etag)) return { status: 304, headers, body: null }
  const acceptedEncoding = bestEncoding(acceptEncoding)
  const encoding = bodies[acceptedEncoding] ? acceptedEncoding : "identity"
  const body = bodies[encoding] ?? bodies.identity
  const bodyHeaders = {
    "content-length": String(body.length),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  }
  return { status: 200, headers: { ...headers, ...bodyHeaders }, body: method === "HEAD" ? null : body }
}

function isCurrent(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "")
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag))
}
