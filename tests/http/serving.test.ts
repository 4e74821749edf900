import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parseDocument } from "#tests/support/document.ts"
import { type Site, startSite } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" })

describe("the start", () => {
  it("prints one line with the site's URL", () => {
    expect(site.output()).toContain(`Rent Car Service is open at ${site.url}`)
  })

  it("is reported by /healthz and /readyz", async () => {
    expect((await get("/healthz")).status).toBe(200)
    expect((await get("/readyz")).status).toBe(200)
  })

  it("fails with the name of a wrong setting", async () => {
    await expect(startSite({ PORT: "eighty" })).rejects.toThrow(/PORT: write a whole number from 0 to 65535/)
  })

  it("creates a data folder that no other user of the machine can read", async () => {
    const parent = await mkdtemp(join(tmpdir(), "rental-around-"))
    const other = await startSite({ DATA_DIR: join(parent, "data") })
    await other.remove()
    const { mode } = await stat(join(parent, "data"))
    await rm(parent, { recursive: true })
    expect(mode & 0o777).toBe(0o700)
  })

  it("loads the production build of React, even with NODE_ENV=development", async () => {
    const coverageFolder = await mkdtemp(join(tmpdir(), "rental-loaded-"))
    const other = await startSite({ NODE_ENV: "development", NODE_V8_COVERAGE: coverageFolder })
    await other.remove()
    const [report = ""] = await readdir(coverageFolder)
    const loaded = await readFile(join(coverageFolder, report), "utf8")
    await rm(coverageFolder, { recursive: true })
    expect(loaded).toContain("react-dom-server.node.production.js")
    expect(loaded).not.toMatch(/react[\w./-]*\.development\.js/)
  })
})

describe("every page", () => {
  it("is compressed if the client accepts it", async () => {
    expect((await get("/home", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip")
    expect((await get("/home", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull()
  })
})

describe("files", () => {
  it("are immutable and compressed in assets/", async () => {
    const html = await (await get("/home")).text()
    const asset = parseDocument(html).querySelector('link[rel="stylesheet"]')?.getAttribute("href") ?? ""
    const response = await get(asset, { "accept-encoding": "br" })
    expect(response.headers.get("cache-control")).toContain("immutable")
    expect(response.headers.get("content-encoding")).toBe("br")
  })

  it("are SVG for vehicles, with a policy that forbids scripts", async () => {
    const response = await get("/images/vehicles/toyota-premio-g-superior-side.svg")
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8")
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
  })

  it.each(["/../package.json", "/..%2fpackage.json", "/.env", "/images/vehicles/"])(
    "do not include %s",
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe("the root", () => {
  it("redirects to /home with its query", async () => {
    const response = await get("/?q=axio")
    expect([response.status, response.headers.get("location")]).toEqual([301, "/home?q=axio"])
  })
})
