import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as vehicle from "#app/site/vehicle/route.tsx"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { controlValue, readable, tagsWith, unescaped } from "#tests/support/markup.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as listing from "./route.tsx"

// The tests' clock stands at 21 November 2026, 9:00 am in Sri Lanka.
const DATES = "from=2027-01-10T09:00&to=2027-01-27T09:00"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (address: string, catalogue: Catalogue = site.ports.catalogue) => {
  const screen = address.startsWith("/cars/")
    ? (["/cars/:slug", vehicle] as const)
    : (["/carlist/:slug?", listing] as const)
  return visit({ ...site.ports, catalogue }, screen, new Request(`https://www.example.lk${address}`))
}

const linksIn = (html: string, start: string) =>
  tagsWith(html, `href="${start}`).map((tag) => unescaped(/href="([^"]*)"/.exec(tag)?.[1] ?? ""))

describe("a list with dates", () => {
  it("shows the total of each vehicle for them, beside its price list", async () => {
    const { html } = await open(`/carlist/vans?${DATES}`)
    const van = html.split("<li").find((cell) => cell.includes("/cars/toyota-kdh-hi-roof-van-14-seater?"))
    expect(readable(`<li${van}`)).toContain("LKR 295,800.00 for 17 days Price List")
    expect(readable(html)).toContain("An estimate until we confirm it.")
    expect(readable(html)).toContain("Rates are not valid for foreigners")
  })

  it("carries them to vehicles, to the other categories, to its pages and into a search", async () => {
    const { html } = await open(`/carlist?${DATES}&q=toyota`)
    for (const href of linksIn(html, "/cars/")) expect(href).toContain(`?${DATES}`)
    const categories = linksIn(html, "/carlist/").filter((href) => !href.includes("#"))
    expect(categories.length).toBeGreaterThan(9)
    expect(categories.filter((href) => href.endsWith(`?${DATES}`))).toHaveLength(10)
    expect(html.match(/type="hidden" name="from" value="2027-01-10T09:00"/g)).toHaveLength(1)
    const pages = linksIn((await open(`/carlist?${DATES}`)).html, "/carlist?").filter((href) =>
      href.includes("page=2"),
    )
    expect(pages[0]).toContain("from=2027-01-10T09%3A00&to=2027-01-27T09%3A00")
  })

  it("is one visitor's: no machine keeps it, and the address that others find has no dates", async () => {
    const { page, html } = await open(`/carlist/vans?${DATES}`)
    expect(page?.robots).toBe("noindex, follow")
    expect(JSON.stringify(page)).not.toContain("2027-01-10")
    expect(controlValue(html, "from")).toBe("2027-01-10T09:00")
  })

  it.each([
    ["a return before the pick-up", "from=2027-01-27T09:00&to=2027-01-10T09:00"],
    ["a pick-up that is past", "from=2026-01-10T09:00&to=2027-01-10T09:00"],
    ["no return", "from=2027-01-10T09:00&to="],
  ])("says what to do about %s, and keeps what was typed", async (_, dates) => {
    const { html, status } = await open(`/carlist/vans?${dates}`)
    expect(status).toBe(200)
    expect(readable(html)).toContain("Choose a pick-up that is not past, and a return after it")
    expect(controlValue(html, "from")).toBe(new URLSearchParams(dates).get("from"))
    expect(linksIn(html, "/cars/").filter((href) => href.includes("?"))).toEqual([])
  })

  it("shows no total where a vehicle cannot be read, and asks where its rate is not known", async () => {
    const seeded = site.ports.catalogue
    const catalogue: Catalogue = {
      vehicles: (signal) => seeded.vehicles(signal),
      categories: (signal) => seeded.categories(signal),
      services: (signal) => seeded.services(signal),
      retired: (signal) => seeded.retired(signal),
      vehicle: async (id, signal) => {
        if (id !== "toyota-kdh-hi-roof-van-14-seater") return { ok: false, reason: "timeout" }
        const answer = await seeded.vehicle(id, signal)
        if (!answer.ok) return answer
        return { ok: true, value: { ...answer.value, rates: { ...answer.value.rates, twoWeeks: null } } }
      },
    }
    const { html } = await open(`/carlist/vans?${DATES}`, catalogue)
    expect(readable(html)).toContain("Price on request for 17 days")
    expect(html.match(/for 17 days/g)).toHaveLength(1)
  })

  it("has a form for them that any browser can send, empty where there are none", async () => {
    const { html } = await open("/carlist/vans")
    expect(controlValue(html, "from")).toBe("")
    expect(tagsWith(html, 'aria-label="Prices for your dates"')[0]).toContain(
      'action="/carlist/vans#vehicles"',
    )
    expect(html).not.toContain("data-total")
  })
})

describe("the page of a vehicle with dates", () => {
  it("carries them to its related fleets, with their totals, and back to its list", async () => {
    const { html } = await open(`/cars/toyota-kdh-hi-roof-van-14-seater?${DATES}`)
    const related = html.slice(html.indexOf('id="related-fleets"'))
    expect(linksIn(related, "/cars/")).toHaveLength(4)
    for (const href of linksIn(related, "/cars/")) expect(href).toContain(`?${DATES}`)
    expect(related.match(/for 17 days/g)).toHaveLength(4)
    expect(linksIn(html, "/carlist/vans")).toContain(`/carlist/vans?${DATES}`)
  })
})
