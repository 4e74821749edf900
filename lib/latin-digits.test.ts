import { describe, expect, it } from "vitest"
import { latinDigits } from "./latin-digits.ts"

describe("digits of any script", () => {
  it.each([
    ["in Sinhala", "෦෭෭ ෧෨෩ ෪෫෬෯", "077 123 4569"],
    ["in Tamil", "௦௭௭", "077"],
    ["in Arabic", "+٩٤ ٧٧", "+94 77"],
    ["full-width", "０７７", "077"],
    ["mathematical, in adjacent ranges", "𝟎𝟗𝟘𝟡𝟶𝟿", "090909"],
    ["already in ASCII, among other text", "Call +94 77 (home)", "Call +94 77 (home)"],
  ])("are 0 to 9: %s", (_, written, dialled) => {
    expect(latinDigits(written)).toBe(dialled)
  })

  it("are consecutive from 0 to 9 in every range of Unicode", () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character))
    const values = all.map((digit) => latinDigits(digit))
    expect(values).toEqual(all.map((_, index) => String(index % 10)))
  })
})
