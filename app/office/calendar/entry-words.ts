import { blockPage, enquiryPage, hirePage } from "#app/office/paths.ts"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

/** Who has the vehicle, or why it is off the road. */
export function entryName(entry: CalendarEntry): string {
  return entry.kind === "hire" ? (entry.customer ?? entry.reference) : entry.reason
}

/** The page on which it is changed. */
export function entryPage({ kind, id }: CalendarEntry): string {
  return kind === "hire" ? hirePage(id) : blockPage(id)
}

/** The page that tells most of it: that of a hire's enquiry. */
export function storyPage(entry: CalendarEntry): string {
  return entry.kind === "hire" ? enquiryPage(entry.reference) : blockPage(entry.id)
}

export function periodText({ from, to }: Period, { calendar }: Messages["office"]): string {
  return calendar.period(formatWallTime(from), formatWallTime(to))
}
