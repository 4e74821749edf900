import { describe, expect, it } from "vitest"
import { checkStaffBooking } from "./staff-booking.ts"

const CUSTOMER = { name: "Kumari Fernando", contactNumber: "071 555 0143", source: "telephone" }

describe("a booking by the staff", () => {
  it("needs only a name and a contact number", () => {
    expect(checkStaffBooking(CUSTOMER)).toEqual({
      ok: true,
      value: { kind: "staffBooking", ...CUSTOMER, email: "", livesAbroad: false, note: null },
    })
  })

  it("reports every missing or invalid answer, in the order of the form", () => {
    expect(checkStaffBooking({ contactNumber: "none", email: "kumari@", source: "letter" })).toEqual({
      ok: false,
      fieldErrors: [
        { field: "name", errorCode: "required" },
        { field: "contactNumber", errorCode: "noDigits" },
        { field: "email", errorCode: "notAnEmail" },
        { field: "source", errorCode: "notOffered" },
      ],
    })
  })

  it("is of a customer who lives abroad if the checkbox is checked", () => {
    expect(checkStaffBooking({ ...CUSTOMER, livesAbroad: "yes" })).toMatchObject({
      value: { livesAbroad: true },
    })
  })

  it("keeps the line breaks of the note, and refuses one that is too long", () => {
    expect(checkStaffBooking({ ...CUSTOMER, note: " Flight UL 504\r\n4 people " })).toMatchObject({
      value: { note: "Flight UL 504\n4 people" },
    })
    expect(checkStaffBooking({ ...CUSTOMER, note: "x".repeat(1_001) })).toEqual({
      ok: false,
      fieldErrors: [{ field: "note", errorCode: "tooLong" }],
    })
  })
})
