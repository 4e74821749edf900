import { addDays, type WallTime } from "#domain/rental-period.ts"
import { type Period, startOfDay } from "./period.ts"

/**
 * The statuses of an entry at a given time. 'out': the vehicle is away. 'pickUpDue': the booking began today, and nobody recorded
 * that the vehicle went out. 'returnDue': the period ended within the last day, and nobody recorded that the vehicle came back. A
 * block is 'returnDue' for a day after its end, because nothing is recorded for it.
 */
export const ENTRY_STATUSES = ["upcoming", "pickUpDue", "out", "returnDue", "ended"] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** The times at which the staff recorded that the vehicles of a booking went out and came back. Null: not recorded. */
export type HandOver = { wentOutAt: WallTime | null; returnedAt: WallTime | null }

/** The status of a period in the calendar at a Sri Lankan wall-clock time. `handOver` null: a block, which is not handed over. */
export function entryStatus({ from, to }: Period, handOver: HandOver | null, now: WallTime): EntryStatus {
  if (handOver && isRecorded(handOver.returnedAt, from)) return "ended"
  const isOut = handOver ? hasGoneOut(from, handOver, now) : from <= now
  if (!isOut) return now < from ? "upcoming" : "pickUpDue"
  if (now < to) return "out"
  return now <= addDays(to, 1) ? "returnDue" : "ended"
}

/**
 * Whether the vehicles of a booking from this time have gone out. A booking of an earlier day counts as gone out without a record,
 * so that forgotten records do not accumulate.
 */
export function hasGoneOut(from: WallTime, { wentOutAt, returnedAt }: HandOver, now: WallTime): boolean {
  return from < startOfDay(now) || isRecorded(wentOutAt, from) || isRecorded(returnedAt, from)
}

/**
 * The period in which the vehicles of a booking are not available. It ends when they came back, if that was before the agreed
 * return.
 * @returns null if they came back before the agreed pick-up, on the same day
 */
export function takenPeriod({ from, to }: Period, { returnedAt }: HandOver): Period | null {
  if (returnedAt === null || !isRecorded(returnedAt, from) || returnedAt >= to) return { from, to }
  return from < returnedAt ? { from, to: returnedAt } : null
}

/** Whether a time was recorded for the booking's current dates. A record from before the pick-up day belongs to former dates. */
function isRecorded(recordedAt: WallTime | null, from: WallTime): boolean {
  return recordedAt !== null && recordedAt >= startOfDay(from)
}
