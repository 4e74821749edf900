import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { type Allocation, checkFit } from "#domain/calendar/fit.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** A vehicle that the transaction has locked for changes of its calendar. */
export type LockedVehicle = { id: string; name: string; units: number }

/**
 * Locks a vehicle's row until the transaction ends. If two transactions allocate its last unit, the second one waits and then
 * reads that it is not free. SQLite has no `select ... for update`, so an update that changes nothing takes the lock in both
 * databases. Lock the vehicle before any other row, so that no deadlock can occur.
 * @returns null if there is no such vehicle
 */
export async function lockVehicle(transaction: Database, id: string): Promise<LockedVehicle | null> {
  if (hasNul(id)) return null
  const locked = await transaction
    .updateTable("vehicles")
    .set((row) => ({ units: row.ref("units") }))
    .where("id", "=", id)
    .returning(["id", "name", "units"])
    .executeTakeFirst()
  return locked ?? null
}

/** @param ownIds entries that are being moved, which do not conflict with themselves */
export async function isFree(
  transaction: Database,
  vehicle: LockedVehicle,
  requested: Pick<Allocation, "period" | "units">,
  ownIds: readonly string[],
): Promise<boolean> {
  const rows = await entriesOverlapping(transaction, requested.period)
    .select(["id", "vehicle_id", "from_at", "to_at", "units"])
    .where("vehicle_id", "=", vehicle.id)
    .execute()
  const others = rows.filter(({ id }) => !ownIds.includes(id))
  return checkFit(vehicle.units, others.map(allocationOf), requested).isFree
}

/** A query for the entries that overlap a period and are not removed. */
export function entriesOverlapping(db: Database, { from, to }: Period) {
  return db
    .selectFrom("calendar_entries")
    .where("removed_at", "is", null)
    .where("to_at", ">", from)
    .where("from_at", "<", to)
}

type AllocationRow = { vehicle_id: string; from_at: string; to_at: string; units: number }

export function allocationOf({ vehicle_id, from_at, to_at, units }: AllocationRow): Allocation {
  // Only wall-clock times are ever written to these columns.
  return { vehicleId: vehicle_id, period: { from: from_at as WallTime, to: to_at as WallTime }, units }
}
