import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fittedDescription, fittedTitle, isFittedDescription, shorten } from "./fitted-text.ts"

const titleOf = (name: string) => `Rent Car Service - ${name}`
const sentenceOf = (length: number) => "x".repeat(length)

describe("a description", () => {
  it("has 120 to 160 characters, whatever sentences follow the first", () => {
    const lengths = fc.integer({ min: 40, max: 160 })
    fc.assert(
      fc.property(lengths, fc.array(fc.string({ maxLength: 200 })), (first, others) => {
        const text = fittedDescription(
          [sentenceOf(first), ...others],
          [sentenceOf(25), sentenceOf(60), sentenceOf(95)],
        )
        expect(isFittedDescription(text), text).toBe(true)
      }),
    )
  })

  it("leaves out a sentence that is too long, and adds the next that fits", () => {
    expect(fittedDescription([sentenceOf(100), sentenceOf(60), "Short."], [])).toBe(
      `${sentenceOf(100)} Short.`,
    )
  })

  it("ends with the longest ending that fits", () => {
    expect(fittedDescription([sentenceOf(100)], ["Brief.", sentenceOf(59), sentenceOf(60)])).toBe(
      `${sentenceOf(100)} ${sentenceOf(59)}`,
    )
  })
})

describe("a title", () => {
  it.each([
    ["Vans", "Rent Car Service - Vans"],
    [
      "Toyota Corolla Fielder Hybrid Wagon with",
      "Rent Car Service - Toyota Corolla Fielder Hybrid Wagon with",
    ],
    ["Toyota KDH Super GL Flat Roof Van 9 Seater", "Rent Car Service - Toyota KDH Super GL Flat Roof Van 9…"],
  ])("shows %s as %s", (name, expected) => expect(fittedTitle(titleOf, name)).toBe(expected))

  it("has less than 60 characters, also for one long word", () => {
    fc.assert(fc.property(fc.string(), (name) => fittedTitle(titleOf, name).length < 60))
    expect(fittedTitle(titleOf, "A".repeat(80))).toHaveLength(59)
  })
})

it("removes a comma before the ellipsis", () => {
  expect(shorten("Vans, buses, limousines", 14)).toBe("Vans, buses…")
})
