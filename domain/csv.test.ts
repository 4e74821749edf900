import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvLine, digitsAsText } from "./csv.ts"

describe("a line of comma-separated values", () => {
  it("has quoted text, plain numbers, and the line end of RFC 4180", () => {
    expect(csvLine(["Kandy, lake", 'the "Queens"', 306_000.5, null, ""])).toBe(
      '"Kandy, lake","the ""Queens""",306000.5,,""\r\n',
    )
  })

  it("does not change text of any script without a formula", () => {
    for (const text of ["නිමල් සිල්වා", "குமாரி", "a-b", "1+1=2", "nimal@example.lk", "O'Neil", "one; two"]) {
      expect(csvLine([text])).toBe(`"${text}"\r\n`)
    }
  })

  it.each([
    ["=1+1", "'=1+1"],
    ["+94 77 123 4567", "'+94 77 123 4567"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠SUM(A1)", "'＠SUM(A1)"],
    [" =1+1", "'=1+1"],
    ["\t=1+1", "'=1+1"],
    ["\r\n=1+1", "'=1+1"],
    ["\0=1+1", "'=1+1"],
    ["\u00a0=1+1", "'=1+1"],
    ["Kandy\n=1+1", "Kandy =1+1"],
    ["Kandy;=1+1", "Kandy;'=1+1"],
    ['Kandy; "=1+1', "Kandy; \"'=1+1"],
  ])("escapes the formula in %j", (text, escaped) => {
    expect(csvLine([text])).toBe(`"${escaped.replaceAll('"', '""')}"\r\n`)
  })

  it("can be parsed again for any text, and contains no formula", () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 6 }), (texts) => {
        const line = csvLine(texts)
        const cells = readStrictly(line)
        expect(cells).toHaveLength(texts.length)
        for (const [i, cell] of cells.entries()) {
          expect(comparableText(cell)).toBe(comparableText(texts[i] ?? ""))
          expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝＋－＠]/u)
        }
        // Some spreadsheets split cells at semicolons: there, anything may follow a closing quote.
        for (const piece of line.split(";")) expect(piece).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/u)
      }),
    )
  })
})

describe("a phone number", () => {
  it.each([
    ["+94 77 123 4567", "tel: +94 77 123 4567"],
    ["0771234567", "tel: 0771234567"],
    ["call the hotel", "call the hotel"],
  ])("%s is a text, without an apostrophe: %s", (number, expected) => {
    expect(csvLine([digitsAsText(number)])).toBe(`"${expected}"\r\n`)
  })
})

const hostileText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "＝", '"', "'", ";", ",", "\r", "\n", "\t", " ", "a"),
  }),
)

/** Without spaces and characters that a line cannot contain, and without apostrophes, which may have been added. */
function comparableText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s']+/gu, "")
}

/** Parses a line of quoted cells by RFC 4180. */
function readStrictly(line: string): string[] {
  expect(line).toMatch(/^("(?:[^"]|"")*"(,(?!\r)|\r\n$))+$/)
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = ""]) => cell.replaceAll('""', '"'))
}
