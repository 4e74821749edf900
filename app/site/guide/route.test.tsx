import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import { formatRate, rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
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
  it("shows the place in three scripts and how far it is by road", async () => {
    const view = await main("/rent-a-car-to-ella")
    expect(textOf(view.one('[lang="si"]'))).toBe("ඇල්ල")
    expect(textOf(view.one('[lang="ta"]'))).toBe("எல்ல")
    expect(view.text).toContain("about 185 km by road from Dambulla")
  })

  it("has the names on the sign of every place drawn as they are written today", async () => {
    for (const { slug, sinhala, tamil } of testPorts.ports.content.places) {
      const drawn = (signNames as Readonly<Record<string, Record<string, { text: string }>>>)[slug]
      expect([drawn?.sinhala?.text, drawn?.tamil?.text], slug).toEqual([sinhala, tamil])
    }
  })

  it("begins with the picture of the place, whole where there is room and tall on a phone", async () => {
    const view = await main("/rent-a-car-to-ella")
    const hero = view.one("picture")
    const heading = view.getByRole("heading", { level: 1 })
    expect(hero.compareDocumentPosition(heading) & hero.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const tall = hero.querySelector('source[media="(width < 40rem)"]')
    expect(tall?.getAttribute("srcset")).toContain("/ella-tall-720.avif")
    const wide = 'img[loading="eager"][alt=""][src="/images/scenes/ella-wide-1600.webp"]'
    expect(hero.querySelectorAll(wide)).toHaveLength(1)
  })

  it("says 'about' only where the distance is an estimate", async () => {
    const { text } = await main("/rent-a-car-to-kandy")
    expect(text).toContain("Rent a car to Kandy 72 km by road from Dambulla")
  })

  it("to Dambulla says that our office is there", async () => {
    expect((await main("/rent-a-car-to-dambulla")).text).toContain("our office is here")
  })

  it("opens the enquiry with the place filled in", async () => {
    const links = linksOf((await main("/rent-a-car-to-arugam-bay")).element)
    expect(links).toContainEqual(["/home?to=arugam-bay#enq", "Book now"])
  })

  it("puts its warning right after the introduction", async () => {
    const { text } = await main("/rent-a-car-to-meemure")
    expect(text).toMatch(/4WD only.*Reasons to rent/)
  })

  it("shows the vehicles that suit its road, each with a link to its price list and its rate for a day", async () => {
    const view = await main("/rent-a-car-to-meemure")
    const vehicles = view.hrefs("/cars/").map((href) => href.replace("/cars/", ""))
    expect(vehicles).toEqual([
      "suzuki-jimny-sierra-4x4",
      "mitsubishi-montero-sport",
      "toyota-land-cruiser-prado-tx-2-8d",
    ])
    for (const id of vehicles) expect(view.text).toContain(dayRateOf(id))
  })

  it("leads on to its neighbours", async () => {
    const hrefs = (await main("/rent-a-car-to-ella")).hrefs()
    for (const slug of ["bandarawela", "badulla", "haputale"]) {
      expect(hrefs).toContain(`/rent-a-car-to-${slug}`)
    }
  })

  it("pins the place on the map, with its road from Dambulla and its neighbours' names", async () => {
    const map = await mapOn("/rent-a-car-to-ella", "Map of Sri Lanka: Ella and Dambulla")
    expect(map.all("text").map(textOf)).toEqual(
      expect.arrayContaining(["Ella", "Dambulla", "Haputale", "Badulla"]),
    )
    expect(map.all("path").map((path) => path.getAttribute("d"))).toContain(roadPaths.ella)
  })

  it("to Dambulla has no road to draw", async () => {
    const title = "Map of Sri Lanka: Dambulla, and the places nearest to it"
    const map = await mapOn("/rent-a-car-to-dambulla", title)
    expect(map.all("text").map(textOf)).toContain("Dambulla")
    expect(map.all("path")).toEqual([])
  })
})

describe("where the fleet cannot be read", () => {
  it.each<CatalogueFailure>(["unreachable", "malformed"])(
    "the guide stays, and says so in place of the vehicles: %s",
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

  it("a fleet that does not answer is given up after a second", async () => {
    const silent = withVehicles(
      (signal) =>
        new Promise((resolve) => {
          signal?.addEventListener("abort", () => resolve({ ok: false, reason: "timeout" }))
        }),
    )
    const { view } = await open("/rent-a-car-to-ella", silent)
    expect(view.text).toContain("There was an error fetching the cars!")
  })

  it("a fleet without a vehicle for this road leaves the way to all vehicles", async () => {
    const { view } = await open(
      "/rent-a-car-to-ella",
      withVehicles(async () => ({ ok: true, value: [] })),
    )
    expect(view.text).toContain("No vehicles are listed for this road at the moment.")
    expect(view.getByRole("link", { name: /^See every vehicle/ }).getAttribute("href")).toBe("/carlist")
  })
})

describe("a page about renting in general", () => {
  it("says when its facts were checked", async () => {
    expect((await main("/rent-a-car-guide")).text).toContain("Checked on 22 November 2026.")
  })

  it("links its parts from a list of them", async () => {
    const view = await main("/rent-a-car-guide")
    expect(view.hrefs()).toContain("#emergency-numbers")
    expect(view.all("section#emergency-numbers")).toHaveLength(1)
  })
})

describe("an address of one part that is no page", () => {
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

/** As the table writes it, from the rows that filled the catalogue. */
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
  const { catalogue } = testPorts.ports
  return {
    ...testPorts.ports,
    catalogue: {
      vehicles,
      vehicle: (id, signal) => catalogue.vehicle(id, signal),
      categories: (signal) => catalogue.categories(signal),
      services: (signal) => catalogue.services(signal),
      retired: (signal) => catalogue.retired(signal),
    },
  }
}
