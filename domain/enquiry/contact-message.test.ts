import { describe, expect, it } from "vitest"
import { checkContactMessage } from "./contact-message.ts"

const COMPLETE = { name: "Anna Berg", email: "anna@example.com", message: "Is the Coaster free in May?" }

describe("checkContactMessage", () => {
  it.each(["anna@example.com", "sean.o'brien@example.ie", "a+b@mail.example.co.uk", "d'souza_1@x-y.lk"])(
    "accepts the email address %s, as browsers do",
    (email) => {
      expect(checkContactMessage({ ...COMPLETE, email })).toMatchObject({ ok: true, value: { email } })
    },
  )

  it("preserves the line breaks of a message, and no other control characters", () => {
    const checked = checkContactMessage({ ...COMPLETE, message: " One\t\r\nTwo\u0007 three\0 " })
    expect(checked.ok && checked.value.message).toBe("One \nTwo  three")
  })

  it.each([
    ["name", "", "required"],
    ["name", "x".repeat(81), "tooLong"],
    ["email", "anna@example", "notAnEmail"],
    ["message", "\n\n", "required"],
    ["message", "x".repeat(5001), "tooLong"],
  ])("refuses %s %j as %s", (field, answer, errorCode) => {
    expect(checkContactMessage({ ...COMPLETE, [field]: answer })).toEqual({
      ok: false,
      fieldErrors: [{ field, errorCode }],
    })
  })

  it("requires all three fields", () => {
    const checked = checkContactMessage({})
    expect(checked.ok ? [] : checked.fieldErrors.map(({ field }) => field)).toEqual([
      "name",
      "email",
      "message",
    ])
  })
})
