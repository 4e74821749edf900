import { createHash } from "node:crypto"
import { compressWhole, type Quality } from "../http/compress.ts"
import { bestEncoding, type ContentEncoding } from "../http/content-encoding.ts"

/** Browsers revalidate each time; a proxy may serve a stale page for a minute while it fetches a new one. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-while-revalidate=60"

/** A page in memory, in all content codings. */
export type CachedPage = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Record<ContentEncoding, Buffer>
}

/** A page in quick compression, so that the visitor who caused its rendering does not wait for the best one. */
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

/** Sends a fifth less than the quick compression; takes a tenth of a second in the thread pool. */
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

/** The parts of a request that decide how a page is sent. */
export type PageRequest = { method: string; acceptEncoding: string; ifNoneMatch: string | null }

/** The response with a page in the best content coding, or 304 where the client has it already. */
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
