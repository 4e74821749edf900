import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import type { Content, Guide } from "#domain/content/content.ts"
import type { Sight } from "#domain/content/visit.ts"
import { formatRate, rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
import { catalogueWith } from "#tests/support/catalogues.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import {
  SAMPLE_DAYS,
  SAMPLE_STATION,
  sampleNeed,
  sampleRoadState,
  sampleSight,
  sampleVisit,
} from "#tests/support/sample-guide-data.ts"
import { visit } from "#tests/support/visit.tsx"
import roadPaths from "../../map/road-paths.json" with { type: "json" }
import * as route from "./route.tsx"
import signNames from "./sign-names.json" with { type: "json" }

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

describe("a guide", () => {
  it("shows the place in three scripts and its distance by road", async () => {
    const view = await openMain("/rent-a-car-to-ella")
    expect(textOf(view.one('[lang="si"]'))).toBe("ඇල්ල")
    expect(textOf(view.one('[lang="ta"]'))).toBe("எல்ல")
    const ella = testPorts.ports.content.places.find(({ slug }) => slug === "ella")
    expect(ella?.isEstimate).toBe(true)
    expect(view.text).toContain(`about ${ella?.roadKm} km by road from Dambulla`)
  })

  it("has a generated drawing of the current name of every place", async () => {
    for (const { slug, sinhala, tamil } of testPorts.ports.content.places) {
      // The cast allows any slug, because the file may lack one.
      const drawing = (signNames as Readonly<Record<string, Record<string, { text: string }>>>)[slug]
      expect([drawing?.sinhala?.text, drawing?.tamil?.text], slug).toEqual([sinhala, tamil])
    }
  })

  it("begins with the picture of the place and its alternative text, upright on a phone", async () => {
    const view = await openMain("/rent-a-car-to-ella")
    const hero = view.one("picture")
    const heading = view.getByRole("heading", { level: 1 })
    expect(hero.compareDocumentPosition(heading) & hero.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const tall = hero.querySelector('source[media="(width < 40rem)"]')
    expect(tall?.getAttribute("srcset")).toContain("/ella-tall-720.avif")
    const image = hero.querySelector('img[loading="eager"][src="/images/scenes/ella-wide-1600.webp"]')
    const picture = testPorts.ports.content.gallery.find(({ scene }) => scene === "ella")
    expect(image?.getAttribute("alt")).toBe(picture?.alt)
  })

  it("shows 'about' only for an estimated distance", async () => {
    const { text } = await openMain("/rent-a-car-to-kandy")
    expect(text).toContain("Rent a car to Kandy 72 km by road from Dambulla")
  })

  it("names the ready-made trips that stop there", async () => {
    const tripsIn = async (path: string) =>
      linksOf((await open(path)).view.getByRole("main"))
        .map(([href]) => href)
        .filter((href) => href.startsWith("/trips/"))
    expect(await tripsIn("/rent-a-car-to-jaffna")).toEqual([
      "/trips/jaffna-and-the-north",
      "/trips/island-round",
    ])
    expect(await tripsIn("/rent-a-car-to-meemure")).toEqual([])
  })

  it("says for Dambulla that our office is there", async () => {
    expect((await openMain("/rent-a-car-to-dambulla")).text).toContain("our office is here")
  })

  it("links to the enquiry form with the place filled in", async () => {
    const links = linksOf((await openMain("/rent-a-car-to-arugam-bay")).element)
    expect(links).toContainEqual(["/home?place=arugam-bay#enq", "Book now"])
  })

  it("shows its warning directly after the introduction", async () => {
    const { text } = await openMain("/rent-a-car-to-meemure")
    expect(text).toMatch(/4WD only.*Reasons to rent/)
  })

  it("shows the vehicles that fit the needs of each party, with a link and the daily rate of each", async () => {
    const needs = [sampleNeed(), sampleNeed({ party: "Six with bags", seats: 9 })]
    const view = await openGuideWith({ visit: sampleVisit({ needs }) })
    const vehicles = view.hrefs("/cars/").map((href) => href.replace("/cars/", ""))
    expect(vehicles).toEqual([
      "suzuki-alto-800-manual",
      "suzuki-alto-japan-auto",
      "daihatsu-mira-e-s-auto",
      "nissan-caravan-nv350-9-seater",
      "toyota-kdh-super-gl-flat-roof-van-9-seater",
      "toyota-kdh-hi-roof-van-14-seater",
    ])
    for (const id of vehicles) expect(view.text).toContain(dayRateOf(id))
    expect(view.text).toMatch(/Two people.*Alto.*Six with bags.*Nissan Caravan/)
  })

  it("does not repeat a gearbox that is part of a vehicle's name", async () => {
    const { text } = await openGuideWith({ visit: sampleVisit({ needs: [sampleNeed({ seats: 5 })] }) })
    expect(text).toContain("Suzuki Alto 800 Manual")
    expect(text).not.toMatch(/Manual\s*Manual|Auto\s*Automatic/)
  })

  it("links to its neighbours", async () => {
    const hrefs = (await openMain("/rent-a-car-to-ella")).hrefs()
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

  it("has no road on the map for Dambulla", async () => {
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
      testPorts.logLines.length = 0
      const { status, view } = await open(
        "/rent-a-car-to-ella",
        withVehicles(async () => ({ ok: false, reason })),
      )
      expect(status).toBe(200)
      expect(view.text).toContain("Nine Arch Bridge")
      expect(view.text).toContain("There was an error fetching the cars!")
      expect(testPorts.logLines).toContainEqual({ level: "warn", reason, message: "no vehicles for a guide" })
    },
  )

  it("stops waiting for the catalogue after a second", async () => {
    const portsWithSilentCatalogue = withVehicles(
      (signal) =>
        new Promise((resolve) => {
          signal?.addEventListener("abort", () => resolve({ ok: false, reason: "timeout" }))
        }),
    )
    const { view } = await open("/rent-a-car-to-ella", portsWithSilentCatalogue)
    expect(view.text).toContain("There was an error fetching the cars!")
  })

  it("links to all vehicles if none suits the road", async () => {
    const { view } = await open(
      "/rent-a-car-to-ella",
      withVehicles(async () => ({ ok: true, value: [] })),
    )
    expect(view.text).toContain("No vehicles are listed for this road at the moment.")
    expect(view.getByRole("link", { name: /^See every vehicle/ }).getAttribute("href")).toBe("/carlist")
  })
})

describe("the details of a guide", () => {
  const nineArchBridge = (details: Partial<Sight>) => sampleSight({ name: "Nine Arch Bridge", ...details })

  it("are shown under each sight: distance, time, road, parking, steps, access", async () => {
    const sight = nineArchBridge({
      km: 2,
      driveMinutes: 10,
      stayMinutes: 75,
      road: "Sealed and narrow",
      parking: "At the top",
      walk: "Steps",
      access: "Not step-free",
    })
    const { text } = await openGuideWith({ visit: sampleVisit({ sights: [sight] }) })
    expect(text).toContain("About 2 km from the centre, 10 minutes by car. Allow 1 hour 15 minutes.")
    expect(text).toMatch(
      /Road\s*Sealed and narrow\s*Parking\s*At the top\s*On foot\s*Steps\s*Access\s*Not step-free/,
    )
  })

  it("show 'about' only for an estimate", async () => {
    const visit = sampleVisit({ sights: [nineArchBridge({ km: 2, isEstimate: false })] })
    expect((await openGuideWith({ visit })).text).toContain("2 km from the centre.")
    expect((await openGuideWith({ visit })).text).not.toContain("About 2 km from the centre")
  })

  it("name the month and the source of a fee, with the official page", async () => {
    const fee = {
      text: "US$ 25 for an adult",
      seen: "2025-08",
      source: "A list",
      href: "https://fees.example/",
    }
    const sights = [nineArchBridge({ fee, officialUrl: "https://park.example/" })]
    const view = await openGuideWith({ visit: sampleVisit({ sights }) })
    expect(view.text).toMatch(/US\$ 25 for an adult \(as seen in August 2025 at\s+A list\s*\)/)
    expect(view.hrefs()).toEqual(expect.arrayContaining(["https://fees.example/", "https://park.example/"]))
  })

  it("name only the year of a fee whose source gives no month", async () => {
    const fee = { text: "US$ 49 for an adult", seen: "2026", source: "A list", href: "https://fees.example/" }
    const view = await openGuideWith({ visit: sampleVisit({ sights: [nineArchBridge({ fee })] }) })
    expect(view.text).toMatch(/US\$ 49 for an adult \(as seen in 2026 at\s+A list\s*\)/)
  })

  it("omit unknown details", async () => {
    const view = await openGuideWith({ visit: sampleVisit({ sights: [nineArchBridge({})] }) })
    const [sight] = view.getAllByRole("listitem").filter((item) => /^1 ?Nine Arch Bridge/.test(textOf(item)))
    if (!sight) throw new Error("no sight")
    expect(textOf(sight)).not.toMatch(/centre\.|Allow|Parking|Fee|null/)
    expect(viewOf(sight).all("dl, a")).toEqual([])
  })

  it("show the sights by number on a local map, described in words", async () => {
    const sights = [nineArchBridge({}), sampleSight({ name: "Far away", latitude: 7.8, longitude: 81.6 })]
    const view = await openGuideWith({ visit: sampleVisit({ sights }) })
    const map = viewOf(view.getByRole("img", { name: /^Map of Ella and its sights, 10 km across/ }))
    expect(map.all("text").map(textOf)).toEqual(expect.arrayContaining(["Ella", "1", "2 km", "N"]))
    expect(map.element.getAttribute("aria-label")).toContain("1 Nine Arch Bridge, 1.5 km east")
    expect(view.text).toContain("Beyond the edge of the map: 2 Far away, 119 km north-east")
  })

  it("dash a road on the local map that is reported closed", async () => {
    const visit = sampleVisit()
    const edges = [["ella", "wellawaya"]] as const
    const withClosedRoad = await openGuideWith({ visit }, { roadStates: [sampleRoadState({ edges })] })
    expect(withClosedRoad.text).toContain("A dashed road is reported closed, or may be.")
    const withReopenedRoad = await openGuideWith(
      { visit },
      { roadStates: [sampleRoadState({ edges, condition: "reopened" })] },
    )
    expect(withReopenedRoad.text).not.toContain("A dashed road")
  })

  it("plan a day with clock times, and say when the sun sets", async () => {
    const { text } = await openGuideWith({ visit: sampleVisit() })
    expect(text).toMatch(/How long to stay One night is enough\./)
    expect(text).toMatch(/6:30 am Set out 6:45 am to 7:45 am The bridge\s*15 minutes on the road/)
    expect(text).toMatch(/9:00 am Back at your hotel/)
    expect(text).toMatch(/The sun sets between 5:4\d pm in November and 6:2\d pm in July/)
    expect(text).not.toContain("This day ends")
  })

  it("warn of a day that ends after dark", async () => {
    const days = SAMPLE_DAYS.map((day) => ({ ...day, start: "17:00" }))
    const { text } = await openGuideWith({ visit: sampleVisit({ days }) })
    expect(text).toContain("This day ends at 7:30 pm, after dark all year.")
  })

  it("show the reports about its roads before the drives, each with its day and source", async () => {
    const view = await openGuideWith({ roadStates: [sampleRoadState()] })
    expect(view.text).toMatch(
      /Road and rail reports Closed Road: A23 A bridge is down\. Go by another road\. Reported on 10 December 2025: A newspaper/,
    )
    expect(view.hrefs()).toContain("https://news.example/1")
    const reports = view.getByRole("heading", { name: "Road and rail reports" })
    const drives = view.getByRole("table", { name: "By road to Ella" })
    expect(reports.compareDocumentPosition(drives) & reports.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it("show rain by month with its station and period", async () => {
    const view = await openGuideWith({ climate: SAMPLE_STATION })
    const table = view.getByRole("table", { name: "Mean rain and temperature at Sampleton, 1961 to 1990" })
    expect(textOf(table)).toMatch(/Nov\s*200 mm\s*20 °C/)
    expect(table.querySelectorAll("rect")).toHaveLength(12)
  })

  it("show only the rain if no temperatures are known", async () => {
    const view = await openGuideWith({ climate: { ...SAMPLE_STATION, highC: null } })
    expect(view.getByRole("heading", { name: "Rain by month" })).toBeDefined()
    expect(view.getByRole("table", { name: "Mean rain at Sampleton, 1961 to 1990" })).toBeDefined()
  })

  it("name the crowded days of the coming twelve months", async () => {
    const day = { name: "A festival", kind: "festival", places: ["ella"] } as const
    const festivals = ["2026-01-03", "2027-01-22", "2027-12-01"].map((date) => ({ ...day, date }))
    const { text } = await openGuideWith({ festivals })
    expect(text).toMatch(/22 January 2027\s*: A festival/)
    expect(text).not.toMatch(/3 January 2026|1 December 2027/)
  })

  it("name the month of the newest report that was used", async () => {
    const { text } = await openGuideWith({ newestReport: "2025-12", roadStates: [] })
    expect(text).toContain("Newest report used: December 2025.")
  })

  it("count a road report that is newer than the text", async () => {
    const roadStates = [sampleRoadState({ reportedOn: "2026-01-11" })]
    const { text } = await openGuideWith({ newestReport: "2025-12", roadStates })
    expect(text).toContain("Newest report used: January 2026.")
  })
})

describe("a page about renting in general", () => {
  it("names the month of the newest report that was used", async () => {
    const { text } = await openGeneralPageWith("/rent-a-car-guide", { roadStates: [] })
    expect(text).toMatch(/Newest report used: \w+ 20\d\d\./)
  })

  it("about driving lists every road report", async () => {
    const roadStates = [sampleRoadState(), sampleRoadState({ id: "other", places: [], title: "Another" })]
    const text = (await openGeneralPageWith("/rent-a-car-guide", { roadStates })).text
    expect(text).toMatch(/A bridge is down\..*Another\./)
    expect((await openGeneralPageWith("/rent-a-car-sri-lanka", { roadStates })).text).not.toContain(
      "Another.",
    )
  })

  it("about the country has the poya days and festivals of the coming twelve months", async () => {
    const days = [
      { date: "2026-11-24", name: "Ill Full Moon Poya Day", kind: "poya", places: ["kandy"] },
      { date: "2026-12-23", name: "Unduvap Full Moon Poya Day", kind: "poya", places: ["kandy", "ella"] },
      { date: "2026-11-20", name: "Yesterday's day", kind: "poya", places: [] },
    ] as const
    const calendar = { source: "A gazette", href: "https://gazette.example/", days }
    const view = await openGeneralPageWith("/rent-a-car-sri-lanka", { calendar })
    expect(view.text).toMatch(/busy on every poya day in Kandy ?\./)
    expect(view.text).toMatch(/24 November 2026 Ill Full Moon Poya Day 23 December 2026/)
    expect(view.text).toMatch(/Unduvap Full Moon Poya Day Ella/)
    expect(view.text).not.toContain("Yesterday's day")
    expect(view.hrefs()).toContain("https://gazette.example/")
  })

  it("links its sections from a table of contents", async () => {
    const view = await openMain("/rent-a-car-guide")
    expect(view.hrefs()).toContain("#emergency-numbers")
    expect(view.all("section#emergency-numbers")).toHaveLength(1)
  })
})

describe("a path of one segment that is not a page", () => {
  it.each(["/nowhere", "/rent-a-car-to-atlantis", "/rent-a-car-to-", "/rent-a-car-to-Ella", "/rent-a-car"])(
    "%s is not found",
    async (path) => {
      const { status, view } = await open(path)
      expect(status).toBe(404)
      expect(view.text).toContain("Oops! The page you are looking for does not exist.")
    },
  )
})

async function mapOn(path: string, title: string): Promise<View> {
  return viewOf((await openMain(path)).getByRole("img", { name: title }))
}

/** The formatted daily rate of a seeded vehicle in a short rental. */
function dayRateOf(id: string): string {
  const vehicle = seedFleet.vehicles.find((candidate) => candidate.id === id)
  if (!vehicle) throw new Error(`no vehicle ${id}`)
  return formatRate(rupees(vehicle.rates.oneWeek))
}

async function openGeneralPageWith(path: string, changed: Partial<Content>): Promise<View> {
  const ports = { ...testPorts.ports, content: { ...testPorts.ports.content, ...changed } }
  return viewOf((await open(path, ports)).view.getByRole("main"))
}

/** The guide to Ella, with `changed` data of its own and `others` of the whole content. */
async function openGuideWith(changed: Partial<Guide>, others: Partial<Content> = {}): Promise<View> {
  const content = { ...testPorts.ports.content, ...others }
  const guide = (slug: string): Guide | null => {
    const unchanged = content.guide(slug)
    return unchanged && { ...unchanged, ...changed }
  }
  const ports = { ...testPorts.ports, content: { ...content, guide } }
  return viewOf((await open("/rent-a-car-to-ella", ports)).view.getByRole("main"))
}

async function openMain(path: string): Promise<View> {
  return viewOf((await open(path)).view.getByRole("main"))
}

function open(path: string, ports: Ports = testPorts.ports) {
  const url = new URL(path, "https://www.example.lk")
  return visit(ports, ["/:page", route], new Request(url))
}

function withVehicles(vehicles: Ports["catalogue"]["vehicles"]): Ports {
  return { ...testPorts.ports, catalogue: catalogueWith(testPorts.ports.catalogue, { vehicles }) }
}
