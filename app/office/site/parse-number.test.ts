import { expect, it } from "vitest"
import { parseNumber } from "./parse-number.ts"

it.each([
  ["100", 100],
  [" 5,000 ", 5000],
  ["1,250,000", 1_250_000],
  ["5 000.50", 5000.5],
  ["7.8600", 7.86],
  ["-3", -3],
])("'%s' is a number", (text, value) => expect(parseNumber(text)).toBe(value))

it.each(["", "  ", "5,00", "much", "1e9", "0x10", "Infinity", "5..0", "--1", "1".repeat(13)])(
  "'%s' is not a number",
  (text) => expect(parseNumber(text)).toBeNaN(),
)
