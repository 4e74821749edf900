import { expect, it } from "vitest"
import { readDistance } from "./distance.ts"

it.each([
  [null, null, false],
  ["", null, false],
  ["450", 450, false],
  [" 1,200 km ", 1200, false],
  ["1 200", 1200, false],
  ["20000", 20_000, false],
  ["20001", null, true],
  ["0", null, true],
  ["-5", null, true],
  ["4.5", null, true],
  ["far", null, true],
  ["9".repeat(500), null, true],
])("reads '%s' as %s km", (text, km, isInvalid) => {
  expect(readDistance(text)).toMatchObject({ km, isInvalid })
})
