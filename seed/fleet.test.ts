import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { TIERS } from "#domain/pricing/tiers.ts"
import { seedFleet } from "./fleet.ts"
import sampleList from "./sample-list.json" with { type: "json" }

const { categories, vehicles, services } = seedFleet

describe("the seed", () => {
  it("has 58 vehicles, 10 categories and 10 services, each under an id of its own", () => {
    const rows = [vehicles, categories, services]
    expect(rows.map((list) => new Set(list.map(({ id }) => id)).size)).toEqual([58, 10, 10])
    expect(rows.map((list) => list.length)).toEqual([58, 10, 10])
  })

  it("puts every vehicle into a category that is there, and leaves none empty", () => {
    const used = new Set(vehicles.map(({ categoryId }) => categoryId))
    expect([...used].sort()).toEqual(categories.map(({ id }) => id).sort())
  })

  it("links every category to its list", () => {
    expect(categories.map(({ path }) => path)).toEqual(categories.map(({ id }) => `/carlist/${id}`))
  })

  it("asks a quantity or yes or no for every service", () => {
    expect(services.filter(({ asks }) => !["quantity", "yesOrNo"].includes(asks))).toEqual([])
  })

  it("charges every service per day or once, and has one driver", () => {
    expect(services.filter(({ charged }) => !["perDay", "once"].includes(charged))).toEqual([])
    expect(services.flatMap(({ role }) => role ?? [])).toEqual(["driver"])
  })
})

describe.each(vehicles)("seed vehicle $id", (vehicle) => {
  it("is called in addresses by the slug of its name", () => {
    const slug = vehicle.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
    expect(vehicle.id).toBe(slug.replaceAll(/^-|-$/g, ""))
  })

  it("uses the fixed words", () => {
    expect(["manual", "automatic"]).toContain(vehicle.gearbox)
    expect(["4x4", null]).toContain(vehicle.drive)
    expect(["Petrol", "Diesel", "Hybrid", "Electric"]).toContain(vehicle.size)
    expect(vehicle.fuel).toBe(vehicle.size.toLowerCase())
  })

  it("has a rate for each tier, none dearer than the shorter one's, and the total of its nominal stay", () => {
    const rates = TIERS.map(({ id }) => vehicle.rates[id])
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
    expect(Math.min(...rates)).toBeGreaterThan(0)
    const totals = TIERS.map(({ id, nominalDays }) => vehicle.rates[id] * nominalDays)
    expect(TIERS.map(({ id }) => vehicle.totals[id])).toEqual(totals)
  })

  it("has its four pictures in public/", () => {
    const pictures = [vehicle.imagePath, ...vehicle.pictures]
    expect(pictures.map((path) => path.slice(path.lastIndexOf("-") + 1))).toEqual([
      "side.svg",
      "studio.svg",
      "road.svg",
      "plan.svg",
    ])
    expect(pictures.filter((path) => !existsSync(`public/${path}`))).toEqual([])
  })
})

describe("the sample list", () => {
  it("shows 8 of our vehicles as they are, with no rating that nobody gave", () => {
    const ours = sampleList.map(({ name }) => vehicles.find((vehicle) => vehicle.name === name))
    expect(sampleList).toEqual(ours.map((vehicle) => vehicle && sampleOf(vehicle)))
    expect(sampleList).toHaveLength(8)
  })
})

function sampleOf(vehicle: (typeof vehicles)[number]) {
  return {
    brand: vehicle.brand,
    rating: null,
    name: vehicle.name,
    model: vehicle.model,
    price: vehicle.rates.oneWeek,
    speed: `${vehicle.kmPerLitre} kmpl`,
    gps: "GPS Navigator",
    seatType: `${vehicle.seats} seats`,
    automatic: vehicle.gearbox === "manual" ? "Manual" : "Automatic",
    description: vehicle.description,
  }
}
