import { once } from "node:events"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { connect } from "node:net"
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

  it("finishes at a stop signal", async () => {
    const other = await startSite()
    expect(await other.stop()).toBe(0)
    await other.remove()
  })
})

it("a stop waits for no visitor for ever: a form that never ends is cut off, and the rest is put in order", async () => {
  const other = await startSite()
  const { hostname, port } = new URL(other.url)
  const stalled = connect(Number(port), hostname, () => stalled.write(HALF_A_FORM))
  const cut = once(stalled, "close")
  await once(stalled, "ready")
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200)
  expect(await other.stop()).toBe(0)
  await cut
  await other.remove()
}, 30_000)

const HALF_A_FORM =
  "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname="

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
    expect(response.headers.get("content-type")).toBe("image/svg+xml")
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
