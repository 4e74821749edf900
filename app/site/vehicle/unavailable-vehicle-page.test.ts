import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { blockedCatalogue, brokenCatalogue, catalogueWith, unreachable } from "#tests/support/catalogues.ts"
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
beforeEach(() => {
  site.logLines.length = 0
})
afterAll(() => site.close())

const open = (path: string, catalogue?: Catalogue) => openVehiclePage(site, path, catalogue)

describe("the page of a vehicle without its data", () => {
  it("answers 404 for an unknown vehicle", async () => {
    for (const id of ["helicopter", "%00", "..%2f", "a".repeat(3000)]) {
      const { status, view } = await open(`/cars/${id}`)
      expect(status).toBe(404)
      expect(view.text).toContain("Oops! The page you are looking for does not exist.")
    }
  })

  it("answers 503 if the vehicle cannot be read, with contact links and without 'Loading...'", async () => {
    const { status, view } = await open(`${VAN_PATH}?${DAYS_17}`, brokenCatalogue("timeout"))
    expect(status).toBe(503)
    expect(view.text).not.toContain("Loading...")
    expect(view.text).toContain("We cannot show this vehicle at the moment")
    expect(view.hrefs()).toEqual(expect.arrayContaining(["tel:+94660000000", `${VAN_PATH}?${DAYS_17}`]))
    expect(site.logLines).toContainEqual({
      level: "warn",
      reason: "timeout",
      message: "a vehicle could not be read",
    })
  })

  it("does not promise a quick recovery if the vehicle is malformed", async () => {
    const catalogueWithMalformedVehicle = catalogueWith(site.ports.catalogue, {
      vehicle: async () => ({ ok: false, reason: "malformed" }),
    })
    const { status, view } = await open(VAN_PATH, catalogueWithMalformedVehicle)
    expect(status).toBe(503)
    expect(view.text).toContain("We can't read the details of this vehicle.")
    expect(view.text).not.toContain("within minutes")
  })

  it("shows the form without extras if these cannot be read, and logs it", async () => {
    const { status, view } = await open(
      `${VAN_PATH}?${DAYS_17}`,
      catalogueWith(site.ports.catalogue, { extras: unreachable }),
    )
    expect(status).toBe(200)
    expect(offeredExtraIds(view)).not.toContain("need-a-driver")
    view.getByRole("textbox", { name: "First name" })
    expect(priceRows(view).at(-1)).toBe("Total LKR 295,800.00")
    expect(site.logLines).toContainEqual({
      level: "warn",
      reason: "unreachable",
      message: "the extras could not be read",
    })
  })

  it("shows no related vehicles if the list cannot be read, and logs it", async () => {
    const { status, view } = await open(
      VAN_PATH,
      catalogueWith(site.ports.catalogue, { vehicles: unreachable }),
    )
    expect(status).toBe(200)
    expect(view.text).not.toContain("Related fleets")
    expect(site.logLines).toContainEqual({
      level: "warn",
      reason: "unreachable",
      message: "the related vehicles could not be read",
    })
  })

  it("shows 'Loading...' while the catalogue is slow, with a link to the complete page", async () => {
    const { catalogue, release } = blockedCatalogue(site.ports.catalogue)
    const { status, view, head } = await open(`${VAN_PATH}?${DAYS_17}`, catalogue)
    release()
    expect(status).toBe(200)
    expect(view.text).toContain("Loading...")
    expect(view.hrefs(VAN_PATH).filter((href) => href.includes("wait=1"))).not.toEqual([])
    expect(head?.title).toBe("Rent Car Service - Vehicle")
  })
})
