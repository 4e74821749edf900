import { request } from "node:http"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PATIENCE } from "#tests/support/patience.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { CONTACT, post } from "./browser.ts"

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
    expect(headers.vary).toBe("accept-encoding, cookie")
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

  it.each([
    "/home?q=van",
    "/contact?sent=unknown",
    "/carlist?q=van",
    "/carlist?from=2099-01-10T09:00&to=2099-01-20T09:00",
  ])("is not %s", async (path) => {
    await get(path)
    await get("/about")
    const { headers } = await get(path)
    expect(headers.etag).toBeUndefined()
    expect(headers["content-security-policy"]).toContain("nonce-")
  })
})

const READ = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
type Encoding = keyof typeof READ

/** A page that was kept ends in the token of its form; one that was made anew has scripts behind it. */
async function keptWithForm(path: string, encoding: Encoding, headers: Record<string, string> = {}) {
  const found = Promise.withResolvers<Answer & { html: string; token: string }>()
  const look = async () => {
    const answer = await get(path, { "accept-encoding": encoding, ...headers })
    const html = READ[encoding](answer.bytes).toString()
    const [, token] = /name="form_token" value="([^"]+)"\/><\/body><\/html>$/.exec(html) ?? []
    if (token !== undefined) found.resolve({ ...answer, html, token })
    return token
  }
  await expect.poll(look, PATIENCE).toBeDefined()
  return found.promise
}

describe("a page with a form", () => {
  const VAN = "/cars/toyota-kdh-hi-roof-van-14-seater"

  it.each([
    ["/home", "br"],
    ["/home", "identity"],
    ["/contact", "gzip"],
    [VAN, "br"],
    [VAN, "gzip"],
  ] as const)("%s is kept but for the token, in %s", async (path, encoding) => {
    const first = await keptWithForm(path, encoding)
    const second = await keptWithForm(path, encoding)
    expect(first.token).not.toBe(second.token)
    expect(first.html.match(/form_token/g)).toHaveLength(1)
    expect(first.headers["content-length"]).toBe(String(first.bytes.length))
    expect(first.headers["content-security-policy"]).not.toContain("nonce-")
  })

  it("is kept by no cache but ours", async () => {
    const { headers } = await keptWithForm("/home", "br")
    expect(headers["cache-control"]).toBe("private, no-cache")
    expect(headers.etag).toBeUndefined()
  })

  it("tells its length and no more where only that is asked", async () => {
    const { bytes } = await keptWithForm("/contact", "identity")
    const head = await get("/contact", {}, "HEAD")
    expect([head.bytes.length, head.headers["content-length"]]).toEqual([0, String(bytes.length)])
  })

  it("can be sent with the token that it came with, and is kept without what was sent", async () => {
    const { token } = await keptWithForm("/contact", "br")
    expect((await post(`${site.url}/contact`, { ...CONTACT, form_token: token })).status).toBe(303)
    const wrong = await post(`${site.url}/contact`, { ...CONTACT, email: "zebulon", form_token: token })
    expect(wrong.status).toBe(422)
    expect((await keptWithForm("/contact", "br")).html).not.toContain(CONTACT.name)
  })
})

describe("a change in the catalogue", () => {
  it("is seen by the next request", async () => {
    await kept("/carlist")
    changeCatalogue("update vehicles set name = 'Suzuki Nimbus' where id = 'suzuki-alto-800-manual'")
    expect((await get("/carlist")).bytes.toString()).toContain("Suzuki Nimbus")
  })

  it("is seen on a page with a form as well", async () => {
    const path = "/cars/suzuki-jimny-sierra-4x4"
    await keptWithForm(path, "br")
    changeCatalogue("update vehicles set name = 'Suzuki Cirrus' where id = 'suzuki-jimny-sierra-4x4'")
    expect((await get(path)).bytes.toString()).toContain("Suzuki Cirrus")
  })
})
