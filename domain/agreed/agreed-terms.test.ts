import { describe, expect, it } from "vitest"
import { cents, rupees } from "#domain/money.ts"
import { addDays } from "#domain/rental-period.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import {
  type AgreedLine,
  agreedTotal,
  inCurrency,
  isPricedForOtherDays,
  nameWithUnits,
  subtotalOf,
  withComputedDiscounts,
} from "./agreed-terms.ts"

const TERMS = sampleAgreed() // LKR 306,000.00
const discount = (amount: number, percent: number | null = null): AgreedLine => ({
  kind: "discount",
  reason: "Third rental",
  percent,
  amount: rupees(amount),
})

describe("the total of a booking", () => {
  it.each([
    ["the sum of its lines", TERMS, 306_000],
    ["less the discount", { ...TERMS, lines: [...TERMS.lines, discount(6_000)] }, 300_000],
    ["never below zero", { ...TERMS, lines: [...TERMS.lines, discount(400_000)] }, 0],
  ])("is %s", (_, terms, total) => {
    expect(agreedTotal(terms)).toBe(rupees(total))
  })

  it("is unknown without a vehicle, and while one of the vehicles has no price", () => {
    const another = { vehicleId: "boat", name: "Boat", units: 1 }
    expect(agreedTotal({ ...TERMS, vehicles: [] })).toBeNull()
    expect(agreedTotal({ ...TERMS, vehicles: [...TERMS.vehicles, another] })).toBeNull()
  })

  it.each([
    [30_000, { code: "USD", rate: rupees(300) } as const, 100],
    [306_000, { code: "EUR", rate: cents(345_50) } as const, 886],
    [100, { code: "GBP", rate: rupees(400) } as const, 0],
  ])("is rounded to whole units of a currency for LKR %d", (amount, currency, units) => {
    expect(inCurrency(rupees(amount), currency)).toBe(units)
  })
})

it("computes a discount in per cent from the other lines, and leaves a fixed amount", () => {
  const lines = withComputedDiscounts([...TERMS.lines, discount(0, 12.5), discount(1_000)])
  expect(subtotalOf(lines)).toBe(rupees(306_000))
  expect(lines.slice(-2).map(({ amount }) => amount)).toEqual([rupees(38_250), rupees(1_000)])
})

it.each([
  [1, "Toyota KDH"],
  [2, "2 × Toyota KDH"],
])("names a vehicle with %d units '%s'", (units, name) => {
  expect(nameWithUnits({ name: "Toyota KDH", units })).toBe(name)
})

describe("the days of an agreed price", () => {
  const [van, ...others] = TERMS.lines
  const split = [16, 1].map((count) => ({ ...van, count }) as AgreedLine) // of two seasons

  it.each([
    ["its days", TERMS, false],
    ["the days of two seasons together", { ...TERMS, lines: [...split, ...others] }, false],
    ["fewer days than the rental", { ...TERMS, returnAt: addDays(TERMS.returnAt, 3) }, true],
    ["more days than the rental", { ...TERMS, returnAt: addDays(TERMS.returnAt, -3) }, true],
    ["no vehicle", { ...TERMS, lines: others, returnAt: addDays(TERMS.returnAt, 3) }, false],
  ])("are compared with those of the rental: %s", (_, terms, isForOtherDays) => {
    expect(isPricedForOtherDays(terms)).toBe(isForOtherDays)
  })
})
