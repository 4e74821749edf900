import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { withChangedVehicles } from "#tests/support/catalogues.ts"
import { viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { openVehiclePage, VAN_PATH } from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue?: Catalogue) => openVehiclePage(site, path, catalogue)

describe("the pictures of a vehicle", () => {
  it("are slides with alternative texts, and thumbnails that link to them without a script", async () => {
    const { view } = await open(VAN_PATH)
    const slides = viewOf(view.getByRole("region", { name: /^Pictures of the/ }))
    expect(slides.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, seen from the side",
      "Toyota KDH Hi-Roof Van 14 Seater on the road",
      "Toyota KDH Hi-Roof Van 14 Seater from above: 14 seats, room for 6 large and 6 small bags",
    ])
    expect(slides.hrefs("#picture-")).toEqual([
      "#picture-3",
      "#picture-2",
      "#picture-1",
      "#picture-2",
      "#picture-3",
    ])
    const currentLinks = slides.all('[aria-current="true"]')
    expect(currentLinks.map((link) => link.getAttribute("aria-label"))).toEqual([
      expect.stringContaining("Picture 1 of 3"),
    ])
    const studioPicture = '[src="/images/vehicles/toyota-kdh-hi-roof-van-14-seater-studio.svg"]'
    expect(view.one(studioPicture).getAttribute("fetchpriority")).toBe("high")
  })

  it("have no arrows if there is only one, of another host", async () => {
    const catalogueWithOnePicture = withChangedVehicles(site.ports.catalogue, () => ({
      pictures: ["https://host.example/uploads/van.jpg"],
    }))
    const { view } = await open(VAN_PATH, catalogueWithOnePicture)
    const picture = view.getByRole("img", { name: "Toyota KDH Hi-Roof Van 14 Seater, picture 1 of 1" })
    expect(picture.getAttribute("src")).toBe("https://host.example/uploads/van.jpg")
    expect(view.queryAllByLabelText("Next picture")).toEqual([])
  })

  it("may be missing: the background has an alternative text", async () => {
    const { view, status } = await open(
      VAN_PATH,
      withChangedVehicles(site.ports.catalogue, () => ({ pictures: [] })),
    )
    expect(status).toBe(200)
    view.getByRole("img", { name: "There is no picture of the Toyota KDH Hi-Roof Van 14 Seater yet" })
  })

  it("have a note that they are drawings", async () => {
    const { view } = await open(VAN_PATH)
    expect(view.text).toContain("Drawings show the type, not the vehicle that you will drive.")
  })
})
