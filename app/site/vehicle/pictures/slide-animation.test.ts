import { expect, it } from "vitest"
import { directionTo, millisecondsOf, neighbour } from "./slide-animation.ts"

it("wraps around in both directions", () => {
  expect([0, 1, 2].map((index) => neighbour(index, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((index) => neighbour(index, -1, 3))).toEqual([2, 0, 1])
})

it("moves in the direction of the chosen picture", () => {
  expect(directionTo(0, 2)).toBe(1)
  expect(directionTo(2, 0)).toBe(-1)
})

it.each([
  ["500ms", 500],
  [" .5s", 500],
  ["1ms", 1],
  ["0s", 0],
])("parses the CSS duration '%s'", (text, milliseconds) => {
  expect(millisecondsOf(text)).toBe(milliseconds)
})
