import { expect, it } from "vitest"
import { mergeConcurrentChanges } from "./concurrent-changes.ts"

const FIELDS = ["name", "seats", "colour", "deposit"] as const
const rendered = { name: "Axio", seats: "5", colour: "White", deposit: "40000" }

it("keeps edited values, updates unedited ones, and returns the stored values", () => {
  const submitted = { ...rendered, seats: "4", deposit: "45000" }
  const stored = { ...rendered, colour: "Silver", deposit: "50000" }
  expect(mergeConcurrentChanges(FIELDS, { rendered, submitted, stored })).toEqual({
    values: { name: "Axio", seats: "4", colour: "Silver", deposit: "45000" },
    concurrentChanges: [
      { field: "colour", storedValue: "Silver", isChangedByForm: false },
      { field: "deposit", storedValue: "50000", isChangedByForm: true },
    ],
  })
})

it("returns no change for a field with the same new value in both", () => {
  const both = { ...rendered, seats: "4" }
  expect(mergeConcurrentChanges(FIELDS, { rendered, submitted: both, stored: both })).toEqual({
    values: both,
    concurrentChanges: [],
  })
})
