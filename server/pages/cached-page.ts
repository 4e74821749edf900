import { createHash } from "node:crypto"
import { compressWhole, type Quality } from "../http/compress.ts"
import { bestEncoding, type ContentEncoding } from "../http/content-encoding.ts"

/** For browsers and for proxies: ask again each time; an old page may stand in for a minute while a new one is fetched. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-while-revalidate=60"

/** A page in memory, in the encodings that browsers take. */
export type CachedPage = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Record<ContentEncoding, Buffer>
}

/** A page that is compressed quickly, so that the visitor who caused it does not wait for the best compression. */
export async function cachedPage(html: string, headers: Headers): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const bodies = { ...(await compressBoth(identity, "quick")), identity }
  // Weak: the bytes of one page change when the best compression takes the place of the quick one.
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`
  const { "content-length": _, ...own } = Object.fromEntries(headers)
  return {
    etag,
    headers: { "cache-control": CACHE_CONTROL, ...own, etag, vary: "accept-encoding, cookie" },
    bodies,
  }
}

/** A fifth less to send than with the quick compression; takes a tenth of a second of another thread. */
export async function compressBest(page: CachedPage): Promise<void> {
  Object.assign(page.bodies, await compressBoth(page.bodies.identity, "best"))
}

async function compressBoth(bytes: Buffer, quality: Quality): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzip] = await Promise.all([
    compressWhole("br", bytes, quality),
    compressWhole("gzip", bytes, quality),
  ])
  return { br, gzip }
}

/** What of a request decides how a page is sent. */
export type PageRequest = { method: string; acceptEncoding: string; ifNoneMatch: string | null }

/** The answer with a page in the best encoding, or 304 where the visitor has it already. */
export function pageAnswer(
  { etag, headers, bodies }: CachedPage,
  { method, acceptEncoding, ifNoneMatch }: PageRequest,
): { status: number; headers: Record<string, string>; body: Buffer | null } {
  if (ifNoneMatch !== null && isKnown(ifNoneMatch, etag)) return { status: 304, headers, body: null }
  const encoding = bestEncoding(acceptEncoding)
  const body = bodies[encoding]
  const ofBody = {
    "content-length": String(body.length),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  }
  return { status: 200, headers: { ...headers, ...ofBody }, body: method === "HEAD" ? null : body }
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "")
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag))
}
