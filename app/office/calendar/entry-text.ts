import { blockPage, calendarBookingPage, enquiryPage } from "#app/office/paths.ts"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import { type EntryStatus, entryStatus } from "#domain/calendar/entry-status.ts"
import type { Period } from "#domain/calendar/period.ts"
import { formatWallTime, type WallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

/** The customer of a booking, or the reason of a block. */
export function entryName(entry: CalendarEntry): string {
  return entry.kind === "booking" ? (entry.customer ?? entry.reference) : entry.reason
}

/** The status of an entry now. */
export function statusOf(entry: CalendarEntry, now: WallTime): EntryStatus {
  return entryStatus(entry.period, entry.kind === "booking" ? entry.handOver : null, now)
}

/** The page that changes an entry. */
export function entryPage({ kind, id }: CalendarEntry): string {
  return kind === "booking" ? calendarBookingPage(id) : blockPage(id)
}

/** The page with all details of an entry. For a booking it is the page of its enquiry. */
export function detailsPage(entry: CalendarEntry): string {
  return entry.kind === "booking" ? enquiryPage(entry.reference) : blockPage(entry.id)
}

export function periodText({ from, to }: Period, { calendar }: Messages["office"]): string {
  return calendar.period(formatWallTime(from), formatWallTime(to))
}
