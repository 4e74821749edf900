import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cents, rupees } from "#domain/money.ts"
import { changeByPercent, ROUNDING_STEPS, type RoundingStep, readPercent } from "./percent-change.ts"

describe("readPercent", () => {
  it.each([
    ["5", 500],
    ["+7.5", 750],
    ["-10 %", -1000],
    ["\u22122.25%", -225],
    ["0.01", 1],
    [" 500 ", 50_000],
    ["-90", -9000],
  ])("reads %j", (text, points) => expect(readPercent(text)).toBe(points))

  it.each(["", "0", "0.00", "-0", "-90.01", "500.01", "1.234", "5,5", "five", "--5", "5%%", "1e2"])(
    "refuses %j",
    (text) => expect(readPercent(text)).toBeNull(),
  )
})

describe("changeByPercent", () => {
  it.each<[number, number, RoundingStep, number]>([
    [9500, 500, 1, 9975],
    [9500, 500, 50, 10_000], // 9,975: half of 50 goes up
    [9500, -500, 50, 9050], // 9,025: half of 50 goes up
    [9500, 499, 50, 9950],
    [8850, 250, 100, 9100],
    [5500, -750, 10, 5090], // 5,087.5
    [100, -9000, 100, 100],
    [100, 1, 1, 100],
  ])("changes %i rupees by %i basis points, rounded to %i rupees, to %i", (rate, change, step, expected) => {
    expect(changeByPercent(rupees(rate), change, step)).toBe(rupees(expected))
  })

  it("is a multiple of the step, within half a step of the exact change, and never 0", () => {
    const rate = fc.integer({ min: 1, max: 10 ** 9 })
    const change = fc.integer({ min: -9000, max: 50_000 })
    fc.assert(
      fc.property(rate, change, fc.constantFrom(...ROUNDING_STEPS), (from, points, step) => {
        const to = changeByPercent(cents(from), points, step)
        const exact = (from * (10_000 + points)) / 10_000
        expect(to % (step * 100)).toBe(0)
        expect(to).toBeGreaterThan(0)
        if (to > step * 100) expect(Math.abs(to - exact)).toBeLessThanOrEqual(step * 50)
      }),
    )
  })
})
