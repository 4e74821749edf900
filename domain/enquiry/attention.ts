import type { CalendarEntry, FleetCategory, FleetVehicle } from "#domain/calendar/calendar.ts"
import { type Conflict, findConflicts } from "#domain/calendar/fit.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { daysBefore } from "#lib/days-before.ts"
import {
  isAnsweredElsewhere,
  type RecordedChanges,
  type UnannouncedChange,
  unannouncedChange,
} from "./unannounced-change.ts"

/** Reads what may need the attention of the staff at this time. */
export type ReadAttention = (now: Date) => Promise<AttentionRecords>

/** The records on which `attentionOf` decides. */
export type AttentionRecords = {
  /** Enquiries with a failed email to the customer, or with a recent change by the staff that no email has followed. */
  enquiries: AttentionEnquiry[]
  /** The references of the recent enquiries that were not delivered to the company, latest first. */
  undeliveredReferences: string[]
  /** The number of the office's own recent emails that failed. */
  failedOwnEmailCount: number
}

/** `visitor`: the name of the customer; without a name, another value that identifies them, such as the contact number. */
export type AttentionEnquiry = RecordedChanges & {
  reference: string
  visitor: string
  returnAt: WallTime | null
  hasFailedEmail: boolean
}

/** The problems that the page 'Today' lists. Each list may be empty. */
export type Attention = {
  /** The next conflict of each vehicle, in order of time. `laterCount`: the number of its conflicts after that. */
  conflicts: { vehicle: FleetVehicle; conflict: Conflict<CalendarEntry>; laterCount: number }[]
  /** Enquiries whose last answer was an email that failed. */
  failedEmails: AttentionEnquiry[]
  /** Bookings with a change by the staff that no answer to the customer has followed, latest change first. */
  unannouncedChanges: { enquiry: AttentionEnquiry; change: UnannouncedChange }[]
  undeliveredReferences: string[]
  failedOwnEmailCount: number
}

/** Days for which an unannounced change and an undelivered enquiry are listed. */
export const ATTENTION_DAYS = 30

/** Days for which a failed email of the office itself is listed. No action in the office removes it earlier. */
export const OWN_EMAIL_DAYS = 3

/**
 * Decides which records need attention.
 * @param entries the calendar's entries from now on, of all vehicles
 */
export function attentionOf(
  { enquiries, undeliveredReferences, failedOwnEmailCount }: AttentionRecords,
  { fleet, entries }: { fleet: readonly FleetCategory[]; entries: readonly CalendarEntry[] },
  now: Date,
): Attention {
  return {
    conflicts: nextConflicts(fleet, entries, wallTimeAt(now)),
    failedEmails: enquiries.filter((enquiry) => enquiry.hasFailedEmail && !isAnsweredElsewhere(enquiry)),
    unannouncedChanges: enquiries
      .flatMap((enquiry) => {
        const change = unannouncedChange(enquiry)
        return change && isRelevant(change, enquiry, now) ? { enquiry, change } : []
      })
      .toSorted((one, other) => other.change.at.getTime() - one.change.at.getTime()),
    undeliveredReferences,
    failedOwnEmailCount,
  }
}

function nextConflicts(
  fleet: readonly FleetCategory[],
  entries: readonly CalendarEntry[],
  now: WallTime,
): Attention["conflicts"] {
  const byVehicle = Map.groupBy(entries, ({ vehicleId }) => vehicleId)
  return fleet
    .flatMap(({ vehicles }) => vehicles)
    .flatMap((vehicle) => {
      const all = findConflicts(vehicle.units, byVehicle.get(vehicle.id) ?? [])
      const [conflict, ...laterConflicts] = all.filter(({ period }) => period.to > now)
      return conflict ? { vehicle, conflict, laterCount: laterConflicts.length } : []
    })
    .toSorted((one, other) => (one.conflict.period.from < other.conflict.period.from ? -1 : 1))
}

/**
 * Whether a change still needs an answer to the customer. A change of a rental that has ended does not, unless it is a cancellation
 * or a no-show.
 */
function isRelevant({ kind, at }: UnannouncedChange, { returnAt }: AttentionEnquiry, now: Date): boolean {
  if (at < daysBefore(now, ATTENTION_DAYS)) return false
  return kind === "cancelled" || kind === "noShow" || returnAt === null || returnAt > wallTimeAt(now)
}
