import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { cents } from "#domain/money.ts"
import { withChangedVehicles } from "#tests/support/catalogues.ts"
import { textOf, type View } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import {
  DAYS_17,
  offeredExtraIds,
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

describe("the extras of a vehicle", () => {
  const extraOn = (view: View, id: string) => textOf(view.one(`li:has([name="service_${id}"])`))

  it("have a price with its unit, and a description", async () => {
    const { view } = await open(VAN_PATH)
    const wifi = view.getByRole("checkbox", { name: /^Wi-Fi Router/ })
    expect(extraOn(view, "wifi-router")).toContain("LKR 900.00 a day")
    expect(view.descriptionOf(wifi)).toContain("Pocket router with local data for up to five phones.")
    expect(extraOn(view, "child-seat")).toContain("LKR 3,500.00 a seat")
    expect(extraOn(view, "airport-pickup")).toContain("LKR 9,500.00 a trip")
    expect(extraOn(view, "gps-navigator")).toContain("LKR 3,000.00 once")
  })

  it("have the days of the rental as the default quantity if they are priced per day", async () => {
    const { view } = await open(`${VAN_PATH}?${DAYS_17}&extras=wifi-router`)
    expect(view.value("quantity_wifi-router")).toBe("17")
    expect(view.value("quantity_child-seat")).toBe("1")
    expect(priceRows(view)).toContain("Wi-Fi Router (4G, per day) 17 days × LKR 900.00 LKR 15,300.00")
  })

  it("have a checkbox, and a quantity of 0 or more if they need one: days for a driver", async () => {
    const { view } = await open(VAN_PATH)
    view.getByRole("checkbox", { name: /^Unlimited Kilometers/ })
    expect(view.all('[name="quantity_unlimited-kilometers"]')).toEqual([])
    const days = view.getByRole("spinbutton", { name: "Days, Need a Driver" })
    expect(days.getAttribute("min")).toBe("0")
    const extras = textOf(view.getByRole("group", { name: "Extras" }))
    expect(extras).toContain("Need a Driver LKR 5,500.00 a day Days , Need a Driver")
    expect(extras).toContain("Child Seat LKR 3,500.00 a seat Qty , Child Seat")
    expect(extras).toContain("GPS Navigator LKR 3,000.00 once")
    expect(extras).toContain("Unlimited Kilometers LKR 5,500.00 a day")
  })

  it("do not include unlimited kilometres without a price", async () => {
    const { view } = await open(
      VAN_PATH,
      withChangedVehicles(site.ports.catalogue, () => ({ unlimitedKilometersPrice: cents(0) })),
    )
    expect(offeredExtraIds(view)).not.toContain("unlimited-kilometers")
  })

  it("do not include a roof rack for a motorbike, or a second driver beside our driver", async () => {
    const { view: scooter } = await open("/cars/honda-dio-scooter")
    expect(offeredExtraIds(scooter)).toEqual([
      "unlimited-kilometers",
      "wifi-router",
      "additional-driver",
      "airport-pickup",
      "tourist-sim",
    ])
    const { view: bus } = await open("/cars/ashok-leyland-viking-54-seater-bus")
    for (const id of ["need-a-driver", "additional-driver", "roof-rack"])
      expect(offeredExtraIds(bus)).not.toContain(id)
  })

  it("do not include a driver if the vehicle comes with one", async () => {
    const { view } = await open("/cars/king-long-45-seater-luxury-coach")
    expect(view.text).toContain(
      "This vehicle always comes with one of our drivers. The rate includes the driver.",
    )
    expect(offeredExtraIds(view)).not.toContain("need-a-driver")
    expect(offeredExtraIds(view)).toContain("child-seat")
  })
})
