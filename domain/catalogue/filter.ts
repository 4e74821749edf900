import type { Cents } from "#domain/money.ts"
import { FILTER_NAMES, type FilterName } from "./filter-names.ts"
import type { Vehicle } from "./vehicle.ts"
import { FUELS } from "./vehicle-fields.ts"

/** At most one option for each filter: `{ seats: '5', gearbox: 'automatic' }`. */
export type Filters = Partial<Record<FilterName, string>>

/** The facts of a vehicle that filters read. */
export type FilteredVehicle = Pick<Vehicle, "chauffeurOnly" | "specification"> & {
  /** Whether a driver is an extra of this vehicle. */
  offersDriver: boolean
}

type Filter = {
  options: readonly string[]
  /** Whether any whole number from 1 to 99 is an option too. */
  isNumber?: true
  /** A fact that the catalogue does not have matches no option. */
  fits: (vehicle: FilteredVehicle, option: string) => boolean
}

const FILTERS: Record<FilterName, Filter> = {
  seats: {
    options: ["2", "4", "5", "7", "9", "14", "26"],
    isNumber: true,
    fits: ({ specification: { seats } }, option) => (seats ?? 0) >= Number(option),
  },
  bags: {
    options: ["2", "4", "6", "12"],
    isNumber: true,
    fits: ({ specification }, option) => bagsOf(specification) >= Number(option),
  },
  gearbox: {
    options: ["automatic", "manual"],
    fits: ({ specification }, option) => specification.gearbox === option,
  },
  fuel: {
    options: FUELS,
    fits: ({ specification }, option) => fuelOf(specification) === option,
  },
  aircon: {
    options: ["yes"],
    fits: ({ specification }) => specification.airConditioning === true,
  },
  driver: {
    options: ["with", "self"],
    fits: ({ chauffeurOnly, offersDriver }, option) =>
      option === "with" ? chauffeurOnly || offersDriver : !chauffeurOnly,
  },
}

/** All bags, large and small. */
function bagsOf({
  luggageLarge,
  luggageSmall,
}: Pick<Vehicle["specification"], "luggageLarge" | "luggageSmall">): number {
  return (luggageLarge ?? 0) + (luggageSmall ?? 0)
}

/** The kind of fuel, from the catalogue's text such as 'Hybrid'. Null for an unknown or missing text. */
export function fuelOf({ fuel }: Pick<Vehicle["specification"], "fuel">): (typeof FUELS)[number] | null {
  const word = fuel?.toLowerCase() ?? ""
  // Searches from the last kind on, so that a 'petrol hybrid' is a hybrid.
  return FUELS.findLast((name) => word.includes(name)) ?? null
}

/** Parses filters from texts, for example from a query. Ignores unknown options. */
export function readFilters(textOf: (name: FilterName) => string | null): Filters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const text = textOf(name) ?? ""
      return isOption(FILTERS[name], text) ? [[name, text]] : []
    }),
  )
}

function isOption({ options, isNumber }: Filter, text: string): boolean {
  return options.includes(text) || (isNumber === true && /^[1-9]\d?$/.test(text))
}

/** Whether a vehicle fits every filter. */
export function fitsFilters(vehicle: FilteredVehicle, filters: Filters): boolean {
  return FILTER_NAMES.every((name) => {
    const option = filters[name]
    return option === undefined || FILTERS[name].fits(vehicle, option)
  })
}

/** An option with the number of vehicles that fit it and the other filters. */
export type FilterOption = { option: string; count: number }
export type FilterOptions = Record<FilterName, FilterOption[]> & {
  /** The number of vehicles that fit all other filters. */
  any: Record<FilterName, number>
}

/** Every option with its count. A chosen number that is not in the list becomes an option too, in sorted order. */
export function filterOptions(vehicles: readonly FilteredVehicle[], filters: Filters): FilterOptions {
  const optionsOf = (name: FilterName): FilterOption[] => {
    const others = fittingOtherFilters(vehicles, filters, name)
    return optionsWith(FILTERS[name], filters[name]).map((option) => ({
      option,
      count: others.filter((vehicle) => FILTERS[name].fits(vehicle, option)).length,
    }))
  }
  const countOf = (name: FilterName) => fittingOtherFilters(vehicles, filters, name).length
  return { ...eachFilter(optionsOf), any: eachFilter(countOf) }
}

function fittingOtherFilters(vehicles: readonly FilteredVehicle[], filters: Filters, name: FilterName) {
  const { [name]: _, ...others } = filters
  return vehicles.filter((vehicle) => fitsFilters(vehicle, others))
}

function optionsWith({ options }: Filter, chosen: string | undefined): readonly string[] {
  if (chosen === undefined || options.includes(chosen)) return options
  return [...options, chosen].toSorted((one, other) => Number(one) - Number(other))
}

function eachFilter<Value>(make: (name: FilterName) => Value): Record<FilterName, Value> {
  // Complete, because `FILTER_NAMES` lists every filter.
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, make(name)])) as Record<FilterName, Value>
}

/** The orders of a list, besides the company's own order. `total` needs dates. */
export const SORTS = ["name", "total", "seats"] as const
export type Sort = (typeof SORTS)[number]

/** The facts of a vehicle that an order reads. A total of null is a price on request; undefined: not known. */
export type SortedVehicle = { name: string; seats: number | null; total?: Cents | null | undefined }

const COMPARE_BY: Record<Sort, (one: SortedVehicle, other: SortedVehicle) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, "en", { numeric: true }),
  seats: (one, other) => (one.seats ?? Number.MAX_VALUE) - (other.seats ?? Number.MAX_VALUE),
  total: (one, other) => (one.total ?? Number.MAX_VALUE) - (other.total ?? Number.MAX_VALUE),
}

/**
 * Sorts vehicles: names from A, the fewest seats and the lowest totals first. Equal ones, and unknown values at the end, keep
 * their order.
 */
export function sortVehicles<V>(
  vehicles: readonly V[],
  sort: Sort | null,
  factsOf: (vehicle: V) => SortedVehicle,
): readonly V[] {
  if (!sort) return vehicles
  return vehicles
    .map((vehicle) => ({ vehicle, facts: factsOf(vehicle) }))
    .toSorted((one, other) => COMPARE_BY[sort](one.facts, other.facts))
    .map(({ vehicle }) => vehicle)
}
