import { allocationOf, entriesOverlapping } from "#adapters/database/calendar/availability.ts"
import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { CalendarEntriesTable } from "#adapters/database/tables.ts"
import type { CalendarBooking, CalendarEntry, OwnedCategory } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"

/** Bookings and blocks, each booking with the customer's name from its enquiry. */
export async function readEntries(
  db: Database,
  period: Period,
  vehicleId: string | null,
): Promise<CalendarEntry[]> {
  const overlapping = entriesOverlapping(db, period).$if(vehicleId !== null, (query) =>
    query.where("vehicle_id", "=", vehicleId),
  )
  return (await withCustomers(overlapping.selectAll().as("entries"), db).execute()).map(entryOf)
}

export async function readEntry(db: Database, id: string): Promise<CalendarEntry | null> {
  if (hasNul(id)) return null
  const one = db.selectFrom("calendar_entries").selectAll().where("id", "=", id).as("entries")
  const row = await withCustomers(one, db).executeTakeFirst()
  return row ? entryOf(row) : null
}

export async function readBookingsOf(db: Database, reference: string): Promise<CalendarBooking[]> {
  const ofEnquiry = db
    .selectFrom("calendar_entries")
    .selectAll()
    .where("enquiry_reference", "=", reference)
    .where("removed_at", "is", null)
    .as("entries")
  const rows = await withCustomers(ofEnquiry, db).execute()
  return rows.map(entryOf).filter((entry) => entry.kind === "booking")
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
    .selectAll("entries")
    .select("inbox_entries.name as customer")
    .orderBy("entries.from_at")
    .orderBy("entries.id")
}

function entriesQuery(db: Database) {
  return db.selectFrom("calendar_entries").selectAll().as("entries")
}

type RowWithCustomer = Omit<CalendarEntriesTable, "version"> & { version: number; customer: string | null }

function entryOf(row: RowWithCustomer): CalendarEntry {
  const { id, version, customer, enquiry_reference, reason } = row
  const entry = { ...allocationOf(row), id, version, isRemoved: row.removed_at !== null }
  // Checks of the table: a booking has a reference, a block a reason.
  return row.kind === "booking"
    ? { ...entry, kind: "booking", reference: enquiry_reference ?? "", customer }
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
