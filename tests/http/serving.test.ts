import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" })

describe("the start", () => {
  it("says in one clear line where the site is", () => {
    expect(site.output()).toContain(`Rent Car Service is open at ${site.url}`)
  })

  it("is told by /healthz and /readyz", async () => {
    expect((await get("/healthz")).status).toBe(200)
    expect((await get("/readyz")).status).toBe(200)
  })

  it("is stopped by a wrong setting, which is named", async () => {
    await expect(startSite({ PORT: "eighty" })).rejects.toThrow(/PORT: write a whole number from 0 to 65535/)
  })

  it("makes a data folder that nobody else on the machine can look into", async () => {
    const around = await mkdtemp(join(tmpdir(), "rental-around-"))
    const other = await startSite({ DATA_DIR: join(around, "data") })
    await other.remove()
    const { mode } = await stat(join(around, "data"))
    await rm(around, { recursive: true })
    expect(mode & 0o777).toBe(0o700)
  })

  it("loads React as it is made for production, whatever the environment says", async () => {
    const seen = await mkdtemp(join(tmpdir(), "rental-loaded-"))
    const other = await startSite({ NODE_ENV: "development", NODE_V8_COVERAGE: seen })
    await other.remove()
    const [report = ""] = await readdir(seen)
    const loaded = await readFile(join(seen, report), "utf8")
    await rm(seen, { recursive: true })
    expect(loaded).toContain("react-dom-server.node.production.js")
    expect(loaded).not.toMatch(/react[\w./-]*\.development\.js/)
  })
})

describe("every page", () => {
  it("comes compressed to those who can read it", async () => {
    expect((await get("/home", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip")
    expect((await get("/home", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull()
  })
})

describe("files", () => {
  it("in assets/ may be kept for a year", async () => {
    const html = await (await get("/home")).text()
    const asset = /\/assets\/[\w.-]+\.css/.exec(html)?.[0]
    const response = await get(asset ?? "", { "accept-encoding": "br" })
    expect(response.headers.get("cache-control")).toContain("immutable")
    expect(response.headers.get("content-encoding")).toBe("br")
  })

  it("are pictures of the vehicles, which run nothing when they are opened", async () => {
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
  it("leads home, and takes the question along", async () => {
    const response = await get("/?q=axio")
    expect([response.status, response.headers.get("location")]).toEqual([301, "/home?q=axio"])
  })
})
