import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { type HandOver, hasGoneOut } from "#domain/calendar/entry-status.ts"
import { daysFrom, startOfDay } from "#domain/calendar/period.ts"
import { addDays, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { EnquiryState, InboxEntry } from "./enquiry-repository.ts"

/** A confirmed booking on the page 'Today'. */
export type TodayRental = HandOver & {
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

/** The records on the page 'Today', unsorted. */
export type TodayRecords = { rentals: TodayRental[]; open: OpenEnquiry[] }

/** A rental that goes out today. 'due': its pick-up time has passed, and nobody recorded that the vehicles went out. */
export type PickUp = { rental: TodayRental; state: "upcoming" | "due" | "out" }

/** A rental that comes back today. `hasGoneOut` false: it begins today, and nobody recorded that it went out. */
export type Return = { rental: TodayRental; hasGoneOut: boolean }

/** Whether a rental tomorrow begins or ends. A rental that does both is listed twice. */
export type TomorrowRental = { rental: TodayRental; does: "goesOut" | "comesBack" }

/**
 * The lists of the page. Rentals are sorted by time. Enquiries with a pick-up within two days are the first of their list, the nearest
 * pick-up first; then follows the enquiry that waits longest.
 */
export type Today = {
  goingOut: PickUp[]
  comingBack: Return[]
  late: TodayRental[]
  tomorrow: TomorrowRental[]
  newEnquiries: OpenEnquiry[]
  waiting: OpenEnquiry[]
}

/** Days for which a vehicle that was not returned is listed as late. */
export const LATE_DAYS = 14
/** Days for which an open enquiry is listed. Older ones are in the inbox only. */
export const OPEN_DAYS = 30
/** The times after which an enquiry waits for an answer: the first for a new enquiry, the second for a contacted one. */
const NEW_WAITS_HOURS = 24
const CONTACTED_WAITS_DAYS = 3

const HOUR_MS = 3_600_000

/** The time before its pick-up in which an enquiry is urgent. */
const URGENT_DAYS = 2

/** Sorts the records into the lists of the page. Days are Sri Lanka's. */
export function todayOf({ rentals, open }: TodayRecords, now: Date): Today {
  const time = wallTimeAt(now)
  const midnight = startOfDay(time)
  const isOn = (day: WallTime, at: WallTime | null) => {
    const { from, to } = daysFrom(day, 1)
    return at !== null && at >= from && at < to
  }
  const isLate = (rental: TodayRental) => hasGoneOut(rental.pickUpAt, rental, time) && isOverdue(rental, time)
  const tomorrow = addDays(midnight, 1)
  const waiting = open.filter((enquiry) => isWaiting(enquiry, now))
  return {
    goingOut: rentals
      .filter(({ pickUpAt }) => isOn(midnight, pickUpAt))
      .toSorted(byPickUp)
      .map((rental) => ({ rental, state: pickUpState(rental, time) })),
    comingBack: rentals
      .filter((rental) => !isLate(rental))
      .filter(({ returnAt, returnedAt }) => isOn(midnight, returnAt) || isOn(midnight, returnedAt))
      .toSorted(byReturn)
      .map((rental) => ({ rental, hasGoneOut: hasGoneOut(rental.pickUpAt, rental, time) })),
    late: rentals.filter(isLate).toSorted(byReturn),
    tomorrow: tomorrowOf(
      rentals.filter(({ pickUpAt }) => isOn(tomorrow, pickUpAt)),
      rentals.filter(({ returnAt, returnedAt }) => returnedAt === null && isOn(tomorrow, returnAt)),
    ),
    newEnquiries: open
      .filter((each) => each.state === "new" && !waiting.includes(each))
      .toSorted(byUrgency(time)),
    waiting: waiting.toSorted(byUrgency(time)),
  }
}

/**
 * The day of an enquiry's pick-up, if that is near. 'past': the day is over. Null: it is after tomorrow, or there is none.
 */
export function nearPickUp(pickUpAt: WallTime | null, now: WallTime): "past" | "today" | "tomorrow" | null {
  const midnight = startOfDay(now)
  if (pickUpAt === null || pickUpAt >= addDays(midnight, 2)) return null
  if (pickUpAt < midnight) return "past"
  return pickUpAt < addDays(midnight, 1) ? "today" : "tomorrow"
}

function pickUpState(rental: TodayRental, time: WallTime): PickUp["state"] {
  if (hasGoneOut(rental.pickUpAt, rental, time)) return "out"
  return rental.pickUpAt <= time ? "due" : "upcoming"
}

function isOverdue({ returnAt, returnedAt }: TodayRental, time: WallTime): boolean {
  return returnedAt === null && returnAt < time && returnAt >= addDays(time, -LATE_DAYS)
}

/** Whether an enquiry waits for an answer of the staff. */
function isWaiting({ state, changedAt, hasVisitorMessage }: OpenEnquiry, now: Date): boolean {
  if (hasVisitorMessage) return true
  const hours = (now.getTime() - changedAt.getTime()) / HOUR_MS
  if (state === "new") return hours >= NEW_WAITS_HOURS
  return state === "contacted" && hours >= CONTACTED_WAITS_DAYS * 24
}

function tomorrowOf(goesOut: TodayRental[], comesBack: TodayRental[]): TomorrowRental[] {
  const all: TomorrowRental[] = [
    ...goesOut.map((rental) => ({ rental, does: "goesOut" as const })),
    ...comesBack.map((rental) => ({ rental, does: "comesBack" as const })),
  ]
  return all.toSorted((one, other) => compare(hourOf(one), hourOf(other)))
}

/** The time at which a rental of tomorrow begins or ends. */
function hourOf({ rental, does }: TomorrowRental): WallTime {
  return does === "goesOut" ? rental.pickUpAt : rental.returnAt
}

function byPickUp(one: TodayRental, other: TodayRental): number {
  return compare(one.pickUpAt, other.pickUpAt)
}

function byReturn(one: TodayRental, other: TodayRental): number {
  return compare(one.returnAt, other.returnAt)
}

function byUrgency(now: WallTime) {
  const urgent = (at: WallTime | null) =>
    at !== null && at >= startOfDay(now) && at < addDays(now, URGENT_DAYS)
  return (one: OpenEnquiry, other: OpenEnquiry): number => {
    const [pickUp, otherPickUp] = [one.summary.pickUpAt, other.summary.pickUpAt]
    if (urgent(pickUp) !== urgent(otherPickUp)) return urgent(pickUp) ? -1 : 1
    const byPickUp = urgent(pickUp) ? compare(pickUp ?? "", otherPickUp ?? "") : 0
    return byPickUp || one.changedAt.getTime() - other.changedAt.getTime()
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
