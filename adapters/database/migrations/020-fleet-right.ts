/**
 * The right to change rates and fleet, which owners give to single members of staff and have by their role. Members who could
 * sign in before this migration keep it. Invitations name their author and time, for the list of unused ones; null: made before
 * this migration, or by the site.
 */
export const FLEET_RIGHT: readonly string[] = [
  "alter table staff add column edits_fleet integer not null default 0",
  "update staff set edits_fleet = 1 where role = 'staff'",
  "alter table staff_invitations add column invited_by text",
  "alter table staff_invitations add column invited_at text",
]
