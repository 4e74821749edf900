import { describe, expect, it } from "vitest"
import { cents, rupees } from "#domain/money.ts"
import { addDays } from "#domain/rental-period.ts"
import { atPercent, onRequest, PRICED_CAR, PRICED_VAN } from "#tests/support/priced-vehicles.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { changedTerms, FLEET, KM_PER_DAY, termsContext, typedTerms } from "#tests/support/typed-terms.ts"
import { type AgreedLine, type AgreedTerms, agreedTotal } from "./agreed-terms.ts"
import { depositText, priceText, readTerms, TERMS_FIELDS, type TermsError } from "./terms-input.ts"

const CONDITIONS = { kmPerDay: KM_PER_DAY, extraKmRate: rupees(75), hasDriver: true, deposit: rupees(50_000) }
/** 17 days of the van with a driver, two child seats and Wi-Fi: LKR 306,000.00. */
const TERMS = sampleAgreed({ conditions: CONDITIONS })
const WITHOUT_VEHICLE: AgreedTerms = { ...TERMS, vehicles: [], lines: [] }

function lineOf(id: string, { lines }: AgreedTerms = TERMS) {
  const line = lines.find((each) =>
    each.kind === "vehicle" ? each.vehicleId === id : each.kind === "extra" && each.extraId === id,
  )
  if (line?.kind !== "vehicle" && line?.kind !== "extra") throw new Error(`no line of ${id}`)
  return line
}
const VAN_LINE = lineOf(PRICED_VAN.id)
const DRIVER_LINE = lineOf("need-a-driver")
const SEAT_LINE = lineOf("child-seat")
const DRIVER_COUNT = TERMS_FIELDS.count(DRIVER_LINE, TERMS.lines)
const DRIVER_PRICE = TERMS_FIELDS.unitPrice(DRIVER_LINE, TERMS.lines)
const VAN_PRICE = TERMS_FIELDS.unitPrice(VAN_LINE, TERMS.lines)
const NEW_ROW = 1 // the index of the empty row after the agreed vehicle

function errorsOf(changes: Record<string, string>, current: AgreedTerms | null = TERMS) {
  const read = readTerms(typedTerms(current, changes), termsContext(current))
  return read.ok ? [] : read.errors.map(({ field, errorCode }) => [field, errorCode])
}

