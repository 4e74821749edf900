import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { textOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as listing from "./route.tsx"

const DATES = "from=2027-01-10T09:00&to=2027-01-27T09:00"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string) =>
  visit(site.ports, ["/carlist/:slug?", listing], new Request(`https://www.example.lk${path}`))
type View = Awaited<ReturnType<typeof open>>["view"]

const names = (view: View) => view.all("#fleet h3, li h3").map(textOf)
/** The number of vehicles in the text of an option: `Manual (12)`. */
const countOf = (view: View, field: string, option: string) => {
  const text = textOf(view.one(`#list-${field} option[value="${option}"]`))
  return Number(/\((\d+)\)$/.exec(text)?.[1])
}

describe("a list with filters", () => {
  it("lists the vehicles that fit, with the number that each option leaves", async () => {
    const { view, head } = await open("/carlist?seats=9&gearbox=manual")
    expect(head?.robots).toBe("noindex, follow")
    expect(names(view).length).toBe(countOf(view, "gearbox", "manual"))
    expect(names(view).length).toBe(countOf(view, "seats", "9"))
    const diesel = countOf(view, "fuel", "diesel")
    expect(names((await open("/carlist?seats=9&gearbox=manual&fuel=diesel")).view)).toHaveLength(diesel)
  })

  it.each([
    ["seats=999", "Seats."],
    ["seats=5&fuel=steam&sort=best", "Fuel; Order."],
  ])("names the unknown choices of ?%s: %s", async (query, choiceNames) => {
    const notices = (await open(`/carlist?${query}`)).view.getAllByRole("status").map(textOf)
    expect(notices.join()).toContain(`We left out what we do not know in this address: ${choiceNames}`)
  })

  it("has no such notice for known choices, or empty ones", async () => {
    const { view } = await open("/carlist?seats=5&fuel=&sort=name")
    expect(view.text).not.toContain("We left out")
  })

  it("preserves dates, search and filters in every form and link", async () => {
    const { view } = await open(`/carlist?${DATES}&q=toyota&seats=5&sort=total`)
    for (const name of ["from", "to", "q"])
      expect(view.all(`form[aria-label="Filter and sort"] [name="${name}"]`), name).toHaveLength(1)
    for (const name of ["q", "seats", "sort"])
      expect(view.all(`form[aria-label="Prices for your dates"] [name="${name}"]`), name).toHaveLength(1)
    const hrefWithoutSeats =
      view.getByRole("link", { name: "Remove: 5 seats or more" }).getAttribute("href") ?? ""
    const params = new URL(hrefWithoutSeats, "https://www.example.lk").searchParams
    expect(Object.fromEntries(params)).toEqual({
      sort: "total",
      q: "toyota",
      from: "2027-01-10T09:00",
      to: "2027-01-27T09:00",
    })
    const preset = view.getByRole("link", { name: "In two weeks, seven days" }).getAttribute("href")
    expect(preset).toContain("seats=5")
    expect(preset).toContain("from=2026-12-05T09:00&to=2026-12-12T09:00")
  })

  it("is sorted by total only if it has dates", async () => {
    const { view } = await open(`/carlist/vans?${DATES}&sort=total`)
    const totals = view
      .all("[data-for-dates] > b")
      .map((total) => Number(textOf(total).replaceAll(/[^\d.]/g, "")))
    expect(totals.length).toBeGreaterThan(2)
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    expect(names((await open("/carlist/vans?sort=total")).view)).toEqual(
      names((await open("/carlist/vans")).view),
    )
  })

  it("says that no vehicle fits, with a link that clears the filters and preserves the dates", async () => {
    const { view, status } = await open(`/carlist/vans?seats=99&${DATES}`)
    expect(status).toBe(200)
    expect(view.text).toContain("No vehicle fits all of these")
    const clearLinks = view.getAllByRole("link", { name: "Clear the filter" })
    expect(clearLinks.length).toBeGreaterThan(0)
    for (const link of clearLinks) {
      expect(link.getAttribute("href")).toContain(`/carlist/vans?${new URLSearchParams(DATES)}`)
      expect(link.getAttribute("href")).not.toContain("seats")
    }
  })

  it.each(["seats=lots", "fuel=coal", "sort=colour", "seats=5%00", "bags=-1"])(
    "ignores ?%s",
    async (query) => {
      expect(names((await open(`/carlist/vans?${query}`)).view)).toEqual(
        names((await open("/carlist/vans")).view),
      )
    },
  )
})
