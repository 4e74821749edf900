import { randomUUID } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"
import type { CalendarAuthor } from "#domain/calendar/calendar.ts"
import type { Taking } from "#domain/calendar/fit.ts"
import { recordEntry } from "./calendar-audit.ts"
import { type HeldVehicle, takingOf } from "./taken-units.ts"

type BookingChange = { reference: string; by: CalendarAuthor; now: Date }

/** Inserts the booking of an enquiry, in the transaction that confirms it and has locked the vehicle. */
export async function insertBooking(
  transaction: Database,
  vehicle: HeldVehicle,
  { period, units }: Pick<Taking, "period" | "units">,
  { reference, by, now }: BookingChange,
): Promise<void> {
  const id = randomUUID()
  const { from: from_at, to: to_at } = period
  await transaction
    .insertInto("calendar_entries")
    .values({
      id,
      kind: "booking",
      vehicle_id: vehicle.id,
      enquiry_reference: reference,
      from_at,
      to_at,
      units,
    })
    .execute()
  const after = { vehicleName: vehicle.name, period, units, reason: null }
  const entry = { id, kind: "booking", name: reference } as const
  await recordEntry(transaction, { action: "created", entry, before: null, after, by, now })
}

export async function hasBooking(transaction: Database, reference: string): Promise<boolean> {
  return (await currentBooking(transaction, reference)) !== undefined
}

/** Removes the booking of an enquiry, if it has one, in the transaction that ends its confirmation. */
export async function removeBooking(
  transaction: Database,
  { reference, by, now }: BookingChange,
): Promise<void> {
  const row = await currentBooking(transaction, reference)
  if (!row) return
  const removed = await transaction
    .updateTable("calendar_entries")
    .set({ removed_at: now.toISOString(), version: row.version + 1 })
    .where("id", "=", row.id)
    .where("removed_at", "is", null)
    .executeTakeFirst()
  if (removed.numUpdatedRows === 0n) return // removed concurrently
  const before = { ...takingOf(row), vehicleName: row.name, reason: null }
  const entry = { id: row.id, kind: "booking", name: reference } as const
  await recordEntry(transaction, { action: "removed", entry, before, after: null, by, now })
}

function currentBooking(transaction: Database, reference: string) {
  return transaction
    .selectFrom("calendar_entries")
    .innerJoin("vehicles", "vehicles.id", "calendar_entries.vehicle_id")
    .select(["calendar_entries.id", "vehicle_id", "from_at", "to_at", "calendar_entries.units"])
    .select(["calendar_entries.version", "name"])
    .where("enquiry_reference", "=", reference)
    .where("removed_at", "is", null)
    .executeTakeFirst()
}
