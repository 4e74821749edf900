import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { sampleTerms } from "#tests/support/sample-terms.ts"
import type { Answers } from "./answers.ts"
import { type BookableVehicle, checkBooking, type ExtraAnswer } from "./booking.ts"

const NOW = parseWallTime("2026-11-21T10:00") as WallTime // a real date, written here
const LIMITS = { now: NOW, agents: ["Office 1", "Office 2"] }
const extra = (id: string, name: string, price: number, inputKind: Extra["inputKind"]): Extra => ({
  id,
  name,
  price: rupees(price),
  role: null,
  inputKind,
  charged: "once",
  unit: null,
  description: null,
})
const VAN: BookableVehicle = {
  id: "toyota-kdh-hi-roof-van-14-seater",
  name: "Toyota KDH Hi-Roof Van 14 Seater",
  terms: sampleTerms(
    {
      oneWeek: rupees(18_500),
      twoWeeks: rupees(17_400),
      threeWeeks: rupees(16_450),
      oneMonth: rupees(13_900),
      threeMonths: rupees(12_750),
      sixMonths: rupees(11_650),
    },
    [
      { ...extra("need-a-driver", "Need a Driver", 5500, "quantity"), role: "driver" },
      extra("child-seat", "Child Seat", 3500, "quantity"),
      extra("gps-navigator", "GPS Navigator", 3000, "yesOrNo"),
    ],
  ),
}
const COMPLETE: Answers = {
  pickUpLocation: "Colombo airport",
  returnLocation: "Dambulla",
  pickUpAt: "2027-01-10T09:00",
  returnAt: "2027-01-27T09:00",
  personTitle: "Ms",
  firstName: "Anna",
  lastName: "Berg",
  contactNumber: "+49 170 000000",
  email: "anna@example.com",
  agent: "",
}
const checkedExtra = (extraId: string, quantity = ""): ExtraAnswer => ({ extraId, isChosen: true, quantity })

const bookingOf = (changes: Answers = {}, services: ExtraAnswer[] = []) =>
  checkBooking({ ...COMPLETE, ...changes }, services, VAN, LIMITS)

const fieldErrorsOf = (changes: Answers, services: ExtraAnswer[] = []) => {
  const checked = bookingOf(changes, services)
  return checked.ok ? [] : checked.fieldErrors
}

describe("checkBooking", () => {
  it("prices 17 days with a driver", () => {
    const checked = bookingOf({}, [checkedExtra("need-a-driver", "17")])
    expect(checked).toMatchObject({
      ok: true,
      value: { quote: { days: 17, tier: { id: "twoWeeks" }, total: rupees(17 * 17_400 + 17 * 5500) } },
    })
  })

  it("takes an empty quantity as all days for a driver, and as one for any other extra", () => {
    const checked = bookingOf({}, [
      checkedExtra("need-a-driver"),
      checkedExtra("child-seat"),
      checkedExtra("gps-navigator"),
    ])
    expect(checked.ok && checked.value.services).toEqual([
      { extraId: "need-a-driver", quantity: 17 },
      { extraId: "child-seat", quantity: 1 },
      { extraId: "gps-navigator", quantity: 1 },
    ])
  })

  it("leaves out extras that were not checked", () => {
    const checked = bookingOf({}, [{ extraId: "child-seat", isChosen: false, quantity: "4" }])
    expect(checked.ok && checked.value.services).toEqual([])
  })

  it("refuses an extra that this vehicle does not offer", () => {
    expect(fieldErrorsOf({}, [checkedExtra("champagne", "3")])).toEqual([
      { field: "services", errorCode: "notOffered" },
    ])
  })

  it("ignores submitted prices, totals and names", () => {
    const checked = bookingOf({ totalPrice: "1.00", vehicleName: "Free van", dailyRate: "0" })
    expect(checked.ok && [checked.value.quote.total, checked.value.vehicleName]).toEqual([
      rupees(17 * 17_400),
      VAN.name,
    ])
  })

  it("returns an error for every empty field, in the order of the form", () => {
    const checked = checkBooking({}, [], VAN, LIMITS)
    expect(checked.ok ? [] : checked.fieldErrors.map(({ field }) => field)).toEqual([
      "pickUpLocation",
      "returnLocation",
      "pickUpAt",
      "returnAt",
      "personTitle",
      "firstName",
      "lastName",
      "contactNumber",
      "email",
    ])
  })

  it.each([
    ["pickUpAt", "2026-11-21T09:44", "inThePast"],
    ["pickUpAt", "2030-01-01T09:00", "outOfRange"],
    ["returnAt", "2027-01-10T09:00", "notAfterPickUp"],
    ["returnAt", "2027-01-09T09:00", "notAfterPickUp"],
    ["personTitle", "Sir", "notOffered"],
    ["firstName", "x".repeat(81), "tooLong"],
    ["lastName", " ", "required"],
    ["contactNumber", "none", "noDigits"],
    ["email", "anna", "notAnEmail"],
    ["agent", "Office 3", "notOffered"],
  ])("refuses %s %j as %s", (field, answer, errorCode) => {
    expect(fieldErrorsOf({ [field]: answer })).toContainEqual({ field, errorCode })
  })

  it("returns 'notAfterPickUp' also while other fields are empty", () => {
    const fieldErrors = fieldErrorsOf({ returnAt: "2027-01-09T09:00", email: "" })
    expect(fieldErrors).toEqual([
      { field: "returnAt", errorCode: "notAfterPickUp" },
      { field: "email", errorCode: "required" },
    ])
  })

  it("accepts a pick-up that was 'now' when the form was opened a quarter of an hour ago", () => {
    expect(fieldErrorsOf({ pickUpAt: "2026-11-21T09:45" })).toEqual([])
  })

  it.each(["-1", "1.5", "many", "1000", "1e3", "9999999"])("refuses a quantity of %s", (quantity) => {
    expect(fieldErrorsOf({}, [checkedExtra("child-seat", quantity)])).toEqual([
      { field: "services", errorCode: "notAQuantity" },
    ])
  })

  it("returns a note with its paragraphs, or null", () => {
    const noteOf = (note: string) => {
      const checked = bookingOf({ note })
      return checked.ok ? checked.value.note : undefined
    }
    expect(noteOf(" 9 people\r\n11 bags ")).toBe("9 people\n11 bags")
    expect(noteOf("")).toBeNull()
  })

  it("returns the chosen agent, or null", () => {
    const agentOf = (agent: string) => {
      const checked = bookingOf({ agent })
      return checked.ok && checked.value.agent
    }
    expect(agentOf("Office 2")).toBe("Office 2")
    expect(agentOf("")).toBeNull()
  })
})
