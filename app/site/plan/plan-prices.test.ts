import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import { NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import { NO_SIDE_COSTS } from "#domain/pricing/side-costs.ts"
import { brokenCatalogue, catalogueWith } from "#tests/support/catalogues.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as trip from "../trip/route.tsx"
import * as plan from "./route.tsx"

const DATED_PLAN = "start=dambulla&stop=kandy&nights=2&stop=ella&nights=1&from=2027-03-01T09:00"
/** The query of the same plan with every vehicle in the table. */
const EVERY_VEHICLE = `${DATED_PLAN}&vehicles=all`
const ABROAD_CHECKBOX = { name: "I live abroad" }

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
afterAll(() => site.close())

type Settings = Partial<Pick<Ports["content"], "abroadRates" | "costs" | "seasons">>

const ABROAD_RATES: Settings = { abroadRates: { ...NO_ABROAD_RATES, everyTier: 120 } }
const portsWith = (settings: Settings): Ports => ({
  ...site.ports,
  content: Object.assign(Object.create(site.ports.content), settings), // keeps the methods of the content
})

const openPlan = async (query: string, settings: Settings = {}, ports: Partial<Ports> = {}) =>
  (
    await visit(
      { ...portsWith(settings), ...ports },
      ["/plan", plan],
      new Request(`https://rent.example/plan?${query}`),
    )
  ).view

const openTrip = (query: string, settings: Settings = {}, ports: Partial<Ports> = {}) =>
  visit(
    { ...portsWith(settings), ...ports },
    ["/trips/:slug", trip],
    new Request(`https://rent.example/trips/three-days${query}`),
  )

const pricesIn = (view: View) => viewOf(view.getByRole("region", { name: "Vehicles and prices" }))

/** The totals of the table by vehicle, in rupees. */
function totalsOf(view: View): Map<string, number> {
  const rows = pricesIn(view).all("tbody tr")
  return new Map(
    rows.map((row) => [
      textOf(viewOf(row).one("th a")),
      Number(
        textOf(viewOf(row).one("td:last-child strong"))
          .replace(/\.\d\d$/, "")
          .replaceAll(/\D/g, ""),
      ),
    ]),
  )
}

const paramsOf = (href: string) => new URL(href, "https://rent.example").searchParams

describe("without rates for visitors from abroad", () => {
  it("no page asks where a visitor lives, and `abroad` in the URL changes nothing", async () => {
    const view = await openPlan(DATED_PLAN)
    const abroad = await openPlan(`${DATED_PLAN}&abroad=1`)
    expect(totalsOf(abroad)).toEqual(totalsOf(view))
    expect(abroad.queryByRole("checkbox", ABROAD_CHECKBOX)).toBeNull()
    expect(abroad.hrefs("/plan/ask").filter((href) => href.includes("abroad"))).toEqual([])
    expect((await openTrip("?abroad=1")).view.queryByRole("checkbox", ABROAD_CHECKBOX)).toBeNull()
  })
})

describe("with rates for visitors from abroad", () => {
  it("the planner asks beside the dates, and its prices follow the URL", async () => {
    const view = await openPlan(EVERY_VEHICLE, ABROAD_RATES)
    const abroad = await openPlan(`${EVERY_VEHICLE}&abroad=1`, ABROAD_RATES)
    expect(view.getByRole("checkbox", ABROAD_CHECKBOX)).toHaveProperty("checked", false)
    expect(abroad.getByRole("checkbox", ABROAD_CHECKBOX)).toHaveProperty("checked", true)
    expect(pricesIn(abroad).text).toContain("These are the rates for visitors from abroad.")
    expect(pricesIn(abroad).text).toContain("Rates are not valid for foreigners")
    const totals = totalsOf(view)
    expect(totals.size).toBeGreaterThan(10)
    // This plan has no extras, so a total is 120 % of the usual one. It is less with kilometres above the allowance, which cost the same.
    const ratios = [...totalsOf(abroad)].map(([name, total]) => total / (totals.get(name) ?? Number.NaN))
    expect(Math.max(...ratios)).toBeCloseTo(1.2)
    expect(Math.min(...ratios)).toBeGreaterThan(1)
  })

  it.each([EVERY_VEHICLE, "stop=kandy&nights=2&vehicles=all"])(
    "the links of ?%s carry the answer",
    async (query) => {
      const view = await openPlan(`${query}&abroad=1`, ABROAD_RATES)
      const vehicleHrefs = view.hrefs("/cars/")
      expect(vehicleHrefs.length).toBeGreaterThan(10)
      for (const href of vehicleHrefs) {
        expect(paramsOf(href).get("abroad")).toBe("1")
        expect(new URLSearchParams(paramsOf(href).get("plan") ?? "").get("abroad")).toBe("1")
      }
      for (const href of view.hrefs("/plan/ask")) expect(paramsOf(href).get("abroad")).toBe("1")
      const sortHrefs = pricesIn(view).hrefs("/plan?")
      expect(sortHrefs.length).toBeGreaterThan(0)
      for (const href of sortHrefs) expect(paramsOf(href).get("abroad")).toBe("1")
    },
  )

  it("a ready-made trip keeps the dates of its URL", async () => {
    const { view } = await openTrip("?from=2027-03-01T09:00&to=2027-03-05T09:00", ABROAD_RATES)
    const form = viewOf(view.getByRole("form", { name: "Where you live" }))
    expect([form.value("from"), form.value("to")]).toEqual(["2027-03-01T09:00", "2027-03-05T09:00"])
  })

  it("a ready-made trip asks as well, and links to the planner with the answer", async () => {
    const { view } = await openTrip("", ABROAD_RATES)
    const abroad = await openTrip("?abroad=1", ABROAD_RATES)
    expect(view.getByRole("checkbox", ABROAD_CHECKBOX)).toHaveProperty("checked", false)
    expect(abroad.view.getByRole("checkbox", ABROAD_CHECKBOX)).toHaveProperty("checked", true)
    const [[name, total] = ["", Number.NaN]] = totalsOf(view)
    expect(totalsOf(abroad.view).get(name)).toBeGreaterThan(total)
    expect(abroad.view.hrefs("/plan?").every((href) => paramsOf(href).get("abroad") === "1")).toBe(true)
    expect(abroad.head?.robots).toContain("noindex")
  })
})

describe("side costs", () => {
  const COSTS: Settings = {
    costs: {
      ...NO_SIDE_COSTS,
      oneWay: [
        { place: "Colombo airport", amount: 10_000 },
        { place: "The north", amount: 15_000 },
      ],
      nightFee: 2_000,
      nightFrom: 20,
      nightUntil: 6,
      euro: 340,
      dollar: 300,
      ratesOn: "2026-11-20",
    },
  }

  it("are in neither form nor table if the company has set none", async () => {
    const view = await openPlan(`${DATED_PLAN}&end=airport`)
    const form = viewOf(view.getByRole("form", { name: "Your trip" })).text
    for (const text of [form, pricesIn(view).text]) {
      expect(/one-way fee|at night|about EUR|approximate/i.exec(text)).toBeNull()
    }
  })

  it("name the fees beside the return place and the hours", async () => {
    const view = await openPlan(DATED_PLAN, COSTS)
    const hintOf = (name: string) => view.element.querySelector(`#plan-${name}-hint`)?.textContent
    expect(hintOf("end")).toContain(
      "One-way fee: Colombo airport Rs.\u00a010,000, The north Rs.\u00a015,000.",
    )
    expect(hintOf("from")).toContain("A pick-up or return between")
  })

  it.each([
    [
      "the fee of the place where it ends",
      `${DATED_PLAN}&end=airport`,
      /One-way fee for the return at .*airport: Rs\.\s10,000\./,
    ],
    [
      "all fees if none is for that place",
      `${DATED_PLAN}&end=jaffna`,
      /One-way fee: Colombo airport .* The north/,
    ],
    ["none if it ends at its start", DATED_PLAN, null],
  ])("are listed for a trip: %s", async (_, query, text) => {
    const pricesText = pricesIn(await openPlan(query, COSTS)).text
    if (text) expect(pricesText).toMatch(text)
    else expect(pricesText).not.toContain("One-way fee")
  })

  it("include a remark on a pick-up at night only for a trip with a first day", async () => {
    const pricesFor = async (query: string) =>
      pricesIn(await openPlan(`stop=kandy&nights=2${query}`, COSTS)).text
    expect(await pricesFor("&from=2027-03-01T22:30")).toContain("Your pick-up is at night.")
    expect(await pricesFor("&from=2027-03-01T09:00")).not.toContain("Your pick-up is at night.")
    expect(await pricesFor("&month=3")).not.toContain("at night")
  })

  it("show each total in other currencies, with the day of the rates", async () => {
    const view = pricesIn(await openPlan(DATED_PLAN, COSTS))
    const [row] = view.all("tbody tr")
    expect(row && textOf(row)).toMatch(/about EUR\s\d+, USD\s\d+/)
    expect(view.text).toContain("Other currencies are approximate, at the rate of 20 November 2026.")
  })
})

describe("a season", () => {
  it("is named with the days of the trip that it changes", async () => {
    const seasons = [{ name: "Spring", from: "2027-03-02", until: "2027-03-31", percent: 10 }]
    const view = pricesIn(await openPlan(DATED_PLAN, { seasons }))
    expect(view.text).toContain("Season: Spring +10 % for 3 days.")
  })
})

describe("the driver", () => {
  it("has the price of one day and of all days, and a note that the driver's nights are not included", async () => {
    const { text } = pricesIn(await openPlan(`${DATED_PLAN}&drive=driver`))
    expect(text).toContain(
      "The driver costs LKR 5,500.00 a day, LKR 22,000.00 for 4 days, which is in the totals.",
    )
    expect(text).toContain("The driver’s room for 3 nights is not.")
  })

  it("is not mentioned when the visitor drives", async () => {
    expect(pricesIn(await openPlan(DATED_PLAN)).text).not.toContain("The driver costs")
  })
})

describe("vehicles whose rates cannot be read in time", () => {
  const VAN = "toyota-kdh-hi-roof-van-14-seater"
  const catalogue = () =>
    catalogueWith(site.ports.catalogue, {
      vehicle: async (id, signal) =>
        id === VAN
          ? { ok: false as const, reason: "unreachable" as const }
          : site.ports.catalogue.vehicle(id, signal),
    })

  it("are counted and named, with a link that tries again", async () => {
    const view = pricesIn(await openPlan(EVERY_VEHICLE, {}, { catalogue: catalogue() }))
    expect(view.text).toContain("One vehicle could not be priced now: Toyota KDH Hi-Roof Van 14 Seater")
    expect(view.all("tbody tr").length).toBeGreaterThan(10)
    expect(linksOf(view.element).find(([, text]) => text === "Try again")?.[0]).toBe(`/plan?${EVERY_VEHICLE}`)
  })

  it("are reported neither as suitable nor as unsuitable if all of them are late", async () => {
    const catalogueWithoutDetails = catalogueWith(site.ports.catalogue, {
      vehicle: brokenCatalogue().vehicle,
    })
    const view = pricesIn(await openPlan(DATED_PLAN, {}, { catalogue: catalogueWithoutDetails }))
    expect(view.text).toMatch(/\d\d vehicles could not be priced now/)
    expect(view.text).not.toContain("No vehicle of ours fits")
  })

  it.each([
    ["some", () => catalogue()],
    ["all", () => brokenCatalogue()],
  ])("prevent the caching of a ready-made trip: %s", async (_, createCatalogue) => {
    const completePage = await openTrip("")
    const incompletePage = await openTrip("", {}, { catalogue: createCatalogue() })
    expect(completePage.headers.get("cache-control") ?? "").not.toContain("no-store")
    expect(incompletePage.headers.get("cache-control")).toContain("no-store")
    expect(incompletePage.view.text).toContain("Try again")
  })
})
