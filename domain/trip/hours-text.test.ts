import { expect, it } from "vitest"
import { hoursText, hoursWithQuarters } from "./hours-text.ts"

it.each([
  [0, "15 minutes"],
  [0.3, "15 minutes"],
  [0.75, "45 minutes"],
  [0.9, "1 hour"],
  [1.1, "1 hour"],
  [1.25, "1¼ hours"],
  [12.5, "12½ hours"],
])("a drive of %f hours takes %s", (hours, text) => expect(hoursText(hours)).toBe(text))

it.each([
  [0.5, "½"],
  [1, "1"],
  [6.75, "6¾"],
])("%f hours are %s", (hours, text) => expect(hoursWithQuarters(hours)).toBe(text))
