import { randomUUID } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { type Allocation, addedAllocations } from "#domain/calendar/fit.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import { allocationOf, areUnitsFree, type LockedVehicle, lockVehicle } from "./availability.ts"
import { recordEntryChange } from "./calendar-audit.ts"

/** `reference` is that of the enquiry. `by` null: the visitor of the enquiry. */
type BookingChange = { reference: string; by: AuditAuthor; now: Date }

/** A vehicle that a booking needs, locked until the transaction ends. */
export type NeededVehicle = { vehicle: LockedVehicle; allocation: Pick<Allocation, "period" | "units"> }

/**
 * Locks the vehicles of a confirmed booking, in the order of their ids so that no deadlock can occur. A vehicle that is not in
 * our fleet, for example one of an external admin host, has no calendar and is skipped.
 */
export async function lockVehicles(transaction: Database, terms: AgreedTerms): Promise<NeededVehicle[]> {
  const period = { from: terms.pickUpAt, to: terms.returnAt }
  const needed: NeededVehicle[] = []
  for (const { vehicleId, units } of terms.vehicles.toSorted(byVehicleId)) {
    const vehicle = await lockVehicle(transaction, vehicleId)
    if (vehicle) needed.push({ vehicle, allocation: { period, units } })
  }
  return needed
}

function byVehicleId(one: { vehicleId: string }, other: { vehicleId: string }): number {
  return one.vehicleId < other.vehicleId ? -1 : 1
}

/** Whether the vehicles are free for the units and times that a changed booking adds to its current entries. */
export async function areVehiclesFree(
  transaction: Database,
  needed: readonly NeededVehicle[],
  reference: string,
): Promise<boolean> {
  const current = await currentBookings(transaction, reference)
  const currentIds = current.map(({ id }) => id)
  const currentAllocations = current.map(allocationOf)
  for (const { vehicle, allocation: requested } of needed) {
    for (const added of addedAllocations(currentAllocations, [{ ...requested, vehicleId: vehicle.id }])) {
      if (!(await areUnitsFree(transaction, vehicle, added, currentIds))) return false
    }
  }
  return true
}

/**
 * Changes the calendar entries of a booking to one entry for each needed vehicle. An empty list removes them. The entry of a
 * replaced vehicle is changed to the new vehicle.
 */
export async function replaceBookings(
  transaction: Database,
  needed: readonly NeededVehicle[],
  change: BookingChange,
): Promise<void> {
  const current = await currentBookings(transaction, change.reference)
  const vehiclesWithoutEntry = needed.filter(
    ({ vehicle }) => !current.some(({ vehicle_id }) => vehicle_id === vehicle.id),
  )
  for (const entry of current) {
    const target =
      needed.find(({ vehicle }) => vehicle.id === entry.vehicle_id) ?? vehiclesWithoutEntry.shift()
    if (target) await changeBooking(transaction, entry, target, change)
    else await removeBooking(transaction, entry, change)
  }
  for (const target of vehiclesWithoutEntry) await insertBooking(transaction, target, change)
}

type StoredBooking = Awaited<ReturnType<typeof currentBookings>>[number]

function currentBookings(transaction: Database, reference: string) {
  return transaction
    .selectFrom("calendar_entries")
    .innerJoin("vehicles", "vehicles.id", "calendar_entries.vehicle_id")
    .select(["calendar_entries.id", "vehicle_id", "from_at", "to_at", "calendar_entries.units"])
    .select(["calendar_entries.version", "name"])
    .where("enquiry_reference", "=", reference)
    .where("removed_at", "is", null)
    .orderBy("vehicle_id")
    .execute()
}

async function insertBooking(
  transaction: Database,
  { vehicle, allocation: { period, units } }: NeededVehicle,
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

async function changeBooking(
  transaction: Database,
  stored: StoredBooking,
  { vehicle, allocation: { period, units } }: NeededVehicle,
  { reference, by, now }: BookingChange,
): Promise<void> {
  const before = { ...allocationOf(stored), vehicleName: stored.name, reason: null }
  const isUnchanged =
    stored.vehicle_id === vehicle.id &&
    stored.units === units &&
    before.period.from === period.from &&
    before.period.to === period.to
  if (isUnchanged) return
  await transaction
    .updateTable("calendar_entries")
    .set({
      vehicle_id: vehicle.id,
      from_at: period.from,
      to_at: period.to,
      units,
      version: stored.version + 1,
    })
    .where("id", "=", stored.id)
    .execute()
  const after = { vehicleName: vehicle.name, period, units, reason: null }
  const entry = { id: stored.id, kind: "booking", name: reference } as const
  await recordEntryChange(transaction, { action: "changed", entry, before, after, by, now })
}

async function removeBooking(
  transaction: Database,
  stored: StoredBooking,
  { reference, by, now }: BookingChange,
): Promise<void> {
  await transaction
    .updateTable("calendar_entries")
    .set({ removed_at: now.toISOString(), version: stored.version + 1 })
    .where("id", "=", stored.id)
    .execute()
  const before = { ...allocationOf(stored), vehicleName: stored.name, reason: null }
  const entry = { id: stored.id, kind: "booking", name: reference } as const
  await recordEntryChange(transaction, { action: "removed", entry, before, after: null, by, now })
}
