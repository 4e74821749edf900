import type { Service } from "#domain/pricing/service.ts"
import type { Category, ListedVehicle, RetiredFleet, Vehicle } from "./vehicle.ts"

/** Why a catalogue could not answer. 'notFound' is an answer: there is no such vehicle. */
export type CatalogueFailure = "unreachable" | "timeout" | "malformed" | "notFound"

export type CatalogueAnswer<T> = { ok: true; value: T } | { ok: false; reason: CatalogueFailure }

/**
 * The fleet, whichever source is behind it: our own database, or another admin host.
 * A failure is a named value, never an empty list. `signal` ends the work when the visitor has left.
 */
export interface Catalogue {
  vehicles(signal?: AbortSignal): Promise<CatalogueAnswer<ListedVehicle[]>>
  vehicle(id: string, signal?: AbortSignal): Promise<CatalogueAnswer<Vehicle>>
  categories(signal?: AbortSignal): Promise<CatalogueAnswer<Category[]>>
  services(signal?: AbortSignal): Promise<CatalogueAnswer<Service[]>>
  /** What was shown once and is no longer, so that its addresses still say so. No other call tells of it. */
  retired(signal?: AbortSignal): Promise<CatalogueAnswer<RetiredFleet>>
}
