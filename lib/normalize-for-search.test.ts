import { describe, expect, it } from "vitest"
import { normalizeForSearch, spellOutUmlauts } from "./normalize-for-search.ts"

describe("a folded text", () => {
  it.each([
    ["Müller", "muller"],
    ["Mu\u0308ller", "muller"],
    ["Łukasz Żółć", "lukasz zolc"],
    ["Weiß", "weiss"],
    ["İstanbul", "istanbul"],
    ["Søren Ærø", "soren aero"],
    ["ＫＤＨ\tvan", "kdh van"],
    ["නිමල් සිල්වා", "නිමල් සිල්වා"],
    ["அமுதா", "அமுதா"],
  ])("folds %s to %s", (text, folded) => {
    expect(normalizeForSearch(text)).toBe(folded)
  })

  it.each([
    ["Müller", "mueller"],
    ["Mu\u0308ller", "mueller"],
    ["GRÖSSE", "groesse"],
    ["Silva", "silva"],
  ])("folds %s to %s with two letters for an umlaut", (text, spelled) => {
    expect(spellOutUmlauts(text)).toBe(spelled)
  })
})
