import { hash } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** The rules in a page, and whether its policy lets a browser read them. */
async function rulesIn(path: string) {
  const response = await fetch(site.url + path)
  const [, nonce, rules = ""] = SPECULATION.exec(await response.text()) ?? []
  const source = nonce === undefined ? `sha256-${hash("sha256", rules, "base64")}` : `nonce-${nonce}`
  const policy = response.headers.get("content-security-policy") ?? ""
  return { rules, isAllowed: policy.includes(`'${source}'`), isKept: nonce === undefined }
}

const SPECULATION = /<script type="speculationrules"(?: nonce="([^"]+)")?>([^<]+)<\/script>/

describe("a page", () => {
  it.each(["/home", "/cars/toyota-premio-g-superior", "/faq", "/no/such/page"])(
    "%s has the rules, as every page, and its policy allows them",
    async (path) => {
      const { rules } = await rulesIn("/about")
      expect(await rulesIn(path)).toMatchObject({ rules, isAllowed: true })
    },
  )

  it("allows them when it is kept as when it was made", async () => {
    await expect.poll(async () => (await rulesIn("/faq")).isKept).toBe(true)
    expect(await rulesIn("/faq")).toMatchObject({ isAllowed: true })
    expect(await rulesIn("/home?to=ella")).toMatchObject({ isAllowed: true, isKept: false })
  })
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

/** The ways in which the rules reach an address, as a browser reads patterns: against the address of the page. */
async function reached(address: string): Promise<string[]> {
  const rules = JSON.parse((await rulesIn("/about")).rules) as Record<string, Rule[]>
  const url = new URL(address, site.url).href
  return Object.entries(rules).flatMap(([way, list]) => {
    const patterns = list.flatMap(({ where }) => where.and[0].href_matches)
    const matches = patterns.some((pattern) => new URLPattern({ ...pattern, baseURL: site.url }).test(url))
    return matches ? [way] : []
  })
}
