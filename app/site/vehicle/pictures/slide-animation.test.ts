import { expect, it } from "vitest"
import { directionTo, millisecondsOf, neighbour } from "./slide-animation.ts"

it("goes round and round, both ways", () => {
  expect([0, 1, 2].map((index) => neighbour(index, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((index) => neighbour(index, -1, 3))).toEqual([2, 0, 1])
})

it("goes to a chosen picture the way it lies", () => {
  expect(directionTo(0, 2)).toBe(1)
  expect(directionTo(2, 0)).toBe(-1)
})

it.each([
  ["500ms", 500],
  [" .5s", 500],
  ["1ms", 1],
  ["0s", 0],
])("reads a length of time as style sheets write it: '%s'", (text, milliseconds) => {
  expect(millisecondsOf(text)).toBe(milliseconds)
})
