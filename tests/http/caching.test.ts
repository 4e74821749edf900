import { afterAll, beforeAll, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const cacheControl = async (path: string, init: RequestInit = {}) =>
  (await fetch(site.url + path, { redirect: "manual", ...init })).headers.get("cache-control")

it.each(["/home?q=axio", "/nowhere", "/carlist/xyz"])(
  "%s, which is not cached, is one visitor's, with GET and HEAD",
  async (path) => {
    expect(await cacheControl(path)).toBe("private, no-cache")
    expect(await cacheControl(path, { method: "HEAD" })).toBe("private, no-cache")
  },
)

it("robots.txt says how long it lasts, each time", async () => {
  for (const method of ["HEAD", "GET", "GET", "HEAD"])
    expect(await cacheControl("/robots.txt", { method })).toBe("public, max-age=3600")
})

it("an answer to a form is stored nowhere: it may show what was typed", async () => {
  const headers = { origin: site.url }
  const body = new URLSearchParams({ name: "Ann" })
  expect(await cacheControl("/contact", { method: "POST", headers, body })).toBe("no-store")
})

it.each([
  ["/favicon.ico", "image/x-icon"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8"],
])("the icon %s says what it is, and may be fetched again after a day", async (path, type) => {
  const { status, headers } = await fetch(site.url + path)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe(type)
  expect(headers.get("cache-control")).toContain("max-age=86400")
})
