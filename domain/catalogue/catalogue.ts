import type { Extra } from "#domain/pricing/extra.ts"
import type { Category, ListedVehicle, RetiredFleet, Vehicle } from "./vehicle.ts"

/** The reason why a catalogue returned no value. 'notFound' is not a failure: there is no such vehicle. */
export type CatalogueFailure = "unreachable" | "timeout" | "malformed" | "notFound"

/** A value of the catalogue, or the reason why there is none. */
export type CatalogueResult<T> = { ok: true; value: T } | { ok: false; reason: CatalogueFailure }

/**
 * The fleet, from our own database or from an external admin host. A failure is a named value, never an empty list. `signal` aborts
 * the request when the visitor disconnects.
 */
export interface Catalogue {
  vehicles(signal?: AbortSignal): Promise<CatalogueResult<ListedVehicle[]>>
  vehicle(id: string, signal?: AbortSignal): Promise<CatalogueResult<Vehicle>>
  categories(signal?: AbortSignal): Promise<CatalogueResult<Category[]>>
  extras(signal?: AbortSignal): Promise<CatalogueResult<Extra[]>>
  /** Retired vehicles and categories. The site answers their URLs with 410. No other method returns them. */
  retired(signal?: AbortSignal): Promise<CatalogueResult<RetiredFleet>>
}
