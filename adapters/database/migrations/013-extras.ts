// What has run somewhere is never edited, only followed by another migration. Ids are those of the first filling: a catalogue
// that has other categories is left as it is, and offers every extra with every vehicle until the office says otherwise.
const WITH_DRIVER = '["additional-driver","roof-rack","surfboard-rack"]'
const THREE_WHEELS = '["child-seat","roof-rack","surfboard-rack"]'
const TWO_WHEELS =
  '["child-seat","gps-navigator","need-a-driver","roof-rack","surfboard-rack","wedding-decoration"]'

/** Which extras make no sense with a class of vehicles; a vehicle may have a list of its own. */
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
