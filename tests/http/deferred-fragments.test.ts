import { type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"
import { brotliDecompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { parseDocument, viewOf } from "#tests/support/document.ts"
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

/** Not `fetch`, which hides content and transfer encodings. */
function sendRequest(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      site.url + path,
      { headers: { "user-agent": BROWSER, ...headers } },
      resolve,
    )
    clientRequest.on("error", reject).end()
  })
}

// This test is first, because the list of vehicles is cached afterwards.
it("a list whose vehicles are late is no-store", async () => {
  host.setBehaviour("all", { kind: "slow", ms: 400 })
  const response = await sendRequest("/carlist/vans")
  expect(await text(response)).toContain("data-late")
  expect(response.headers["cache-control"]).toBe("no-store")
})

describe("a page without deferred fragments", () => {
  beforeAll(() => host.setBehaviour("all", { kind: "normal" }))

  it("is sent whole, with a Content-Length", async () => {
    const response = await sendRequest("/home")
    const html = await text(response)
    expect(response.headers["content-length"]).toBe(String(Buffer.byteLength(html)))
    expect(response.headers.vary).toBe("accept-encoding")
    expect(html).not.toContain("data-late")
    expect(html).toMatch(/<\/html>$/)
  })

  it("is compressed whole, with Brotli and gzip", async () => {
    const brotli = await sendRequest("/faq", { "accept-encoding": "gzip, br" })
    expect([brotli.headers["content-encoding"], brotli.headers["transfer-encoding"]]).toEqual([
      "br",
      undefined,
    ])
    const html = brotliDecompressSync(Buffer.concat(await brotli.toArray())).toString()
    expect(html).toMatch(/<\/html>$/)
    expect((await sendRequest("/faq", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe(
      "gzip",
    )
  })
})

// Each test uses another vehicle, because the host's responses are cached.
describe("a page with a deferred fragment", () => {
  beforeAll(() => host.setBehaviour("all", { kind: "slow", ms: 400 }))

  it("is sent at once with a loading message and the script that fetches the rest", async () => {
    const html = await text(await sendRequest("/cars/toyota-corolla-141"))
    expect(html).toContain("Loading...")
    expect(viewOf(html).one('[data-fragment="vehicle"]').dataset.late).toBe("true")
    const scripts = [...parseDocument(html).scripts].map((script) => script.getAttribute("src"))
    expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/start-[\w-]+\.js$/))
    expect(html).not.toContain("form_token")
  })

  it("is complete, with its form's token, with ?wait=1", async () => {
    const html = await text(await sendRequest("/cars/toyota-prius-hybrid-s?wait=1"))
    const view = viewOf(html)
    expect(html).not.toContain("Loading...")
    expect(view.getByRole("heading", { level: 1 }).textContent).toBe("Toyota Prius Hybrid S")
    expect(view.all('[name="form_token"]')).toHaveLength(1)
  })

  it("is complete for a robot", async () => {
    const html = await text(await sendRequest("/cars/honda-grace-hybrid-ex", { "user-agent": ROBOT }))
    expect(html).not.toContain("data-late")
    expect(viewOf(html).getByRole("heading", { level: 1 }).textContent).toBe("Honda Grace Hybrid EX")
  })

  it("logs no error when its visitor disconnects", async () => {
    const response = await sendRequest("/cars/toyota-vitz-1-0-f?wait=1").catch(() => null)
    response?.destroy()
    expect(await text(await sendRequest("/cars/mercedes-benz-e-200?wait=1"))).toContain("</html>")
    expect(site.output()).not.toContain("page failed to render")
  })
})
