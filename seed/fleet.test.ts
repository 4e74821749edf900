import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { TIERS } from "#domain/pricing/tiers.ts"
import { seedFleet } from "./fleet.ts"
import sampleList from "./sample-list.json" with { type: "json" }

const { categories, vehicles, extras } = seedFleet

describe("the seed", () => {
  it("has 58 vehicles, 10 categories and 10 extras with unique ids", () => {
    const rows = [vehicles, categories, extras]
    expect(rows.map((list) => new Set(list.map(({ id }) => id)).size)).toEqual([58, 10, 10])
    expect(rows.map((list) => list.length)).toEqual([58, 10, 10])
  })

  it("has at least one vehicle in each category and no vehicle of an unknown category", () => {
    const used = new Set(vehicles.map(({ categoryId }) => categoryId))
    expect([...used].sort()).toEqual(categories.map(({ id }) => id).sort())
  })

  it("links every category to its vehicle list", () => {
    expect(categories.map(({ path }) => path)).toEqual(categories.map(({ id }) => `/carlist/${id}`))
  })

  it("asks for a quantity or for yes or no with every extra", () => {
    expect(extras.filter(({ inputKind }) => !["quantity", "yesOrNo"].includes(inputKind))).toEqual([])
  })

  it("charges every extra per day or once, and has one driver", () => {
    expect(extras.filter(({ charged }) => !["perDay", "once"].includes(charged))).toEqual([])
    expect(extras.flatMap(({ role }) => role ?? [])).toEqual(["driver"])
  })
})

describe.each(vehicles)("seed vehicle $id", (vehicle) => {
  it("has the slug of its name as id", () => {
    const slug = vehicle.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
    expect(vehicle.id).toBe(slug.replaceAll(/^-|-$/g, ""))
  })

  it("has known values for gearbox, driven wheels and fuel", () => {
    expect(["manual", "automatic"]).toContain(vehicle.gearbox)
    expect(["4x4", null]).toContain(vehicle.drive)
    expect(["Petrol", "Diesel", "Hybrid", "Electric"]).toContain(vehicle.fuelLabel)
    expect(vehicle.fuel).toBe(vehicle.fuelLabel.toLowerCase())
  })

  it("has rates that do not rise with the length of the rental, and totals of rate × nominal days", () => {
    const rates = TIERS.map(({ id }) => vehicle.rates[id])
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
    expect(Math.min(...rates)).toBeGreaterThan(0)
    const totals = TIERS.map(({ id, nominalDays }) => vehicle.rates[id] * nominalDays)
    expect(TIERS.map(({ id }) => vehicle.totals[id])).toEqual(totals)
  })

  it("has four pictures that exist in public/", () => {
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

// seed/sample-list.json: docs/requirements.md, R14.14.
describe("the sample list", () => {
  it("shows 8 vehicles of the fleet with their data and without a rating", () => {
    const vehiclesShown = sampleList.map(({ name }) => vehicles.find((vehicle) => vehicle.name === name))
    expect(sampleList).toEqual(vehiclesShown.map((vehicle) => vehicle && sampleOf(vehicle)))
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
