import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { type HandOver, hasGoneOut } from "#domain/calendar/entry-status.ts"
import { daysFrom, startOfDay } from "#domain/calendar/period.ts"
import { addDays, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { EnquiryState, InboxEntry } from "./enquiry-repository.ts"

/** A confirmed booking on the page 'Today'. */
export type TodayBooking = HandOver & {
  reference: string
  version: number
  name: string | null
  contactNumber: string | null
  pickUpAt: WallTime
  returnAt: WallTime
  /** The agreed terms, or those of the request if nothing was changed. Null: unreadable. */
  terms: AgreedTerms | null
  /** The notes of the staff, oldest first. */
  notes: string[]
  /** The note that the customer gave with the request. */
  customerNote: string | null
}

/** An open enquiry. */
export type OpenEnquiry = Pick<InboxEntry, "reference" | "receivedAt" | "kind" | "summary"> & {
  state: EnquiryState
  /** The time of the last change by the staff or the visitor. Without a change, the time of receipt. */
  changedAt: Date
  /** Whether the visitor wrote last. */
  hasVisitorMessage: boolean
}

/** Reads the confirmed bookings and the open enquiries that matter at this time. */
export type ReadToday = (now: Date) => Promise<TodayRecords>

/** The records from which the page 'Today' is built, unsorted. */
export type TodayRecords = { bookings: TodayBooking[]; openEnquiries: OpenEnquiry[] }

/** A booking that goes out today. 'due': its pick-up time has passed, and nobody recorded that the vehicles went out. */
export type PickUp = { booking: TodayBooking; state: "upcoming" | "due" | "out" }

/** A booking that comes back today. `hasGoneOut` false: it begins today, and nobody recorded that it went out. */
export type Return = { booking: TodayBooking; hasGoneOut: boolean }

/** A booking that begins or ends tomorrow. A booking that does both is listed twice. */
export type TomorrowBooking = { booking: TodayBooking; event: "goesOut" | "comesBack" }

/**
 * The lists of the page. Bookings are sorted by time. Enquiries with a pick-up within two days are the first of their list, the
 * nearest pick-up first; then follows the enquiry that waits longest.
 */
export type Today = {
  goingOut: PickUp[]
  comingBack: Return[]
  late: TodayBooking[]
  tomorrow: TomorrowBooking[]
  newEnquiries: OpenEnquiry[]
  waiting: OpenEnquiry[]
}

/** Days for which a vehicle that was not returned is listed as late. */
export const LATE_DAYS = 14
/** Days for which an open enquiry is listed. Older ones are in the inbox only. */
export const OPEN_DAYS = 30
/** The times without a change after which a new and a contacted enquiry count as waiting for an answer. */
const NEW_WAITING_AFTER_HOURS = 24
const CONTACTED_WAITING_AFTER_DAYS = 3

const HOUR_MS = 3_600_000

/** An enquiry is urgent for this number of days before its pick-up. */
const URGENT_DAYS = 2

/** Sorts the records into the lists of the page. Days are Sri Lanka's. */
export function buildToday({ bookings, openEnquiries }: TodayRecords, now: Date): Today {
  const time = wallTimeAt(now)
  const midnight = startOfDay(time)
  const isOn = (dayStart: WallTime, at: WallTime | null) => {
    const { from, to } = daysFrom(dayStart, 1)
    return at !== null && at >= from && at < to
  }
  const isLate = (booking: TodayBooking) =>
    hasGoneOut(booking.pickUpAt, booking, time) && isOverdue(booking, time)
  const tomorrow = addDays(midnight, 1)
  const waiting = openEnquiries.filter((enquiry) => isWaiting(enquiry, now))
  return {
    goingOut: bookings
      .filter(({ pickUpAt }) => isOn(midnight, pickUpAt))
      .toSorted(byPickUp)
      .map((booking) => ({ booking, state: pickUpState(booking, time) })),
    comingBack: bookings
      .filter((booking) => !isLate(booking))
      .filter(({ returnAt, returnedAt }) => isOn(midnight, returnAt) || isOn(midnight, returnedAt))
      .toSorted(byReturn)
      .map((booking) => ({ booking, hasGoneOut: hasGoneOut(booking.pickUpAt, booking, time) })),
    late: bookings.filter(isLate).toSorted(byReturn),
    tomorrow: tomorrowOf(
      bookings.filter(({ pickUpAt }) => isOn(tomorrow, pickUpAt)),
      bookings.filter(({ returnAt, returnedAt }) => returnedAt === null && isOn(tomorrow, returnAt)),
    ),
    newEnquiries: openEnquiries
      .filter((each) => each.state === "new" && !waiting.includes(each))
      .toSorted(byUrgency(time)),
    waiting: waiting.toSorted(byUrgency(time)),
  }
}

/**
 * The day of an enquiry's pick-up, if it is before the day after tomorrow. 'past': a day before today. Null: a later day, or no
 * pick-up.
 */
export function nearPickUp(pickUpAt: WallTime | null, now: WallTime): "past" | "today" | "tomorrow" | null {
  const midnight = startOfDay(now)
  if (pickUpAt === null || pickUpAt >= addDays(midnight, 2)) return null
  if (pickUpAt < midnight) return "past"
  return pickUpAt < addDays(midnight, 1) ? "today" : "tomorrow"
}

function pickUpState(booking: TodayBooking, time: WallTime): PickUp["state"] {
  if (hasGoneOut(booking.pickUpAt, booking, time)) return "out"
  return booking.pickUpAt <= time ? "due" : "upcoming"
}

function isOverdue({ returnAt, returnedAt }: TodayBooking, time: WallTime): boolean {
  return returnedAt === null && returnAt < time && returnAt >= addDays(time, -LATE_DAYS)
}

/** Whether an enquiry waits for an answer of the staff. */
function isWaiting({ state, changedAt, hasVisitorMessage }: OpenEnquiry, now: Date): boolean {
  if (hasVisitorMessage) return true
  const hours = (now.getTime() - changedAt.getTime()) / HOUR_MS
  if (state === "new") return hours >= NEW_WAITING_AFTER_HOURS
  return state === "contacted" && hours >= CONTACTED_WAITING_AFTER_DAYS * 24
}

function tomorrowOf(goesOut: TodayBooking[], comesBack: TodayBooking[]): TomorrowBooking[] {
  const all: TomorrowBooking[] = [
    ...goesOut.map((booking) => ({ booking, event: "goesOut" as const })),
    ...comesBack.map((booking) => ({ booking, event: "comesBack" as const })),
  ]
  return all.toSorted((one, other) => compare(timeOf(one), timeOf(other)))
}

/** The time at which a booking of tomorrow begins or ends. */
function timeOf({ booking, event }: TomorrowBooking): WallTime {
  return event === "goesOut" ? booking.pickUpAt : booking.returnAt
}

function byPickUp(one: TodayBooking, other: TodayBooking): number {
  return compare(one.pickUpAt, other.pickUpAt)
}

function byReturn(one: TodayBooking, other: TodayBooking): number {
  return compare(one.returnAt, other.returnAt)
}

function byUrgency(now: WallTime) {
  const isUrgent = (at: WallTime | null) =>
    at !== null && at >= startOfDay(now) && at < addDays(now, URGENT_DAYS)
  return (one: OpenEnquiry, other: OpenEnquiry): number => {
    const [pickUp, otherPickUp] = [one.summary.pickUpAt, other.summary.pickUpAt]
    if (isUrgent(pickUp) !== isUrgent(otherPickUp)) return isUrgent(pickUp) ? -1 : 1
    const pickUpOrder = isUrgent(pickUp) ? compare(pickUp ?? "", otherPickUp ?? "") : 0
    return pickUpOrder || one.changedAt.getTime() - other.changedAt.getTime()
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
