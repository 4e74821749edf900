import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { PriceChange, PriceEdits } from "./price-changes.ts"
import type { Prices } from "./prices.ts"
import type { Category, Gearbox } from "./vehicle.ts"

/** The prices of the fleet as the office edits them. What is retired is not in it. */
export interface RatesRepository {
  /** In the order in which visitors see them. */
  vehicles(): Promise<PricedVehicle[]>
  /** Those that have vehicles, in the order in which visitors see them. */
  categories(): Promise<Category[]>
  /** @returns null where no vehicle of today has this id. */
  vehicle(id: string): Promise<PricedVehicle | null>
  /** Who last changed something of a vehicle, prices or not; null where nobody did since it was first filled in. */
  lastChange(vehicleId: string): Promise<LastChange | null>
  /** All of it or nothing. 'stale': one of the vehicles is no longer as it was seen. */
  save(save: PriceSave): Promise<SaveOutcome>
  /** What a save changed; null where there was none with this id. */
  saved(id: SaveId): Promise<SavedPrices | null>
  /** Sets back what a save changed, all of it or nothing, as a save of its own. 'stale': one of the prices is another by now. */
  undo(id: SaveId, by: SaveAuthor, now: Date): Promise<SaveOutcome | { outcome: "gone" }>
}

export type PricedVehicle = {
  id: string
  name: string
  categoryId: string
  gearbox: Gearbox
  /** As lists have it: 'Petrol'. */
  size: string
  /** The one that lists show; null where there is none. */
  picture: string | null
  prices: Prices
  /** Counts up with each change of the vehicle, whatever of it is changed. */
  version: number
}

export type LastChange = { at: Date; by: AuditAuthor }

export type SaveAuthor = NonNullable<AuditAuthor>

/** `version` is that of the vehicle which they saw; only the prices in `prices` become others. */
export type VehicleSave = { vehicleId: string; version: number; prices: PriceEdits }
export type PriceSave = { vehicles: readonly VehicleSave[]; by: SaveAuthor; now: Date }

export type SaveOutcome =
  | { outcome: "saved"; id: SaveId }
  /** Nothing would become another: nothing was written. */
  | { outcome: "same" }
  | { outcome: "stale"; vehicles: StaleVehicle[] }

/** `name` is empty and `isGone` true where there is no such vehicle any more. */
export type StaleVehicle = { id: string; name: string; isGone: boolean; lastChange: LastChange | null }

/** Names one press of 'Save' for as long as its events are kept: when, and a random part. */
export type SaveId = { at: Date; key: string }

export type SavedPrices = {
  by: AuditAuthor
  vehicles: { id: string; name: string; changes: PriceChange[] }[]
  /** Whether nobody changed these prices since. */
  canBeUndone: boolean
}

export function saveIdText({ at, key }: SaveId): string {
  return `${at.toISOString()}~${key}`
}

/** @returns null for a text that `saveIdText` never wrote. */
export function parseSaveId(text: string): SaveId | null {
  const [, time = "", key = ""] = SAVE_ID.exec(text) ?? []
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? null : { at, key }
}

const SAVE_ID = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
