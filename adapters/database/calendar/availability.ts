import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { type HandOver, takenPeriod } from "#domain/calendar/entry-status.ts"
import { type Allocation, checkFit } from "#domain/calendar/fit.ts"
import { overlaps, type Period } from "#domain/calendar/period.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"

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

/**
 * Whether the requested units of a vehicle are free in a period.
 * @param ownIds the entries being moved: their current allocations are ignored
 */
export async function areUnitsFree(
  transaction: Database,
  vehicle: LockedVehicle,
  requested: Pick<Allocation, "period" | "units">,
  ownIds: readonly string[],
): Promise<boolean> {
  const taken = await takenAllocations(transaction, requested.period, vehicle.id)
  const otherAllocations = taken.filter(({ id }) => !ownIds.includes(id))
  return checkFit(vehicle.units, otherAllocations, requested).isFree
}

/**
 * The allocations of a vehicle that overlap a period; of every vehicle without `vehicleId`. An allocation whose vehicles came back
 * early ends at their return.
 */
export async function takenAllocations(
  db: Database,
  period: Period,
  vehicleId?: string,
): Promise<(Allocation & { id: string })[]> {
  const entries = entriesOverlapping(db, period, vehicleId).selectAll().as("entries")
  const rows = await joinInbox(db, entries)
    .select(["entries.id", "vehicle_id", "from_at", "to_at", "units"])
    .select(["went_out_at", "returned_at"])
    .execute()
  return rows.flatMap((row) => {
    const allocation = allocationOf(row)
    const taken = takenPeriod(allocation.period, parseHandOver(row))
    return taken && overlaps(taken, period) ? [{ ...allocation, id: row.id, period: taken }] : []
  })
}

export type EntriesQuery = ReturnType<typeof allEntries>

function allEntries(db: Database) {
  return db.selectFrom("calendar_entries").selectAll().as("entries")
}

/** Joins calendar entries with the enquiries and the inbox entries of their bookings. */
export function joinInbox(db: Database, entries: EntriesQuery) {
  return db
    .selectFrom(entries)
    .leftJoin("enquiries", "enquiries.reference", "entries.enquiry_reference")
    .leftJoin("inbox_entries", (join) =>
      join
        .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
        .onRef("inbox_entries.reference", "=", "enquiries.reference"),
    )
}

/** The times at which a booking's vehicles went out and came back. Both are null for a block. */
export function parseHandOver({
  went_out_at,
  returned_at,
}: {
  went_out_at?: string | null
  returned_at?: string | null
}): HandOver {
  return { wentOutAt: parseStoredTime(went_out_at), returnedAt: parseStoredTime(returned_at) }
}

function parseStoredTime(stored: string | null | undefined): WallTime | null {
  return stored ? parseWallTime(stored) : null
}

/** A query for the entries of a vehicle that overlap a period and are not removed; of every vehicle without `vehicleId`. */
export function entriesOverlapping(db: Database, { from, to }: Period, vehicleId?: string) {
  const query = db
    .selectFrom("calendar_entries")
    .where("removed_at", "is", null)
    .where("to_at", ">", from)
    .where("from_at", "<", to)
  return vehicleId === undefined ? query : query.where("vehicle_id", "=", vehicleId)
}

type AllocationRow = { vehicle_id: string; from_at: string; to_at: string; units: number }

export function allocationOf({ vehicle_id, from_at, to_at, units }: AllocationRow): Allocation {
  // Only wall-clock times are ever written to these columns.
  return { vehicleId: vehicle_id, period: { from: from_at as WallTime, to: to_at as WallTime }, units }
}
