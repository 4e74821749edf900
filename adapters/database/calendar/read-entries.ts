import type { Selectable } from "kysely"
import {
  allocationOf,
  type EntriesQuery,
  entriesOverlapping,
  joinInbox,
  parseHandOver,
} from "#adapters/database/calendar/availability.ts"
import type { Database } from "#adapters/database/database.ts"
import { parseTermsOrNull } from "#adapters/database/enquiries/agreed-rows.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { CalendarEntriesTable } from "#adapters/database/tables.ts"
import type {
  BookingDetails,
  CalendarBooking,
  CalendarEntry,
  FleetCategory,
} from "#domain/calendar/calendar.ts"
import { takenPeriod } from "#domain/calendar/entry-status.ts"
import { overlaps, type Period } from "#domain/calendar/period.ts"

/** Bookings and blocks, each booking with the customer and the details of its agreed terms. */
export async function readEntries(
  db: Database,
  period: Period,
  vehicleId?: string,
): Promise<CalendarEntry[]> {
  const query = entriesOverlapping(db, period, vehicleId).selectAll().as("entries")
  const entries = await entriesFrom(db, query)
  // The query compares the agreed periods. A vehicle that came back early is free for the rest of its period.
  return entries.filter((entry) => isTakenIn(entry, period))
}

function isTakenIn(entry: CalendarEntry, period: Period): boolean {
  const taken = entry.kind === "booking" ? takenPeriod(entry.agreedPeriod, entry.handOver) : entry.period
  return taken !== null && overlaps(taken, period)
}

/** An entry by its id, also a removed one. */
export async function readEntry(db: Database, id: string): Promise<CalendarEntry | null> {
  if (hasNul(id)) return null
  const query = db.selectFrom("calendar_entries").selectAll().where("id", "=", id).as("entries")
  const [entry] = await entriesFrom(db, query)
  return entry ?? null
}

/** The bookings of an enquiry: one for each of its vehicles. */
export async function readBookingsOf(db: Database, reference: string): Promise<CalendarBooking[]> {
  const query = db
    .selectFrom("calendar_entries")
    .selectAll()
    .where("enquiry_reference", "=", reference)
    .where("removed_at", "is", null)
    .as("entries")
  const entries = await entriesFrom(db, query)
  return entries.filter((entry) => entry.kind === "booking")
}

/**
 * Reads entries with their customers and agreed terms. Both are stored with the enquiry only, so that erasing it erases them here
 * too.
 */
async function entriesFrom(db: Database, entries: EntriesQuery): Promise<CalendarEntry[]> {
  const rows = await joinInbox(db, entries)
    .leftJoin("agreed_bookings", "agreed_bookings.enquiry_id", "inbox_entries.enquiry_id")
    .selectAll("entries")
    .select(["inbox_entries.name as customer", "inbox_entries.contact_number", "agreed_bookings.terms"])
    .select(["inbox_entries.went_out_at", "inbox_entries.returned_at"])
    .orderBy("entries.from_at")
    .orderBy("entries.id")
    .execute()
  return rows.map(entryOf)
}

type EntryRow = Selectable<CalendarEntriesTable> & {
  customer: string | null
  contact_number: string | null
  terms: string | null
  went_out_at?: string | null
  returned_at?: string | null
}

function entryOf(row: EntryRow): CalendarEntry {
  const { id, version, customer, enquiry_reference, reason } = row
  const allocation = allocationOf(row)
  const entry = { ...allocation, id, version, isRemoved: row.removed_at !== null }
  const handOver = parseHandOver(row)
  // The table has these checks: a booking has a reference, a block has a reason.
  return row.kind === "booking"
    ? {
        ...entry,
        kind: "booking",
        period: takenPeriod(allocation.period, handOver) ?? allocation.period, // null: came back before its pick-up
        agreedPeriod: allocation.period,
        reference: enquiry_reference ?? "",
        customer: customer || null, // empty after an erasure
        handOver,
        details: detailsOf(row),
      }
    : { ...entry, kind: "block", reason: reason ?? "" }
}

function detailsOf({ contact_number, terms }: EntryRow): BookingDetails {
  const agreed = terms === null ? null : parseTermsOrNull(terms)
  return {
    isUnreadable: terms !== null && agreed === null,
    hasDriver: agreed?.conditions.hasDriver ?? false,
    contactNumber: contact_number || null,
    pickUpLocation: agreed?.pickUpLocation || null,
    returnLocation: agreed?.returnLocation || null,
  }
}

/** All categories with their vehicles, also retired ones, in display order. */
export async function readFleet(db: Database): Promise<FleetCategory[]> {
  const [categories, vehicles] = await Promise.all([
    db.selectFrom("categories").select(["id", "name"]).orderBy("position").execute(),
    db
      .selectFrom("vehicles")
      .select(["id", "name", "units", "category_id", "retired_at"])
      .orderBy("position")
      .execute(),
  ])
  const vehiclesByCategory = Map.groupBy(vehicles, ({ category_id }) => category_id)
  return categories.map((category) => ({
    ...category,
    vehicles: (vehiclesByCategory.get(category.id) ?? []).map(({ id, name, units, retired_at }) => {
      return { id, name, units, isRetired: retired_at !== null }
    }),
  }))
}
