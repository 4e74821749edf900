import { setImmediate as nextTurn } from "node:timers/promises"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { pageResponse, sizeOf } from "./cached-page.ts"
import { PageCache } from "./page-cache.ts"

const onError = (error: unknown) => {
  throw error
}

function cacheOf(version: () => string, options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const cache = new PageCache({ version, onError, ...options })
  const set = (url: string, { renderedFrom = version(), html = "<p>A page</p>" } = {}) =>
    cache.set(url, renderedFrom, html, new Headers({ "content-type": "text/html" }))
  return { cache, set }
}

describe("the page cache", () => {
  it("returns a page until the version changes", async () => {
    let version = "1"
    const { cache, set } = cacheOf(() => version)
    const page = await set("/about")
    expect(cache.get("/about")).toBe(page)
    version = "2"
    await nextTurn()
    expect(cache.get("/about")).toBeUndefined()
  })

  it("returns the previous version of a page after a change, until the page is rendered again", async () => {
    let version = "1"
    const { cache, set } = cacheOf(() => version)
    const page = await set("/about")
    expect(cache.getPrevious("/about")).toBeUndefined()
    version = "2"
    await nextTurn()
    expect(cache.getPrevious("/about")).toBe(page)
    await set("/about")
    expect(cache.getPrevious("/about")).toBeUndefined()
  })

  it("returns the previous version of a page for at most five seconds", async () => {
    let version = "1"
    let now = 10_000
    const { cache, set } = cacheOf(() => version, { clock: { now: () => now } })
    await set("/about")
    version = "2"
    await nextTurn()
    expect(cache.getPrevious("/about")).toBeDefined()
    now = 14_999
    expect(cache.getPrevious("/about")).toBeDefined()
    now = 15_001
    expect(cache.getPrevious("/about")).toBeUndefined()
  })

  it("does not cache a page that was rendered from an older version", async () => {
    const { cache, set } = cacheOf(() => "2")
    await set("/about", { renderedFrom: "1" })
    expect(cache.get("/about")).toBeUndefined()
  })

  it("does not cache a page whose version changed while it was compressed", async () => {
    let version = "1"
    const { cache, set } = cacheOf(() => version)
    const pendingPage = set("/about")
    version = "2"
    await nextTurn()
    await pendingPage
    expect(cache.get("/about")).toBeUndefined()
  })

  it("drops the least recently used page when there are too many", async () => {
    const { cache, set } = cacheOf(() => "1", { maxPages: 2 })
    await set("/a")
    await set("/b")
    cache.get("/a")
    await set("/c")
    expect(["/a", "/b", "/c"].map((url) => cache.has(url))).toEqual([true, false, true])
  })

  it("does not cache a page that is larger than the size limit", async () => {
    const { cache, set } = cacheOf(() => "1", { maxBytes: 1000 })
    await set("/a", { html: "x".repeat(2000) })
    expect(cache.has("/a")).toBe(false)
  })

  it("compresses again in the background, to fewer bytes of the same page", async () => {
    const { cache, set } = cacheOf(() => "1")
    // Numbers without a pattern, so that the best compression is smaller than the quick one.
    const html = Array.from({ length: 4000 }, (_, number) => `<li>${(number * 7919) % 4001} km</li>`).join("")
    const page = await set("/carlist", { html })
    const quickBody = page.bodies.br
    await expect.poll(() => page.bodies.br).not.toBe(quickBody)
    expect(page.bodies.br.length).toBeLessThan(quickBody.length)
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(html)
    expect(cache.get("/carlist")?.etag).toBe(page.etag)
  })

  it("does not compress a page again that was dropped", async () => {
    const { cache, set } = cacheOf(() => "1")
    const page = await set("/about")
    const quickBody = page.bodies.br
    cache.clear()
    expect(cache.get("/about")).toBeUndefined()
    const last = await set("/faq")
    await expect.poll(() => last.bodies.gzip).toBeDefined()
    expect(page.bodies.br).toBe(quickBody)
  })

  it("sends a client that accepts only gzip the uncompressed page, and gzip once that is ready", async () => {
    const { set } = cacheOf(() => "1")
    const page = await set("/a", { html: "<p>Ella</p>".repeat(100) })
    const gzipResponse = () =>
      pageResponse(page, { method: "GET", acceptEncoding: "gzip", ifNoneMatch: null })
    expect(gzipResponse().headers["content-encoding"]).toBeUndefined()
    expect(gzipResponse().body?.toString()).toBe("<p>Ella</p>".repeat(100))
    await expect.poll(() => gzipResponse().headers["content-encoding"]).toBe("gzip")
    expect(gunzipSync(gzipResponse().body ?? "").toString()).toBe("<p>Ella</p>".repeat(100))
  })

  it("reads the version once in a turn of the event loop", async () => {
    let reads = 0
    const { cache } = cacheOf(() => String(++reads))
    expect([cache.version, cache.version]).toEqual(["1", "1"])
    await nextTurn()
    expect(cache.version).toBe("2")
  })

  it("counts pages, bytes, hits and misses", async () => {
    const { cache, set } = cacheOf(() => "1")
    const bytes = sizeOf(await set("/a"))
    cache.get("/a")
    cache.get("/b")
    expect(cache.statistics).toEqual({ pages: 1, bytes, hits: 1, misses: 1 })
  })
})