describe("the form of the terms", () => {
  it("submitted unchanged is the agreed terms, whatever the rates and extras are now", () => {
    expect(changedTerms(TERMS, {})).toEqual(TERMS)
    const pricedVehicles = FLEET.map((priced) => onRequest(atPercent(priced, 150)))
    expect(changedTerms(TERMS, {}, { pricedVehicles })).toEqual(TERMS)
    expect(changedTerms(TERMS, {}, { pricedVehicles: [], kmPerDay: 5 })).toEqual(TERMS)
  })

  it.each<[Record<string, string>, string, TermsError]>([
    [{ [TERMS_FIELDS.pickUpAt]: "" }, TERMS_FIELDS.pickUpAt, "notADate"],
    [{ [TERMS_FIELDS.returnAt]: "2026-02-30T09:00" }, TERMS_FIELDS.returnAt, "notADate"],
    [{ [TERMS_FIELDS.returnAt]: TERMS.pickUpAt }, TERMS_FIELDS.returnAt, "notAfterPickUp"],
    [{ [TERMS_FIELDS.pickUpAt]: addDays(TERMS.returnAt, 1) }, TERMS_FIELDS.returnAt, "notAfterPickUp"],
    [{ [TERMS_FIELDS.pickUpLocation]: "x".repeat(201) }, TERMS_FIELDS.pickUpLocation, "tooLong"],
    [{ [TERMS_FIELDS.returnLocation]: "x".repeat(201) }, TERMS_FIELDS.returnLocation, "tooLong"],
    [{ [TERMS_FIELDS.vehicle(0)]: "boat" }, TERMS_FIELDS.vehicle(0), "notOffered"],
    [{ [TERMS_FIELDS.vehicle(NEW_ROW)]: PRICED_VAN.id }, TERMS_FIELDS.vehicle(NEW_ROW), "duplicate"],
    [{ [TERMS_FIELDS.units(0)]: "0" }, TERMS_FIELDS.units(0), "notAUnitCount"],
    [{ [TERMS_FIELDS.units(0)]: "100" }, TERMS_FIELDS.units(0), "notAUnitCount"],
    [{ [TERMS_FIELDS.units(0)]: "two" }, TERMS_FIELDS.units(0), "notAUnitCount"],
    [
      { [TERMS_FIELDS.vehicle(1)]: PRICED_CAR.id, [TERMS_FIELDS.units(1)]: "two" },
      TERMS_FIELDS.units(1),
      "notAUnitCount",
    ],
    [{ [DRIVER_COUNT]: "1000" }, DRIVER_COUNT, "notAQuantity"],
    [{ [DRIVER_COUNT]: "-1" }, DRIVER_COUNT, "notAQuantity"],
    [{ [VAN_PRICE]: "cheap" }, VAN_PRICE, "notAnAmount"],
    [{ [VAN_PRICE]: "9500.50" }, VAN_PRICE, "notAnAmount"],
    [{ [VAN_PRICE]: "100000000" }, VAN_PRICE, "notAnAmount"],
    [{ [TERMS_FIELDS.charge("night")]: "late" }, TERMS_FIELDS.charge("night"), "notAnAmount"],
    [{ [TERMS_FIELDS.charge("other")]: "1,000" }, TERMS_FIELDS.chargeName, "nameMissing"],
    [{ [TERMS_FIELDS.discount]: "5,000" }, TERMS_FIELDS.discountReason, "reasonMissing"],
    [{ [TERMS_FIELDS.discount]: "10 %" }, TERMS_FIELDS.discountReason, "reasonMissing"],
    [{ [TERMS_FIELDS.deposit]: "none" }, TERMS_FIELDS.deposit, "notAnAmount"],
    [{ [TERMS_FIELDS.currency]: "XAU" }, TERMS_FIELDS.currency, "notOffered"],
    [{ [TERMS_FIELDS.currency]: "USD" }, TERMS_FIELDS.rate, "rateMissing"],
    [{ [TERMS_FIELDS.currency]: "USD", [TERMS_FIELDS.rate]: "0.5" }, TERMS_FIELDS.rate, "rateMissing"],
    [{ [TERMS_FIELDS.currency]: "USD", [TERMS_FIELDS.rate]: "302.505" }, TERMS_FIELDS.rate, "rateMissing"],
  ])("is rejected with %j: %s %s", (changes, field, errorCode) => {
    expect(errorsOf(changes)).toEqual([[field, errorCode]])
  })

  it.each(["306,001", "101 %", "999 %"])("is rejected with the discount %s of LKR 306,000.00", (discount) => {
    const changes = { [TERMS_FIELDS.discount]: discount, [TERMS_FIELDS.discountReason]: "Friend" }
    expect(errorsOf(changes)).toEqual([[TERMS_FIELDS.discount, "aboveThePrice"]])
  })

  it("reports every invalid field once, in the order of the form", () => {
    const changes = {
      [TERMS_FIELDS.returnAt]: "soon",
      [TERMS_FIELDS.vehicle(0)]: "boat",
      [TERMS_FIELDS.discount]: "101 %",
      [TERMS_FIELDS.deposit]: "none",
    }
    expect(errorsOf(changes)).toEqual([
      [TERMS_FIELDS.returnAt, "notADate"],
      [TERMS_FIELDS.vehicle(0), "notOffered"],
      [TERMS_FIELDS.discount, "aboveThePrice"],
      [TERMS_FIELDS.discountReason, "reasonMissing"],
      [TERMS_FIELDS.deposit, "notAnAmount"],
    ])
  })

  it("accepts an agreed vehicle that is no longer in the fleet", () => {
    const context = { vehicleIds: [PRICED_CAR.id], pricedVehicles: [PRICED_CAR] }
    expect(changedTerms(TERMS, { [TERMS_FIELDS.returnLocation]: "Kandy" }, context)).toEqual({
      ...TERMS,
      returnLocation: "Kandy",
    })
  })

  it("replaces the line breaks in a place by spaces", () => {
    const changed = changedTerms(TERMS, { [TERMS_FIELDS.pickUpLocation]: " Arrivals,\r\ngate 2 " })
    expect(changed.pickUpLocation).toBe("Arrivals, gate 2")
  })
})

