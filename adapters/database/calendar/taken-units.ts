import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { fitOf, type Taking } from "#domain/calendar/fit.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** A vehicle that the transaction has locked for changes of its calendar. */
export type HeldVehicle = { id: string; name: string; units: number }

/**
 * Locks a vehicle's row until the transaction ends, without changing it: of two transactions that want its last unit, the second
 * finds it taken. Call it before any other row is locked, so that no deadlock can occur.
 * @returns null where there is no such vehicle
 */
export async function holdVehicle(transaction: Database, id: string): Promise<HeldVehicle | null> {
  if (hasNul(id)) return null
  const held = await transaction
    .updateTable("vehicles")
    .set((row) => ({ units: row.ref("units") }))
    .where("id", "=", id)
    .returning(["id", "name", "units"])
    .executeTakeFirst()
  return held ?? null
}

/** @param ownId entry that is being moved, and does not count as taken */
export async function isFree(
  transaction: Database,
  vehicle: HeldVehicle,
  wanted: Pick<Taking, "period" | "units">,
  ownId: string | null,
): Promise<boolean> {
  const rows = await entriesTouching(transaction, wanted.period)
    .select(["id", "vehicle_id", "from_at", "to_at", "units"])
    .where("vehicle_id", "=", vehicle.id)
    .execute()
  const others = rows.filter(({ id }) => id !== ownId)
  return fitOf(vehicle.units, others.map(takingOf), wanted).isFree
}

/** Entries that overlap a period. */
export function entriesTouching(db: Database, { from, to }: Period) {
  return db
    .selectFrom("calendar_entries")
    .where("removed_at", "is", null)
    .where("to_at", ">", from)
    .where("from_at", "<", to)
}

type TakingRow = { vehicle_id: string; from_at: string; to_at: string; units: number }

/** Only wall times are ever written to these columns. */
export function takingOf({ vehicle_id, from_at, to_at, units }: TakingRow): Taking {
  return { vehicleId: vehicle_id, period: { from: from_at as WallTime, to: to_at as WallTime }, units }
}
