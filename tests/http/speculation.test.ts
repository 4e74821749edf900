import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const RULES = '"/speculation-rules.json"'

const rulesNamed = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers })
  await response.body?.cancel()
  return response.headers.get("speculation-rules")
}

describe("a page", () => {
  it.each(["/home", "/cars/toyota-premio-g-superior", "/faq", "/no/such/page"])(
    "%s leads to the rules",
    async (path) => {
      expect(await rulesNamed(path)).toBe(RULES)
      expect(await rulesNamed(path)).toBe(RULES)
    },
  )

  it("does not for a visitor who saves data, whether it is kept or made anew", async () => {
    expect(await rulesNamed("/contact", { "save-data": "on" })).toBeNull()
    expect(await rulesNamed("/about", { "save-data": "on" })).toBeNull()
    await expect.poll(async () => (await fetch(`${site.url}/about`)).headers.get("etag")).not.toBeNull()
    expect(await rulesNamed("/about", { "save-data": "on" })).toBeNull()
    expect(await rulesNamed("/about")).toBe(RULES)
  })
})

describe("the rules", () => {
  it("are of the type that a browser asks for", async () => {
    const { status, headers } = await fetch(`${site.url}/speculation-rules.json`)
    expect([status, headers.get("content-type")]).toEqual([200, "application/speculationrules+json"])
  })

  it.each([
    ["/home", "prefetch"],
    ["/cars/toyota-premio-g-superior", "prefetch"],
    ["/carlist", "prefetch"],
    ["/carlist/vans", "prefetch"],
    ["/contact", "prefetch"],
    ["/faq", "prerender"],
    ["/rent-a-car-to-ella", "prerender"],
    ["/rent-a-car-sri-lanka", "prerender"],
  ] as const)("let %s be fetched ahead: %s", async (path, most) => {
    expect(await reached(path)).toEqual(most === "prerender" ? ["prefetch", "prerender"] : ["prefetch"])
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
  ])("do not let %s", async (address) => expect(await reached(address)).toEqual([]))
})

type Rule = { where: { and: [{ href_matches: URLPatternInit[] }, ...unknown[]] } }

/** The ways in which the rules reach an address, as a browser reads patterns: against the address of the rules. */
async function reached(address: string): Promise<string[]> {
  const rules = (await (await fetch(`${site.url}/speculation-rules.json`)).json()) as Record<string, Rule[]>
  const url = new URL(address, site.url).href
  return Object.entries(rules).flatMap(([way, list]) => {
    const patterns = list.flatMap(({ where }) => where.and[0].href_matches)
    const matches = patterns.some((pattern) => new URLPattern({ ...pattern, baseURL: site.url }).test(url))
    return matches ? [way] : []
  })
}
