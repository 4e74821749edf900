import { expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { abroadAmounts, NO_ABROAD_RATES } from "./abroad-rates.ts"
import { priceEffect } from "./price-effect.ts"
import type { KnownRates } from "./tiers.ts"

const rates = (oneWeek: number | null, others: number): KnownRates => ({
  oneWeek: oneWeek === null ? null : rupees(oneWeek),
  twoWeeks: rupees(others),
  threeWeeks: rupees(others),
  oneMonth: rupees(others),
  threeMonths: rupees(others),
  sixMonths: rupees(others),
})
const unchanged = (rates: KnownRates) => rates
const atPercent = (percent: number) => (rates: KnownRates) =>
  abroadAmounts(rates, { ...NO_ABROAD_RATES, everyTier: percent })

it("counts the vehicles with another rate, and names the first with its shortest length", () => {
  const fleet = [
    { name: "On request", rates: rates(null, 0) },
    { name: "Alto", rates: rates(5500, 5000) },
    { name: "Axio", rates: rates(9500, 9000) },
  ]
  expect(priceEffect(fleet, unchanged, atPercent(120))).toEqual({
    vehicleCount: 2,
    example: { name: "Alto", tier: "oneWeek", before: rupees(5500), after: rupees(6600) },
  })
})

it("compares with the rates of the stored setting", () => {
  const fleet = [{ name: "Alto", rates: rates(5500, 5000) }]
  expect(priceEffect(fleet, atPercent(120), atPercent(110)).example).toMatchObject({
    before: rupees(6600),
    after: rupees(6050),
  })
  expect(priceEffect(fleet, atPercent(120), atPercent(120))).toEqual({ vehicleCount: 0, example: null })
})
