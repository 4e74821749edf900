import { expect, it } from "vitest"
import { retryAfterSeconds } from "./retry-after.ts"

const NOW = new Date("2026-11-21T22:00:00.500Z")

it.each([
  ["120", 120],
  [" 0 ", 0],
  ["Sat, 21 Nov 2026 22:02:00 GMT", 120],
  ["Saturday, 21-Nov-26 22:02:00 GMT", 120],
  ["Sat, 21 Nov 2026 21:00:00 GMT", 0],
])("parses the header %j", (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds)
})

it.each([null, "", "soon", "-5", "1.5", "12345678901234567890", "2026-11-21", "Someday"])(
  "returns undefined for %j",
  (header) => {
    expect(retryAfterSeconds(header, NOW)).toBeUndefined()
  },
)
