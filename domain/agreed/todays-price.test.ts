import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { addDays } from "#domain/rental-period.ts"
import {
  atPercent,
  onRequest,
  PRICED_CAR,
  PRICED_LIMOUSINE,
  PRICED_VAN,
} from "#tests/support/priced-vehicles.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { FLEET, KM_PER_DAY } from "#tests/support/typed-terms.ts"
import { type AgreedLine, agreedTotal } from "./agreed-terms.ts"
import { atTodaysPrice, conditionsOf, differentPriceToday } from "./todays-price.ts"

/** 17 days with a driver, two child seats and Wi-Fi: LKR 306,000.00. */
const TERMS = sampleAgreed()
const LONGER = { ...TERMS, returnAt: addDays(TERMS.returnAt, 3) }
const amounts = (lines: readonly AgreedLine[]) => lines.map(({ amount }) => amount)

describe("today's price of a booking", () => {
  it("is the agreed price while neither rates nor terms change", () => {
    expect(atTodaysPrice(TERMS, FLEET)).toEqual(TERMS)
    expect(differentPriceToday(TERMS, FLEET)).toBeNull()
  })

  it("follows the rates, and does not change the agreed terms", () => {
    const today = differentPriceToday(TERMS, [atPercent(PRICED_VAN, 110)])
    expect(today && agreedTotal(today)).toBe(rupees(336_600))
    expect(agreedTotal(TERMS)).toBe(rupees(306_000))
  })

  it("follows the period: the days of the vehicle and of the driver, but not the number of seats", () => {
    const today = atTodaysPrice(LONGER, FLEET)
    expect(amounts(today.lines)).toEqual([
      rupees(240_000), // 20 × 12,000
      rupees(110_000), // 20 × 5,500
      rupees(7_000),
      rupees(1_500),
    ])
  })

  it("has the charges and the discount as agreed, with the percentage discount computed again", () => {
    const lines: AgreedLine[] = [
      ...TERMS.lines,
      { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) },
      { kind: "discount", reason: "Third rental", percent: 10, amount: rupees(31_000) },
    ]
    const today = atTodaysPrice({ ...LONGER, lines }, FLEET)
    expect(amounts(today.lines.slice(-2))).toEqual([rupees(4_000), rupees(36_250)])
  })

  it("keeps an extra that is no longer offered as it was agreed", () => {
    const withoutSeats = {
      ...PRICED_VAN,
      terms: {
        ...PRICED_VAN.terms,
        offeredExtras: PRICED_VAN.terms.offeredExtras.filter(({ id }) => id !== "child-seat"),
      },
    }
    const today = atTodaysPrice(LONGER, [withoutSeats])
    expect(today.lines.find((line) => line.kind === "extra" && line.extraId === "child-seat")?.amount).toBe(
      rupees(7_000),
    )
  })

  it("has a line for every vehicle, priced by its number of units", () => {
    const vehicles = [
      { vehicleId: PRICED_VAN.id, name: PRICED_VAN.name, units: 2 },
      { vehicleId: PRICED_CAR.id, name: PRICED_CAR.name, units: 1 },
    ]
    const today = differentPriceToday({ ...TERMS, vehicles }, FLEET)
    expect(today?.lines[0]).toMatchObject({
      name: `2 × ${PRICED_VAN.name}`,
      unitPrice: rupees(24_000),
      amount: rupees(408_000),
    })
    expect(today?.lines[1]).toMatchObject({ vehicleId: PRICED_CAR.id, amount: rupees(85_000) })
  })

  it.each([
    ["a vehicle cannot be read", []],
    ["a vehicle has a price on request", [onRequest(PRICED_VAN)]],
  ])("is not offered if %s", (_, priced) => {
    expect(differentPriceToday(LONGER, priced)).toBeNull()
  })
})

describe("the conditions of a booking", () => {
  const conditionsFor = (terms = TERMS, priced = FLEET) => conditionsOf(terms, priced, KM_PER_DAY)
  const without = (extraId: string) => ({
    ...TERMS,
    lines: TERMS.lines.filter((line) => line.kind !== "extra" || line.extraId !== extraId),
  })
  const withVehicles = (...vehicles: [typeof PRICED_VAN, number][]) => ({
    vehicles: vehicles.map(([{ id, name }, units]) => ({ vehicleId: id, name, units })),
    lines: [],
  })

  it.each([
    ["a driver", TERMS, { hasDriver: true }],
    ["no driver", without("need-a-driver"), { hasDriver: false }],
  ])("have %s if the lines of the price have", (_, terms, conditions) => {
    expect(conditionsFor(terms)).toMatchObject(conditions)
  })

  it("have a driver if each vehicle comes with one, and not if one is driven by the customer", () => {
    const limousine = withVehicles([PRICED_LIMOUSINE, 1])
    expect(conditionsOf(limousine, FLEET, KM_PER_DAY).hasDriver).toBe(true)
    const both = withVehicles([PRICED_LIMOUSINE, 1], [PRICED_CAR, 1])
    expect(conditionsOf(both, FLEET, KM_PER_DAY).hasDriver).toBe(false)
  })

  it("have the sum of the deposits of all units, or null if no vehicle has one", () => {
    expect(conditionsOf(withVehicles([PRICED_VAN, 2], [PRICED_CAR, 1]), FLEET, KM_PER_DAY).deposit).toBe(
      rupees(120_000),
    )
    expect(conditionsOf(withVehicles([PRICED_LIMOUSINE, 1]), FLEET, KM_PER_DAY).deposit).toBeNull()
  })

  it("have the kilometres included in each day, and the price of each further kilometre", () => {
    expect(conditionsFor()).toMatchObject({ kmPerDay: KM_PER_DAY, extraKmRate: rupees(75) })
    expect(conditionsFor(TERMS, [])).toMatchObject({ kmPerDay: KM_PER_DAY, extraKmRate: null })
  })
})
