import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { PRICED_CAR, PRICED_LIMOUSINE, PRICED_VAN } from "#tests/support/priced-vehicles.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { changedTerms, FLEET, KM_A_DAY } from "#tests/support/typed-terms.ts"
import { type AgreedTerms, agreedTotal } from "./agreed-terms.ts"
import { withVehicles } from "./chosen-vehicles.ts"
import { TERMS_FIELDS } from "./terms-input.ts"
import { atTodaysPrice, type PricedToday } from "./todays-price.ts"

const CONTEXT = { pricedVehicles: FLEET, kmADay: KM_A_DAY }
const VAN = agreedVehicle(PRICED_VAN)
const CAR = agreedVehicle(PRICED_CAR)
const LIMOUSINE = agreedVehicle(PRICED_LIMOUSINE)
const CONDITIONS = { kmADay: KM_A_DAY, extraKmRate: null, hasDriver: true, deposit: null }

/** 17 days with a driver, without a vehicle: an enquiry for a wedding. */
const DRIVEN = sampleAgreed({ vehicles: [], lines: [], conditions: CONDITIONS })
const DRIVES = sampleAgreed({ vehicles: [], lines: [], conditions: { ...CONDITIONS, hasDriver: false } })

function agreedVehicle({ id, name }: PricedToday, units = 1): AgreedTerms["vehicles"][number] {
  return { vehicleId: id, name, units }
}

const chosen = (terms: AgreedTerms, ...vehicles: AgreedTerms["vehicles"]) =>
  withVehicles(terms, vehicles, CONTEXT)

/** Count, price for one and amount of the driver. Null: the price has no driver. */
function driverOf({ lines }: AgreedTerms) {
  const line = lines.find((each) => each.kind === "extra" && each.extraId === "need-a-driver")
  return line?.kind === "extra" ? [line.count, line.unitPrice, line.amount] : null
}

const ONE = [17, rupees(5_500), rupees(93_500)]
const TWO = [34, rupees(5_500), rupees(187_000)]

describe("the drivers of a customer who is driven", () => {
  it.each([
    ["one vehicle", [VAN], ONE],
    ["two vehicles of one kind", [agreedVehicle(PRICED_VAN, 2)], TWO],
    ["two vehicles", [VAN, CAR], TWO],
    ["a vehicle that always comes with a driver", [LIMOUSINE], null],
    ["that vehicle and another one", [LIMOUSINE, VAN], ONE],
  ] as const)("are in the price of %s", (_, vehicles, driver) => {
    const terms = chosen(DRIVEN, ...vehicles)
    expect(driverOf(terms)).toEqual(driver)
    expect(terms.conditions.hasDriver).toBe(true)
  })

  it("come with each vehicle that is added later, and leave with it", () => {
    const wedding = chosen(chosen(DRIVEN, LIMOUSINE), LIMOUSINE, VAN)
    expect([driverOf(wedding), wedding.conditions.hasDriver]).toEqual([ONE, true])
    expect(driverOf(chosen(chosen(DRIVEN, VAN), VAN, CAR))).toEqual(TWO)
    expect(driverOf(chosen(chosen(DRIVEN, VAN, CAR), VAN))).toEqual(ONE)
    const limousine = chosen(wedding, LIMOUSINE)
    expect([driverOf(limousine), limousine.conditions.hasDriver]).toEqual([null, true])
  })

  it("come without a charge with a vehicle that replaces one with its driver in the price", () => {
    const limousine = chosen(DRIVEN, LIMOUSINE)
    const van = chosen(limousine, VAN)
    expect(agreedTotal(van)).toBe(agreedTotal(limousine))
    expect([driverOf(van), van.conditions.hasDriver]).toEqual([[17, 0, 0], true])
  })

  it("are asked for until a vehicle is chosen", () => {
    const without = chosen(chosen(DRIVEN, LIMOUSINE))
    expect([without.lines, without.conditions.hasDriver]).toEqual([[], true])
  })

  it("stay removed, or as the office edited them", () => {
    const two = chosen(DRIVEN, VAN, CAR)
    const [line] = two.lines.filter(({ kind }) => kind === "extra")
    if (line?.kind !== "extra") throw new Error("the price has a driver")
    const one = changedTerms(two, { [TERMS_FIELDS.count(line, two.lines)]: "17" })
    expect(driverOf(one)).toEqual(ONE)
    const without = changedTerms(two, { [TERMS_FIELDS.remove(line)]: "yes" })
    expect([driverOf(without), without.conditions.hasDriver]).toEqual([null, false])
    expect(driverOf(chosen(without, VAN, CAR, LIMOUSINE))).toBeNull()
  })

  it("are as many as the vehicles at today's price", () => {
    const two = { ...chosen(DRIVEN, VAN), vehicles: [agreedVehicle(PRICED_VAN, 2)] }
    expect(driverOf(atTodaysPrice(two, FLEET))).toEqual(TWO)
    const wedding = chosen(DRIVEN, LIMOUSINE, VAN)
    expect(atTodaysPrice(wedding, FLEET).lines).toEqual(wedding.lines)
  })
})

it("a customer who drives gets no driver with another vehicle", () => {
  expect(driverOf(chosen(chosen(DRIVES, VAN), VAN, CAR))).toBeNull()
})
