import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { linksOf, textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { openVehiclePage, VAN_PATH } from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue?: Catalogue) => openVehiclePage(site, path, catalogue)

describe("the page of a vehicle", () => {
  it("has the name as its title, a description, and is not cached", async () => {
    const { status, head, headers, view } = await open(VAN_PATH)
    expect(status).toBe(200)
    expect(head?.title).toBe("Rent Car Service - Toyota KDH Hi-Roof Van 14 Seater")
    expect(head?.description).toContain("Toyota KDH Hi-Roof Van 14 Seater")
    expect(textOf(view.getByRole("heading", { level: 1 }))).toBe("Toyota KDH Hi-Roof Van 14 Seater")
    expect(headers.get("cache-control")).toContain("private")
  })

  it("links to the list of its category", async () => {
    expect(linksOf((await open(VAN_PATH)).view.getByRole("main"))).toContainEqual(["/carlist/vans", "Vans"])
  })

  it("shows four related vehicles, those of its category first", async () => {
    const { view } = await open("/cars/mercedes-benz-s-400-l-limousine-service")
    const hrefs = viewOf(view.getByRole("region", { name: "Related fleets" })).hrefs("/cars/")
    expect(hrefs).toHaveLength(4)
    expect(hrefs[0]).toBe("/cars/chrysler-300c-stretch-limousine")
    expect(hrefs).not.toContain("/cars/mercedes-benz-s-400-l-limousine-service")
  })
})
