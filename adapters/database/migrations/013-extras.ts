// A migration that has run is never edited, only followed by another one. The ids are those of the seed: other categories are
// not changed, and offer every extra until the office edits them. Motorbikes get a list of their own in every catalogue.
const WITH_DRIVER = '["additional-driver","roof-rack","surfboard-rack"]'
const THREE_WHEELS = '["child-seat","roof-rack","surfboard-rack"]'
const TWO_WHEELS =
  '["child-seat","gps-navigator","need-a-driver","roof-rack","surfboard-rack","wedding-decoration"]'

/** The extras that a category does not offer; a vehicle may have its own list. */
export const EXTRAS: readonly string[] = [
  "alter table categories add column extras_not_offered text not null default '[]'",
  "alter table vehicles add column extras_not_offered text not null default '[]'",
  "alter table vehicles add column own_extras integer not null default 0 check (own_extras in (0, 1))",
  `update categories set extras_not_offered = '${WITH_DRIVER}'
    where id in ('mini-coaches-buses', 'wedding-cars', 'limousines')`,
  `update categories set extras_not_offered = '["additional-driver"]' where id = 'luxury-cars'`,
  `update categories set extras_not_offered = '${THREE_WHEELS}' where id = 'tuk-tuks-motorbikes'`,
  `update vehicles set own_extras = 1, extras_not_offered = '${TWO_WHEELS}' where body = 'motorbike'`,
]
