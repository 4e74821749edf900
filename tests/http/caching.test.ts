import { afterAll, beforeAll, expect, it } from "vitest"
import { openSite, type Site } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

const cacheControl = async (path: string, init: RequestInit = {}) =>
  (await fetch(site.url + path, { redirect: "manual", ...init })).headers.get("cache-control")

it.each(["/home?q=axio", "/nowhere", "/carlist/xyz"])(
  "%s, which is not cached, is private, with GET and HEAD",
  async (path) => {
    expect(await cacheControl(path)).toBe("private, no-cache")
    expect(await cacheControl(path, { method: "HEAD" })).toBe("private, no-cache")
  },
)

it("robots.txt has the same Cache-Control on every request", async () => {
  for (const method of ["HEAD", "GET", "GET", "HEAD"])
    expect(await cacheControl("/robots.txt", { method })).toBe("public, max-age=3600")
})

it("the response to a form is no-store, because it may show the answers", async () => {
  const headers = { origin: site.url }
  const body = new URLSearchParams({ name: "Ann" })
  expect(await cacheControl("/contact", { method: "POST", headers, body })).toBe("no-store")
})

it.each([
  ["/favicon.ico", "image/x-icon"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8"],
])("the icon %s has its media type, and is cached for a day", async (path, type) => {
  const { status, headers } = await fetch(site.url + path)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe(type)
  expect(headers.get("cache-control")).toContain("max-age=86400")
})
