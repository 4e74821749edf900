import type { RentalPeriod, WallTime } from "#domain/rental-period.ts"

/** One event of a calendar file. The times are Sri Lankan; `url` leads to the visitor's page. */
export type CalendarEvent = RentalPeriod & {
  /** Unique and stable, so that a calendar updates the event instead of adding another one. */
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

/** A calendar file with one event (RFC 5545). Its times are UTC, which every calendar program converts. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rent Car Service//Booking//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcTime(event.writtenAt)}`,
    `DTSTART:${utcTime(instantOf(event.pickUpAt))}`,
    `DTEND:${utcTime(instantOf(event.returnAt))}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${statusOf(event)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join("")
}

function statusOf({ isConfirmed, isCancelled }: CalendarEvent): string {
  if (isCancelled) return "CANCELLED"
  return isConfirmed ? "CONFIRMED" : "TENTATIVE"
}

/** Sri Lanka has this offset all year. */
const COLOMBO = "+05:30"

function instantOf(wallTime: WallTime): Date {
  return new Date(`${wallTime}:00${COLOMBO}`)
}

/** `20261212T033000Z` */
function utcTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`
}

/** A text value (RFC 5545, section 3.3.11). Other control characters are not allowed in one. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
}

const MAX_OCTETS = 75

/** Lines of at most 75 octets, continued after a space, and never broken within a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let [part, octets] = ["", 0]
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      ;[part, octets] = [" ", 1]
    }
    part += character
    octets += size
  }
  return [...parts, part].join("\r\n")
}
