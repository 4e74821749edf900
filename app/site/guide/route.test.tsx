import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import { formatRate, rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
import { catalogueWith } from "#tests/support/catalogues.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import roadPaths from "../map/road-paths.json" with { type: "json" }
import * as guide from "./route.tsx"
import signNames from "./sign-names.json" with { type: "json" }

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

describe("a guide", () => {
  it("shows the place in three scripts and its distance by road", async () => {
    const view = await main("/rent-a-car-to-ella")
    expect(textOf(view.one('[lang="si"]'))).toBe("ඇල්ල")
    expect(textOf(view.one('[lang="ta"]'))).toBe("எல்ல")
    expect(view.text).toContain("about 185 km by road from Dambulla")
  })

  it("has a generated drawing of the current name of every place", async () => {
    for (const { slug, sinhala, tamil } of testPorts.ports.content.places) {
      const drawing = (signNames as Readonly<Record<string, Record<string, { text: string }>>>)[slug]
      expect([drawing?.sinhala?.text, drawing?.tamil?.text], slug).toEqual([sinhala, tamil])
    }
  })

  it("begins with the picture of the place, upright on a phone", async () => {
    const view = await main("/rent-a-car-to-ella")
    const hero = view.one("picture")
    const heading = view.getByRole("heading", { level: 1 })
    expect(hero.compareDocumentPosition(heading) & hero.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const tall = hero.querySelector('source[media="(width < 40rem)"]')
    expect(tall?.getAttribute("srcset")).toContain("/ella-tall-720.avif")
    const wide = 'img[loading="eager"][alt=""][src="/images/scenes/ella-wide-1600.webp"]'
    expect(hero.querySelectorAll(wide)).toHaveLength(1)
  })

  it("shows 'about' only for an estimated distance", async () => {
    const { text } = await main("/rent-a-car-to-kandy")
    expect(text).toContain("Rent a car to Kandy 72 km by road from Dambulla")
  })

  it("to Dambulla says that our office is there", async () => {
    expect((await main("/rent-a-car-to-dambulla")).text).toContain("our office is here")
  })

  it("links to the enquiry form with the place filled in", async () => {
    const links = linksOf((await main("/rent-a-car-to-arugam-bay")).element)
    expect(links).toContainEqual(["/home?to=arugam-bay#enq", "Book now"])
  })

  it("shows its warning directly after the introduction", async () => {
    const { text } = await main("/rent-a-car-to-meemure")
    expect(text).toMatch(/4WD only.*Reasons to rent/)
  })

  it("shows the vehicles that suit its road, with a link and the daily rate of each", async () => {
    const view = await main("/rent-a-car-to-meemure")
    const vehicles = view.hrefs("/cars/").map((href) => href.replace("/cars/", ""))
    expect(vehicles).toEqual([
      "suzuki-jimny-sierra-4x4",
      "mitsubishi-montero-sport",
      "toyota-land-cruiser-prado-tx-2-8d",
    ])
    for (const id of vehicles) expect(view.text).toContain(dayRateOf(id))
  })

  it("links to its neighbours", async () => {
    const hrefs = (await main("/rent-a-car-to-ella")).hrefs()
    for (const slug of ["bandarawela", "badulla", "haputale"]) {
      expect(hrefs).toContain(`/rent-a-car-to-${slug}`)
    }
  })

  it("marks the place on the map, with the road from Dambulla and the names of its neighbours", async () => {
    const map = await mapOn("/rent-a-car-to-ella", "Map of Sri Lanka: Ella and Dambulla")
    expect(map.all("text").map(textOf)).toEqual(
      expect.arrayContaining(["Ella", "Dambulla", "Haputale", "Badulla"]),
    )
    expect(map.all("path").map((path) => path.getAttribute("d"))).toContain(roadPaths.ella)
  })

  it("to Dambulla has no road on its map", async () => {
    const title = "Map of Sri Lanka: Dambulla, and the places nearest to it"
    const map = await mapOn("/rent-a-car-to-dambulla", title)
    expect(map.all("text").map(textOf)).toContain("Dambulla")
    expect(map.all("path")).toEqual([])
  })
})

describe("a guide without its vehicles", () => {
  it.each<CatalogueFailure>(["unreachable", "malformed"])(
    "shows the guide with an error in place of the vehicles: %s",
    async (reason) => {
      testPorts.lines.length = 0
      const { status, view } = await open(
        "/rent-a-car-to-ella",
        withVehicles(async () => ({ ok: false, reason })),
      )
      expect(status).toBe(200)
      expect(view.text).toContain("Nine Arch Bridge")
      expect(view.text).toContain("There was an error fetching the cars!")
      expect(testPorts.lines).toContainEqual({ level: "warn", reason, message: "no vehicles for a guide" })
    },
  )

  it("stops waiting for the catalogue after a second", async () => {
    const silent = withVehicles(
      (signal) =>
        new Promise((resolve) => {
          signal?.addEventListener("abort", () => resolve({ ok: false, reason: "timeout" }))
        }),
    )
    const { view } = await open("/rent-a-car-to-ella", silent)
    expect(view.text).toContain("There was an error fetching the cars!")
  })

  it("links to all vehicles where none suits the road", async () => {
    const { view } = await open(
      "/rent-a-car-to-ella",
      withVehicles(async () => ({ ok: true, value: [] })),
    )
    expect(view.text).toContain("No vehicles are listed for this road at the moment.")
    expect(view.getByRole("link", { name: /^See every vehicle/ }).getAttribute("href")).toBe("/carlist")
  })
})

describe("a page about renting in general", () => {
  it("shows the date of its last check", async () => {
    expect((await main("/rent-a-car-guide")).text).toContain("Checked on 22 November 2026.")
  })

  it("links its sections from a table of contents", async () => {
    const view = await main("/rent-a-car-guide")
    expect(view.hrefs()).toContain("#emergency-numbers")
    expect(view.all("section#emergency-numbers")).toHaveLength(1)
  })
})

describe("a path of one segment that is no page", () => {
  it.each(["/nowhere", "/rent-a-car-to-atlantis", "/rent-a-car-to-", "/rent-a-car-to-Ella", "/rent-a-car"])(
    "%s is not found",
    async (address) => {
      const { status, view } = await open(address)
      expect(status).toBe(404)
      expect(view.text).toContain("Oops! The page you are looking for does not exist.")
    },
  )
})

async function mapOn(address: string, title: string): Promise<View> {
  return viewOf((await main(address)).getByRole("img", { name: title }))
}

/** The formatted rate of a seeded vehicle. */
function dayRateOf(id = ""): string {
  const vehicle = seedFleet.vehicles.find((candidate) => candidate.id === id)
  if (!vehicle) throw new Error(`no vehicle ${id}`)
  return formatRate(rupees(vehicle.rates.oneWeek))
}

async function main(address: string): Promise<View> {
  return viewOf((await open(address)).view.getByRole("main"))
}

function open(address: string, ports: Ports = testPorts.ports) {
  const url = new URL(address, "https://www.example.lk")
  return visit(ports, ["/:page", { ...guide }], new Request(url))
}

function withVehicles(vehicles: Ports["catalogue"]["vehicles"]): Ports {
  return { ...testPorts.ports, catalogue: catalogueWith(testPorts.ports.catalogue, { vehicles }) }
}
