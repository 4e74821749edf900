import { setTimeout as sleep } from "node:timers/promises"

const MAX_WAIT_S = 60

/**
 * Waits until a cached page has the best compression, as visitors get it. The site has gzip only then: see `CachedPage`. A page that
 * is not cached, which has no ETag, is not waited for.
 * @throws for a server error; after a minute, as on a site with `WARM_UP=no`
 */
export async function waitUntilCompressed(url: string): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_S; waited++) {
    // Not HEAD, which does not put a page into the cache.
    const { status, headers, body } = await fetch(url, { headers: { "accept-encoding": "gzip" } })
    await body?.cancel()
    if (status >= 500) throw new Error(`${url} answered ${status}`)
    if (!headers.has("etag") || headers.get("content-encoding") === "gzip") return
    await sleep(1_000)
  }
  throw new Error(`${url} does not have the best compression after ${MAX_WAIT_S} s`)
}
