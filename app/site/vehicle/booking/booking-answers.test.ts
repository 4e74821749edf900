import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { sampleTerms } from "#tests/support/sample-terms.ts"
import { choosesUnofferedExtras, priceOf, readBookingAnswers, withCheaperPeriod } from "./booking-answers.ts"

const DRIVER: Extra = {
  id: "need-a-driver",
  name: "Need a Driver",
  price: rupees(5500),
  role: "driver",
  inputKind: "quantity",
  charged: "perDay",
  unit: null,
  description: null,
}
const SEAT: Extra = {
  id: "child-seat",
  name: "Child Seat",
  price: rupees(3500),
  role: null,
  inputKind: "quantity",
  charged: "once",
  unit: null,
  description: null,
}
const RACK: Extra = {
  id: "roof-rack",
  name: "Roof Rack",
  price: rupees(4000),
  role: null,
  inputKind: "yesOrNo",
  charged: "once",
  unit: null,
  description: null,
}

const VAN_TERMS = sampleTerms(
  {
    oneWeek: rupees(18_500),
    twoWeeks: rupees(17_400),
    threeWeeks: rupees(16_450),
    oneMonth: rupees(13_900),
    threeMonths: rupees(12_750),
    sixMonths: rupees(11_650),
  },
  [DRIVER, SEAT, RACK],
)

const DAYS_17 = { pickUpAt: "2027-01-10T09:00", returnAt: "2027-01-27T09:00" }
const DAYS_29 = { pickUpAt: "2027-01-10T09:00", returnAt: "2027-02-08T09:00" }

describe("reading the booking form", () => {
  it("has the names of the domain for answers, and those of the form for extras", () => {
    const form = new FormData()
    form.set("pick_up_location", "Colombo airport")
    form.set("service_roof-rack", "yes")
    form.set("quantity_child-seat", "2")
    form.set("total_seen", "1")
    form.set("role", "admin")
    const answers = readBookingAnswers(form)
    expect(answers).toMatchObject({
      pickUpLocation: "Colombo airport",
      "service_roof-rack": "yes",
      total_seen: "1",
    })
    expect(answers).toMatchObject({ "quantity_child-seat": "2", email: "" })
    expect(Object.keys(answers)).not.toContain("role")
  })

  it("ignores a file, and reads the first of two controls with the same name", () => {
    const form = new FormData()
    form.set("email", new File(["x"], "x.txt"))
    form.append("service_roof-rack", "yes")
    form.append("service_roof-rack", "no")
    expect(readBookingAnswers(form)).toMatchObject({ email: "", "service_roof-rack": "yes" })
  })
})

it("ignores a default quantity, and reads one that the visitor changed", () => {
  const form = new FormData()
  form.set("quantity_wifi", "17")
  form.set("filled_wifi", "17")
  form.set("quantity_child-seat", "2")
  form.set("filled_child-seat", "1")
  const answers = readBookingAnswers(form)
  expect(answers).toMatchObject({ quantity_wifi: "", "quantity_child-seat": "2" })
  expect(Object.keys(answers).filter((name) => name.startsWith("filled_"))).toEqual([])
})

describe("the price of the current answers", () => {
  it("is 17 days of the van at the two-week rate with a driver for all of them", () => {
    const answers = { ...DAYS_17, "service_need-a-driver": "yes", "quantity_need-a-driver": "17" }
    expect(priceOf(answers, VAN_TERMS).quote.total).toBe(rupees(389_300))
  })

  it("uses the default for an empty quantity, and ignores an extra that is not checked", () => {
    const answers = { ...DAYS_17, "service_need-a-driver": "yes", "quantity_child-seat": "4" }
    expect(priceOf(answers, VAN_TERMS).quote.total).toBe(rupees(389_300))
  })

  it("leaves out an extra with an invalid quantity", () => {
    for (const quantity of ["-1", "many", "1000", "1.5"]) {
      const answers = { ...DAYS_17, "service_child-seat": "yes", "quantity_child-seat": quantity }
      expect(priceOf(answers, VAN_TERMS).quote.total).toBe(rupees(17 * 17_400))
    }
  })

  it.each([
    ["no dates", {}],
    ["no return", { pickUpAt: DAYS_17.pickUpAt }],
    ["an invalid return date", { pickUpAt: DAYS_17.pickUpAt, returnAt: "2027-02-30T09:00" }],
    ["a return at the pick-up", { pickUpAt: DAYS_17.pickUpAt, returnAt: DAYS_17.pickUpAt }],
    ["a return before the pick-up", { pickUpAt: DAYS_17.returnAt, returnAt: DAYS_17.pickUpAt }],
    ["a return in a thousand years", { pickUpAt: DAYS_17.pickUpAt, returnAt: "3027-01-27T09:00" }],
  ])("is 0 with %s", (_what, dates) => {
    const { quote, period, cheaperPeriod } = priceOf({ ...dates, "service_roof-rack": "yes" }, VAN_TERMS)
    expect([quote.total, quote.days, quote.lines, period, cheaperPeriod]).toEqual([0, 0, [], null, null])
  })
})

describe("the longer rental period that costs less", () => {
  it("moves the return date, and adds the extra day of a driver for all days", () => {
    const answers = {
      ...DAYS_29,
      "service_need-a-driver": "yes",
      "quantity_need-a-driver": "29",
      firstName: "Anna",
    }
    expect(withCheaperPeriod(answers, VAN_TERMS)).toEqual({
      ...answers,
      returnAt: "2027-02-09T09:00",
      "quantity_need-a-driver": "30",
    })
  })

  it("does not change an empty quantity, or a driver for some days", () => {
    const emptyQuantity = { ...DAYS_29, "service_need-a-driver": "yes", "quantity_need-a-driver": "" }
    expect(withCheaperPeriod(emptyQuantity, VAN_TERMS)).toEqual({
      ...emptyQuantity,
      returnAt: "2027-02-09T09:00",
    })
    const someDays = { ...DAYS_29, "service_need-a-driver": "yes", "quantity_need-a-driver": "5" }
    expect(withCheaperPeriod(someDays, VAN_TERMS)).toEqual({ ...someDays, returnAt: "2027-02-09T09:00" })
  })

  it("does not increase a number of seats that happens to equal the number of days", () => {
    const answers = { ...DAYS_29, "service_child-seat": "yes", "quantity_child-seat": "29" }
    expect(withCheaperPeriod(answers, VAN_TERMS)).toMatchObject({ "quantity_child-seat": "29" })
  })

  it("applied to the answers, costs the offered total", () => {
    const answers = { ...DAYS_29, "service_need-a-driver": "yes", "quantity_need-a-driver": "29" }
    const { cheaperPeriod } = priceOf(answers, VAN_TERMS)
    expect(priceOf(withCheaperPeriod(answers, VAN_TERMS), VAN_TERMS).quote.total).toBe(
      cheaperPeriod?.quote.total,
    )
  })

  it("changes nothing without a cheaper rental period, or without a rental period", () => {
    expect(withCheaperPeriod(DAYS_17, VAN_TERMS)).toEqual(DAYS_17)
    expect(withCheaperPeriod({ pickUpAt: "" }, VAN_TERMS)).toEqual({ pickUpAt: "" })
  })
})

it("reports checked extras that are not offered", () => {
  expect(choosesUnofferedExtras([RACK], { "service_child-seat": "yes" })).toBe(true)
  expect(choosesUnofferedExtras([RACK], { "service_roof-rack": "yes", "quantity_child-seat": "2" })).toBe(
    false,
  )
})
