import { expect, it } from "vitest"
import { byGroup, moveGroup, moveInGroup } from "./question-order.ts"

/** `Money 1` is the first question of the group Money. */
const item = (name: string) => ({
  group: name.split(" ")[0] ?? "",
  question: name,
  answer: "So.",
  checkedOn: "2026-11-22",
})
const LIST = ["A 1", "A 2", "B 1", "C 1", "C 2"].map(item)
const names = (items: readonly { question: string }[]) => items.map(({ question }) => question).join(", ")

it("groups questions, in the order in which groups first appear", () => {
  expect(names(byGroup(["B 1", "A 1", "B 2"].map(item)))).toBe("B 1, B 2, A 1")
})

it.each([
  [1, -1, "A 2, A 1, B 1, C 1, C 2"],
  [1, 1, "A 1, A 2, B 1, C 1, C 2"],
  [3, 1, "A 1, A 2, B 1, C 2, C 1"],
  [2, -1, "A 1, A 2, B 1, C 1, C 2"],
] as const)("moves question %i by %i within its group", (index, by, expected) => {
  expect(names(moveInGroup(LIST, index, by))).toBe(expected)
})

it.each([
  [2, -1, "B 1, A 1, A 2, C 1, C 2"],
  [0, 1, "B 1, A 1, A 2, C 1, C 2"],
  [4, 1, "A 1, A 2, B 1, C 1, C 2"],
] as const)("moves the group of question %i by %i", (index, by, expected) => {
  expect(names(moveGroup(LIST, index, by))).toBe(expected)
})
