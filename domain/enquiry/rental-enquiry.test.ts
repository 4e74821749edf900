import { describe, expect, it } from "vitest"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import type { Answers } from "./answers.ts"
import { checkRentalEnquiry, periodRemark } from "./rental-enquiry.ts"

const NOW = parseWallTime("2026-11-21T10:00") as WallTime // a real date, written here
const COMPLETE: Answers = {
  pickUpLocation: "Bandaranaike Airport",
  returnLocation: "Dambulla",
  pickUpAt: "2027-01-10T09:00",
  returnAt: "2027-01-27T09:00",
  vehicleType: "van",
  contactNumber: "+94 77 123 4567",
  email: "anna@example.com",
  tab: "with_drive",
}

const fieldErrorsOf = (changes: Answers) => {
  const checked = checkRentalEnquiry({ ...COMPLETE, ...changes }, NOW)
  return checked.ok ? [] : checked.fieldErrors
}

describe("checkRentalEnquiry", () => {
  it("returns a complete enquiry, trimmed", () => {
    const checked = checkRentalEnquiry({ ...COMPLETE, pickUpLocation: "  Bandaranaike\tAirport " }, NOW)
    expect(checked).toEqual({
      ok: true,
      value: {
        kind: "enquiry",
        tab: "with_drive",
        pickUpLocation: "Bandaranaike Airport",
        returnLocation: "Dambulla",
        pickUpAt: "2027-01-10T09:00",
        returnAt: "2027-01-27T09:00",
        vehicleType: "van",
        contactNumber: "+94 77 123 4567",
        email: "anna@example.com",
        note: null,
        way: null,
      },
    })
  })

  it("returns a note with its paragraphs, trimmed, and an empty one as null", () => {
    const noteOf = (note: string) => {
      const checked = checkRentalEnquiry({ ...COMPLETE, note }, NOW)
      return checked.ok ? checked.value.note : undefined
    }
    expect(noteOf(" Flight UL 504\r\n\r\n9 people\0 ")).toBe("Flight UL 504\n\n9 people")
    expect(noteOf(" \n ")).toBeNull()
    expect(noteOf("x".repeat(1000))).toHaveLength(1000)
  })

  it("returns an error for every empty field, in the order of the form", () => {
    const checked = checkRentalEnquiry({}, NOW)
    expect(checked.ok ? [] : checked.fieldErrors).toEqual([
      { field: "pickUpLocation", errorCode: "required" },
      { field: "returnLocation", errorCode: "required" },
      { field: "pickUpAt", errorCode: "required" },
      { field: "returnAt", errorCode: "required" },
      { field: "vehicleType", errorCode: "required" },
      { field: "contactNumber", errorCode: "required" },
      { field: "email", errorCode: "required" },
    ])
  })

  it.each([
    ["pickUpLocation", " \0\n ", "required"],
    ["pickUpLocation", "x".repeat(201), "tooLong"],
    ["returnLocation", "x".repeat(201), "tooLong"],
    ["pickUpAt", "tomorrow", "notADate"],
    ["pickUpAt", "2027-02-30T09:00", "notADate"],
    ["pickUpAt", "0001-01-01T09:00", "outOfRange"],
    ["returnAt", "2031-01-01T09:00", "outOfRange"],
    ["vehicleType", "boat", "notOffered"],
    ["contactNumber", "please call", "noDigits"],
    ["contactNumber", "1".repeat(41), "tooLong"],
    ["email", "anna@", "notAnEmail"],
    ["email", "anna.example.com", "notAnEmail"],
    ["email", "anna@example.com\nBcc: all@example.com", "notAnEmail"],
    ["email", `${"a".repeat(250)}@example.com`, "tooLong"],
    ["note", "x".repeat(1001), "tooLong"],
    ["tab", "submarine", "notOffered"],
  ])("refuses %s %j as %s", (field, answer, errorCode) => {
    expect(fieldErrorsOf({ [field]: answer })).toEqual([{ field, errorCode }])
  })

  it.each(["٠٧٧١٢٣٤٥٦٧", "০১৭১২", "room 7, after six"])(
    "returns the contact number %j unchanged",
    (written) => {
      const checked = checkRentalEnquiry({ ...COMPLETE, contactNumber: written }, NOW)
      expect(checked.ok && checked.value.contactNumber).toBe(written)
    },
  )

  it("does not refuse a return before the pick-up, nor a pick-up in the past", () => {
    expect(fieldErrorsOf({ returnAt: "2027-01-09T09:00" })).toEqual([])
    expect(fieldErrorsOf({ pickUpAt: "2026-11-20T09:00" })).toEqual([])
  })

  it("returns the way for weddings and events only", () => {
    const wayOf = (tab: string) => {
      const checked = checkRentalEnquiry({ ...COMPLETE, tab, way: "one_way" }, NOW)
      return checked.ok ? checked.value.way : undefined
    }
    expect(wayOf("wedding_events")).toBe("one_way")
    expect(wayOf("airport")).toBeNull()
    expect(wayOf("")).toBeNull()
  })

  it("does not check a field that the chosen tab hides, because a visitor could not correct it", () => {
    expect(fieldErrorsOf({ tab: "wedding_events", way: "sideways" })).toEqual([
      { field: "way", errorCode: "notOffered" },
    ])
    expect(fieldErrorsOf({ tab: "airport", way: "sideways" })).toEqual([])
  })
})

describe("periodRemark", () => {
  const remark = (pickUpAt: string, returnAt: string, tab: "airport" | null = null) =>
    periodRemark({ pickUpAt: pickUpAt as WallTime, returnAt: returnAt as WallTime, tab }, NOW) // real dates, written here

  it("has a remark for a return that is not after the pick-up, and for a past pick-up", () => {
    expect(remark("2027-01-10T09:00", "2027-01-10T09:00")).toBe("returnNotAfterPickUp")
    expect(remark("2026-11-21T09:59", "2026-11-22T09:00")).toBe("pickUpInThePast")
    expect(remark("2026-11-21T10:00", "2026-11-22T09:00")).toBeNull()
  })

  it("treats a transfer with equal times as one way", () => {
    expect(remark("2027-01-10T09:00", "2027-01-10T09:00", "airport")).toBeNull()
    expect(remark("2027-01-10T09:00", "2027-01-10T08:00", "airport")).toBe("returnNotAfterPickUp")
  })
})
