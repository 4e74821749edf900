import { randomUUID } from "node:crypto"
import { allocationOf, areUnitsFree, lockVehicle } from "#adapters/database/calendar/availability.ts"
import { type AuditedEntry, recordEntryChange } from "#adapters/database/calendar/calendar-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { BlockChange, BlockDraft, Calendar } from "#domain/calendar/calendar.ts"

/** Inserts a block if the vehicle is free. `allowConflict` inserts it in any case. */
export async function insertBlock(
  db: Database,
  { requested, reason, by, now }: BlockDraft,
): ReturnType<Calendar["addBlock"]> {
  return db.transaction().execute(async (transaction) => {
    const vehicle = await lockVehicle(transaction, requested.vehicleId)
    if (!vehicle) return "gone"
    if (!requested.allowConflict && !(await areUnitsFree(transaction, vehicle, requested, [])))
      return "conflict"
    const { period, units } = requested
    const id = randomUUID()
    const times = { from_at: period.from, to_at: period.to }
    await transaction
      .insertInto("calendar_entries")
      .values({ id, kind: "block", vehicle_id: vehicle.id, ...times, units, reason })
      .execute()
    const after = { vehicleName: vehicle.name, period, units, reason }
    const entry = { id, kind: "block", name: vehicle.name } as const
    await recordEntryChange(transaction, { action: "created", entry, before: null, after, by, now })
    return { id }
  })
}

/** Changes the vehicle, period, units and reason of a block, if its version is still the one that was shown. */
export async function changeBlock(
  db: Database,
  id: string,
  { version, requested, reason, by, now }: BlockChange,
): ReturnType<Calendar["changeBlock"]> {
  return db.transaction().execute(async (transaction) => {
    const vehicle = await lockVehicle(transaction, requested.vehicleId)
    const found = await findWithVehicleName(transaction, id)
    if (!vehicle || found?.kind !== "block") return "gone"
    if (found.version !== version || found.removed_at !== null) return "stale"
    if (!requested.allowConflict && !(await areUnitsFree(transaction, vehicle, requested, [id])))
      return "conflict"
    const { period, units } = requested
    const times = { from_at: period.from, to_at: period.to }
    const columns = { vehicle_id: vehicle.id, ...times, units, reason }
    if (!(await updateIfUnchanged(transaction, found, columns))) return "stale"
    const entry = { id, kind: "block", name: vehicle.name } as const
    const after = { vehicleName: vehicle.name, period, units, reason }
    const before = auditedEntry(found)
    await recordEntryChange(transaction, { action: "changed", entry, before, after, by, now })
    return "done"
  })
}

/** Marks a block as removed. The row stays. */
export async function removeBlock(
  db: Database,
  id: string,
  { version, by, now }: Parameters<Calendar["removeBlock"]>[1],
): ReturnType<Calendar["removeBlock"]> {
  return db.transaction().execute(async (transaction) => {
    const found = await findWithVehicleName(transaction, id)
    if (found?.kind !== "block") return "gone"
    if (found.version !== version || found.removed_at !== null) return "stale"
    if (!(await updateIfUnchanged(transaction, found, { removed_at: now.toISOString() }))) return "stale"
    const entry = { id, kind: found.kind, name: found.name }
    const before = auditedEntry(found)
    await recordEntryChange(transaction, { action: "removed", entry, before, after: null, by, now })
    return "done"
  })
}

type StoredEntry = NonNullable<Awaited<ReturnType<typeof findWithVehicleName>>>

function findWithVehicleName(transaction: Database, id: string) {
  return transaction
    .selectFrom("calendar_entries")
    .innerJoin("vehicles", "vehicles.id", "calendar_entries.vehicle_id")
    .selectAll("calendar_entries")
    .select("name")
    .where("calendar_entries.id", "=", id)
    .executeTakeFirst()
}

function auditedEntry(found: StoredEntry): AuditedEntry {
  return { ...allocationOf(found), vehicleName: found.name, reason: found.reason }
}

type ChangedColumns = Partial<{
  vehicle_id: string
  from_at: string
  to_at: string
  units: number
  reason: string | null
  removed_at: string
}>

/** Updates an entry and increments its version. @returns false when it was changed since this version was read */
async function updateIfUnchanged(
  transaction: Database,
  { id, version }: StoredEntry,
  columns: ChangedColumns,
): Promise<boolean> {
  const updated = await transaction
    .updateTable("calendar_entries")
    .set({ ...columns, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
