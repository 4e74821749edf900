import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { withChangedVehicles } from "#tests/support/catalogues.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { openVehiclePage, VAN_PATH } from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const TUK_TUK = "/cars/bajaj-re-tuk-tuk"

const open = (path: string, catalogue?: Catalogue) => openVehiclePage(site, path, catalogue)

describe("the specification of a vehicle", () => {
  const rowsOn = (view: View) => textOf(view.one("#specification + dl"))

  it("lists the known facts, and the description", async () => {
    const { view } = await open(VAN_PATH)
    expect(textOf(view.getByRole("region", { name: "The vehicle" }))).toContain(
      "The vehicle Gearbox Automatic Fuel type Diesel Fuel economy 9 kmpl Seats 14 Doors 4 Air conditioning Yes " +
        "Airbags Yes Luggage 6 large, 6 small Model year 2015 Engine 2,982 cc Body Van",
    )
    expect(view.text).toContain("the classic pilgrim and wedding-party van")
  })

  it("leaves out doors and large bags if it has none", async () => {
    const { view } = await open("/cars/honda-dio-scooter")
    expect(rowsOn(view)).not.toContain("Doors")
    expect(rowsOn(view)).toContain("Luggage 1 small")
    expect(rowsOn(view)).not.toContain("0 large")
  })

  it("has the range of an electric car instead of its consumption", async () => {
    const { view } = await open("/cars/nissan-leaf-electric-40-kwh")
    expect(rowsOn(view)).toContain("Range 240 km on a charge")
    expect(rowsOn(view)).not.toContain("kmpl")
  })

  it("leaves out unknown facts", async () => {
    const catalogueWithoutFacts = withChangedVehicles(site.ports.catalogue, ({ specification }) => ({
      description: null,
      deposit: null,
      extraKmRate: null,
      specification: {
        ...Object.fromEntries(Object.keys(specification).map((key) => [key, null])),
        gearbox: "manual",
      } as Vehicle["specification"], // every field but the gearbox may be null
    }))
    const { view } = await open(VAN_PATH, catalogueWithoutFacts)
    expect(textOf(view.getByRole("region", { name: "The vehicle" }))).toBe(
      "The vehicle Gearbox Manual May I drive it? Licences and permits",
    )
    expect(view.text).not.toContain("Refundable deposit")
    expect(view.text).not.toContain("Each km beyond that")
  })

  it("is a valid description list, and its page has no sizes attribute without srcset", async () => {
    const { view } = await open(VAN_PATH)
    const rowChildren = viewOf(view.one("#specification + dl")).all("div > *")
    expect(new Set(rowChildren.map(({ tagName }) => tagName))).toEqual(new Set(["DT", "DD"]))
    expect(view.all("[sizes]:not([srcset])")).toEqual([])
  })

  it.each([
    ["a van", VAN_PATH, "/may-i-drive?vehicle=car"],
    [
      "a tuk-tuk on chosen days",
      `${TUK_TUK}?from=${inDays(30)}&to=${inDays(33)}`,
      `/may-i-drive?vehicle=tukTuk&day=${inDays(30).slice(0, 10)}&from=${inDays(30)}&to=${inDays(33)}`,
    ],
    ["a scooter, which the rules do not have", "/cars/honda-dio-scooter", "/may-i-drive"],
    ["a bus with a driver", "/cars/ashok-leyland-viking-54-seater-bus", undefined],
  ])("links %s to '/may-i-drive', unless it comes with a driver", async (_, path, href) => {
    const { view } = await open(path)
    const link = linksOf(view.getByRole("main")).find(([, text]) => text.startsWith("May I drive it?"))
    expect(link?.[0]).toBe(href)
  })
})
