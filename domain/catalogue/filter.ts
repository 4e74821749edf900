import type { Cents } from "#domain/money.ts"
import { FILTER_NAMES, type FilterName } from "./filter-names.ts"
import type { Vehicle } from "./vehicle.ts"
import { FUELS } from "./vehicle-fields.ts"

/** At most one option for each filter: `{ seats: '5', gearbox: 'automatic' }`. */
export type Filters = Partial<Record<FilterName, string>>

/** The properties of a vehicle that filters compare. */
export type FilteredVehicle = Pick<Vehicle, "chauffeurOnly" | "specification"> & {
  /** Whether a driver is an extra of this vehicle. */
  offersDriver: boolean
}

type Filter = {
  options: readonly string[]
  /** Whether any whole number from 1 to 99 is an option too. */
  isNumber?: true
  /** Whether a vehicle matches an option. A property that the catalogue does not have matches none. */
  matches: (vehicle: FilteredVehicle, option: string) => boolean
}

const FILTERS: Record<FilterName, Filter> = {
  seats: {
    options: ["2", "4", "5", "7", "9", "14", "26"],
    isNumber: true,
    matches: ({ specification: { seats } }, option) => (seats ?? 0) >= Number(option),
  },
  bags: {
    options: ["2", "4", "6", "12"],
    isNumber: true,
    matches: ({ specification }, option) => bagsOf(specification) >= Number(option),
  },
  gearbox: {
    options: ["automatic", "manual"],
    matches: ({ specification }, option) => specification.gearbox === option,
  },
  fuel: {
    options: FUELS,
    matches: ({ specification }, option) => fuelKindOf(specification) === option,
  },
  aircon: {
    options: ["yes"],
    matches: ({ specification }) => specification.airConditioning === true,
  },
  driver: {
    options: ["with", "self"],
    matches: ({ chauffeurOnly, offersDriver }, option) =>
      option === "with" ? chauffeurOnly || offersDriver : !chauffeurOnly,
  },
}

/** The number of bags, large and small, that fit into the vehicle. */
function bagsOf({
  luggageLarge,
  luggageSmall,
}: Pick<Vehicle["specification"], "luggageLarge" | "luggageSmall">): number {
  return (luggageLarge ?? 0) + (luggageSmall ?? 0)
}

/** The kind of fuel in the catalogue's text such as 'Hybrid'. Null for an unknown or missing text. */
export function fuelKindOf({ fuel }: Pick<Vehicle["specification"], "fuel">): (typeof FUELS)[number] | null {
  const text = fuel?.toLowerCase() ?? ""
  // Searches from the last kind on, so that a 'petrol hybrid' is a hybrid.
  return FUELS.findLast((name) => text.includes(name)) ?? null
}

/** Parses filters, for example from a query. `getText` returns the text of a filter; null: none. Ignores unknown options. */
export function readFilters(getText: (name: FilterName) => string | null): Filters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const text = getText(name) ?? ""
      return isOption(FILTERS[name], text) ? [[name, text]] : []
    }),
  )
}

function isOption({ options, isNumber }: Filter, text: string): boolean {
  return options.includes(text) || (isNumber === true && /^[1-9]\d?$/.test(text))
}

/** Whether a vehicle matches every filter. */
export function matchesFilters(vehicle: FilteredVehicle, filters: Filters): boolean {
  return FILTER_NAMES.every((name) => {
    const option = filters[name]
    return option === undefined || FILTERS[name].matches(vehicle, option)
  })
}

/** An option with the number of vehicles that match it and the other filters. */
export type FilterOption = { option: string; count: number }
/** The options of each filter. */
export type FilterOptions = Record<FilterName, FilterOption[]> & {
  /** The number of vehicles without this filter: those that match all other filters. */
  any: Record<FilterName, number>
}

/** Every option with its count. A chosen number that is not in the list becomes an option too, in sorted order. */
export function filterOptions(vehicles: readonly FilteredVehicle[], filters: Filters): FilterOptions {
  const optionsOf = (name: FilterName): FilterOption[] => {
    const others = matchingOtherFilters(vehicles, filters, name)
    return optionsWith(FILTERS[name], filters[name]).map((option) => ({
      option,
      count: others.filter((vehicle) => FILTERS[name].matches(vehicle, option)).length,
    }))
  }
  const countOf = (name: FilterName) => matchingOtherFilters(vehicles, filters, name).length
  return { ...eachFilter(optionsOf), any: eachFilter(countOf) }
}

function matchingOtherFilters(vehicles: readonly FilteredVehicle[], filters: Filters, name: FilterName) {
  const { [name]: _, ...others } = filters
  return vehicles.filter((vehicle) => matchesFilters(vehicle, others))
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

/** The properties by which a list is sorted. `total` null: a price on request; undefined: not known. */
export type SortKeys = { name: string; seats: number | null; total?: Cents | null | undefined }

const COMPARE_BY: Record<Sort, (one: SortKeys, other: SortKeys) => number> = {
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
  sortKeysOf: (vehicle: V) => SortKeys,
): readonly V[] {
  if (!sort) return vehicles
  return vehicles
    .map((vehicle) => ({ vehicle, keys: sortKeysOf(vehicle) }))
    .toSorted((one, other) => COMPARE_BY[sort](one.keys, other.keys))
    .map(({ vehicle }) => vehicle)
}
