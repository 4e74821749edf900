import type { Extra } from "#domain/pricing/extra.ts"
import type { Category, ListedVehicle, RetiredFleet, Vehicle } from "./vehicle.ts"

/** Why a catalogue could not answer. 'notFound' is an answer: there is no such vehicle. */
export type CatalogueFailure = "unreachable" | "timeout" | "malformed" | "notFound"

export type CatalogueResult<T> = { ok: true; value: T } | { ok: false; reason: CatalogueFailure }

/**
 * The fleet, from our own database or from another admin host.
 * A failure is a named value, never an empty list. `signal` ends the work when the visitor has left.
 */
export interface Catalogue {
  vehicles(signal?: AbortSignal): Promise<CatalogueResult<ListedVehicle[]>>
  vehicle(id: string, signal?: AbortSignal): Promise<CatalogueResult<Vehicle>>
  categories(signal?: AbortSignal): Promise<CatalogueResult<Category[]>>
  extras(signal?: AbortSignal): Promise<CatalogueResult<Extra[]>>
  /** Retired vehicles and categories, whose URLs answer 410. No other call returns them. */
  retired(signal?: AbortSignal): Promise<CatalogueResult<RetiredFleet>>
}
