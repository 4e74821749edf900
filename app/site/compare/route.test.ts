import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { NO_SIDE_COSTS } from "#domain/pricing/side-costs.ts"
import { brokenCatalogue, catalogueWith } from "#tests/support/catalogues.ts"
import { textOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as route from "./route.tsx"

// The clock of the tests is 21 November 2026, 9:00 am in Sri Lanka.
const DATES = "from=2027-01-10T09:00&to=2027-01-27T09:00"
const VAN = "toyota-kdh-hi-roof-van-14-seater"
const CAR = "toyota-premio-g-superior"

let site: TestPorts
let ids: string[]
beforeAll(async () => {
  site = await openPorts()
  const listed = await site.ports.catalogue.vehicles()
  ids = listed.ok ? listed.value.map(({ id }) => id) : []
})
afterAll(() => site.close())

const COSTS = { ...NO_SIDE_COSTS, euro: 350, ratesOn: "2026-11-12", diesel: 280, fuelOn: "2026-11-10" }

const open = (query: string, changes: Partial<TestPorts["ports"]> = {}) =>
  visit(
    { ...site.ports, ...changes },
    ["/compare", route],
    new Request(`https://www.example.lk/compare${query}`),
  )

const columns = (view: Awaited<ReturnType<typeof open>>["view"]) =>
  view.all('th[scope="col"]').map((heading) => textOf(heading).replace(/\s*Remove$/, ""))

describe("the comparison", () => {
  it("shows up to four vehicles, and reports an unknown one", async () => {
    const five = ids.slice(0, 5)
    const { view, status, head } = await open(`?ids=nothing,${five.join(",")}`)
    expect(status).toBe(200)
    expect(head?.robots).toBe("noindex, follow")
    expect(columns(view)).toHaveLength(4)
    expect(view.text).toContain("One vehicle of this link is left out, because we do not have it.")
    expect(view.text).toContain("Only 4 vehicles fit side by side. Left out:")
    const removeLink = view.one('th[scope="col"] a[aria-label^="Remove"]')
    expect(removeLink.getAttribute("href")).toBe(`/compare?ids=${five.slice(1, 4).join(",")}`)
  })

  it("shows totals for dates, and the cost of fuel for a distance", async () => {
    const content = { ...site.ports.content, costs: COSTS }
    const { view } = await open(`?ids=${VAN},${CAR}&${DATES}&km=1200`, { content })
    const row = (name: RegExp) => textOf(view.getByRole("row", { name }))
    expect(row(/^Total for your dates/)).toMatch(/LKR\s295,800\.00\s*about EUR\s850/)
    // 1,200 km at 9 km per litre of diesel; no price of petrol is set.
    expect(row(/^Fuel for your trip/)).toMatch(/LKR\s37,300\.00\s*about 133 litres\s*Not known/)
    expect(view.hrefs(`/cars/${VAN}`)).toEqual([`/cars/${VAN}?${DATES}`])
    expect(view.text).toContain("at the rate of 12 November 2026")
    expect(view.value("km")).toBe("1200")
  })

  it.each([
    ["km=far", "Enter the kilometres of your trip", "km", "far"],
    [
      "from=2027-01-27T09:00&to=2027-01-10T09:00",
      "Choose a pick-up time in the future",
      "to",
      "2027-01-10T09:00",
    ],
  ])("shows an error for ?%s, and the submitted text", async (query, message, field, submitted) => {
    const { view, status } = await open(`?ids=${VAN}&${query}`)
    expect(status).toBe(200)
    expect(view.text).toContain(message)
    expect(view.value(field)).toBe(submitted)
    expect(columns(view)).toHaveLength(1)
  })

  it.each(["", "?ids=", "?ids=,,,", "?ids=%00", `?ids=${"x".repeat(5000)}`])(
    "links to the list and offers vehicles if none is chosen, at '%s'",
    async (query) => {
      const { view, status } = await open(query)
      expect(status).toBe(200)
      expect(view.text).toContain("No vehicles are chosen yet")
      expect(view.hrefs("/carlist")).toContain("/carlist")
      expect(view.all('select[name="ids"] option').length).toBe(ids.length + 1)
    },
  )

  it("says that vehicles cannot be read, and does not report them as unknown", async () => {
    const broken = await open(`?ids=${VAN}`, { catalogue: brokenCatalogue("timeout") })
    expect(broken.view.text).toContain("We cannot show the vehicles at the moment")
    expect(broken.view.text).not.toContain("because we do not have it")
    const catalogue = catalogueWith(site.ports.catalogue, {
      vehicle: async () => ({ ok: false, reason: "timeout" }),
    })
    const withoutDetails = await open(`?ids=${VAN}`, { catalogue })
    expect(withoutDetails.view.text).toContain("One vehicle cannot be shown at the moment.")
  })
})
