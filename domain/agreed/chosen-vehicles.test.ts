import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import {
  atPercent,
  onRequest,
  PRICED_CAR,
  PRICED_LIMOUSINE,
  PRICED_VAN,
} from "#tests/support/priced-vehicles.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { FLEET, KM_PER_DAY } from "#tests/support/typed-terms.ts"
import { type AgreedTerms, agreedTotal, extraKmPrices } from "./agreed-terms.ts"
import { conditionsAfter, withVehicles } from "./chosen-vehicles.ts"
import { requestedTerms } from "./requested-terms.ts"
import type { VehiclePricing } from "./todays-price.ts"

const VAN = agreedVehicle(PRICED_VAN)
const CAR = agreedVehicle(PRICED_CAR)
const LIMOUSINE = agreedVehicle(PRICED_LIMOUSINE)
const CONTEXT = { pricedVehicles: FLEET, kmPerDay: KM_PER_DAY }
const CONDITIONS = { kmPerDay: KM_PER_DAY, extraKmRate: rupees(75), hasDriver: true, deposit: rupees(10_000) }
/** 17 days of the van with a driver and two other extras: LKR 306,000.00. The agreed deposit differs from that of the van. */
const TERMS = sampleAgreed({ conditions: CONDITIONS })

function agreedVehicle({ id, name }: VehiclePricing): AgreedTerms["vehicles"][number] {
  return { vehicleId: id, name, units: 1 }
}

const vehicleLinesOf = ({ lines }: AgreedTerms) =>
  lines.flatMap((line) => (line.kind === "vehicle" ? [[line.vehicleId, line.name, line.amount]] : []))

describe("choosing the vehicles of a booking", () => {
  it("changes nothing if the chosen vehicles are the agreed ones, whatever the rates are now", () => {
    const pricedVehicles = FLEET.map((priced) => atPercent(priced, 110))
    expect(withVehicles(TERMS, TERMS.vehicles, { ...CONTEXT, pricedVehicles })).toEqual(TERMS)
  })

  it("gives the agreed price to a vehicle that replaces another, with the name and conditions of the new vehicle", () => {
    const terms = withVehicles(TERMS, [CAR], CONTEXT)
    expect(vehicleLinesOf(terms)).toEqual([[CAR.vehicleId, CAR.name, rupees(204_000)]])
    expect(agreedTotal(terms)).toBe(agreedTotal(TERMS))
    expect(terms.conditions).toMatchObject({
      extraKmRate: rupees(40),
      deposit: rupees(20_000),
      hasDriver: true,
    })
  })

  it("gives an added vehicle today's price with a driver, and does not change the price of the agreed vehicle", () => {
    const terms = withVehicles(TERMS, [VAN, CAR], CONTEXT)
    expect(vehicleLinesOf(terms)).toEqual([
      [VAN.vehicleId, VAN.name, rupees(204_000)],
      [CAR.vehicleId, CAR.name, rupees(85_000)],
    ])
    expect(agreedTotal(terms)).toBe(rupees(391_000 + 93_500))
    expect(terms.conditions.deposit).toBe(rupees(70_000))
  })

  it("removes the price of a vehicle that is left out", () => {
    const both = withVehicles(TERMS, [VAN, CAR], CONTEXT)
    expect(vehicleLinesOf(withVehicles(both, [VAN], CONTEXT))).toHaveLength(1)
  })

  it("computes a discount in per cent again", () => {
    const discount = { kind: "discount" as const, reason: "Friend", percent: 10, amount: rupees(30_600) }
    const terms = withVehicles({ ...TERMS, lines: [...TERMS.lines, discount] }, [VAN, CAR], CONTEXT)
    expect(terms.lines.at(-1)?.amount).toBe(rupees(48_450))
  })

  it("adds the driver to the price of the first vehicle if the enquiry asked for a driver", () => {
    const requested = requestedTerms({ ...RENTAL_ENQUIRY, tab: "with_drive" }, null, KM_PER_DAY)
    if (!requested) throw new Error("an enquiry has dates")
    const terms = withVehicles(requested, [VAN], CONTEXT)
    expect(terms.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["vehicle", rupees(14_000)],
      ["extra", rupees(5_500)],
    ])
    expect(terms.conditions.hasDriver).toBe(true)
  })

  it("leaves a vehicle with a price on request without a price", () => {
    const pricedVehicles = [PRICED_VAN, onRequest(PRICED_CAR)]
    const terms = withVehicles(TERMS, [VAN, CAR], { ...CONTEXT, pricedVehicles })
    expect(vehicleLinesOf(terms)).toHaveLength(1)
    expect(agreedTotal(terms)).toBeNull()
  })
})

describe("the conditions after a change", () => {
  const changedTo = (changed: AgreedTerms, pricedVehicles: readonly VehiclePricing[] = FLEET) =>
    conditionsAfter(changed, { current: TERMS, pricedVehicles, kmPerDay: 150 })

  it("stay as agreed if neither the vehicles nor the extras change", () => {
    const lines = TERMS.lines.map((line) => ({ ...line, amount: rupees(1) }))
    expect(changedTo(TERMS)).toEqual(CONDITIONS)
    expect(changedTo({ ...TERMS, returnLocation: "Kandy", lines })).toEqual(CONDITIONS)
  })

  it.each([
    ["another vehicle", { vehicles: [LIMOUSINE] }, { deposit: null, hasDriver: true }],
    ["another number of it", { vehicles: [{ ...VAN, units: 2 }] }, { deposit: rupees(100_000) }],
    [
      "no driver any more",
      { lines: TERMS.lines.filter((line) => line.kind !== "extra" || line.extraId !== "need-a-driver") },
      { hasDriver: false },
    ],
  ])("are adjusted to %s", (_, changes, conditions) => {
    expect(changedTo({ ...TERMS, ...changes })).toMatchObject({ kmPerDay: 150, ...conditions })
  })

  it("have the price of a further kilometre of each vehicle, where they differ", () => {
    const both = { ...TERMS, vehicles: [VAN, CAR] }
    const conditions = changedTo(both)
    expect(extraKmPrices({ ...both, conditions })).toEqual([
      { vehicle: VAN.name, rate: rupees(75) },
      { vehicle: CAR.name, rate: rupees(40) },
    ])
    // The price of the limousine is that of the car.
    expect(changedTo({ ...TERMS, vehicles: [CAR, LIMOUSINE] })).not.toHaveProperty("extraKmRates")
  })

  it("keep the agreed deposit and price of a further kilometre while the vehicles stay", () => {
    const agreed = { extraKmRate: rupees(75), deposit: rupees(10_000) }
    const pricedVehicles = [{ ...PRICED_VAN, extraKmRate: rupees(90) }]
    const withoutSeats = TERMS.lines.filter((line) => line.kind !== "extra" || line.extraId !== "child-seat")
    expect(changedTo({ ...TERMS, lines: withoutSeats }, pricedVehicles)).toMatchObject(agreed)
  })

  it("keep the driver that an enquiry asked for, also with a vehicle that has none in its price", () => {
    const current = { ...TERMS, vehicles: [], lines: [] }
    const changed = { ...TERMS, vehicles: [VAN], lines: [] }
    const context = { current, pricedVehicles: FLEET, kmPerDay: KM_PER_DAY }
    expect(conditionsAfter(changed, context).hasDriver).toBe(true)
  })
})
