import { type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"
import { brotliDecompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { type Site, startSite } from "#tests/support/site.ts"

const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36"
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1)"
/** What React puts into a page to set a late part in its place. */
const LATE_PART = "$RC("

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

describe("a page for which nothing is late", () => {
  beforeAll(() => host.setMood("all", { kind: "well" }))

  it("is sent in one piece, with its length, and nothing in it is put in place by a script", async () => {
    const answer = await ask("/home")
    const html = await text(answer)
    expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(html)))
    expect(answer.headers.vary).toBe("accept-encoding")
    expect(html).not.toContain(LATE_PART)
    expect(html).toContain("streamController.close()")
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

// Each page is of another vehicle: the answers of the host are remembered for a while.
describe("a page with a late part", () => {
  beforeAll(() => host.setMood("all", { kind: "slow", ms: 400 }))

  it.each([
    ["identity", "/cars/toyota-premio-g-superior"],
    ["br", "/cars/toyota-axio-hybrid-g"],
    ["gzip", "/cars/suzuki-alto-800-manual"],
  ])("is seen as it grows, as %s", async (encoding, path) => {
    const answer = await ask(path, { "accept-encoding": encoding })
    expect(answer.headers["content-length"]).toBeUndefined()
    let pieces = 0
    for await (const _ of answer) pieces++
    expect(pieces).toBeGreaterThan(1)
  })

  it("says that it waits, and ends with what it waited for", async () => {
    const html = await text(await ask("/cars/toyota-corolla-141"))
    expect(html).toContain("Loading...")
    expect(html.indexOf(LATE_PART)).toBeGreaterThan(html.indexOf("Loading..."))
    expect(html).toContain("Toyota Corolla 141</h1>")
  })

  it("has the token of its form, which came after the page had begun", async () => {
    const html = await text(await ask("/cars/toyota-prius-hybrid-s"))
    expect(html).toContain(LATE_PART)
    expect(html.match(/<input [^>]*form="reserve"[^>]* name="form_token" value="[^"]+"\/>/g)).toHaveLength(1)
  })

  it("is given to a robot when it is whole", async () => {
    const html = await text(await ask("/cars/honda-grace-hybrid-ex", { "user-agent": ROBOT }))
    expect(html).not.toContain(LATE_PART)
    expect(html).toContain("Honda Grace Hybrid EX</h1>")
  })

  it("is let go of when its visitor leaves: nothing is told as a fault, and the next is answered", async () => {
    const answer = await ask("/cars/toyota-vitz-1-0-f")
    await new Promise((resolve) => answer.once("data", resolve))
    answer.destroy()
    expect(await text(await ask("/cars/mercedes-benz-e-200"))).toContain("</html>")
    expect(site.output()).not.toContain("a page failed")
  })
})
