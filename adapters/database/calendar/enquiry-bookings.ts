import { randomUUID } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"
import type { CalendarAuthor } from "#domain/calendar/calendar.ts"
import type { Allocation } from "#domain/calendar/fit.ts"
import { allocationOf, type LockedVehicle } from "./availability.ts"
import { recordEntryChange } from "./calendar-audit.ts"

/** `reference`: the enquiry's. */
type BookingChange = { reference: string; by: CalendarAuthor; now: Date }

/** Inserts the booking of an enquiry, in the transaction that confirms it and has locked the vehicle. */
export async function insertBooking(
  transaction: Database,
  vehicle: LockedVehicle,
  { period, units }: Pick<Allocation, "period" | "units">,
  { reference, by, now }: BookingChange,
): Promise<void> {
  const id = randomUUID()
  const times = { from_at: period.from, to_at: period.to }
  await transaction
    .insertInto("calendar_entries")
    .values({ id, kind: "booking", vehicle_id: vehicle.id, enquiry_reference: reference, ...times, units })
    .execute()
  const after = { vehicleName: vehicle.name, period, units, reason: null }
  const entry = { id, kind: "booking", name: reference } as const
  await recordEntryChange(transaction, { action: "created", entry, before: null, after, by, now })
}

export async function hasBooking(transaction: Database, reference: string): Promise<boolean> {
  return (await currentBooking(transaction, reference)) !== undefined
}

/** Removes the booking of an enquiry, if it has one, in the transaction that ends its confirmation. */
export async function removeBooking(
  transaction: Database,
  { reference, by, now }: BookingChange,
): Promise<void> {
  const booking = await currentBooking(transaction, reference)
  if (!booking) return
  const removed = await transaction
    .updateTable("calendar_entries")
    .set({ removed_at: now.toISOString(), version: booking.version + 1 })
    .where("id", "=", booking.id)
    .where("removed_at", "is", null)
    .executeTakeFirst()
  if (removed.numUpdatedRows === 0n) return // removed concurrently
  const before = { ...allocationOf(booking), vehicleName: booking.name, reason: null }
  const entry = { id: booking.id, kind: "booking", name: reference } as const
  await recordEntryChange(transaction, { action: "removed", entry, before, after: null, by, now })
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
