import { describe, expect, it } from "vitest"
import { ENQUIRY_TABS } from "#domain/enquiry/rental-enquiry.ts"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { detailsOf } from "./booking-details.ts"

const DRIVERS = ["need-a-driver"]

describe("the details of a booking in the calendar", () => {
  it("are the number and the places of the form", () => {
    expect(detailsOf(RENTAL_ENQUIRY, DRIVERS, false)).toEqual({
      withDriver: true,
      contactNumber: RENTAL_ENQUIRY.contactNumber,
      pickUpPlace: "Kandy, Queens Hotel",
      returnPlace: "Kandy, Temple Street",
    })
  })

  it.each([
    ["a booking with the extra of a driver", BOOKING, DRIVERS, false, true],
    ["a booking with another extra", BOOKING, ["roof-rack"], false, false],
    ["a vehicle that is only let with a driver", BOOKING, [], true, true],
    ["a message", CONTACT_MESSAGE, DRIVERS, false, false],
    ["a message, with a vehicle that is only let with a driver", CONTACT_MESSAGE, [], true, true],
  ])("say whether the company drives: %s", (_, content, drivers, chauffeurOnly, withDriver) => {
    expect(detailsOf(content, drivers, chauffeurOnly).withDriver).toBe(withDriver)
  })

  it.each([null, ...ENQUIRY_TABS])("say whether the company drives: service %s", (tab) => {
    const hasDriver = tab !== null && tab !== "self_drive"
    expect(detailsOf({ ...RENTAL_ENQUIRY, tab }, DRIVERS, false).withDriver).toBe(hasDriver)
  })
})
