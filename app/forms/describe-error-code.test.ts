import { describe, expect, it } from "vitest"
import type { ErrorCode } from "#domain/enquiry/answers.ts"
import { en } from "#messages/en.ts"
import { describeErrorCode } from "./describe-error-code.ts"
import { FIELD_NAMES, type FieldName } from "./field-names.ts"

const messageOf = (field: FieldName, errorCode: ErrorCode, answers = {}) =>
  describeErrorCode({ field, errorCode }, answers, en.forms)

describe("the message of a validation error", () => {
  it.each<[FieldName, ErrorCode, string]>([
    ["contactNumber", "required", "Enter your contact number"],
    ["pickUpAt", "required", "Choose a pick-up date and time"],
    ["personTitle", "notOffered", "Select your title"],
    ["firstName", "tooLong", "Shorten your first name to 80 characters"],
    ["pickUpLocation", "tooLong", "Shorten your pick-up location to 200 characters"],
    ["message", "tooLong", "Shorten your message to 5,000 characters"],
    ["pickUpAt", "inThePast", "Choose a pick-up date and time that is still to come in Sri Lanka"],
    ["services", "notAQuantity", "Enter quantities as whole numbers from 0 to 999"],
  ])("of field %s with code %s is: %s", (field, errorCode, message) => {
    expect(messageOf(field, errorCode)).toBe(message)
  })

  it("names the pick-up time if the return is not after it", () => {
    const answers = { pickUpAt: "2026-12-12T09:00", returnAt: "2026-12-10T09:00" }
    expect(messageOf("returnAt", "notAfterPickUp", answers)).toBe(
      "Return must be after pick-up, Sat 12 Dec 2026, 9:00 am",
    )
  })

  it("exists for every field that is left empty", () => {
    // The keys of `FIELD_NAMES` are all fields, so a new field without a message fails here.
    const fields = Object.keys(FIELD_NAMES) as FieldName[]
    for (const field of fields) expect(messageOf(field, "required")).toMatch(/^(Enter|Choose|Select|Plan) /)
  })
})
