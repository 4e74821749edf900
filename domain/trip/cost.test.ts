import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type Cents, rupees } from "#domain/money.ts"
import { NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { MIN_SAVING, quoteRental } from "#domain/pricing/quote.ts"
import { rentalTerms } from "#domain/pricing/terms.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { addDays, type RentalPeriod, rentalDays, type WallTime } from "#domain/rental-period.ts"
import { MINIMAL_SPECIFICATION } from "#tests/support/minimal-specification.ts"
import { sampleTerms } from "#tests/support/sample-terms.ts"
import { sortTripVehicles, type TripNeeds, tripCost, tripVehicles } from "./cost.ts"

const RATES = {
  oneWeek: rupees(5000),
  twoWeeks: rupees(4000),
  threeWeeks: rupees(3800),
  oneMonth: rupees(3500),
  threeMonths: rupees(3000),
  sixMonths: rupees(2500),
}
const SETTINGS = { rules: sampleTerms(RATES).rules, abroadRates: NO_ABROAD_RATES, seasons: [] }
const DRIVER: Extra = {
  id: "driver",
  name: "Need a Driver",
  price: rupees(5500),
  role: "driver",
  inputKind: "quantity",
  charged: "perDay",
  unit: "per day",
  description: null,
}
const START = "2027-01-10T09:00" as WallTime // a real date, written here
const periodOf = (days: number): RentalPeriod => ({ pickUpAt: START, returnAt: addDays(START, days) })

function vehicle(
  facts: Partial<Vehicle> = {},
  specification: Partial<Vehicle["specification"]> = {},
): Vehicle {
  const seats = { seats: 5, luggageLarge: 2, body: "suv" }
  return {
    id: "car",
    name: "Car",
    description: null,
    categoryId: null,
    pictures: [],
    pictureAlts: {},
    rates: RATES,
    statedTotals: {
      oneWeek: null,
      twoWeeks: null,
      threeWeeks: null,
      oneMonth: null,
      threeMonths: null,
      sixMonths: null,
    },
    unlimitedKilometersPrice: rupees(2000),
    specification: { ...MINIMAL_SPECIFICATION, ...seats, ...specification },
    extrasNotOffered: [],
    chauffeurOnly: false,
    deposit: rupees(40_000),
    extraKmRate: rupees(50),
    ...facts,
  }
}

const NEEDS: TripNeeds = {
  people: 4,
  bags: 2,
  drive: "self",
  needsAutomatic: false,
  needsFourWheelDrive: false,
  km: 900,
  period: periodOf(7),
  livesAbroad: false,
}

const costOf = (car: Vehicle, needs: Partial<TripNeeds> = {}) =>
  tripCost(car, rentalTerms(car, [DRIVER], SETTINGS), { ...NEEDS, ...needs })

describe("the cost of a trip", () => {
  it.each<[string, number, Partial<Vehicle>, string | null, number | null, number | null]>([
    ["within the allowance", 700, {}, null, 0, 35_000],
    ["by the kilometre if that is cheaper", 900, {}, "perKm", 10_000, 45_000],
    ["by unlimited kilometres if these are cheaper", 1200, {}, "unlimited", 14_000, 49_000],
    [
      "by the kilometre if there are no unlimited ones",
      1200,
      { unlimitedKilometersPrice: rupees(0) },
      "perKm",
      25_000,
      60_000,
    ],
    [
      "by unlimited kilometres if a kilometre has no price",
      701,
      { extraKmRate: null },
      "unlimited",
      14_000,
      49_000,
    ],
    [
      "on request if neither has a price",
      701,
      { extraKmRate: null, unlimitedKilometersPrice: rupees(0) },
      "perKm",
      null,
      null,
    ],
  ])("charges kilometres %s", (_, km, facts, paidBy, amount, total) => {
    const cost = costOf(vehicle(facts), { km })
    const inCents = (rupeesOrNull: number | null) => (rupeesOrNull === null ? null : rupees(rupeesOrNull))
    expect(cost.mileage).toEqual({
      allowanceKm: 700,
      excessKm: Math.max(0, km - 700),
      paidBy,
      amount: inCents(amount),
    })
    expect(cost.total).toBe(inCents(total))
  })

  it("has a driver for every day, unless the vehicle always comes with one", () => {
    const withDriver = costOf(vehicle(), { drive: "driver", km: 0 })
    const withIncludedDriver = costOf(vehicle({ chauffeurOnly: true }), { drive: "driver", km: 0 })
    const line = { countedIn: "days", count: 7, unitPrice: rupees(5500), amount: rupees(7 * 5500) }
    expect(withDriver).toMatchObject({ driver: line, total: rupees(35_000 + 7 * 5500) })
    expect(withIncludedDriver).toMatchObject({ driver: null, total: rupees(35_000) })
    const far = costOf(vehicle(), { drive: "driver", km: 1200 })
    expect([far.mileage.paidBy, far.driver?.amount]).toEqual(["unlimited", rupees(7 * 5500)])
  })

  it("names the price of a driver who is charged once", () => {
    expect(costOf(vehicle(), { drive: "self", km: 1200 }).driver).toBeNull()
    const once = { ...DRIVER, inputKind: "yesOrNo", charged: "once" } as const
    expect(
      tripCost(vehicle(), rentalTerms(vehicle(), [once], SETTINGS), { ...NEEDS, drive: "driver" }).driver,
    ).toMatchObject({ countedIn: "once", count: 1, amount: rupees(5500) })
  })

  it.each<[boolean, number, number, number]>([
    [false, 120, 13, 65_000],
    [true, 120, 13, 78_000],
    [true, 100, 13, 65_000],
  ])(
    "is, with livesAbroad %s and rates of %i %% for visitors from abroad, %i days for %i, even if a longer period costs less",
    (livesAbroad, everyTier, days, total) => {
      const settings = { ...SETTINGS, abroadRates: { ...NO_ABROAD_RATES, everyTier } }
      const terms = rentalTerms(vehicle(), [], settings)
      const needs = { ...NEEDS, km: 100, period: periodOf(days), livesAbroad }
      const cost = tripCost(vehicle(), terms, needs)
      expect(cost.total).toBe(rupees(total))
      const longer = tripCost(vehicle(), terms, { ...needs, period: periodOf(days + 1) })
      expect(cost.cheaperPeriod?.saving).toBe((cost.total ?? 0) - (longer.total ?? 0))
    },
  )

  it("is on request if the rate is not known", () => {
    expect(costOf(vehicle({ rates: { ...RATES, oneWeek: null } })).total).toBeNull()
  })

  it("offers a longer period that costs less", () => {
    const { cheaperPeriod: cheaper, total } = costOf(vehicle(), { period: periodOf(13), km: 100 })
    expect(cheaper).toEqual({ extraDays: 1, returnAt: addDays(START, 14), saving: rupees(9000) })
    expect(total).toBe(rupees(65_000))
    expect(costOf(vehicle(), { period: periodOf(7), km: 100 }).cheaperPeriod).toBeNull()
  })

  it("offers a longer period whose saving is in the kilometres", () => {
    const cheap = { ...RATES, twoWeeks: rupees(4600), threeWeeks: rupees(4500) }
    const car = vehicle({ rates: cheap, unlimitedKilometersPrice: rupees(500), extraKmRate: rupees(30) })
    // 20 days: 92,000 and 1,260 for 42 km. 21 days: 94,500.
    expect(costOf(car, { period: periodOf(20), km: 2042 }).cheaperPeriod).toBeNull()
    const slightlyLess = vehicle({ ...car, rates: { ...cheap, threeWeeks: rupees(4400) } })
    expect(costOf(slightlyLess, { period: periodOf(20), km: 2000 }).cheaperPeriod).toBeNull()
    // 21 days: 92,400, which is more than 92,000, but less than with the kilometres.
    expect(costOf(slightlyLess, { period: periodOf(20), km: 2042 }).cheaperPeriod).toEqual({
      extraDays: 1,
      returnAt: addDays(START, 21),
      saving: rupees(860),
    })
  })

  it("names the shortest longer rental that saves in total, over hundreds of trips", () => {
    const rate = fc.integer({ min: 1000, max: 9000 }).map(rupees)
    const rates = fc.record({
      oneWeek: fc.option(rate),
      twoWeeks: rate,
      threeWeeks: rate,
      oneMonth: rate,
      threeMonths: rate,
      sixMonths: rate,
    })
    const car = fc.record({
      rates,
      unlimited: rate,
      perKm: fc.option(fc.integer({ min: 0, max: 90 }).map(rupees)),
    })
    const needs = fc.record({
      days: fc.integer({ min: 1, max: 60 }),
      km: fc.nat(5000),
      drive: fc.constantFrom<"self" | "driver">("self", "driver"),
    })
    const LONGEST = Math.max(...TIERS.map(({ fromDays }) => fromDays))
    fc.assert(
      fc.property(car, needs, fc.boolean(), ({ rates, unlimited, perKm }, { days, ...trip }, isOffered) => {
        const facts = {
          rates,
          extraKmRate: perKm,
          unlimitedKilometersPrice: isOffered ? unlimited : rupees(0),
        }
        const costFor = (length: number) => costOf(vehicle(facts), { ...trip, period: periodOf(length) })
        const { total, cheaperPeriod: cheaper } = costFor(days)
        const savingAt = (length: number) => {
          const longer = costFor(length).total
          return total === null || longer === null ? 0 : total - longer
        }
        const longer = Array.from({ length: LONGEST - days }, (_, index) => days + 1 + index)
        const shortest = longer.find((length) => savingAt(length) >= MIN_SAVING)
        const expected = shortest && { extraDays: shortest - days, saving: savingAt(shortest) }
        expect(cheaper && { extraDays: cheaper.extraDays, saving: cheaper.saving }).toEqual(expected ?? null)
      }),
      { numRuns: 300 },
    )
  })

  it("is the result of quoteRental plus the kilometres charged at the return", () => {
    const days = fc.integer({ min: 1, max: 40 })
    const price = fc.integer({ min: 0, max: 10_000 }).map(rupees)
    const drive = fc.constantFrom<"self" | "driver">("self", "driver")
    fc.assert(
      fc.property(days, fc.nat(8000), price, fc.option(price), drive, (length, km, unlimited, perKm, by) => {
        const car = vehicle({ unlimitedKilometersPrice: unlimited, extraKmRate: perKm })
        const cost = costOf(car, { period: periodOf(length), km, drive: by })
        const terms = rentalTerms(car, [DRIVER], SETTINGS)
        const quote = quoteRental(terms, { period: periodOf(length), chosenExtras: cost.chosenExtras })
        expect(cost.quote).toEqual(quote)
        expect(rentalDays(periodOf(length))).toBe(length)
        if (cost.total === null) {
          expect([perKm, unlimited]).toEqual([null, 0])
          return
        }
        // The amount is known, because the total is.
        const atReturn = cost.mileage.paidBy === "perKm" ? (cost.mileage.amount as Cents) : 0
        expect(cost.total).toBe((quote.total ?? 0) + atReturn)
      }),
    )
  })
})

describe("the vehicles for a trip", () => {
  const unmetNeeds = (car: Vehicle, needs: Partial<TripNeeds> = {}, extras: Extra[] = [DRIVER]) =>
    tripVehicles([car], extras, SETTINGS, { ...NEEDS, ...needs })[0]?.unmetNeeds

  it.each<[string, Vehicle, Partial<TripNeeds>, string[]]>([
    ["all that it needs", vehicle(), {}, []],
    ["a seat for each person", vehicle(), { people: 6 }, ["seats"]],
    ["a seat for the driver", vehicle(), { people: 5, drive: "driver" }, ["seats"]],
    ["room for the bags", vehicle(), { bags: 3 }, ["bags"]],
    ["an automatic gearbox", vehicle(), { needsAutomatic: true }, ["automatic"]],
    ["no automatic gearbox for our driver", vehicle(), { needsAutomatic: true, drive: "driver" }, []],
    ["four-wheel drive", vehicle(), { needsFourWheelDrive: true }, ["fourWheelDrive"]],
    ["a vehicle that visitors drive", vehicle({ chauffeurOnly: true }), {}, ["driver"]],
    ["a vehicle for long roads", vehicle({}, { body: "tuk_tuk" }), {}, ["kind"]],
    [
      "a vehicle that a driver may have",
      vehicle({ extrasNotOffered: ["driver"] }),
      { drive: "driver" },
      ["noDriver"],
    ],
  ])("have the needs that they do not meet: %s", (_, car, needs, expected) => {
    expect(unmetNeeds(car, needs)).toEqual(expected)
  })

  it("are sorted by price, seats or name, those on request last", () => {
    const fleet = [
      vehicle({ id: "b", name: "Beta", rates: { ...RATES, oneWeek: null } }, { seats: 4 }),
      vehicle({ id: "c", name: "Alfa", rates: { ...RATES, oneWeek: rupees(9000) } }, { seats: 9 }),
      vehicle({ id: "a", name: "Gamma" }, { seats: 4 }),
    ]
    const vehicles = tripVehicles(fleet, [], SETTINGS, NEEDS)
    const sorted = (order: "price" | "seats" | "name") =>
      sortTripVehicles(vehicles, order).map((each) => each.vehicle.id)
    expect([sorted("price"), sorted("seats"), sorted("name")]).toEqual([
      ["a", "c", "b"],
      ["a", "b", "c"],
      ["c", "b", "a"],
    ])
  })
})
