import { expect, it } from "vitest"
import { timeRange } from "./time-range.ts"

it.each([
  [5, 6.75, "5 to 6¾ hours"],
  [1, 1.25, "1 to 1¼ hours"],
  [2.5, 3, "2½ to 3 hours"],
  [0.75, 1, "45 minutes to 1 hour"],
  [0.75, 1.25, "45 minutes to 1¼ hours"],
  [0.5, 0.75, "30 to 45 minutes"],
])("%f to %f hours are %s", (least, most, words) => {
  expect(timeRange(least, most)).toBe(words)
})
