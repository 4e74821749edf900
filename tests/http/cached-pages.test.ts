import { request } from "node:http"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { brotliDecompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { metricsUrl, readMetrics } from "#tests/support/metrics.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

let site: Site
let db: DatabaseSync
beforeAll(async () => {
  site = await openSite()
  db = new DatabaseSync(join(site.dataDir, "rental.db"), { timeout: 5_000 })
})
afterAll(async () => {
  db.close()
  await site.remove()
})

type HttpResponse = { status: number; headers: Record<string, string | undefined>; bytes: Buffer }

/** Not `fetch`, which hides the content encoding. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(site.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as HttpResponse["headers"], // no test reads a header with several values
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    clientRequest.on("error", reject)
    clientRequest.end()
  })
}

/** The second response, which comes from the cache. */
async function cached(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  await get(path)
  return get(path, headers)
}

const changeCatalogue = (change: string) =>
  db.exec(
    `begin; ${change}; update meta set value = '${crypto.randomUUID()}' where key = 'catalogue_version'; commit`,
  )

describe("a page that is the same for everybody", () => {
  it("has the same content with and without compression", async () => {
    const plain = (await cached("/rent-a-car-to-ella")).bytes.toString()
    const brotli = await cached("/rent-a-car-to-ella", { "accept-encoding": "gzip, br" })
    expect(brotli.headers["content-encoding"]).toBe("br")
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain)
    expect(plain).toContain("</html>")
  })

  it("is answered with 304 if the ETag matches", async () => {
    const { headers } = await cached("/faq", { "accept-encoding": "br" })
    const again = await get("/faq", {
      "accept-encoding": "br",
      "if-none-match": `"other", ${headers.etag}`,
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(headers.etag)
    expect((await get("/faq", { "if-none-match": '"other"' })).status).toBe(200)
  })

  it("may be cached by a proxy for a second, and varies by cookie", async () => {
    const { headers } = await cached("/terms-and-conditions")
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=1, stale-while-revalidate=\d+$/)
    expect(headers.vary).toBe("accept-encoding, cookie")
  })

  it("has its Content-Length in the response to HEAD", async () => {
    const page = await cached("/about")
    const head = await get("/about", {}, "HEAD")
    expect([head.status, head.headers["content-length"]]).toEqual([200, String(page.bytes.length)])
  })

  it("is rendered again for a visitor with a language cookie", async () => {
    await cached("/about")
    const translated = await get("/about", { cookie: "translate=de" })
    expect(translated.headers.etag).toBeUndefined()
    expect(translated.headers["cache-control"]).toBe("private, no-cache")
  })

  it.each([
    "/home?q=van",
    "/contact?sent=unknown",
    "/carlist?q=van",
    "/carlist?from=2099-01-10T09:00&to=2099-01-20T09:00",
  ])("is not cached with a query such as in %s", async (path) => {
    await get(path)
    await get("/about")
    const { headers } = await get(path)
    expect(headers.etag).toBeUndefined()
  })
})

describe("a page with a form", () => {
  const VAN_PATH = "/cars/toyota-kdh-hi-roof-van-14-seater"
  it.each(["/home", "/contact", VAN_PATH])(
    "%s is rendered for each request, with a token of its own",
    async (path) => {
      const first = await get(path)
      const second = await get(path)
      const tokens = [first, second].map(({ bytes }) => tokenIn(bytes.toString()))
      expect(tokens[0]).toBeTruthy()
      expect(tokens[0]).not.toBe(tokens[1])
      expect(first.headers["cache-control"]).toBe("private, no-cache")
      expect(first.headers.etag).toBeUndefined()
    },
  )

  it("accepts its token, and does not show the answers to another visitor", async () => {
    const token = tokenIn((await get("/contact")).bytes.toString())
    expect((await post(`${site.url}/contact`, { ...CONTACT, form_token: token })).status).toBe(303)
    const wrong = await post(`${site.url}/contact`, { ...CONTACT, email: "zebulon", form_token: token })
    expect(wrong.status).toBe(422)
    expect((await get("/contact")).bytes.toString()).not.toContain(CONTACT.name)
  })
})

describe("a change in the catalogue", () => {
  it("is visible to the next request", async () => {
    await cached("/carlist")
    changeCatalogue("update vehicles set name = 'Suzuki Nimbus' where id = 'suzuki-alto-800-manual'")
    expect((await get("/carlist")).bytes.toString()).toContain("Suzuki Nimbus")
  })

  it("is visible on a page with a form as well", async () => {
    const path = "/cars/suzuki-jimny-sierra-4x4"
    await get(path)
    changeCatalogue("update vehicles set name = 'Suzuki Cirrus' where id = 'suzuki-jimny-sierra-4x4'")
    expect((await get(path)).bytes.toString()).toContain("Suzuki Cirrus")
  })
})

describe("a site with WARM_UP", () => {
  it("is ready once its pages are rendered and cached", async () => {
    const warmSite = await openSite({ WARM_UP: "yes", METRICS_PORT: "0" })
    try {
      await expect.poll(async () => (await fetch(`${warmSite.url}/readyz`)).status, POLLING).toBe(200)
      const metrics = await readMetrics(await metricsUrl(warmSite))
      expect(metrics.get("rental_cached_pages")).toBeGreaterThan(50)
    } finally {
      await warmSite.remove()
    }
  })
})
