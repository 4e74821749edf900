/**
 * A booking can be entered by the staff; it has no delivery. The page of today finds confirmed bookings by pick-up, by return and by the
 * time at which the vehicle came back, and enquiries by the time of the visitor's last word.
 */
export const STAFF_BOOKINGS = [
  "alter table inbox_entries add column returned_at text",
  "create index inbox_entries_of_state_by_pick_up on inbox_entries (state, pick_up_at)",
  "create index inbox_entries_by_return on inbox_entries (state, return_at)",
  "create index inbox_entries_by_returned on inbox_entries (state, returned_at)",
  "create index enquiry_events_of_visitors on enquiry_events (at) where author = 'visitor'",
] as const
