import type { Cents } from "#domain/money.ts"
import type { KnownRates, TierId } from "#domain/pricing/tiers.ts"

export type Gearbox = "manual" | "automatic"

/** A vehicle as lists show it: no price. Addresses of pictures are ready for `src`. */
export type ListedVehicle = {
  id: string
  name: string
  model: string | null
  categoryId: string | null
  gearbox: Gearbox
  /** A fuel or an engine size, as the catalogue words it: 'Hybrid', '1500 cc'. */
  size: string | null
  picture: string | null
}

/** A vehicle as its own page shows it. A part that the catalogue does not tell is null, and is not shown. */
export type Vehicle = {
  id: string
  name: string
  description: string | null
  categoryId: string | null
  /** The pictures of the carousel, in order; may be empty. */
  pictures: string[]
  /** What is seen on a picture, by its address, where somebody said it. */
  pictureWords: Readonly<Record<string, string>>
  rates: KnownRates
  /** Totals for each tier's nominal stay, as the catalogue gives them; shown as given. */
  statedTotals: Record<TierId, Cents | null>
  /** A day, 0 where unlimited kilometres are not offered. */
  unlimitedKilometersPrice: Cents
  specification: Specification
  /** Ids of extras that make no sense with this vehicle; every other one is offered. */
  extrasNotOffered: readonly string[]
  /** A driver always comes with the vehicle and is in the rate. */
  chauffeurOnly: boolean
  deposit: Cents | null
  /** For each kilometre beyond the day's allowance. */
  extraKmRate: Cents | null
}

export type Specification = {
  gearbox: Gearbox
  fuel: string | null
  /** Null for an electric vehicle, which burns no litre. */
  kmPerLitre: number | null
  /** Of an electric vehicle, on one charge. */
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
}

/** The id is the last part of `/carlist/{id}`. */
export type Category = { id: string; name: string; description: string | null }

/** What can no longer be hired. */
export type RetiredFleet = { vehicles: ListedVehicle[]; categories: Category[] }
