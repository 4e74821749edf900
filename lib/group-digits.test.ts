import { expect, it } from "vitest"
import { groupDigits } from "./group-digits.ts"

it.each([0, 7, 999, 1000, 12_500, 123_456, 1_234_567, 1_000_000_000, -1000, Number.MAX_SAFE_INTEGER])(
  "groupDigits formats %d like Intl in en and en-LK",
  (whole) => {
    expect(groupDigits(whole)).toBe(new Intl.NumberFormat("en").format(whole))
    expect(groupDigits(whole)).toBe(new Intl.NumberFormat("en-LK").format(whole))
  },
)
