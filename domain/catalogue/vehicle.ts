import type { Cents } from "#domain/money.ts"
import type { KnownRates, TierId } from "#domain/pricing/tiers.ts"

export type Gearbox = "manual" | "automatic"

/** A vehicle in lists, without a price. Picture URLs are ready for `src`. */
export type ListedVehicle = {
  id: string
  name: string
  model: string | null
  categoryId: string | null
  gearbox: Gearbox
  /** Fuel or engine size, in the catalogue's words: 'Hybrid', '1500 cc'. */
  fuelLabel: string | null
  picture: string | null
}

/** A vehicle with all details. A value that the catalogue does not have is null, and not shown. */
export type Vehicle = {
  id: string
  name: string
  description: string | null
  categoryId: string | null
  /** The pictures of the carousel, in order; may be empty. */
  pictures: string[]
  /** The written alternative texts, by picture URL. */
  pictureAlts: Readonly<Record<string, string>>
  rates: KnownRates
  /** Totals for each tier's nominal rental period, as the catalogue states them; shown as stated. */
  statedTotals: Record<TierId, Cents | null>
  /** Price per day; 0: unlimited kilometres are not offered. */
  unlimitedKilometersPrice: Cents
  specification: Specification
  /** The ids of extras that are not offered with this vehicle. */
  extrasNotOffered: readonly string[]
  /** Whether a driver is always included, also in the rate. */
  chauffeurOnly: boolean
  deposit: Cents | null
  /** Price of each kilometre beyond the allowance. */
  extraKmRate: Cents | null
}

/** The technical data of a vehicle. Null: not known. */
export type Specification = {
  gearbox: Gearbox
  fuel: string | null
  /** Kilometres per litre; null for an electric vehicle. */
  kmPerLitre: number | null
  /** Range of an electric vehicle on one charge. */
  rangeKm: number | null
  seats: number | null
  doors: number | null
  airConditioning: boolean | null
  airbags: boolean | null
  body: string | null
  modelYear: number | null
  luggageLarge: number | null
  luggageSmall: number | null
  engineCc: number | null
  /** Driven wheels: `4x4` if all four are driven. Null if only two are, or if the catalogue does not say. */
  drive: "4x4" | null
}

/** The id is the last part of `/carlist/{id}`. */
export type Category = { id: string; name: string; description: string | null }

/** Retired vehicles and categories. */
export type RetiredFleet = { vehicles: ListedVehicle[]; categories: Category[] }