describe("an agreed line", () => {
  it("keeps its quantity and its price when the period changes", () => {
    const changed = changedTerms(TERMS, { [TERMS_FIELDS.returnAt]: addDays(TERMS.returnAt, 10) })
    expect(changed.lines).toEqual(TERMS.lines)
  })

  it("keeps its quantity and price in a rental across a season, and is edited separately", () => {
    const inSeason = { ...VAN_LINE, count: 3, unitPrice: rupees(13_800), amount: rupees(41_400) }
    const [first, ...others] = TERMS.lines
    const across = { ...TERMS, lines: [first, inSeason, ...others].flatMap((line) => line ?? []) }
    expect(changedTerms(across, {}).lines).toEqual(across.lines)
    const changed = changedTerms(across, { [TERMS_FIELDS.unitPrice(inSeason, across.lines)]: "13000" })
    expect(changed.lines[0]).toEqual(first)
    expect(changed.lines[1]).toEqual({ ...inSeason, unitPrice: rupees(13_000), amount: rupees(39_000) })
  })

  it("keeps its price when the vehicle changes", () => {
    const changed = changedTerms(TERMS, { [TERMS_FIELDS.vehicle(0)]: PRICED_CAR.id })
    expect(changed.lines[0]).toEqual({ ...VAN_LINE, vehicleId: PRICED_CAR.id, name: PRICED_CAR.name })
    expect(agreedTotal(changed)).toBe(agreedTotal(TERMS))
  })

  it("has the submitted quantity and price, and does not change the other lines", () => {
    const changed = changedTerms(TERMS, {
      [DRIVER_COUNT]: "10",
      [DRIVER_PRICE]: "LKR 5,000.00",
    })
    expect(lineOf("need-a-driver", changed)).toMatchObject({ count: 10, amount: rupees(50_000) })
    expect(changed.lines.filter((line) => line.kind !== "extra" || line.extraId !== "need-a-driver")).toEqual(
      TERMS.lines.filter((line) => line !== DRIVER_LINE),
    )
  })

  it("keeps the cents of a price that was not edited, although a typed price has none", () => {
    const line = { ...VAN_LINE, unitPrice: cents(12_000_50), amount: cents(204_008_50) }
    const terms = { ...TERMS, lines: [line] }
    expect(priceText(line.unitPrice)).toBe("12000.50")
    expect(changedTerms(terms, { [TERMS_FIELDS.returnLocation]: "Kandy" }).lines).toEqual([line])
  })

  it("is removed if its checkbox is checked, and the conditions follow", () => {
    const changed = changedTerms(TERMS, { [TERMS_FIELDS.remove(DRIVER_LINE)]: "yes" })
    expect(changed.lines).toEqual(TERMS.lines.filter((line) => line !== DRIVER_LINE))
    expect(changed.conditions.hasDriver).toBe(false)
  })

  it("is removed with its vehicle", () => {
    const both = changedTerms(TERMS, { [TERMS_FIELDS.vehicle(NEW_ROW)]: PRICED_CAR.id })
    const changed = changedTerms(both, { [TERMS_FIELDS.vehicle(0)]: "" })
    expect(changed.vehicles.map(({ vehicleId }) => vehicleId)).toEqual([PRICED_CAR.id])
    expect(changed.lines.filter(({ kind }) => kind === "vehicle")).toEqual([lineOf(PRICED_CAR.id, both)])
  })
})

