import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { openSite, type Site } from "#tests/support/site.ts"

// The number of URLs that answer 200 is finite: each page has one spelling, and everything else is a redirect or 404.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

const sendRequest = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: "manual", ...init })

describe("another spelling of a page's path", () => {
  it.each([
    ["/HOME", "/home"],
    ["/about/", "/about"],
    ["/%61bout", "/about"],
    ["/carlist/VANS?page=1", "/carlist/vans?page=1"],
    ["/Rent-A-Car-To-Kandy", "/rent-a-car-to-kandy"],
    ["/FAQ/?utm_source=x", "/faq?utm_source=x"],
    ["//evil.example//", "/evil.example"],
  ])("%s redirects to %s permanently", async (path, canonical) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await sendRequest(path, { method })
      expect(response.status).toBe(301)
      expect(response.headers.get("location")).toBe(canonical)
    }
  })

  it("accepts a form, which a redirect would lose", async () => {
    const response = await sendRequest("/Contact/", {
      method: "POST",
      headers: { origin: site.url },
      body: new URLSearchParams({ name: "Ann" }),
    })
    expect(response.status).toBe(422)
    expect(viewOf(await response.text()).value("name")).toBe("Ann")
  })

  it("is not redirected in the office, whose one-time links contain capitals", async () => {
    expect((await sendRequest("/office/welcome/AbC")).status).not.toBe(301)
  })
})

it.each(["/carlist/xyz", "/carlist/zz-nothing-1", "/cars/xyz", "/xyz", "/carlist?page=99"])(
  "%s answers 404",
  async (path) => {
    expect((await sendRequest(path)).status).toBe(404)
  },
)

it("invented categories and page numbers are not cached", async () => {
  const withEtag: string[] = []
  for (let round = 0; round < 3; round++)
    for (const path of ["/carlist/x1", "/about?page=5", "/faq?page=77", "/gallery?page=3"])
      if ((await sendRequest(path)).headers.has("etag")) withEtag.push(path)
  expect(withEtag).toEqual([])
})
