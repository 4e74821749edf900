import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"

// Addresses that answer 200 have an end: each page has one spelling, and what is not there says so.

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init })

describe("another spelling of a page's path", () => {
  it.each([
    ["/HOME", "/home"],
    ["/about/", "/about"],
    ["/%61bout", "/about"],
    ["/carlist/VANS?page=1", "/carlist/vans?page=1"],
    ["/Rent-A-Car-To-Kandy", "/rent-a-car-to-kandy"],
    ["/FAQ/?utm_source=x", "/faq?utm_source=x"],
    ["//evil.example//", "/evil.example"],
  ])("%s leads to %s for good", async (asked, address) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask(asked, { method })
      expect(answer.status).toBe(301)
      expect(answer.headers.get("location")).toBe(address)
    }
  })

  it("still takes a form, which a redirect would lose", async () => {
    const answer = await ask("/Contact/", {
      method: "POST",
      headers: { origin: site.url },
      body: new URLSearchParams({ name: "Ann" }),
    })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="Ann"')
  })

  it("is left to the office where it is one of the office: its one-time links have capitals", async () => {
    expect((await ask("/office/welcome/AbC")).status).not.toBe(301)
  })
})

it.each(["/carlist/xyz", "/carlist/zz-nothing-1", "/cars/xyz", "/xyz", "/carlist?page=99"])(
  "%s is not there",
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

it("made-up categories and page numbers are not kept", async () => {
  const withEtag: string[] = []
  for (let round = 0; round < 3; round++)
    for (const path of ["/carlist/x1", "/about?page=5", "/faq?page=77", "/gallery?page=3"])
      if ((await ask(path)).headers.has("etag")) withEtag.push(path)
  expect(withEtag).toEqual([])
})
