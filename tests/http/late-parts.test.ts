import { type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"
import { brotliDecompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { type Site, startSite } from "#tests/support/site.ts"

const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36"
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1)"
const host = new AdminHostFake()
let site: Site
beforeAll(async () => {
  site = await startSite({ ADMIN_HOST: await host.start() })
})
afterAll(async () => {
  await site.remove()
  await host.stop()
})

/** Not `fetch`, which hides how an answer was compressed and where its pieces end. */
function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(site.url + path, { headers: { "user-agent": BROWSER, ...headers } }, resolve)
    asked.on("error", reject).end()
  })
}

// First, because the list of vehicles is cached for a while.
it("a list whose vehicles are late is stored by no cache", async () => {
  host.setMood("all", { kind: "slow", ms: 400 })
  const answer = await ask("/carlist/vans")
  expect(await text(answer)).toContain("data-late")
  expect(answer.headers["cache-control"]).toBe("no-store")
})

describe("a page for which nothing is late", () => {
  beforeAll(() => host.setMood("all", { kind: "well" }))

  it("is sent in one piece, with its length", async () => {
    const answer = await ask("/home")
    const html = await text(answer)
    expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(html)))
    expect(answer.headers.vary).toBe("accept-encoding")
    expect(html).not.toContain("data-late")
    expect(html).toMatch(/<\/html>$/)
  })

  it("is compressed whole, the same in every encoding", async () => {
    const brotli = await ask("/faq", { "accept-encoding": "gzip, br" })
    expect([brotli.headers["content-encoding"], brotli.headers["transfer-encoding"]]).toEqual([
      "br",
      undefined,
    ])
    const html = brotliDecompressSync(Buffer.concat(await brotli.toArray())).toString()
    expect(html).toMatch(/<\/html>$/)
    expect((await ask("/faq", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip")
  })
})

// Each page is of another vehicle: the answers of the host are cached for a while.
describe("a page with a late part", () => {
  beforeAll(() => host.setMood("all", { kind: "slow", ms: 400 }))

  it("is sent at once, says that it waits, and brings the script that fetches the rest", async () => {
    const html = await text(await ask("/cars/toyota-corolla-141"))
    expect(html).toContain("Loading...")
    expect(html).toContain('data-part="vehicle" data-late="true"')
    expect(html).toMatch(/<script [^>]*src="\/assets\/start-[^"]+\.js"/)
    expect(html).not.toContain("form_token")
  })

  it("is whole, with the token of its form, when it is asked for whole", async () => {
    const html = await text(await ask("/cars/toyota-prius-hybrid-s?wait=1"))
    expect(html).not.toContain("Loading...")
    expect(html).toContain("Toyota Prius Hybrid S</h1>")
    expect(html.match(/name="form_token"/g)).toHaveLength(1)
  })

  it("is given to a robot when it is whole", async () => {
    const html = await text(await ask("/cars/honda-grace-hybrid-ex", { "user-agent": ROBOT }))
    expect(html).not.toContain("data-late")
    expect(html).toContain("Honda Grace Hybrid EX</h1>")
  })

  it("logs no failure when its visitor leaves", async () => {
    const answer = await ask("/cars/toyota-vitz-1-0-f?wait=1").catch(() => null)
    answer?.destroy()
    expect(await text(await ask("/cars/mercedes-benz-e-200?wait=1"))).toContain("</html>")
    expect(site.output()).not.toContain("page failed to render")
  })
})
