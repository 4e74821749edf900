import { describe, expect, it } from "vitest"
import { foldText, spelledOut } from "./fold-text.ts"

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
  ])("of %s is %s", (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it.each([
    ["Müller", "mueller"],
    ["Mu\u0308ller", "mueller"],
    ["GRÖSSE", "groesse"],
    ["Silva", "silva"],
  ])("of %s is %s with two letters for an umlaut", (text, spelled) => {
    expect(spelledOut(text)).toBe(spelled)
  })
})
