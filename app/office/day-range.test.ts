import { expect, it } from "vitest"
import { instantsOf, midnightsOf } from "./day-range.ts"

const DAYS = { from: "2026-12-30", to: "2026-12-31" }

it("begins at the midnight of the first day and ends at the midnight after the last day", () => {
  expect(midnightsOf(DAYS)).toEqual({ from: "2026-12-30T00:00", before: "2027-01-01T00:00" })
  expect(instantsOf(DAYS)).toEqual({
    from: new Date("2026-12-29T18:30:00Z"),
    before: new Date("2026-12-31T18:30:00Z"),
  })
})

it.each(["", "2026-02-30", "9999-12-31"])("has no end for the last day '%s'", (to) => {
  expect(midnightsOf({ ...DAYS, to }).before).toBeNull()
  expect(instantsOf({ ...DAYS, to }).before).toBeNull()
})
