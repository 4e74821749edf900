import fc from "fast-check"
import { expect, it } from "vitest"
import { lanesOf } from "./lanes.ts"

it("puts consecutive spans in one lane, and an overlapping one in the next", () => {
  const spans = [
    { from: 2.5, to: 4 },
    { from: 0, to: 2.5 },
    { from: 1, to: 1.5 },
  ]
  expect(lanesOf(spans)).toEqual([0, 0, 1])
})

it("puts no overlapping spans in one lane, and uses no more lanes than spans overlap at once", () => {
  const anySpan = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 40 })).map(([from, length]) => {
    return { from, to: from + length }
  })
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 12 }), (spans) => {
      const lanes = lanesOf(spans)
      for (const [index, { from, to }] of spans.entries()) {
        const inSameLane = spans.filter((_, other) => other !== index && lanes[other] === lanes[index])
        expect(inSameLane.some((other) => from < other.to && other.from < to)).toBe(false)
      }
      const overlapCounts = spans.map(
        ({ from }) => spans.filter((span) => span.from <= from && from < span.to).length,
      )
      expect(Math.max(0, ...lanes.map((lane) => lane + 1))).toBe(Math.max(0, ...overlapCounts))
    }),
  )
})
