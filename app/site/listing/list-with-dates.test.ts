import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as vehicle from "#app/site/vehicle/route.tsx"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { catalogueWith } from "#tests/support/catalogues.ts"
import { textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as listing from "./route.tsx"

// The clock of the tests is 21 November 2026, 9:00 am in Sri Lanka.
const DATES = "from=2027-01-10T09:00&to=2027-01-27T09:00"
const WRONG_DATES = "Choose a pick-up time in the future, and a return after it"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue: Catalogue = site.ports.catalogue) => {
  const route = path.startsWith("/cars/")
    ? (["/cars/:slug", vehicle] as const)
    : (["/carlist/:slug?", listing] as const)
  return visit({ ...site.ports, catalogue }, route, new Request(`https://www.example.lk${path}`))
}

describe("a list with dates", () => {
  it("shows the total of each vehicle for these dates", async () => {
    const { view } = await open(`/carlist/vans?${DATES}`)
    const van = view.getByRole("link", { name: "Toyota KDH Hi-Roof Van 14 Seater" })
    expect(textOf(van.closest("li") ?? van)).toContain("LKR 295,800.00 for 17 days Price List")
    expect(view.text).toContain("An estimate until we confirm it.")
    expect(view.text).toContain("Rates are not valid for foreigners")
  })

  it("preserves the dates in links to vehicles, categories and pages, and in the three forms", async () => {
    const response = await open(`/carlist?${DATES}&q=toyota`)
    const view = viewOf(response.view.getByRole("main"))
    for (const href of view.hrefs("/cars/")) expect(href).toContain(`?${DATES}`)
    const categories = view.hrefs("/carlist/").filter((href) => !href.includes("#"))
    expect(categories.filter((href) => href.endsWith(`?${DATES}`))).toHaveLength(10)
    // The forms search, filter and compare.
    expect(view.all('input[type="hidden"][name="from"][value="2027-01-10T09:00"]')).toHaveLength(3)
    const wholeList = (await open(`/carlist?${DATES}`)).view
    const pages = wholeList.hrefs("/carlist?").filter((href) => href.includes("page=2"))
    expect(pages[0]).toContain("from=2027-01-10T09%3A00&to=2027-01-27T09%3A00")
  })

  it("is not indexed, and its canonical URL has no dates", async () => {
    const { head, view } = await open(`/carlist/vans?${DATES}`)
    expect(head?.robots).toBe("noindex, follow")
    expect(JSON.stringify(head)).not.toContain("2027-01-10")
    expect(view.value("from")).toBe("2027-01-10T09:00")
  })

  it.each([
    ["a return before the pick-up", "from=2027-01-27T09:00&to=2027-01-10T09:00"],
    ["a pick-up that is past", "from=2026-01-10T09:00&to=2027-01-10T09:00"],
    ["no return", "from=2027-01-10T09:00&to="],
    ["a URL that is cut off", "from=2027-01-10T09:00"],
  ])("shows an error for %s, with the submitted dates", async (_, dates) => {
    const { view, status } = await open(`/carlist/vans?${dates}`)
    expect(status).toBe(200)
    expect(view.text).toContain(WRONG_DATES)
    expect(view.value("from")).toBe(new URLSearchParams(dates).get("from"))
    expect(view.hrefs("/cars/").filter((href) => href.includes("?"))).toEqual([])
  })

  it.each(["from=soon&to=later", "from=2027-02-30T09:00", "to=2027-01"])(
    "shows an error for the invalid times of ?%s, which its date fields cannot show",
    async (dates) => {
      const { view } = await open(`/carlist/vans?${dates}`)
      const form = view.getByRole("form", { name: "Prices for your dates" })
      expect(textOf(form)).toContain(WRONG_DATES)
      expect(form.closest("details")?.hasAttribute("open")).toBe(true)
    },
  )

  it("shows no error for dates that are left empty", async () => {
    expect((await open("/carlist/vans?from=&to=")).view.text).not.toContain(WRONG_DATES)
  })

  it("shows no total for a vehicle that cannot be read, and 'on request' without a rate", async () => {
    const seeded = site.ports.catalogue
    const catalogue = catalogueWith(seeded, {
      vehicle: async (id, signal) => {
        if (id !== "toyota-kdh-hi-roof-van-14-seater") return { ok: false, reason: "timeout" }
        const result = await seeded.vehicle(id, signal)
        if (!result.ok) return result
        return { ok: true, value: { ...result.value, rates: { ...result.value.rates, twoWeeks: null } } }
      },
    })
    const { view } = await open(`/carlist/vans?${DATES}`, catalogue)
    expect(view.text).toContain("Price on request for 17 days")
    expect(view.text.match(/for 17 days/g)).toHaveLength(1)
  })

  it("has a GET form for the dates, empty without dates", async () => {
    const { view } = await open("/carlist/vans")
    expect(view.value("from")).toBe("")
    const form = view.getByRole("form", { name: "Prices for your dates" })
    expect(form.getAttribute("action")).toBe("/carlist/vans#vehicles")
    expect(view.all("[data-for-dates]")).toEqual([])
  })
})

describe("the page of a vehicle with dates", () => {
  it("preserves the dates in links to related vehicles, with their totals, and back to its list", async () => {
    const { view } = await open(`/cars/toyota-kdh-hi-roof-van-14-seater?${DATES}`)
    const related = viewOf(view.one("#related-fleets"))
    expect(related.hrefs("/cars/")).toHaveLength(4)
    for (const href of related.hrefs("/cars/")) expect(href).toContain(`?${DATES}`)
    expect(related.text.match(/for 17 days/g)).toHaveLength(4)
    expect(view.hrefs("/carlist/vans")).toContain(`/carlist/vans?${DATES}`)
  })
})
