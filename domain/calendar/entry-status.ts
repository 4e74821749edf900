import { addDays, type WallTime } from "#domain/rental-period.ts"
import type { Period } from "./period.ts"

/** 'due': the period ended within the last day. The calendar does not know whether the vehicle is back. */
export const ENTRY_STATUSES = ["toCome", "out", "due", "over"] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** The status of a period in the calendar at a Sri Lankan wall-clock time. */
export function entryStatus({ from, to }: Period, now: WallTime): EntryStatus {
  if (now < from) return "toCome"
  if (now < to) return "out"
  return now <= addDays(to, 1) ? "due" : "over"
}
