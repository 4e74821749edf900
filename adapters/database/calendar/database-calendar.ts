import type { Database } from "#adapters/database/database.ts"
import type { Calendar } from "#domain/calendar/calendar.ts"
import { readBookingsOf, readEntries, readEntry, readFleet } from "./read-entries.ts"
import { changeBlock, insertBlock, removeBlock } from "./write-entry.ts"

/** The calendar in the database. Bookings are inserted when an enquiry is confirmed: see enquiry-bookings.ts. */
export function databaseCalendar(db: Database): Calendar {
  return {
    fleet: () => readFleet(db),
    entries: (period, vehicleId) => readEntries(db, period, vehicleId),
    find: (id) => readEntry(db, id),
    bookingsOf: (reference) => readBookingsOf(db, reference),
    addBlock: (block) => insertBlock(db, block),
    changeBlock: (id, change) => changeBlock(db, id, change),
    removeBlock: (id, removal) => removeBlock(db, id, removal),
  }
}
