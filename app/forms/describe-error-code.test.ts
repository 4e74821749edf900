import { describe, expect, it } from "vitest"
import type { ErrorCode } from "#domain/enquiry/answers.ts"
import { en } from "#messages/en.ts"
import { describeErrorCode } from "./describe-error-code.ts"
import { FIELD_NAMES, type FieldName } from "./field-names.ts"

const say = (field: FieldName, errorCode: ErrorCode, answers = {}) =>
  describeErrorCode({ field, errorCode }, answers, en.forms)

describe("the words of a fault", () => {
  it.each<[FieldName, ErrorCode, string]>([
    ["contactNumber", "required", "Enter your contact number"],
    ["pickUpAt", "required", "Choose a pick-up date and time"],
    ["personTitle", "notOffered", "Select your title"],
    ["firstName", "tooLong", "Shorten your first name to 80 characters"],
    ["pickUpLocation", "tooLong", "Shorten your pick-up location to 200 characters"],
    ["message", "tooLong", "Shorten your message to 5,000 characters"],
    ["pickUpAt", "inThePast", "Choose a pick-up date and time that is still to come in Sri Lanka"],
    ["services", "notAQuantity", "Enter quantities as whole numbers from 0 to 999"],
  ])("in %s, %s: %s", (field, errorCode, words) => {
    expect(say(field, errorCode)).toBe(words)
  })

  it("name the pick-up that a return is not after", () => {
    const answers = { pickUpAt: "2026-12-12T09:00", returnAt: "2026-12-10T09:00" }
    expect(say("returnAt", "notAfterPickUp", answers)).toBe(
      "Return must be after pick-up, Sat 12 Dec 2026, 9:00 am",
    )
  })

  it("are there for every field that can be empty", () => {
    // The names come from the table itself, so that a new field without words fails here.
    const fields = Object.keys(FIELD_NAMES) as FieldName[]
    for (const field of fields) expect(say(field, "required")).toMatch(/^(Enter|Choose|Select) /)
  })
})
