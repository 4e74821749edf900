import type { Gearbox } from "#domain/catalogue/vehicle.ts"
import type { Cents } from "#domain/money.ts"
import type { DailyRates, TierId } from "#domain/pricing/tiers.ts"

/** The stored catalogue with all fields, for our public API. In display order, without retired rows. */
export interface FleetRecords {
  categories(): Promise<CategoryRecord[]>
  vehicles(): Promise<FleetRecord[]>
  vehicle(id: string): Promise<FleetRecord | null>
  extras(): Promise<ExtraRecord[]>
}

/**
 * A vehicle with all stored fields. Picture paths have no leading slash: `images/vehicles/{id}-side.svg`, or
 * `uploads/{hash}-{width}.webp` for a photo.
 */
export type FleetRecord = {
  id: string
  name: string
  brand: string
  model: string
  categoryId: string
  body: string
  modelYear: number
  colour: string
  gearbox: Gearbox
  /** 'petrol', 'diesel', 'hybrid', 'electric'. */
  fuel: string
  /** The label of the fuel or engine that lists and the detail page show: 'Petrol'. */
  fuelLabel: string
  engineCc: number | null
  /** '4x4', or null: not stated. */
  drive: string | null
  /** The range of an electric vehicle on one charge. */
  rangeKm: number | null
  /** Kilometres per litre, for an electric vehicle the petrol equivalent. It may have a decimal: 6.5. */
  kmPerLitre: number | null
  seats: number
  doors: number
  airConditioning: boolean
  airbags: boolean
  /** How many large bags fit, and how many small ones. */
  luggageLarge: number
  luggageSmall: number
  rates: DailyRates
  statedTotals: Record<TierId, Cents | null>
  /** The price per day. 0: unlimited kilometres are not offered. */
  unlimitedKilometersPrice: Cents
  /** The price of each kilometre beyond the day's allowance. */
  extraKmRate: Cents
  deposit: Cents
  chauffeurOnly: boolean
  /** The ids of extras that are not offered with the vehicle: its own list, or that of its category. */
  extrasNotOffered: string[]
  description: string
  /** The picture in lists. Empty: there is none. */
  imagePath: string
  /** The pictures of the carousel, in order. */
  pictures: string[]
}

/** `path` is the path of the category's list: `/carlist/{id}`. */
export type CategoryRecord = { id: string; name: string; path: string; description: string | null }

/** `unit` describes what the price is for, as the admin host words it: 'per seat, whole hire'. */
export type ExtraRecord = {
  id: string
  name: string
  price: Cents
  role: "driver" | null
  inputKind: "quantity" | "yesOrNo"
  charged: "perDay" | "once"
  unit: string
  description: string | null
}
