import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { PRICED_LIMOUSINE, PRICED_VAN } from "#tests/support/priced-vehicles.ts"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY, TRIP_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { KM_PER_DAY } from "#tests/support/typed-terms.ts"
import { customerLivesAbroad, requestedTerms } from "./requested-terms.ts"

describe("the terms of a request", () => {
  it("are those of the booking form, with the price of its submission", () => {
    const terms = requestedTerms(BOOKING, PRICED_VAN, KM_PER_DAY)
    expect(terms).toMatchObject({
      pickUpAt: "2026-12-12T09:00",
      returnAt: "2026-12-29T08:00",
      pickUpLocation: "Bandaranaike Airport, arrivals",
      returnLocation: "Dambulla",
      vehicles: [{ vehicleId: PRICED_VAN.id, name: PRICED_VAN.name, units: 1 }],
      conditions: { kmPerDay: KM_PER_DAY, extraKmRate: rupees(75), hasDriver: true, deposit: rupees(50_000) },
      currency: null,
    })
    expect(terms?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["vehicle", rupees(204_000)],
      ["extra", rupees(93_500)],
      ["extra", rupees(7_000)],
      ["extra", rupees(1_500)],
    ])
  })

  it("are those of a planned trip: its dates, its ends, and its vehicle with the price of its submission", () => {
    const terms = requestedTerms(TRIP_ENQUIRY, PRICED_VAN, KM_PER_DAY)
    expect(terms).toMatchObject({
      pickUpAt: "2027-01-10T09:00",
      returnAt: "2027-01-13T16:00",
      pickUpLocation: "Dambulla",
      returnLocation: "Dambulla",
      vehicles: [{ vehicleId: PRICED_VAN.id, units: 1 }],
      conditions: { hasDriver: true },
    })
    expect(terms?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["vehicle", rupees(56_000)],
      ["extra", rupees(22_000)],
    ])
  })

  it("have no vehicle for a planned trip that no vehicle fits, and the driver that the trip asks for", () => {
    const terms = requestedTerms({ ...TRIP_ENQUIRY, price: null }, null, KM_PER_DAY)
    expect(terms).toMatchObject({ vehicles: [], lines: [], conditions: { hasDriver: true } })
  })

  it("are null for a planned trip without a first day", () => {
    expect(requestedTerms({ ...TRIP_ENQUIRY, period: null }, PRICED_VAN, KM_PER_DAY)).toBeNull()
  })

  it("have neither deposit nor driver if the vehicle is no longer in the catalogue", () => {
    const terms = requestedTerms(BOOKING, null, KM_PER_DAY)
    expect(terms?.conditions).toEqual({
      kmPerDay: KM_PER_DAY,
      extraKmRate: null,
      hasDriver: false,
      deposit: null,
    })
    expect(terms?.lines).toHaveLength(4)
  })

  it("have unlimited kilometres if the visitor chose them", () => {
    const unlimited = {
      kind: "extra" as const,
      extraId: "unlimited-kilometers",
      name: "Unlimited Kilometers",
      countedIn: "days" as const,
      count: 17,
      unitPrice: rupees(2_200),
      amount: rupees(37_400),
    }
    const quote = { ...BOOKING.quote, lines: [...BOOKING.quote.lines, unlimited] }
    expect(requestedTerms({ ...BOOKING, quote }, PRICED_VAN, KM_PER_DAY)?.conditions.kmPerDay).toBeNull()
  })

  it("have a driver with a vehicle that always comes with one", () => {
    expect(
      requestedTerms(BOOKING, { ...PRICED_LIMOUSINE, id: PRICED_VAN.id }, KM_PER_DAY)?.conditions,
    ).toMatchObject({ hasDriver: true, deposit: null })
  })

  it("have no vehicle and no price for an enquiry from the home page", () => {
    expect(requestedTerms(RENTAL_ENQUIRY, null, KM_PER_DAY)).toMatchObject({
      pickUpAt: "2027-01-10T06:30",
      pickUpLocation: "Kandy, Queens Hotel",
      vehicles: [],
      lines: [],
    })
  })

  it.each([
    ["self_drive", false],
    [null, false],
    ["with_drive", true],
    ["airport", true],
    ["wedding_events", true],
    ["limousine", true],
  ] as const)("include the driver for an enquiry for %s: %s", (tab, hasDriver) => {
    const enquiry = { ...RENTAL_ENQUIRY, tab }
    expect(requestedTerms(enquiry, null, KM_PER_DAY)?.conditions.hasDriver).toBe(hasDriver)
  })

  it("are null for a message", () => {
    expect(requestedTerms(CONTACT_MESSAGE, null, KM_PER_DAY)).toBeNull()
  })
})

describe("where a customer lives", () => {
  it.each([
    ["is as a booking says", { ...BOOKING, livesAbroad: true }, undefined, true],
    ["is as a planned trip says", { ...TRIP_ENQUIRY, livesAbroad: true }, undefined, true],
    ["is not abroad if an enquiry does not say it", RENTAL_ENQUIRY, {}, false],
    ["is not abroad if a message does not say it", CONTACT_MESSAGE, undefined, false],
    ["is as the office says of an enquiry", RENTAL_ENQUIRY, { livesAbroad: true }, true],
    [
      "is as the office says of a booking that says otherwise",
      { ...BOOKING, livesAbroad: true },
      { livesAbroad: false },
      false,
    ],
  ])("%s", (_, content, agreed, isAbroad) => {
    expect(customerLivesAbroad(content, agreed)).toBe(isAbroad)
  })
})
