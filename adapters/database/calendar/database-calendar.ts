import type { Database } from "#adapters/database/database.ts"
import type { Calendar } from "#domain/calendar/calendar.ts"
import { readBookingOf, readEntries, readEntry, readFleet } from "./read-entries.ts"
import { changeEntry, enterBlock, removeEntry } from "./write-entry.ts"

/** The calendar in our database. Confirming an enquiry enters its booking: see enquiry-bookings.ts. */
export function databaseCalendar(db: Database): Calendar {
  return {
    fleet: () => readFleet(db),
    entries: (period, vehicleId) => readEntries(db, period, vehicleId),
    find: (id) => readEntry(db, id),
    bookingOf: (reference) => readBookingOf(db, reference),
    block: (block) => enterBlock(db, block),
    change: (id, change) => changeEntry(db, id, change),
    remove: (id, seen) => removeEntry(db, id, seen),
  }
}
