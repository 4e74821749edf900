import { describe, expect, it } from "vitest"
import { at } from "#tests/support/wall-times.ts"
import { checkBlockInput } from "./block-input.ts"

const OPTIONS = { vehicleIds: ["van", "bus"], now: at("2026-11-22T09:00") }
const VALID = {
  vehicle: "van",
  from: "2026-12-12T09:00",
  to: "2026-12-14T09:00",
  units: "2",
  reason: " Service ",
}

describe("the form of a block", () => {
  it("is parsed into an allocation and a trimmed reason", () => {
    expect(checkBlockInput(VALID, OPTIONS)).toEqual({
      ok: true,
      value: {
        allocation: { vehicleId: "van", period: { from: VALID.from, to: VALID.to }, units: 2 },
        reason: "Service",
      },
    })
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
  ])("is rejected if %s is %j: %s", (field, text, errorCode) => {
    expect(checkBlockInput({ ...VALID, [field]: text }, OPTIONS)).toEqual({
      ok: false,
      fieldErrors: [{ field, errorCode }],
    })
  })

  it("reports every field error at once, in the order of the form", () => {
    const checked = checkBlockInput({}, OPTIONS)
    expect(checked.ok || checked.fieldErrors.map(({ field }) => field)).toEqual([
      "vehicle",
      "from",
      "to",
      "units",
      "reason",
    ])
  })
})
