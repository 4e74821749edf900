import { expect, it } from "vitest"
import { comingYear } from "./festivals.ts"

it("the coming year has the days from today to the day before the same date of the next year", () => {
  const days = ["2026-11-23", "2026-11-24", "2027-11-23", "2027-11-24"].map((date) => ({
    date,
    name: date,
    kind: "poya" as const,
    places: [],
  }))
  expect(comingYear(days, "2026-11-24").map(({ date }) => date)).toEqual(["2026-11-24", "2027-11-23"])
})
