/**
 * The time at which the vehicles of a booking went out, which the staff record. Earlier bookings have none: those of earlier days count
 * as gone out without it.
 */
export const WENT_OUT: readonly string[] = ["alter table inbox_entries add column went_out_at text"]
