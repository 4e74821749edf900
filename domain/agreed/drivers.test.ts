import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { PRICED_CAR, PRICED_LIMOUSINE, PRICED_VAN } from "#tests/support/priced-vehicles.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { changedTerms, FLEET, KM_PER_DAY } from "#tests/support/typed-terms.ts"
import { type AgreedTerms, agreedTotal } from "./agreed-terms.ts"
import { withVehicles } from "./chosen-vehicles.ts"
import { TERMS_FIELDS } from "./terms-input.ts"
import { atTodaysPrice, type VehiclePricing } from "./todays-price.ts"

const CONTEXT = { pricedVehicles: FLEET, kmPerDay: KM_PER_DAY }
const VAN = agreedVehicle(PRICED_VAN)
const CAR = agreedVehicle(PRICED_CAR)
const LIMOUSINE = agreedVehicle(PRICED_LIMOUSINE)
const CONDITIONS = { kmPerDay: KM_PER_DAY, extraKmRate: null, hasDriver: true, deposit: null }

/** 17 days with a driver, without a vehicle: an enquiry for a wedding. */
const WITH_DRIVER = sampleAgreed({ vehicles: [], lines: [], conditions: CONDITIONS })
const SELF_DRIVE = sampleAgreed({ vehicles: [], lines: [], conditions: { ...CONDITIONS, hasDriver: false } })

function agreedVehicle({ id, name }: VehiclePricing, units = 1): AgreedTerms["vehicles"][number] {
  return { vehicleId: id, name, units }
}

const chooseVehicles = (terms: AgreedTerms, ...vehicles: AgreedTerms["vehicles"]) =>
  withVehicles(terms, vehicles, CONTEXT)

/** Count, price for one and amount of the driver. Null: the price has no driver. */
function driverFigures({ lines }: AgreedTerms) {
  const line = lines.find((each) => each.kind === "extra" && each.extraId === "need-a-driver")
  return line?.kind === "extra" ? [line.count, line.unitPrice, line.amount] : null
}

const ONE_DRIVER = [17, rupees(5_500), rupees(93_500)]
const TWO_DRIVERS = [34, rupees(5_500), rupees(187_000)]

describe("the drivers of a customer who is driven", () => {
  it.each([
    ["one vehicle", [VAN], ONE_DRIVER],
    ["two vehicles of one kind", [agreedVehicle(PRICED_VAN, 2)], TWO_DRIVERS],
    ["two vehicles", [VAN, CAR], TWO_DRIVERS],
    ["a vehicle that always comes with a driver", [LIMOUSINE], null],
    ["that vehicle and another one", [LIMOUSINE, VAN], ONE_DRIVER],
  ] as const)("are in the price of %s", (_, vehicles, driver) => {
    const terms = chooseVehicles(WITH_DRIVER, ...vehicles)
    expect(driverFigures(terms)).toEqual(driver)
    expect(terms.conditions.hasDriver).toBe(true)
  })

  it("come with each vehicle that is added later, and leave with it", () => {
    const wedding = chooseVehicles(chooseVehicles(WITH_DRIVER, LIMOUSINE), LIMOUSINE, VAN)
    expect([driverFigures(wedding), wedding.conditions.hasDriver]).toEqual([ONE_DRIVER, true])
    expect(driverFigures(chooseVehicles(chooseVehicles(WITH_DRIVER, VAN), VAN, CAR))).toEqual(TWO_DRIVERS)
    expect(driverFigures(chooseVehicles(chooseVehicles(WITH_DRIVER, VAN, CAR), VAN))).toEqual(ONE_DRIVER)
    const limousine = chooseVehicles(wedding, LIMOUSINE)
    expect([driverFigures(limousine), limousine.conditions.hasDriver]).toEqual([null, true])
  })

  it("come without a charge with a vehicle that replaces one with its driver in the price", () => {
    const limousine = chooseVehicles(WITH_DRIVER, LIMOUSINE)
    const van = chooseVehicles(limousine, VAN)
    expect(agreedTotal(van)).toBe(agreedTotal(limousine))
    expect([driverFigures(van), van.conditions.hasDriver]).toEqual([[17, 0, 0], true])
  })

  it("are a condition without a price while no vehicle is chosen", () => {
    const without = chooseVehicles(chooseVehicles(WITH_DRIVER, LIMOUSINE))
    expect([without.lines, without.conditions.hasDriver]).toEqual([[], true])
  })

  it("stay removed, or as the office edited them", () => {
    const two = chooseVehicles(WITH_DRIVER, VAN, CAR)
    const [line] = two.lines.filter(({ kind }) => kind === "extra")
    if (line?.kind !== "extra") throw new Error("the price has a driver")
    const one = changedTerms(two, { [TERMS_FIELDS.count(line, two.lines)]: "17" })
    expect(driverFigures(one)).toEqual(ONE_DRIVER)
    const without = changedTerms(two, { [TERMS_FIELDS.remove(line)]: "yes" })
    expect([driverFigures(without), without.conditions.hasDriver]).toEqual([null, false])
    expect(driverFigures(chooseVehicles(without, VAN, CAR, LIMOUSINE))).toBeNull()
  })

  it("are as many as the vehicles at today's price", () => {
    const two = { ...chooseVehicles(WITH_DRIVER, VAN), vehicles: [agreedVehicle(PRICED_VAN, 2)] }
    expect(driverFigures(atTodaysPrice(two, FLEET))).toEqual(TWO_DRIVERS)
    const wedding = chooseVehicles(WITH_DRIVER, LIMOUSINE, VAN)
    expect(atTodaysPrice(wedding, FLEET).lines).toEqual(wedding.lines)
  })
})

it("a customer who drives gets no driver with another vehicle", () => {
  expect(driverFigures(chooseVehicles(chooseVehicles(SELF_DRIVE, VAN), VAN, CAR))).toBeNull()
})
