import { describe, expect, it } from "vitest"
import { at } from "#tests/support/wall-times.ts"
import { checkWanted } from "./wanted.ts"

const known = { vehicleIds: ["van", "bus"], hasReason: true, now: at("2026-11-22T09:00") }
const RIGHT = {
  vehicle: "van",
  from: "2026-12-12T09:00",
  to: "2026-12-14T09:00",
  units: "2",
  reason: " Service ",
}

describe("what is wanted of a vehicle", () => {
  it("is read as it was typed", () => {
    expect(checkWanted(RIGHT, known)).toEqual({
      ok: true,
      value: {
        taking: { vehicleId: "van", period: { from: RIGHT.from, to: RIGHT.to }, units: 2 },
        reason: "Service",
      },
    })
  })

  it("has no reason where it is a booking, whatever a form says", () => {
    const checked = checkWanted(RIGHT, { ...known, hasReason: false })
    expect(checked.ok && checked.value.reason).toBeNull()
  })

  it.each([
    ["vehicle", "", "required"],
    ["vehicle", "boat", "notOffered"],
    ["from", "", "required"],
    ["from", "12 December", "notADate"],
    ["from", "2024-12-12T09:00", "outOfRange"],
    ["to", "2036-12-12T09:00", "outOfRange"],
    ["to", "2026-12-12T09:00", "notAfterPickUp"],
    ["to", "2026-12-11T09:00", "notAfterPickUp"],
    ["units", "", "required"],
    ["units", "0", "notAQuantity"],
    ["units", "-1", "notAQuantity"],
    ["units", "1.5", "notAQuantity"],
    ["units", "100", "notAQuantity"],
    ["reason", "  ", "required"],
    ["reason", "x".repeat(201), "tooLong"],
  ])("is refused where %s is %j: %s", (field, typed, errorCode) => {
    expect(checkWanted({ ...RIGHT, [field]: typed }, known)).toEqual({
      ok: false,
      fieldErrors: [{ field, errorCode }],
    })
  })

  it("is refused with every fault at once, in the order of the form", () => {
    const checked = checkWanted({}, known)
    expect(checked.ok || checked.fieldErrors.map(({ field }) => field)).toEqual([
      "vehicle",
      "from",
      "to",
      "units",
      "reason",
    ])
  })
})
