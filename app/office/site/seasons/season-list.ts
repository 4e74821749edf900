import { parseNumber } from "#app/office/site/parse-number.ts"
import { findByNumber, type SettingList } from "#app/office/site/setting-list.ts"
import { abroadAmounts, NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import { findOverlapping, signedPercent } from "#domain/pricing/seasons.ts"
import { withoutIndex } from "#lib/list-order.ts"

/** The seasons in which a day costs more or less, in the order of their days. */
export const SEASONS: SettingList<"seasons"> = {
  key: "seasons",
  messages: ({ seasons }) => seasons,
  labelOf: ({ name }) => name,
  idOf: (_, index) => `entry-${index + 1}`,
  columns: ({ seasons: messages, state }, today) => [
    { heading: messages.fields.percent, cell: ({ percent }) => signedPercent(percent) },
    {
      heading: state,
      variant: "note",
      cell: ({ from, until }) =>
        `${messages.states[stateOf(from, until, today)]}, ${messages.days(from, until)}.`,
    },
  ],
  buttonsOf: ({ name }, { seasons: messages }) => [
    "edit",
    { act: "remove", label: messages.remove, name: messages.removeEntry(name) },
  ],
  actions: { remove: withoutIndex },
  slugOf: (_, index) => String(index + 1),
  find: findByNumber,

  fields: [
    { field: "name", control: "line" },
    [
      { field: "from", control: "date" },
      { field: "until", control: "date" },
    ],
    { field: "percent", control: "number" },
  ],
  nameOf: ({ name }) => name,
  labelField: "name",
  toFormValues: ({ name, from, until, percent }) => ({ name, from, until, percent: String(percent) }),
  toInput: ({ name = "", from = "", until = "", percent = "" }) => ({
    name,
    from,
    until,
    percent: parsePercentChange(percent),
  }),
  extraErrors: ({ from = "", until = "" }, { seasons: messages }, _, otherSeasons) => {
    const overlapping = from && until ? findOverlapping({ from, until }, otherSeasons) : undefined
    const errors: Record<string, string> = {}
    if (overlapping) errors.from = messages.overlaps(overlapping.name, overlapping.from, overlapping.until)
    return errors
  },
  // A season changes the rates of all tiers by one percentage, as `everyTier` does for visitors from abroad.
  rateConversion:
    ({ percent }) =>
    (rates) =>
      abroadAmounts(rates, { ...NO_ABROAD_RATES, everyTier: 100 + percent }),
  messageFor: (field, { seasons: { fieldErrors, tooMany } }) =>
    Object.entries(fieldErrors).find(([name]) => name === field)?.[1] ?? tooMany,
  reorder: (seasons) => seasons.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
}

/** Parses a change in per cent with or without signs: `15`, `+15 %`, `-10`. */
function parsePercentChange(input: string): number {
  const text = input
    .trim()
    .replace(/\s*%$/, "")
    .replace(/^\+\s*/, "")
    .replace(/^[\u2212-]\s*/, "-")
  return parseNumber(text)
}

function stateOf(from: string, until: string, today: string): "current" | "later" | "ended" {
  if (until < today) return "ended"
  return from > today ? "later" : "current"
}
