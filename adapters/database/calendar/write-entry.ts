import { randomUUID } from "node:crypto"
import { type NamedEntry, recordEntry } from "#adapters/database/calendar/calendar-audit.ts"
import { holdVehicle, isFree, takingOf } from "#adapters/database/calendar/taken-units.ts"
import type { Database } from "#adapters/database/database.ts"
import type { BlockDraft, Calendar, EntryChange } from "#domain/calendar/calendar.ts"

/** Inserts a block. Refuses where the vehicle is not free, unless the caller confirmed that. */
export async function enterBlock(
  db: Database,
  { wanted, reason, by, now }: BlockDraft,
): ReturnType<Calendar["block"]> {
  return db.transaction().execute(async (transaction) => {
    const vehicle = await holdVehicle(transaction, wanted.vehicleId)
    if (!vehicle) return "gone"
    if (!wanted.evenIfTaken && !(await isFree(transaction, vehicle, wanted, null))) return "taken"
    const { period, units } = wanted
    const id = randomUUID()
    const times = { from_at: period.from, to_at: period.to }
    await transaction
      .insertInto("calendar_entries")
      .values({ id, kind: "block", vehicle_id: vehicle.id, ...times, units, reason })
      .execute()
    const after = { vehicleName: vehicle.name, period, units, reason }
    const entry = { id, kind: "block", name: vehicle.name } as const
    await recordEntry(transaction, { action: "created", entry, before: null, after, by, now })
    return { id }
  })
}

/** Moves an entry to another vehicle or other days, if its version is still the one that was shown. */
export async function changeEntry(
  db: Database,
  id: string,
  { version, wanted, reason, by, now }: EntryChange,
): ReturnType<Calendar["change"]> {
  return db.transaction().execute(async (transaction) => {
    const vehicle = await holdVehicle(transaction, wanted.vehicleId)
    const found = await findNamed(transaction, id)
    if (!vehicle || !found) return "gone"
    if (found.version !== version || found.removed_at !== null) return "stale"
    if (!wanted.evenIfTaken && !(await isFree(transaction, vehicle, wanted, id))) return "taken"
    const { period, units } = wanted
    const times = { from_at: period.from, to_at: period.to }
    const set = { vehicle_id: vehicle.id, ...times, units, reason: found.kind === "block" ? reason : null }
    if (!(await takeVersion(transaction, found, set))) return "stale"
    const entry = { id, kind: found.kind, name: found.enquiry_reference ?? vehicle.name }
    const after = { vehicleName: vehicle.name, period, units, reason: set.reason }
    await recordEntry(transaction, { action: "changed", entry, before: asNamed(found), after, by, now })
    return "done"
  })
}

/** Marks an entry as removed. The row stays. */
export async function removeEntry(
  db: Database,
  id: string,
  { version, by, now }: Parameters<Calendar["remove"]>[1],
): ReturnType<Calendar["remove"]> {
  return db.transaction().execute(async (transaction) => {
    const found = await findNamed(transaction, id)
    if (!found) return "gone"
    if (found.version !== version || found.removed_at !== null) return "stale"
    if (!(await takeVersion(transaction, found, { removed_at: now.toISOString() }))) return "stale"
    const entry = { id, kind: found.kind, name: found.enquiry_reference ?? found.name }
    await recordEntry(transaction, { action: "removed", entry, before: asNamed(found), after: null, by, now })
    return "done"
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findNamed>>>

function findNamed(transaction: Database, id: string) {
  return transaction
    .selectFrom("calendar_entries")
    .innerJoin("vehicles", "vehicles.id", "calendar_entries.vehicle_id")
    .selectAll("calendar_entries")
    .select("name")
    .where("calendar_entries.id", "=", id)
    .executeTakeFirst()
}

function asNamed(found: Found): NamedEntry {
  return { ...takingOf(found), vehicleName: found.name, reason: found.reason }
}

type Changed = Partial<{
  vehicle_id: string
  from_at: string
  to_at: string
  units: number
  reason: string | null
  removed_at: string
}>

/** @returns false when the entry was changed since this version was read */
async function takeVersion(transaction: Database, { id, version }: Found, set: Changed): Promise<boolean> {
  const taken = await transaction
    .updateTable("calendar_entries")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