describe("an added line", () => {
  const pricedVehicles = FLEET.map((priced) => atPercent(priced, 110))

  it("has today's price for the units of a vehicle", () => {
    const formValues = { [TERMS_FIELDS.vehicle(NEW_ROW)]: PRICED_CAR.id, [TERMS_FIELDS.units(NEW_ROW)]: "2" }
    const changed = changedTerms(TERMS, formValues, { pricedVehicles })
    expect(lineOf(PRICED_CAR.id, changed)).toMatchObject({
      name: `2 × ${PRICED_CAR.name}`,
      count: 17,
      unitPrice: rupees(11_000),
      amount: rupees(187_000),
    })
    expect(lineOf(PRICED_VAN.id, changed)).toEqual(VAN_LINE)
  })

  it("has today's price for an extra, and the agreed extras keep theirs", () => {
    const formValues = { [TERMS_FIELDS.extra("unlimited-kilometers")]: "yes" }
    const changed = changedTerms(TERMS, formValues, { pricedVehicles })
    expect(lineOf("unlimited-kilometers", changed)).toMatchObject({ count: 17, unitPrice: rupees(2_420) })
    expect(lineOf("child-seat", changed)).toEqual(SEAT_LINE)
    expect(changed.conditions.kmPerDay).toBeNull()
  })

  it.each([
    ["3", 3],
    ["", 1],
  ])("reads the quantity '%s' of an extra as %d", (quantity, count) => {
    const withoutSeat = changedTerms(TERMS, { [TERMS_FIELDS.remove(SEAT_LINE)]: "yes" })
    const formValues = {
      [TERMS_FIELDS.extra("child-seat")]: "yes",
      [TERMS_FIELDS.quantity("child-seat")]: quantity,
    }
    expect(lineOf("child-seat", changedTerms(withoutSeat, formValues)).count).toBe(count)
  })

  it("is rejected for an extra with an invalid quantity", () => {
    const withoutSeat = changedTerms(TERMS, { [TERMS_FIELDS.remove(SEAT_LINE)]: "yes" })
    const formValues = {
      [TERMS_FIELDS.extra("child-seat")]: "yes",
      [TERMS_FIELDS.quantity("child-seat")]: "few",
    }
    expect(errorsOf(formValues, withoutSeat)).toEqual([[TERMS_FIELDS.quantity("child-seat"), "notAQuantity"]])
  })

  it("is not added twice for an extra that is already agreed", () => {
    const changed = changedTerms(TERMS, { [TERMS_FIELDS.extra("child-seat")]: "yes" }, { pricedVehicles })
    expect(changed.lines).toEqual(TERMS.lines)
  })

  it("is the driver of a vehicle for a customer who is driven", () => {
    const empty = { ...WITHOUT_VEHICLE, conditions: { ...CONDITIONS, hasDriver: true } }
    const changed = changedTerms(empty, { [TERMS_FIELDS.vehicle(0)]: PRICED_VAN.id })
    expect(agreedTotal(changed)).toBe(rupees(204_000 + 93_500))
    const later = changedTerms(changed, { [TERMS_FIELDS.remove(lineOf("need-a-driver", changed))]: "yes" })
    expect(later.lines).toHaveLength(1)
    expect(later.conditions.hasDriver).toBe(false)
  })

  it("stays as edited where a vehicle is added in the same form", () => {
    const driver = lineOf("need-a-driver", TERMS)
    const edited = {
      [TERMS_FIELDS.vehicle(1)]: PRICED_CAR.id,
      [TERMS_FIELDS.count(driver, TERMS.lines)]: "20",
    }
    expect(lineOf("need-a-driver", changedTerms(TERMS, edited)).count).toBe(20)
  })

  it("is a driver for each vehicle in a booking of the staff, where no number of days was typed", () => {
    const typed = {
      [TERMS_FIELDS.pickUpAt]: TERMS.pickUpAt,
      [TERMS_FIELDS.returnAt]: TERMS.returnAt,
      [TERMS_FIELDS.vehicle(0)]: PRICED_VAN.id,
      [TERMS_FIELDS.units(0)]: "2",
      [TERMS_FIELDS.extra("need-a-driver")]: "yes",
    }
    const read = readTerms(typedTerms(null, typed), termsContext(null))
    if (!read.ok) throw new Error("the terms are valid")
    expect(lineOf("need-a-driver", read.terms)).toMatchObject({ count: 34, amount: rupees(187_000) })
  })

  it("creates the first terms of a message", () => {
    const formValues = {
      [TERMS_FIELDS.pickUpAt]: TERMS.pickUpAt,
      [TERMS_FIELDS.returnAt]: TERMS.returnAt,
      [TERMS_FIELDS.vehicle(0)]: PRICED_CAR.id,
    }
    const read = readTerms(typedTerms(null, formValues), termsContext(null))
    expect(read.ok && agreedTotal(read.terms)).toBe(rupees(85_000))
    expect(read.ok && read.terms.conditions.deposit).toBe(rupees(20_000))
  })
})

