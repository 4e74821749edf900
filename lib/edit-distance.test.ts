import { describe, expect, it } from "vitest"
import { isWithinEdits } from "./edit-distance.ts"

describe("isWithinEdits", () => {
  it.each([
    [0, "gmail", "gmail", true],
    [0, "gmail", "gmal", false],
    [1, "gmal", "gmail", true],
    [1, "gmaiil", "gmail", true],
    [1, "gnail", "gmail", true],
    [1, "gmial", "gmail", true],
    [1, "gmlai", "gmail", false],
    [2, "gmlai", "gmail", true],
    [1, "", "g", true],
    [1, "", "gm", false],
  ])("allows at most %i edits between %j and %j: %s", (maxEdits, one, other, expected) => {
    expect(isWithinEdits(maxEdits, one, other)).toBe(expected)
    expect(isWithinEdits(maxEdits, other, one)).toBe(expected)
  })
})
