import { expect, it } from "vitest"
import { moveBy, moveTo, withEntry, withoutIndex } from "./list-order.ts"

const LIST = ["a", "b", "c", "d"]

it.each([
  [1, -1, "bacd"],
  [1, 1, "acbd"],
  [0, -1, "abcd"],
  [3, 1, "abcd"],
  [3, -9, "dabc"],
])("moves the entry at index %i by %i positions", (index, by, expected) => {
  expect(moveBy(LIST, index, by).join("")).toBe(expected)
})

it.each([
  [0, 3, "bcda"],
  [3, 0, "dabc"],
  [1, 1, "abcd"],
])("moves the entry at index %i to index %i", (index, to, expected) => {
  expect(moveTo(LIST, index, to).join("")).toBe(expected)
})

it("removes, replaces and adds an entry", () => {
  expect(withoutIndex(LIST, 1)).toEqual(["a", "c", "d"])
  expect(withEntry(LIST, 1, "x")).toEqual(["a", "x", "c", "d"])
  expect(withEntry(LIST, -1, "x")).toEqual(["a", "b", "c", "d", "x"])
})
