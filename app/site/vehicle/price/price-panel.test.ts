import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { withChangedVehicles } from "#tests/support/catalogues.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import {
  costsNotInTotal,
  DAYS_17,
  openVehiclePage,
  priceRows,
  VAN_PATH,
} from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue?: Catalogue) => openVehiclePage(site, path, catalogue)

describe("the price of a rental in the query", () => {
  it("is rendered line by line on the server: 17 days with a driver", async () => {
    const { view } = await open(`${VAN_PATH}?${DAYS_17}&extras=need-a-driver:17`)
    expect(priceRows(view)).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, 17 days 17 × LKR 17,400.00, the 2-week rate LKR 295,800.00",
      "Need a Driver 17 days × LKR 5,500.00 LKR 93,500.00",
      "Total LKR 389,300.00",
    ])
    expect(view.value("pick_up_time_date")).toBe("2027-01-10T09:00")
    expect(view.value("quantity_need-a-driver")).toBe("17")
    const checked = view.getAllByRole("checkbox", { checked: true }).map((box) => box.getAttribute("name"))
    expect(checked).toEqual(["service_need-a-driver"])
  })

  it("is LKR 0.00 without a rental period", async () => {
    expect(priceRows((await open(VAN_PATH)).view)).toEqual(["Total LKR 0.00"])
    const noPeriod = await open(`${VAN_PATH}?from=2027-01-10T09:00&to=2027-01-10T09:00`)
    expect(priceRows(noPeriod.view)).toEqual(["Total LKR 0.00"])
  })

  it("is on request if the catalogue has no rate", async () => {
    const withoutRates = withChangedVehicles(site.ports.catalogue, ({ rates }) => ({
      rates: { ...rates, oneWeek: null, twoWeeks: null },
    }))
    const { view } = await open(`${VAN_PATH}?${DAYS_17}&extras=gps-navigator`, withoutRates)
    expect(priceRows(view)).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, 17 days We will tell you the price when we reply. Price on request",
      "GPS Navigator once LKR 3,000.00",
      "Total Price on request",
    ])
    view.getByRole("button", { name: "Book now" })
    const longer = await open(`${VAN_PATH}?from=2027-01-10T09:00&to=2027-01-31T09:00`, withoutRates)
    expect(priceRows(longer.view).at(-1)).toBe("Total LKR 345,450.00")
  })

  it("offers a longer rental period that costs less, with a submit button", async () => {
    const { view } = await open("/cars/suzuki-alto-800-manual?from=2027-01-10T09:00&to=2027-02-08T09:00")
    const text = view.text
    expect(text).toContain("One more day reaches the 1-month rate and costs LKR 22,150.00 less.")
    expect(text).toContain("30 days come to LKR 118,500.00")
    expect(text).toContain("Return on Tue 9 Feb 2027 instead")
    expect(view.one('button[value="cheaper"]').getAttribute("type")).toBe("submit")
  })

  it.each([
    "from=&to=",
    "from=tomorrow&to=2027-13-45T99:99",
    "from=2027-01-27T09:00&to=2027-01-10T09:00",
    "from=0001-01-01T00:00&to=9999-12-31T23:59",
    "extras=helicopter:9,need-a-driver:minus,%00,%25,:::",
    `extras=${"a".repeat(3000)}`,
    "sent=../../etc/passwd",
    "sent=0000-0000",
  ])("ignores an invalid query: %s", async (query) => {
    const { status, view } = await open(`${VAN_PATH}?${query}`)
    expect(status).toBe(200)
    expect(priceRows(view)).toEqual(["Total LKR 0.00"])
    expect(view.text).not.toContain("Email sent successfully!")
  })
})

describe("the costs beside the total", () => {
  it("are listed and not added to the total", async () => {
    const { view } = await open(`${VAN_PATH}?${DAYS_17}`)
    expect(costsNotInTotal(view)).toBe(
      "Refundable deposit may be held up to 14 days LKR 100,000.00 Distance included 100 km a day " +
        "Each km beyond that LKR 130.00 Insurance excess borne by the hirer Rs. 5,000 " +
        "Cleaning at the end Rs. 1,000 to Rs. 6,000 Delivery depends on your location Return at another place a fee is likely; it depends on the place",
    )
    expect(priceRows(view).at(-1)).toBe("Total LKR 295,800.00")
    expect(view.text).toContain("An estimate until we confirm it.")
  })

  it("have no distance limit with unlimited kilometres", async () => {
    const { view } = await open(`${VAN_PATH}?${DAYS_17}&extras=unlimited-kilometers`)
    expect(costsNotInTotal(view)).toContain("Distance included No limit Insurance")
    expect(priceRows(view).at(-1)).toBe("Total LKR 389,300.00")
  })

  it("have no insurance excess when our driver drives", async () => {
    const { view } = await open("/cars/ashok-leyland-viking-54-seater-bus")
    expect(costsNotInTotal(view)).not.toContain("excess")
    expect(costsNotInTotal((await open(VAN_PATH)).view)).toContain("Insurance excess")
  })

  it("include a likely one-way fee, also in the hint of the return location", async () => {
    const { view } = await open(VAN_PATH)
    expect(view.descriptionOf(view.one('[name="return_location"]'))).toContain("A one-way fee is likely")
    expect(costsNotInTotal(view)).toContain("Return at another place a fee is likely")
  })
})
