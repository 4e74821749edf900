import fc from "fast-check"
import { expect, it } from "vitest"
import { addMinutes } from "#domain/rental-period.ts"
import { at, december } from "#tests/support/wall-times.ts"
import { lanesOf } from "./lanes.ts"
import { touches } from "./period.ts"

it("keeps what follows in one lane, and puts what touches beside it", () => {
  const periods = [december("14 10", "16 09"), december("12 09", "14 10"), december("13 08", "13 17")]
  expect(lanesOf(periods)).toEqual([0, 0, 1])
})

it("never has two that touch in one lane", () => {
  const anyPeriod = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 40 })).map(([begins, length]) => {
    const from = addMinutes(at("2026-12-01T00:00"), begins * 60)
    return { from, to: addMinutes(from, length * 60) }
  })
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 12 }), (periods) => {
      const lanes = lanesOf(periods)
      for (const [index, period] of periods.entries()) {
        const beside = periods.filter((_, other) => other !== index && lanes[other] === lanes[index])
        expect(beside.some((other) => touches(period, other))).toBe(false)
      }
    }),
  )
})
