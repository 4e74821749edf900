import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { blockedCatalogue, brokenCatalogue, catalogueOf } from "#tests/support/catalogues.ts"
import { textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { type PageResponse, visit } from "#tests/support/visit.tsx"
import * as listing from "./route.tsx"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

const open = (path: string, catalogue: Catalogue = site.ports.catalogue) =>
  visit(
    { ...site.ports, catalogue },
    ["/carlist/:slug?", listing],
    new Request(`https://www.example.lk${path}`),
  )

const vehicleCountOn = ({ view }: PageResponse) => view.hrefs("/cars/").length
const barOn = ({ view }: PageResponse) => viewOf(view.getByRole("navigation", { name: "Vehicle categories" }))
const currentCategoryHref = (response: PageResponse) =>
  barOn(response).one("[aria-current]").getAttribute("href")

describe("the listing", () => {
  it("shows the whole fleet, 30 vehicles on a page", async () => {
    const page = await open("/carlist")
    expect(page.status).toBe(200)
    expect(page.head?.title).toBe("Rent Car Service - All Vehicles")
    expect(vehicleCountOn(page)).toBe(30)
    expect(page.view.hrefs()).toContain("/carlist?page=2#vehicles")
    expect(vehicleCountOn(await open("/carlist?page=2"))).toBe(28)
  })

  it("shows only the vehicles of a category, with its own title and description", async () => {
    const vans = await open("/carlist/vans")
    const result = await site.ports.catalogue.vehicles()
    const expected = result.ok ? result.value.filter(({ categoryId }) => categoryId === "vans").length : 0
    expect(vehicleCountOn(vans)).toBe(expected)
    expect(vans.head?.title).toBe("Rent Car Service - Vans")
    expect(vans.head?.description).toMatch(/^Vans for rent in Dambulla/)
    expect(vans.head?.description).not.toBe((await open("/carlist/limousines")).head?.description)
    expect(textOf(vans.view.getByRole("heading", { level: 1 }))).toBe("Vans")
  })

  it("is searched and paged within its category", async () => {
    const page = await open("/carlist/vans?q=kdh")
    expect(vehicleCountOn(page)).toBe(2)
    expect(page.view.value("q")).toBe("kdh")
    expect((await open("/carlist/vans?page=2")).status).toBe(404)
  })

  it("offers to search all vehicles if a category has no match", async () => {
    const page = await open("/carlist/vans?q=axio")
    expect(page.status).toBe(200)
    expect(page.view.text).toContain("No vehicles with “axio” in the name.")
    expect(page.view.hrefs()).toEqual(expect.arrayContaining(["/carlist?q=axio", "/carlist/vans"]))
    expect(page.view.text).not.toContain("No cars found for this category.")
  })

  it.each(["/carlist/boats", "/carlist/%2e%2e%2fetc", "/carlist/%00", "/carlist/vans%20"])(
    "answers 404 with links to the list, the messaging app and the phone for an unknown category (%s)",
    async (path) => {
      const page = await open(path)
      expect(page.status).toBe(404)
      expect(page.view.text).toContain("No cars found for this category.")
      const heading = page.view.getByText("No cars found for this category.")
      const links = viewOf(heading.closest("section") ?? heading)
      expect(links.hrefs()).toContain("/carlist")
      expect(links.hrefs("https://wa.me/")).toHaveLength(1)
      expect(links.hrefs("tel:")).toHaveLength(1)
      expect(page.head?.title).toBe("Rent Car Service - Vehicles")
    },
  )

  it("shows a message under the name of a category without vehicles", async () => {
    const page = await open("/carlist/7", catalogueOf([], [{ id: "7", name: "Boats", description: null }]))
    expect(page.status).toBe(200)
    expect(page.head?.title).toBe("Rent Car Service - Boats")
    expect(page.view.text).toContain("No cars found for this category.")
  })

  it("answers 200 if the categories cannot be read, because the category may exist", async () => {
    const unreadable = { ok: false, reason: "unreachable" } as const
    const catalogue = { ...catalogueOf([], []), categories: async () => unreadable }
    expect((await open("/carlist/vans", catalogue)).status).toBe(200)
  })

  it("shows an error in place of the list if the vehicles cannot be read", async () => {
    const page = await open("/carlist/vans", brokenCatalogue())
    expect(page.status).toBe(200)
    expect(page.view.text).toContain("There was an error fetching the cars!")
    expect(page.view.text).not.toContain("No cars found")
  })

  it("shows 'Loading...' while the catalogue is slow", async () => {
    const { catalogue, release } = blockedCatalogue(site.ports.catalogue)
    const page = await open("/carlist/vans", catalogue)
    release()
    expect(page.view.text).toContain("Loading...")
    expect(page.view.hrefs()).toContain("/carlist/vans?wait=1")
    expect(page.headers.get("cache-control")).toBe("no-store")
  })

  it("is not cached while only its filters are late", async () => {
    const { catalogue, release } = blockedCatalogue(site.ports.catalogue)
    const page = await open("/carlist/vans", { ...site.ports.catalogue, extras: catalogue.extras })
    release()
    expect(page.view.text).not.toContain("Loading...")
    expect(page.headers.get("cache-control")).toBe("no-store")
  })
})

describe("the bar of categories", () => {
  it("links to all vehicles and the ten categories, each with a picture", async () => {
    const page = await open("/carlist")
    expect(barOn(page).getAllByRole("listitem")).toHaveLength(11)
    expect(barOn(page).all("img")).toHaveLength(11)
    expect(currentCategoryHref(page)).toBe("/carlist")
  })

  it("marks the current category", async () => {
    expect(currentCategoryHref(await open("/carlist/wedding-cars"))).toBe("/carlist/wedding-cars")
  })

  it("shows the picture of a vehicle for a category of an external admin host, if there is one", async () => {
    const bus = { id: "1", name: "Bus", model: null, gearbox: "manual" as const, fuelLabel: null }
    const catalogue = catalogueOf(
      [
        { ...bus, categoryId: "12", picture: null },
        { ...bus, id: "2", categoryId: "12", picture: "https://admin.example/bus.jpg" },
      ],
      [
        { id: "12", name: "Big", description: null },
        { id: "a/b", name: "Odd", description: null },
      ],
    )
    const bar = barOn(await open("/carlist", catalogue))
    expect(bar.all('img[src="https://admin.example/bus.jpg"]')).toHaveLength(2)
    expect(bar.hrefs()).toContain("/carlist/a%2Fb")
  })
})
