import { request } from "node:http"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PATIENCE } from "#tests/support/patience.ts"
import { type Site, startSite } from "#tests/support/site.ts"

let site: Site
let db: DatabaseSync
beforeAll(async () => {
  site = await startSite()
  db = new DatabaseSync(join(site.dataDir, "rental.db"))
})
afterAll(async () => {
  db.close()
  await site.remove()
})

type Answer = { status: number; headers: Record<string, string | undefined>; bytes: Buffer }

/** Not `fetch`, which hides how an answer was compressed. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(site.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer["headers"],
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    asked.on("error", reject)
    asked.end()
  })
}

/** A page is kept a moment after it was first made: when all its encodings are there. */
async function kept(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  await expect.poll(async () => (await get(path)).headers.etag, PATIENCE).toBeDefined()
  return get(path, headers)
}

const changeCatalogue = (change: string) =>
  db.exec(
    `begin; ${change}; update meta set value = '${crypto.randomUUID()}' where key = 'catalogue_version'; commit`,
  )

describe("a page that is the same for everybody", () => {
  it("says the same in every encoding", async () => {
    const plain = (await kept("/rent-a-car-to-ella")).bytes.toString()
    const br = await kept("/rent-a-car-to-ella", { "accept-encoding": "gzip, br" })
    const gzip = await kept("/rent-a-car-to-ella", { "accept-encoding": "gzip, br;q=0" })
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"])
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain)
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain)
    expect(plain).toContain("</html>")
  })

  it("is not sent to a browser that has it", async () => {
    const { headers } = await kept("/faq", { "accept-encoding": "br" })
    const again = await get("/faq", {
      "accept-encoding": "br",
      "if-none-match": `"other", W/${headers.etag}`,
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(headers.etag)
    const otherEncoding = await get("/faq", { "if-none-match": headers.etag ?? "" })
    expect(otherEncoding.status).toBe(200)
  })

  it("may stand in a proxy's cache for a moment, and differs by cookie", async () => {
    const { headers } = await kept("/terms-and-conditions")
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=1, stale-while-revalidate=\d+$/)
    expect(headers.vary).toBe("accept-encoding, cookie, save-data")
  })

  it("tells its length and no more where only that is asked", async () => {
    const page = await kept("/about")
    const head = await get("/about", {}, "HEAD")
    expect([head.status, head.headers["content-length"]]).toEqual([200, String(page.bytes.length)])
  })

  it("is made anew in the language that a visitor asked for", async () => {
    await kept("/about")
    const translated = await get("/about", { cookie: "translate=de" })
    expect(translated.headers.etag).toBeUndefined()
    expect(translated.headers["content-security-policy"]).toContain("nonce-")
  })

  it.each(["/home", "/contact", "/cars/suzuki-jimny-sierra-4x4", "/carlist?q=van"])(
    "is not %s",
    async (path) => {
      await get(path)
      await get("/about")
      expect((await get(path)).headers.etag).toBeUndefined()
    },
  )
})

describe("a change in the catalogue", () => {
  it("is seen by the next request", async () => {
    await kept("/carlist")
    changeCatalogue("update vehicles set name = 'Suzuki Nimbus' where id = 'suzuki-alto-800-manual'")
    expect((await get("/carlist")).bytes.toString()).toContain("Suzuki Nimbus")
  })
})
