import { expect, it } from "vitest"
import { clockTime, duration, monthsText, visit } from "./visit.ts"

it.each([
  [0, "12:00 am"],
  [390, "6:30 am"],
  [720, "12:00 pm"],
  [1145, "7:05 pm"],
])("%i minutes after midnight are %s", (minute, text) => {
  expect(clockTime(minute)).toBe(text)
})

it.each([
  [1, "1 minute"],
  [45, "45 minutes"],
  [60, "1 hour"],
  [150, "2 hours 30 minutes"],
])("%i minutes are %s", (minutes, text) => {
  expect(duration(minutes)).toBe(text)
})

it.each([
  [[10], "in November"],
  [[9, 10], "in October and November"],
  [[0, 10, 11], "from November to January"],
  [[0, 6], "in January and in July"],
  [[0, 3, 4, 8, 9, 10, 11], "in April and May and from September to January"],
  [[0, 1, 2, 7, 11], "in August and from December to March"],
  [Array.from({ length: 12 }, (_, month) => month), "all year"],
])("the months %j are %s", (months, text) => {
  expect(monthsText(months)).toBe(text)
})

it.each([
  [0, false, null, "In the centre"],
  [0.4, true, 3, "About 400 m from the centre, 3 minutes by car"],
  [2, false, null, "2 km from the centre"],
] as const)("%s km, estimated %s, %s minutes: %s", (km, isEstimate, minutes, text) => {
  expect(visit.sights.travel(km, isEstimate, minutes)).toBe(text)
})
