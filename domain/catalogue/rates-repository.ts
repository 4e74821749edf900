import type { AuditAuthor, AuditEntry } from "#domain/staff/audit-log.ts"
import type { PriceChange, PriceEdits } from "./price-changes.ts"
import type { Prices } from "./prices.ts"
import type { Category, Gearbox } from "./vehicle.ts"

/** The editable prices of the fleet, without retired vehicles. */
export interface RatesRepository {
  /** Vehicles in display order. */
  vehicles(): Promise<PricedVehicle[]>
  /** Categories with vehicles, in display order. */
  categories(): Promise<Category[]>
  /** @returns null for an unknown or retired vehicle */
  vehicle(id: string): Promise<PricedVehicle | null>
  /** The author and time of a vehicle's last change of any kind. Null: it was never changed. */
  lastChange(vehicleId: string): Promise<LastChange | null>
  /** Saves all or nothing. 'stale': one of the vehicles was changed since its version. */
  save(save: PriceSave): Promise<SaveOutcome>
  /** Finds the changes of a save; null for an unknown id. */
  findSave(id: SaveId): Promise<SavedPrices | null>
  /** Reverts a save by another save, all or nothing. 'stale': one of the prices was changed since then. */
  undo(id: SaveId, by: SaveAuthor, now: Date): Promise<SaveOutcome | { outcome: "gone" }>
}

/** A vehicle with its editable prices. */
export type PricedVehicle = {
  id: string
  name: string
  categoryId: string
  gearbox: Gearbox
  /** The label of the fuel or engine as lists show it: 'Petrol'. */
  fuelLabel: string
  /** The picture for lists; null: none. */
  picture: string | null
  prices: Prices
  /** Incremented by each change of the vehicle. */
  version: number
}

/** The time and author of a change. */
export type LastChange = { at: Date; by: AuditAuthor }

/** The staff member who saves. */
export type SaveAuthor = NonNullable<AuditAuthor>

/** `version` is the version that the author saw. Only the prices in `prices` are changed. */
export type VehicleSave = { vehicleId: string; version: number; prices: PriceEdits }
/** The changed prices of several vehicles, with author and time. */
export type PriceSave = { vehicles: readonly VehicleSave[]; by: SaveAuthor; now: Date }

/**
 * The outcome of a save or an undo. 'stale': nothing is saved, because `vehicles` were changed since the author saw them, or since
 * the save to undo.
 */
export type SaveOutcome =
  | { outcome: "saved"; id: SaveId }
  /** No price differed, so nothing was written. */
  | { outcome: "unchanged" }
  | { outcome: "stale"; vehicles: StaleVehicle[] }

/** `name` is empty and `isGone` true for a vehicle that no longer exists. */
export type StaleVehicle = { id: string; name: string; isGone: boolean; lastChange: LastChange | null }

/** The id of a save: its time and a random key. It can be looked up as long as the audit events of the save are stored. */
export type SaveId = { at: Date; key: string }

/** The changes of one save, by vehicle. */
export type SavedPrices = {
  by: AuditAuthor
  vehicles: { id: string; name: string; changes: PriceChange[] }[]
  /** Whether the save can be undone: these prices are unchanged since then. */
  canBeUndone: boolean
}

/** The id of a save as text, for URLs. */
export function saveIdText({ at, key }: SaveId): string {
  return `${at.toISOString()}~${key}`
}

/** @returns null for a malformed text */
export function parseSaveId(text: string): SaveId | null {
  const [, time = "", key = ""] = SAVE_ID.exec(text) ?? []
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? null : { at, key }
}

/** The id of the audit event that a save records for a vehicle. */
export function eventIdOf({ key }: SaveId, vehicleId: string): string {
  return `${key}.${vehicleId}`
}

/** The save that recorded an audit event; null for any other event. */
export function saveIdOfEvent({
  id,
  at,
  subject,
  subjectId,
}: Pick<AuditEntry, "id" | "at" | "subject" | "subjectId">): SaveId | null {
  const suffix = `.${subjectId}`
  if (subject !== "vehicle" || !id.endsWith(suffix)) return null
  return parseSaveId(saveIdText({ at, key: id.slice(0, -suffix.length) }))
}

const SAVE_ID = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
