import { instantAt, type RentalPeriod } from "#domain/rental-period.ts"
import { joinContentLines, textValue, utcValue } from "#lib/icalendar.ts"

/** One event of a calendar file. The times are Sri Lankan; `url` leads to the visitor's page. */
export type CalendarEvent = RentalPeriod & {
  /** The id of the event. It is unique and stable, so that a calendar updates the event instead of adding another one. */
  uid: string
  /** Incremented by each change. */
  sequence: number
  isConfirmed: boolean
  isCancelled: boolean
  summary: string
  location: string
  description: string
  url: string
  writtenAt: Date
}

/**
 * A calendar file with one event (RFC 5545). Its times are UTC, which every calendar program converts. A rental without
 * a return time (`isOneWay` in domain/rental-period.ts) has no end, because an end must be later than the start.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rent Car Service//Booking//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${textValue(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcValue(event.writtenAt)}`,
    `DTSTART:${utcValue(instantAt(event.pickUpAt))}`,
    ...(event.returnAt > event.pickUpAt ? [`DTEND:${utcValue(instantAt(event.returnAt))}`] : []),
    `SUMMARY:${textValue(event.summary)}`,
    ...(event.location ? [`LOCATION:${textValue(event.location)}`] : []),
    `DESCRIPTION:${textValue(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${statusOf(event)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
  return joinContentLines(lines)
}

function statusOf({ isConfirmed, isCancelled }: CalendarEvent): string {
  if (isCancelled) return "CANCELLED"
  return isConfirmed ? "CONFIRMED" : "TENTATIVE"
}
