import { allocationOf, entriesOverlapping } from "#adapters/database/calendar/availability.ts"
import type { Database } from "#adapters/database/database.ts"
import { parseContent } from "#adapters/database/enquiries/content-text.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { CalendarEntriesTable } from "#adapters/database/tables.ts"
import { type BookingDetails, detailsOf, NO_DETAILS } from "#domain/calendar/booking-details.ts"
import type { CalendarBooking, CalendarEntry, OwnedCategory } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"

/** Bookings and blocks, each booking with the customer's name and what else the calendar shows of its enquiry. */
export async function readEntries(
  db: Database,
  period: Period,
  vehicleId: string | null,
): Promise<CalendarEntry[]> {
  const overlapping = entriesOverlapping(db, period).$if(vehicleId !== null, (query) =>
    query.where("vehicle_id", "=", vehicleId),
  )
  return entriesFrom(db, await withCustomers(overlapping.selectAll().as("entries"), db).execute())
}

export async function readEntry(db: Database, id: string): Promise<CalendarEntry | null> {
  if (hasNul(id)) return null
  const one = db.selectFrom("calendar_entries").selectAll().where("id", "=", id).as("entries")
  const [entry] = await entriesFrom(db, await withCustomers(one, db).execute())
  return entry ?? null
}

export async function readBookingOf(db: Database, reference: string): Promise<CalendarBooking | null> {
  const one = db
    .selectFrom("calendar_entries")
    .selectAll()
    .where("enquiry_reference", "=", reference)
    .where("removed_at", "is", null)
    .as("entries")
  const [entry] = await entriesFrom(db, await withCustomers(one, db).execute())
  return entry?.kind === "booking" ? entry : null
}

/** Joins the customers' names: they are stored in the inbox only, so that erasing an enquiry erases them everywhere. */
function withCustomers(entries: ReturnType<typeof entriesQuery>, db: Database) {
  return db
    .selectFrom(entries)
    .leftJoin("enquiries", "enquiries.reference", "entries.enquiry_reference")
    .leftJoin("inbox_entries", (join) =>
      join
        .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
        .onRef("inbox_entries.reference", "=", "enquiries.reference"),
    )
    .innerJoin("vehicles", "vehicles.id", "entries.vehicle_id")
    .selectAll("entries")
    .select(["inbox_entries.name as customer", "enquiries.content", "vehicles.chauffeur_only"])
    .orderBy("entries.from_at")
    .orderBy("entries.id")
}

function entriesQuery(db: Database) {
  return db.selectFrom("calendar_entries").selectAll().as("entries")
}

type RowWithCustomer = Omit<CalendarEntriesTable, "version"> & {
  version: number
  customer: string | null
  content: string | null
  chauffeur_only: number
}

async function entriesFrom(db: Database, rows: readonly RowWithCustomer[]): Promise<CalendarEntry[]> {
  if (!rows.some(({ content }) => content !== null)) return rows.map((row) => entryOf(row, []))
  const drivers = await db.selectFrom("services").select("id").where("role", "=", "driver").execute()
  return rows.map((row) =>
    entryOf(
      row,
      drivers.map(({ id }) => id),
    ),
  )
}

/** An unreadable content must not fail the whole calendar. */
function bookingDetails({ content, chauffeur_only }: RowWithCustomer, drivers: string[]): BookingDetails {
  try {
    return content === null ? NO_DETAILS : detailsOf(parseContent(content), drivers, chauffeur_only === 1)
  } catch {
    return NO_DETAILS
  }
}

function entryOf(row: RowWithCustomer, drivers: string[]): CalendarEntry {
  const { id, version, customer, enquiry_reference, reason } = row
  const entry = { ...allocationOf(row), id, version, isRemoved: row.removed_at !== null }
  // Checks of the table: a booking has a reference, a block a reason.
  return row.kind === "booking"
    ? {
        ...entry,
        kind: "booking",
        reference: enquiry_reference ?? "",
        customer,
        details: bookingDetails(row, drivers),
      }
    : { ...entry, kind: "block", reason: reason ?? "" }
}

export async function readFleet(db: Database): Promise<OwnedCategory[]> {
  const [categories, vehicles] = await Promise.all([
    db.selectFrom("categories").select(["id", "name"]).orderBy("position").execute(),
    db
      .selectFrom("vehicles")
      .select(["id", "name", "units", "category_id", "retired_at"])
      .orderBy("position")
      .execute(),
  ])
  const owned = Map.groupBy(vehicles, ({ category_id }) => category_id)
  return categories.map((category) => ({
    ...category,
    vehicles: (owned.get(category.id) ?? []).map(({ id, name, units, retired_at }) => {
      return { id, name, units, isRetired: retired_at !== null }
    }),
  }))
}
