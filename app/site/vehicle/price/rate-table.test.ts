import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { rupees } from "#domain/money.ts"
import { withChangedVehicles } from "#tests/support/catalogues.ts"
import { viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { DAYS_17, openVehiclePage, rateRows, VAN_PATH } from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue?: Catalogue) => openVehiclePage(site, path, catalogue)

describe("the rates of a vehicle", () => {
  it("are six daily rates, each with its total and a bar in proportion", async () => {
    const { view } = await open(VAN_PATH)
    expect(rateRows(view)).toEqual([
      "1 week 1–13 days 18,500/= 129,500/= 7 days",
      "2 weeks 14–20 days 17,400/= 243,600/= 14 days",
      "3 weeks 21–29 days 16,450/= 345,450/= 21 days",
      "1 month 30–89 days 13,900/= 417,000/= 30 days",
      "3 months 90–179 days 12,750/= 1,147,500/= 90 days",
      "6 months 180 days and above 11,650/= 2,097,000/= 180 days",
    ])
    const bars = viewOf(view.getByRole("table", { name: /by length of hire$/ })).all('svg[width$="%"]')
    expect(bars.map((bar) => Number.parseInt(bar.getAttribute("width") ?? "", 10))).toEqual([
      100, 94, 89, 75, 69, 63,
    ])
  })

  it("show the stated total, never a computed one", async () => {
    const catalogueWithChangedTotals = withChangedVehicles(site.ports.catalogue, ({ statedTotals }) => ({
      statedTotals: { ...statedTotals, oneWeek: rupees(1), twoWeeks: null },
    }))
    const rows = rateRows((await open(VAN_PATH, catalogueWithChangedTotals)).view)
    expect(rows[0]).toBe("1 week 1–13 days 18,500/= 1/= 7 days")
    expect(rows[1]).toBe("2 weeks 14–20 days 17,400/=")
  })

  it("are 'Ask us' if the catalogue has none", async () => {
    const withoutRates = withChangedVehicles(site.ports.catalogue, ({ rates }) => ({
      rates: { ...rates, oneWeek: null, twoWeeks: null },
    }))
    const { status, view, head } = await open(VAN_PATH, withoutRates)
    expect(status).toBe(200)
    expect(rateRows(view).slice(0, 3)).toEqual([
      "1 week 1–13 days Ask us 129,500/= 7 days",
      "2 weeks 14–20 days Ask us 243,600/= 14 days",
      "3 weeks 21–29 days 16,450/= 345,450/= 21 days",
    ])
    expect(JSON.stringify(head)).not.toContain("UnitPriceSpecification")
  })

  it("mark the rate of the visitor's dates in words", async () => {
    const { view } = await open(`${VAN_PATH}?from=2027-01-10T09:00&to=2027-01-23T09:00`)
    const rows = rateRows(view)
    expect(rows.filter((row) => row.includes("Yours"))).toEqual([
      expect.stringContaining("1–13 days Yours: 13 days"),
    ])
    expect((await open(VAN_PATH)).view.text).not.toContain("Yours")
  })

  it("have the specified notices", async () => {
    const text = (await open(VAN_PATH)).view.text
    expect(text).toContain("Up to 15% off (conditions apply)")
    expect(text).toContain("Standard rates are for 100km only")
    expect(text).toContain("Rates are not valid for foreigners and may vary with demand or season")
    expect(text).toContain("Delivery charge will depend on your location")
  })

  it("have a messaging link that asks for a foreigner's rate with vehicle, dates and URL", async () => {
    const { view } = await open(`${VAN_PATH}?${DAYS_17}&extras=need-a-driver:17`)
    const [link = ""] = view.hrefs().filter((href) => href.includes("visiting%20from%20abroad"))
    const text = new URL(link).searchParams.get("text")
    expect(text).toContain(
      "Toyota KDH Hi-Roof Van 14 Seater, Sun 10 Jan 2027, 9:00 am to Wed 27 Jan 2027, 9:00 am",
    )
    expect(text).toContain(`https://www.example.lk${VAN_PATH}?${DAYS_17}&extras=need-a-driver:17`)
  })
})
