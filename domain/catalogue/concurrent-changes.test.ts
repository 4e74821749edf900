import { expect, it } from "vitest"
import { mergeConcurrentChanges } from "./concurrent-changes.ts"

const FIELDS = ["name", "seats", "colour", "deposit"] as const
const shown = { name: "Axio", seats: "5", colour: "White", deposit: "40000" }

it("keeps what was typed, takes what was left alone, and says what is there now", () => {
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

it("says nothing of a field in which both typed the same", () => {
  const both = { ...shown, seats: "4" }
  expect(mergeConcurrentChanges(FIELDS, { shown, sent: both, now: both })).toEqual({
    values: both,
    concurrentChanges: [],
  })
})
