import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { parseWallTime } from "#domain/rental-period.ts"
import { fuelCost, inOtherCurrencies, isAtNight, NO_SIDE_COSTS, nightFee } from "./side-costs.ts"

const at = (time: string) => {
  const parsed = parseWallTime(`2027-01-10T${time}`)
  if (!parsed) throw new Error(`${time} is not a time`)
  return parsed
}

describe("a night", () => {
  it.each([
    ["21:59", 22, 6, false],
    ["22:00", 22, 6, true],
    ["00:00", 22, 6, true],
    ["05:59", 22, 6, true],
    ["06:00", 22, 6, false],
    ["00:30", 1, 5, false],
    ["01:00", 1, 5, true],
    ["05:00", 1, 5, false],
    ["23:59", 20, 0, true],
    ["00:00", 20, 0, false],
  ])("has %s, from %i until %i: %s", (time, from, until, expected) => {
    expect(isAtNight(at(time), { from, until })).toBe(expected)
  })

  it("has a fee only with its hours", () => {
    expect(nightFee(NO_SIDE_COSTS)).toBeNull()
    expect(nightFee({ ...NO_SIDE_COSTS, nightFee: 1500, nightFrom: 22 })).toBeNull()
    const set = { ...NO_SIDE_COSTS, nightFee: 1500, nightFrom: 22, nightUntil: 0 }
    expect(nightFee(set)).toEqual({ amount: rupees(1500), from: 22, until: 0 })
  })
})

describe("a total in other currencies", () => {
  const rates = { ...NO_SIDE_COSTS, euro: 350, dollar: 300.5, ratesOn: "2026-11-12" }

  it.each([
    [143_500, 410],
    [145_000, 410],
    [145_400, 420],
    [69_900, 200],
    [69_000, 197],
    [3_500, 10],
    [0, 0],
  ])("is rounded: Rs. %i is about EUR %i", (total, euros) => {
    expect(inOtherCurrencies(rupees(total), rates)[0]).toEqual({ currency: "EUR", amount: euros })
  })

  it("has the currencies whose rate is set, and none without a day", () => {
    expect(inOtherCurrencies(rupees(1000), rates).map(({ currency }) => currency)).toEqual(["EUR", "USD"])
    expect(inOtherCurrencies(rupees(1000), { ...rates, ratesOn: null })).toEqual([])
    expect(inOtherCurrencies(rupees(1000), NO_SIDE_COSTS)).toEqual([])
  })
})

describe("the fuel of a distance", () => {
  const prices = { ...NO_SIDE_COSTS, petrol: 300, diesel: 280, fuelOn: "2026-11-12" }

  it.each([
    ["Petrol", 15, 450, { litres: 30, cost: rupees(9000) }],
    ["Hybrid", 20, 450, { litres: 23, cost: rupees(6800) }],
    ["Diesel", 10, 455, { litres: 46, cost: rupees(12_700) }],
    ["Diesel hybrid", 10, 455, { litres: 46, cost: rupees(12_700) }],
    ["petrol", 15, 0, { litres: 0, cost: rupees(0) }],
  ])("%s at %i km per litre, %i km", (fuel, kmPerLitre, km, expected) => {
    expect(fuelCost({ fuel, kmPerLitre }, km, prices)).toEqual(expected)
  })

  it.each([
    ["an electric vehicle", { fuel: "Electric", kmPerLitre: null }, prices],
    ["an unknown consumption", { fuel: "Petrol", kmPerLitre: null }, prices],
    ["an unknown fuel", { fuel: null, kmPerLitre: 15 }, prices],
    ["another fuel", { fuel: "1500 cc", kmPerLitre: 15 }, prices],
    ["a price that is not set", { fuel: "Petrol", kmPerLitre: 15 }, { ...prices, petrol: null }],
    ["prices without a day", { fuel: "Petrol", kmPerLitre: 15 }, { ...prices, fuelOn: null }],
  ])("is not known for %s", (_, vehicle, costs) => {
    expect(fuelCost(vehicle, 450, costs)).toBeNull()
  })
})
