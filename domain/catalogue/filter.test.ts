import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import {
  type FilteredVehicle,
  type Filters,
  filterOptions,
  fuelKindOf,
  matchesFilters,
  readFilters,
  type SortKeys,
  sortVehicles,
} from "./filter.ts"
import type { Specification } from "./vehicle.ts"

const SPECIFICATION: Specification = {
  gearbox: "automatic",
  fuel: "Petrol",
  kmPerLitre: 15,
  rangeKm: null,
  seats: 5,
  doors: 4,
  airConditioning: true,
  airbags: true,
  body: "sedan",
  modelYear: 2015,
  luggageLarge: 2,
  luggageSmall: 2,
  engineCc: 1500,
  drive: null,
}
const vehicle = (
  specification: Partial<Specification> = {},
  driverOptions: Partial<Omit<FilteredVehicle, "specification">> = {},
): FilteredVehicle => ({
  chauffeurOnly: false,
  offersDriver: true,
  ...driverOptions,
  specification: { ...SPECIFICATION, ...specification },
})

const CAR = vehicle()
const VAN = vehicle({ seats: 14, luggageLarge: 6, luggageSmall: 6, fuel: "Diesel", gearbox: "manual" })
const BUS = vehicle(
  { seats: 29, luggageLarge: 12, luggageSmall: 12, fuel: "Diesel", gearbox: "manual" },
  { chauffeurOnly: true, offersDriver: false },
)
const TUK_TUK = vehicle(
  { seats: 3, luggageLarge: 0, luggageSmall: 1, airConditioning: false },
  { offersDriver: false },
)
const UNKNOWN = vehicle({
  seats: null,
  luggageLarge: null,
  luggageSmall: null,
  fuel: null,
  airConditioning: null,
})
const FLEET = { CAR, VAN, BUS, TUK_TUK, UNKNOWN }

describe("filters", () => {
  it.each<[Filters, (keyof typeof FLEET)[]]>([
    [{}, ["CAR", "VAN", "BUS", "TUK_TUK", "UNKNOWN"]],
    [{ seats: "5" }, ["CAR", "VAN", "BUS"]],
    [{ seats: "15" }, ["BUS"]],
    [{ seats: "2" }, ["CAR", "VAN", "BUS", "TUK_TUK"]],
    [{ bags: "4" }, ["CAR", "VAN", "BUS"]],
    [{ bags: "1" }, ["CAR", "VAN", "BUS", "TUK_TUK"]],
    [{ gearbox: "manual" }, ["VAN", "BUS"]],
    [{ fuel: "diesel" }, ["VAN", "BUS"]],
    [{ fuel: "electric" }, []],
    [{ aircon: "yes" }, ["CAR", "VAN", "BUS"]],
    [{ driver: "with" }, ["CAR", "VAN", "BUS", "UNKNOWN"]],
    [{ driver: "self" }, ["CAR", "VAN", "TUK_TUK", "UNKNOWN"]],
    [{ fuel: "diesel", driver: "self" }, ["VAN"]],
    [{ seats: "5", gearbox: "automatic", aircon: "yes" }, ["CAR"]],
  ])("%j match the vehicles %j", (filters, expected) => {
    const names = Object.entries(FLEET).flatMap(([name, each]) =>
      matchesFilters(each, filters) ? [name] : [],
    )
    expect(names).toEqual(expected)
  })

  it.each([
    ["Petrol", "petrol"],
    ["Hybrid", "hybrid"],
    ["petrol hybrid", "hybrid"],
    ["diesel hybrid", "hybrid"],
    ["DIESEL", "diesel"],
    ["1500 cc", null],
    [null, null],
  ])("'%s' is the fuel %s", (fuel, expected) => {
    expect(fuelKindOf({ fuel })).toBe(expected)
  })

  it.each([
    [
      "seats=6&bags=3&gearbox=manual&driver=self",
      { seats: "6", bags: "3", gearbox: "manual", driver: "self" },
    ],
    ["seats=0&bags=100&gearbox=Manual&fuel=coal&aircon=no", {}],
    ["seats=-1&bags=1.5&driver=", {}],
    ["seats=5&seats=7&other=1", { seats: "5" }],
  ])("are read from '%s' as %j", (query, expected) => {
    const params = new URLSearchParams(query)
    expect(readFilters((name) => params.get(name))).toEqual(expected)
  })
})

describe("the options of a filter", () => {
  const vehicles = Object.values(FLEET)
  const counts = (filters: Filters) => {
    const { any, ...options } = filterOptions(vehicles, filters)
    return {
      any,
      countsOf: (name: keyof typeof options) =>
        Object.fromEntries(options[name].map(({ option, count }) => [option, count])),
    }
  }

  it("are counted without filters", () => {
    const { any, countsOf } = counts({})
    expect(countsOf("seats")).toEqual({ 2: 4, 4: 3, 5: 3, 7: 2, 9: 2, 14: 2, 26: 1 })
    expect(countsOf("gearbox")).toEqual({ automatic: 3, manual: 2 })
    expect(any.seats).toBe(5)
  })

  it("are counted given the other filters, and not the filter itself", () => {
    const { any, countsOf } = counts({ fuel: "diesel", seats: "26" })
    expect(countsOf("seats")).toEqual({ 2: 2, 4: 2, 5: 2, 7: 2, 9: 2, 14: 2, 26: 1 })
    expect(countsOf("fuel")).toEqual({ petrol: 0, diesel: 1, hybrid: 0, electric: 0 })
    expect([any.seats, any.fuel, any.driver]).toEqual([2, 1, 1])
  })

  it("count the vehicles that are listed once the option is chosen", () => {
    const chosen: Filters = { aircon: "yes" }
    for (const { option, count } of filterOptions(vehicles, chosen).driver) {
      const listed = vehicles.filter((each) => matchesFilters(each, { ...chosen, driver: option }))
      expect(listed, option).toHaveLength(count)
    }
  })

  it("include a chosen number that no vehicle has, in numerical order", () => {
    expect(filterOptions(vehicles, { seats: "6" }).seats.map(({ option }) => option)).toEqual([
      "2",
      "4",
      "5",
      "6",
      "7",
      "9",
      "14",
      "26",
    ])
  })
})

describe("the sort order", () => {
  const A: SortKeys = { name: "Alto", seats: 4, total: null }
  const B: SortKeys = { name: "Bus 10", seats: 45, total: rupees(900) }
  const C: SortKeys = { name: "Bus 9", seats: null, total: rupees(800) }
  const D: SortKeys = { name: "aqua", seats: 4 }

  it.each([
    [null, [B, A, D, C]],
    ["name", [A, D, C, B]],
    ["seats", [A, D, B, C]],
    ["total", [C, B, A, D]],
  ] as const)("sorts by %s", (sort, expected) => {
    expect(sortVehicles([B, A, D, C], sort, (each) => each)).toEqual(expected)
  })
})
