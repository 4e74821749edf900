/** Indexes for the enquiries of one vehicle and for the latest events. */
export const DESK_BY_VEHICLE: readonly string[] = [
  "create index desk_entries_by_vehicle on desk_entries (vehicle, received_at, reference)",
  "create index desk_events_by_time on desk_events (at, enquiry_id, version)",
]
