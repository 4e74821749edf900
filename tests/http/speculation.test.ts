import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSite, type Site } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

it.each(["/home", "/cars/toyota-premio-g-superior", "/faq", "/no/such/page"])(
  "%s has the header of the speculation rules, also from the cache",
  async (path) => {
    for (let times = 0; times < 2; times++) {
      const { headers } = await fetch(site.url + path)
      expect(headers.get("speculation-rules")).toBe('"/speculation-rules.json"')
    }
  },
)

it("a page of the office has no speculation rules", async () => {
  expect((await fetch(`${site.url}/office/sign-in`)).headers.has("speculation-rules")).toBe(false)
})

describe("the rules", () => {
  it.each([
    ["/home", "prefetch"],
    ["/cars/toyota-premio-g-superior", "prefetch"],
    ["/carlist", "prefetch"],
    ["/carlist/vans", "prefetch"],
    ["/contact", "prefetch"],
    ["/faq", "prerender"],
    ["/rent-a-car-to-ella", "prerender"],
    ["/rent-a-car-sri-lanka", "prerender"],
  ] as const)("allow for %s: %s", async (path, strongestAction) => {
    expect(await actionsFor(path)).toEqual(
      strongestAction === "prerender" ? ["prefetch", "prerender"] : ["prefetch"],
    )
  })

  it.each([
    "/home?translate=de",
    "/carlist?search=axio",
    "/fleet.json",
    "/licences/ofl-anek.txt",
    "/images/vehicles/suzuki-alto-japan-auto-side.svg",
    "/healthz",
    "https://www.openstreetmap.org/home",
    "https://wa.me/94112345678",
    "mailto:someone@example.com",
    "tel:+94112345678",
  ])("do not match %s", async (url) => expect(await actionsFor(url)).toEqual([]))
})

type Rule = { where: { and: [{ href_matches: URLPatternInit[] }, ...unknown[]] } }

/** The actions whose patterns match a URL. As in a browser, patterns are relative to the page's URL. */
async function actionsFor(target: string): Promise<string[]> {
  const response = await fetch(`${site.url}/speculation-rules.json`)
  expect(response.headers.get("content-type")).toBe("application/speculationrules+json")
  const rules = (await response.json()) as Record<string, Rule[]> // the format of the site's rules
  const url = new URL(target, site.url).href
  return Object.entries(rules).flatMap(([action, list]) => {
    const patterns = list.flatMap(({ where }) => where.and[0].href_matches)
    const matches = patterns.some((pattern) => new URLPattern({ ...pattern, baseURL: site.url }).test(url))
    return matches ? [action] : []
  })
}
