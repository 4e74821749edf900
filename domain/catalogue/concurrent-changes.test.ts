import { expect, it } from "vitest"
import { mergeConcurrentChanges } from "./concurrent-changes.ts"

const FIELDS = ["name", "seats", "colour", "deposit"] as const
const shown = { name: "Axio", seats: "5", colour: "White", deposit: "40000" }

it("keeps edited values, updates unedited ones, and returns the stored values", () => {
  const sent = { ...shown, seats: "4", deposit: "45000" }
  const now = { ...shown, colour: "Silver", deposit: "50000" }
  expect(mergeConcurrentChanges(FIELDS, { shown, sent, now })).toEqual({
    values: { name: "Axio", seats: "4", colour: "Silver", deposit: "45000" },
    concurrentChanges: [
      { field: "colour", now: "Silver", isTyped: false },
      { field: "deposit", now: "50000", isTyped: true },
    ],
  })
})

it("returns no change for a field with the same new value in both", () => {
  const both = { ...shown, seats: "4" }
  expect(mergeConcurrentChanges(FIELDS, { shown, sent: both, now: both })).toEqual({
    values: both,
    concurrentChanges: [],
  })
})
