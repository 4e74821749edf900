import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import { formatRate, rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import roadPaths from "../map/road-paths.json" with { type: "json" }
import * as guide from "./route.tsx"
import signNames from "./sign-names.json" with { type: "json" }

let desk: TestPorts
beforeAll(async () => {
  desk = await openPorts()
})
afterAll(() => desk.close())

describe("a guide", () => {
  it("shows the place in three scripts and how far it is by road", async () => {
    const html = await main("/rent-a-car-to-ella")
    expect(html).toMatch(/<span lang="si"><span class="vh[^>]*>ඇල්ල</)
    expect(html).toMatch(/<span lang="ta"><span class="vh[^>]*>எல்ல</)
    expect(html).toContain("about 185 km by road from Dambulla")
  })

  it("has the names on the sign of every place drawn as they are written today", async () => {
    for (const { slug, sinhala, tamil } of desk.ports.content.places) {
      const drawn = (signNames as Readonly<Record<string, Record<string, { text: string }>>>)[slug]
      expect([drawn?.sinhala?.text, drawn?.tamil?.text], slug).toEqual([sinhala, tamil])
    }
  })

  it("begins with the picture of the place, whole where there is room and tall on a phone", async () => {
    const html = await main("/rent-a-car-to-ella")
    const hero = html.slice(0, html.indexOf("<h1"))
    expect(hero).toMatch(/<source media="\(width &lt; 40rem\)"[^>]* srcSet="[^"]*\/ella-tall-720\.avif/)
    expect(hero).toMatch(/<img [^>]*loading="eager"[^>]* src="\/images\/scenes\/ella-wide-1600\.webp" alt=""/)
  })

  it("says 'about' only where the distance is an estimate", async () => {
    expect(await main("/rent-a-car-to-kandy")).toMatch(/>72 km by road from Dambulla/)
  })

  it("to Dambulla says that our office is there", async () => {
    expect(await main("/rent-a-car-to-dambulla")).toContain("our office is here")
  })

  it("opens the enquiry with the place filled in", async () => {
    const links = await main("/rent-a-car-to-arugam-bay")
    expect(links.match(/href="\/home\?to=arugam-bay#enq"/g)?.length).toBeGreaterThanOrEqual(1)
    expect(links).toContain("Book now")
  })

  it("puts its warning right after the introduction", async () => {
    const html = await main("/rent-a-car-to-meemure")
    expect(html).toMatch(/4WD only/)
    expect(html.indexOf("4WD only")).toBeLessThan(html.indexOf("Reasons to rent</h2>"))
  })

  it("shows the vehicles that suit its road, each with a link to its price list and its rate for a day", async () => {
    const html = await main("/rent-a-car-to-meemure")
    const vehicles = [...html.matchAll(/href="\/cars\/([^"]+)"/g)].map(([, id]) => id)
    expect(vehicles).toEqual([
      "suzuki-jimny-sierra-4x4",
      "mitsubishi-montero-sport",
      "toyota-land-cruiser-prado-tx-2-8d",
    ])
    for (const id of vehicles) expect(html).toContain(dayRateOf(id))
  })

  it("leads on to its neighbours", async () => {
    const html = await main("/rent-a-car-to-ella")
    for (const slug of ["bandarawela", "badulla", "haputale"]) {
      expect(html).toContain(`href="/rent-a-car-to-${slug}"`)
    }
  })

  it("pins the place on the map, with its road from Dambulla and its neighbours' names", async () => {
    const map = mapIn(await main("/rent-a-car-to-ella"), "Map of Sri Lanka: Ella and Dambulla")
    const names = [...map.matchAll(/<text[^>]*>([^<]+)</g)].map(([, name]) => name)
    expect(names).toEqual(expect.arrayContaining(["Ella", "Dambulla", "Haputale", "Badulla"]))
    expect(map).toContain(`d="${roadPaths.ella}"`)
  })

  it("to Dambulla has no road to draw", async () => {
    const title = "Map of Sri Lanka: Dambulla, and the places nearest to it"
    const map = mapIn(await main("/rent-a-car-to-dambulla"), title)
    expect(map).toContain("Dambulla</text>")
    expect(map).not.toContain("<path")
  })
})

describe("where the fleet cannot be read", () => {
  it.each<CatalogueFailure>(["unreachable", "malformed"])(
    "the guide stays, and says so in place of the vehicles: %s",
    async (reason) => {
      desk.lines.length = 0
      const { status, html } = await open(
        "/rent-a-car-to-ella",
        withVehicles(async () => ({ ok: false, reason })),
      )
      expect(status).toBe(200)
      expect(html).toContain("Nine Arch Bridge")
      expect(html).toContain("There was an error fetching the cars!")
      expect(desk.lines).toContainEqual({ level: "warn", reason, message: "no vehicles for a guide" })
    },
  )

  it("a fleet that does not answer is given up after a second", async () => {
    const silent = withVehicles(
      (signal) =>
        new Promise((resolve) => {
          signal?.addEventListener("abort", () => resolve({ ok: false, reason: "timeout" }))
        }),
    )
    const { html } = await open("/rent-a-car-to-ella", silent)
    expect(html).toContain("There was an error fetching the cars!")
  })

  it("a fleet without a vehicle for this road leaves the way to all vehicles", async () => {
    const { html } = await open(
      "/rent-a-car-to-ella",
      withVehicles(async () => ({ ok: true, value: [] })),
    )
    expect(html).toContain("None of our vehicles is listed for this road just now.")
    expect(html).toMatch(/href="\/carlist"[^>]*>See every vehicle/)
  })
})

describe("a page about renting in general", () => {
  it("says when its facts were checked", async () => {
    expect(await main("/rent-a-car-guide")).toContain("Checked on 22 November 2026.")
  })

  it("links its parts from a list of them", async () => {
    const html = await main("/rent-a-car-guide")
    expect(html).toContain('href="#emergency-numbers"')
    expect(html).toMatch(/<section id="emergency-numbers"/)
  })
})

describe("an address of one part that is no page", () => {
  it.each(["/nowhere", "/rent-a-car-to-atlantis", "/rent-a-car-to-", "/rent-a-car-to-Ella", "/rent-a-car"])(
    "%s is not found",
    async (address) => {
      const { status, html } = await open(address)
      expect(status).toBe(404)
      expect(html).toContain("Oops! The page you are looking for does not exist.")
    },
  )
})

function mapIn(html: string, title: string): string {
  return html.slice(html.indexOf(`aria-label="${title}"`)).split("</svg>")[0] ?? ""
}

/** As the table writes it, from the rows that filled the catalogue. */
function dayRateOf(id = ""): string {
  const vehicle = seedFleet.vehicles.find((candidate) => candidate.id === id)
  if (!vehicle) throw new Error(`no vehicle ${id}`)
  return formatRate(rupees(vehicle.rates.oneWeek))
}

async function main(address: string): Promise<string> {
  const { html } = await open(address)
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"))
}

function open(address: string, ports: Ports = desk.ports) {
  const url = new URL(address, "https://www.example.lk")
  return visit(ports, ["/:page", { ...guide }], new Request(url))
}

function withVehicles(vehicles: Ports["catalogue"]["vehicles"]): Ports {
  const { catalogue } = desk.ports
  return {
    ...desk.ports,
    catalogue: {
      vehicles,
      vehicle: (id, signal) => catalogue.vehicle(id, signal),
      categories: (signal) => catalogue.categories(signal),
      services: (signal) => catalogue.services(signal),
      retired: (signal) => catalogue.retired(signal),
    },
  }
}
