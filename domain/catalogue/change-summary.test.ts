import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { bulkPercentChange, summariseChanges } from "./change-summary.ts"
import type { PriceChange } from "./price-changes.ts"

const TEN_PERCENT = 1_000 // in basis points
const STEP = 50 // in rupees

const change = (field: PriceChange["field"], from: number | null, to: number | null): PriceChange => ({
  field,
  from: from === null ? null : rupees(from),
  to: to === null ? null : rupees(to),
})

describe("the summary of changes", () => {
  it("has the range in per cent and the largest change of each rate, in the order of the rates", () => {
    const summary = summariseChanges([
      {
        name: "Alto",
        changes: [change("rate-oneWeek", 1_000, 1_100), change("rate-twoWeeks", 1_000, 1_050)],
      },
      { name: "Axio", changes: [change("rate-oneWeek", 1_000, 800)] },
    ])
    expect(summary).toEqual([
      {
        price: "rate-oneWeek",
        vehicleCount: 2,
        lowestPercent: -20,
        highestPercent: 10,
        largest: { vehicleName: "Axio", from: rupees(1_000), to: rupees(800) },
      },
      {
        price: "rate-twoWeeks",
        vehicleCount: 1,
        lowestPercent: 5,
        highestPercent: 5,
        largest: { vehicleName: "Alto", from: rupees(1_000), to: rupees(1_050) },
      },
    ])
  })

  it("counts the totals of all tiers as one price, and each vehicle once", () => {
    const totals = [change("total-oneWeek", 7_000, 7_700), change("total-twoWeeks", 14_000, 15_400)]
    const summary = summariseChanges([
      { name: "Alto", changes: totals },
      { name: "Axio", changes: [...totals, change("deposit", 20_000, 25_000)] },
    ])
    expect(summary.map(({ price, vehicleCount }) => [price, vehicleCount])).toEqual([
      ["totals", 2],
      ["deposit", 1],
    ])
  })

  it("has no percentage if a price was missing, and counts that change as the largest", () => {
    const [totals] = summariseChanges([
      { name: "Alto", changes: [change("total-oneWeek", 7_000, 70_000)] },
      { name: "Axio", changes: [change("total-oneWeek", null, 7_000)] },
    ])
    expect(totals).toMatchObject({
      lowestPercent: 900,
      highestPercent: 900,
      largest: { vehicleName: "Axio" },
    })
    const [deposit] = summariseChanges([{ name: "Axio", changes: [change("deposit", 0, 5_000)] }])
    expect(deposit).toMatchObject({ lowestPercent: null, highestPercent: null })
  })

  it("is empty without changes", () => {
    expect(summariseChanges([{ name: "Alto", changes: [] }])).toEqual([])
  })
})

describe("a change of all rates by a percentage", () => {
  it("counts the rates that the percentage gives after rounding, and all changed rates", () => {
    const vehicles = [
      { changes: [change("rate-oneWeek", 1_900, 2_100), change("total-oneWeek", 13_300, 14_700)] },
      { changes: [change("rate-oneWeek", 1_250, 1_400), change("rate-twoWeeks", 1_000, 1_500)] },
    ]
    expect(bulkPercentChange(vehicles, TEN_PERCENT, STEP)).toEqual({
      change: TEN_PERCENT,
      step: STEP,
      matchingCount: 2,
      rateCount: 3,
    })
  })

  it.each([
    ["no rate is the result of the percentage", [change("rate-oneWeek", 1_000, 1_200)]],
    ["a rate is new", [change("rate-oneWeek", null, 1_100)]],
    ["only other prices change", [change("deposit", 1_000, 1_100)]],
  ])("is null if %s", (_, changes) => expect(bulkPercentChange([{ changes }], TEN_PERCENT, STEP)).toBeNull())
})