describe("charges and discounts", () => {
  it("are lines of the price unless their amount is 0", () => {
    const changed = changedTerms(TERMS, {
      [TERMS_FIELDS.charge("delivery")]: "4,000",
      [TERMS_FIELDS.charge("night")]: "0",
      [TERMS_FIELDS.charge("other")]: "1000",
      [TERMS_FIELDS.chargeName]: "Roof rack",
      [TERMS_FIELDS.discount]: "11,000",
      [TERMS_FIELDS.discountReason]: "Third rental",
    })
    expect(changed.lines.slice(TERMS.lines.length)).toEqual<AgreedLine[]>([
      { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) },
      { kind: "charge", charge: "other", name: "Roof rack", amount: rupees(1_000) },
      { kind: "discount", reason: "Third rental", percent: null, amount: rupees(11_000) },
    ])
    expect(agreedTotal(changed)).toBe(rupees(300_000))
  })

  it.each([
    ["10 %", 10, 30_600],
    ["12,5%", 12.5, 38_250],
    ["2.25 %", 2.25, 6_885],
    ["100 %", 100, 306_000],
  ])("are a share of the other lines for %s", (text, percent, amount) => {
    const changes = { [TERMS_FIELDS.discount]: text, [TERMS_FIELDS.discountReason]: "Friend" }
    expect(changedTerms(TERMS, changes).lines.at(-1)).toMatchObject({ percent, amount: rupees(amount) })
  })

  it("are computed again in per cent when another line changes, and fixed ones stay", () => {
    const reason = { [TERMS_FIELDS.discountReason]: "Friend" }
    const fewerDays = { [DRIVER_COUNT]: "0" }
    const share = changedTerms(TERMS, { ...reason, [TERMS_FIELDS.discount]: "10 %" })
    expect(changedTerms(share, fewerDays).lines.at(-1)?.amount).toBe(rupees(21_250))
    const fixed = changedTerms(TERMS, { ...reason, [TERMS_FIELDS.discount]: "5,000" })
    expect(changedTerms(fixed, fewerDays).lines.at(-1)?.amount).toBe(rupees(5_000))
  })

  it("are removed by emptying their fields", () => {
    const changed = changedTerms(TERMS, {
      [TERMS_FIELDS.charge("delivery")]: "4,000",
      [TERMS_FIELDS.discount]: "10 %",
      [TERMS_FIELDS.discountReason]: "Friend",
    })
    const emptied = { [TERMS_FIELDS.charge("delivery")]: "", [TERMS_FIELDS.discount]: "" }
    expect(changedTerms(changed, emptied)).toEqual(TERMS)
  })
})

describe("the deposit", () => {
  it.each([
    ["25,000", rupees(25_000)],
    ["", null],
    ["0", null],
  ])("typed as '%s' is agreed", (text, deposit) => {
    expect(changedTerms(TERMS, { [TERMS_FIELDS.deposit]: text }).conditions).toEqual({
      ...CONDITIONS,
      deposit,
    })
  })

  it("follows from the vehicle unless it was edited", () => {
    const another = { [TERMS_FIELDS.vehicle(0)]: PRICED_CAR.id }
    expect(changedTerms(TERMS, another).conditions.deposit).toBe(rupees(20_000))
    const both = { ...another, [TERMS_FIELDS.deposit]: "30,000" }
    expect(changedTerms(TERMS, both).conditions.deposit).toBe(rupees(30_000))
  })

  it.each([
    [rupees(50_000), "50000"],
    [cents(50_000_50), "50000.50"],
    [null, ""],
  ])("is %s in the terms and '%s' in its field", (deposit, text) => {
    expect(depositText({ ...TERMS, conditions: { ...CONDITIONS, deposit } })).toBe(text)
  })
})

it.each([
  ["USD", "302.50", 302.5],
  ["EUR", " 345 ", 345],
])("shows the price in %s at the typed rate %s", (code, rate, rupeesForOne) => {
  const changed = changedTerms(TERMS, { [TERMS_FIELDS.currency]: code, [TERMS_FIELDS.rate]: rate })
  expect(changed.currency).toEqual({ code, rate: rupees(rupeesForOne) })
  expect(changedTerms(changed, { [TERMS_FIELDS.currency]: "" }).currency).toBeNull()
})
