import fc from "fast-check"
import { expect, it } from "vitest"
import { type ListMove, moveInList } from "./list-move.ts"

const ALL = ["a", "b", "c", "d", "e"]

it.each<[string, ListMove, string[]]>([
  ["b", "up", ["b", "a", "c", "d", "e"]],
  ["b", "down", ["a", "c", "b", "d", "e"]],
  ["a", "up", ALL],
  ["e", "down", ALL],
  ["b", { after: "d" }, ["a", "c", "d", "b", "e"]],
  ["d", { after: null }, ["d", "a", "b", "c", "e"]],
  ["b", { after: "b" }, ALL],
  ["b", { after: "unknown" }, ALL],
])("moves %s %j", (id, move, order) => expect(moveInList(ALL, id, move, ALL)).toEqual(order))

it("moves past the next neighbour on the page, whatever is between", () => {
  expect(moveInList(ALL, "a", "down", ["a", "d"])).toEqual(["b", "c", "d", "a", "e"])
  expect(moveInList(ALL, "d", "up", ["a", "d"])).toEqual(["d", "a", "b", "c", "e"])
})

it("returns every id once after any move", () => {
  const anyMove = fc.oneof(
    fc.constantFrom<ListMove>("up", "down"),
    fc.record({ after: fc.constantFrom(null, "x", ...ALL) }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...ALL), anyMove, fc.subarray(ALL), (id, move, shownIds) => {
      expect(moveInList(ALL, id, move, shownIds).toSorted()).toEqual(ALL)
    }),
  )
})
