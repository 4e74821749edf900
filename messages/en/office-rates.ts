import type { PasteErrorKind } from "#domain/catalogue/pasted-rates.ts"
import type { ChangeCount } from "#domain/catalogue/price-changes.ts"
import type { OtherPriceField, PriceField } from "#domain/catalogue/prices.ts"
import type { RoundingStep } from "#domain/pricing/percent-change.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import type { AmountError } from "#domain/pricing/typed-amount.ts"
import { groupDigits } from "#lib/group-digits.ts"
import { days, formatCount } from "./format-count.ts"
import { tiers } from "./tiers.ts"

const tierRates: Record<TierId, string> = {
  oneWeek: "1-week rate",
  twoWeeks: "2-week rate",
  threeWeeks: "3-week rate",
  oneMonth: "1-month rate",
  threeMonths: "3-month rate",
  sixMonths: "6-month rate",
}

const others: Record<OtherPriceField, string> = {
  unlimitedKilometersPrice: "Unlimited kilometres",
  extraKmRate: "Each extra km",
  deposit: "Deposit",
}

/** The name of a price among the prices of its vehicle. */
function fieldName(field: PriceField): string {
  const tier = field.replace(/^(rate|total)-/, "") as TierId // used for a rate or a total only
  if (field.startsWith("rate-")) return tiers[tier]
  if (field.startsWith("total-")) return `Total for ${tiers[tier]}`
  return others[field as OtherPriceField] // no rate, no total
}

function changeCount({ rates, totals, others: rest }: ChangeCount): string {
  const counts = [
    rates > 0 && formatCount(rates, "rate", "rates"),
    totals > 0 && formatCount(totals, "total", "totals"),
    rest > 0 && formatCount(rest, "other price", "other prices"),
  ]
  return new Intl.ListFormat("en").format(counts.filter((count) => count !== false))
}

const amountErrors: Record<AmountError, string> = {
  missing: "Enter an amount, or the previous one",
  notAmount: "Enter whole rupees, like 9,500",
  notWhole: "Enter whole rupees, without cents",
  zero: "Enter more than 0",
  tooMuch: "This amount is too high. Enter a lower one",
}

const pasteErrors: Record<PasteErrorKind, (text: string) => string> = {
  noRates: () => "there is no rate in it. Paste rows from a spreadsheet",
  tooLong: () => "this is too much at once. Paste fewer rows",
  unknownVehicle: (text) => `no vehicle is called “${text}”`,
  ambiguousName: (text) => `more than one vehicle is called “${text}”. Change those by hand`,
  duplicateVehicle: (text) => `“${text}” is there twice`,
  nameMissing: () =>
    "this row has no vehicle’s name. Put names in the first column, or choose where the rows begin",
  outsideTable: () => "this is outside the table",
  notAmount: (text) => `“${text}” is not an amount. Write whole rupees, like 9,500`,
  notWhole: (text) => `“${text}” has cents. Write whole rupees`,
  zero: () => "a rate must be more than 0",
  tooMuch: (text) => `“${text}” is too high for a day`,
}

const roundingSteps: Record<RoundingStep, string> = {
  1: "1 rupee",
  10: "10 rupees",
  50: "50 rupees",
  100: "100 rupees",
}

/** The pages on which the office edits the rates. */
export const officeRates = {
  heading: "Rates",
  lead: "Rupees a day, by length of rental. No price changes until you have reviewed it.",
  tiers,
  tierRates,
  fieldName,
  changeCount,
  amountErrors,
  cellError: (vehicleName: string, field: string, error: string) => `${vehicleName}, ${field}: ${error}`,
  filter: {
    label: "Search vehicles",
    category: "Category",
    all: "All",
    vehicleName: "Name of a vehicle",
    submit: "Search",
    showAll: "Show all vehicles",
    noResults: "No matching vehicles",
    noResultsAdvice: "Remove a filter, or search for another name.",
    noVehicles: "There are no vehicles here yet.",
  },
  table: {
    caption: "Rates per day in rupees: one row for each vehicle, one column for each length of rental",
    vehicle: "Vehicle",
    selectVehicle: (name: string) => `Choose ${name}`,
    selectAll: "All vehicles",
    selectCategory: (category: string) => `All of ${category}`,
    cell: (vehicleName: string, tier: TierId) => `${vehicleName}, ${tiers[tier]}`,
    previousAmount: (amount: string) => `was ${amount}`,
    higherThanShorter: (tier: TierId) => `Above the ${tierRates[tier]}`,
    totalDiffers: "A stated total disagrees",
    skip: "Skip the table",
    keyboardHelp:
      "Arrow keys move. Type to replace, F2 to edit, Escape to cancel. Shift and arrows select, Ctrl+C and Ctrl+V copy and paste, Ctrl+Z undoes, Ctrl+Enter continues. Ctrl+A in a cell selects every rate. A tick with Shift ticks all vehicles from the last tick.",
  },
  percent: {
    heading: "Change by per cent",
    advice: "Tick vehicles in the table, a whole category, or All vehicles at its top. Then say how much.",
    /** Replaces `advice` while the script of the table runs. */
    adviceWithScript:
      "It changes the rates that you have selected, or all rates of the vehicles that are ticked. All vehicles are ticked at the top of the table.",
    amount: "Per cent",
    amountHint: "5 raises the rates by 5 per cent, -5 lowers them.",
    tiers: "For rentals of",
    step: "Round to",
    steps: roundingSteps,
    stepHint: "Halves round up.",
    submit: "Review the changes",
    submitWithScript: "Apply",
    invalidPercent: "Enter a percentage between -90 and 500, like 5 or -7.5",
    noVehicle: "Tick at least one vehicle",
    nothingChosen: "Select rates in the table, or tick vehicles and lengths of rental",
    noTier: "Tick at least one length of rental",
    done: (count: number) => `${formatCount(count, "rate", "rates")} changed. Ctrl+Z undoes it.`,
  },
  paste: {
    heading: "Paste from a spreadsheet",
    advice:
      "One line for each vehicle: its name, then its rates from 1 week to 6 months. You can include a first line with the lengths of rental. An empty cell leaves a rate as it is.",
    text: "Rows",
    startRow: "Rows without names start at",
    allRowsNamed: "All rows have names",
    startTier: "In the column",
    submit: "Review the changes",
    fieldError: (line: number, column: number | null, errorCode: PasteErrorKind, text: string) =>
      `${column === null ? `Line ${line}` : `Line ${line}, column ${column}`}: ${pasteErrors[errorCode](text)}`,
    moreErrors: (count: number) => `And ${formatCount(count, "more line", "more lines")} with problems`,
    done: (pasted: number, changed: number) =>
      `${formatCount(pasted, "rate", "rates")} pasted, ${groupDigits(changed)} changed. Ctrl+Z undoes it.`,
    nothingPasted: "Nothing was changed.",
  },
  bar: {
    withoutScript: "You review every change before it is saved",
    noChanges: "Nothing changed yet",
    changed: (count: number) => `${formatCount(count, "price", "prices")} changed, not saved`,
    undo: "Undo",
    redo: "Redo",
    review: "Review the changes",
  },
  nothingChanged: "Nothing has been changed yet. Type another rate first",
  selected: (rows: number, columns: number) =>
    `${formatCount(rows, "vehicle", "vehicles")} by ${formatCount(columns, "length of rental", "lengths of rental")} selected`,
  copied: (count: number) => `${formatCount(count, "rate", "rates")} copied`,
  undone: "Undone",
  redone: "Redone",
  preview: {
    heading: "Is this right?",
    count: (changesText: string, vehicles: number) =>
      `${changesText} of ${formatCount(vehicles, "vehicle", "vehicles")} will change.`,
    /** `share` null: all changed rates. */
    rounded: (
      percent: number,
      step: RoundingStep,
      share: { matchingCount: number; rateCount: number } | null,
    ) =>
      `${share ? `${groupDigits(share.matchingCount)} of the ${formatCount(share.rateCount, "rate", "rates")}` : "Each rate"} will change by ${percent > 0 ? "+" : ""}${percent}\u00a0%, rounded to ${roundingSteps[step]}. Rounding makes the real change of a low rate larger or smaller.`,
    totalsNote:
      "A rate is the price per day. A total is the price of a whole rental of that length: the rate times the days.",
    caption: (name: string) => `Changes of ${name}`,
    price: "Price",
    from: "Now",
    to: "Will be",
    change: "Change",
    none: "none",
    percent: (percent: number) => `${percent > 0 ? "+" : ""}${percent.toFixed(1)}\u00a0%`,
    fromRate: "from the rate",
    rising: (name: string, tier: TierId, shorter: TierId) =>
      `${name}: ${tiers[tier]} will cost more a day than ${tiers[shorter]}. A longer stay should never cost more a day.`,
    risingCount: (count: number) =>
      `${formatCount(count, "longer rental", "longer rentals")} will cost more per day than a shorter one: show them`,
    differingTotalCount: (count: number) =>
      `${formatCount(count, "stated total differs", "stated totals differ")} from the rate: show them`,
    summary: "Changes by price",
    byVehicle: "Changes by vehicle",
    vehicle: "Vehicle",
    vehicles: "Vehicles",
    realChange: "Real change",
    largest: "Vehicle that changes most",
    rateOf: (tier: TierId) => `${tiers[tier]}, rate`,
    totals: "Totals, all lengths",
    range: (from: string, to: string) => `${from} to ${to}`,
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    eachVehicle: (count: number) => `Show each of the ${formatCount(count, "vehicle", "vehicles")}`,
    totalCount: (count: number) => `and ${formatCount(count, "total", "totals")}`,
    remarks: (count: number) => `What visitors are told: ${formatCount(count, "remark", "remarks")}`,
    confirm: "I know that a longer rental will cost more per day than a shorter one. Save it anyway",
    confirmMissing: "Tick the box to allow a longer rental to cost more per day, or change the rates",
    totalDiffers: (name: string, tier: TierId, stated: string, computed: string) =>
      `${name}: the total for ${tiers[tier]} is ${stated}, but the rate gives ${computed}.`,
    recalculateTotal: "Recalculate from the rate",
    recalculatedTotal: (name: string, tier: TierId) => `: ${name}, ${tiers[tier]}`,
    recalculateAllTotals: "Recalculate all totals from the rates",
    cheaperNextDay: (count: number, total: string, next: string, saving: string) =>
      `${days(count)} cost ${total}, ${days(count + 1)} ${next}. Visitors with ${days(count)} are told that one more day saves ${saving}.`,
    save: (changesText: string) => `Save ${changesText}`,
    keepEditing: "Keep editing",
    discard: "Drop the changes",
  },
  saved: {
    done: (changesText: string) => `${changesText} changed. Visitors see it now.`,
    undone: (changesText: string) => `${changesText} restored. Visitors see it now.`,
    undo: "Undo",
    redo: "Redo the changes",
    tooLate: "This has been changed again, so it can no longer be undone here.",
  },
  conflict: {
    heading: "Somebody else changed these prices",
    advice:
      "Your changes were not saved. What you typed is kept below. Compare it with the current prices, then continue.",
    undoHeading: "It cannot be undone",
    undoAdvice: "Nothing was changed. Somebody changed these prices since:",
    vehicleGone: "One of your vehicles is no longer there.",
    changedBy: (by: string, name: string, time: string) => `${by} changed ${name}, ${time}.`,
    changed: (name: string) => `${name} was changed.`,
    siteAsAuthor: "The site",
    changedPrice: (field: string, now: string, loadedValue: string) =>
      `${field} is ${now} now, it was ${loadedValue}.`,
  },
  vehicle: {
    back: "All rates",
    edit: "Other details of this vehicle",
    categoryAndModel: (category: string, gearbox: string, size: string) =>
      `${category}. ${gearbox}, ${size}.`,
    gearbox: { manual: "Manual", automatic: "Automatic" },
    lastChange: (by: string, time: string) => `Changed by ${by}, ${time}.`,
    selectVehicle: "Vehicle",
    showVehicle: "Show",
    caption: "Rates and totals",
    rental: "Rental",
    perDay: "Per day, LKR",
    before: "Before",
    same: "same",
    total: "Total, LKR",
    totalHint: (count: number, computed: string) => `${days(count)}: ${computed} from the rate`,
    totalMatches: (count: number) => `${days(count)}, from the rate`,
    rateLabel: (tier: TierId) => `${tiers[tier]}, per day in rupees`,
    totalLabel: (tier: TierId) => `${tiers[tier]}, total in rupees`,
    totalAdvice:
      "A total that matches its rate changes with it. Empty a total to recalculate it from the rate.",
    others: {
      unlimitedKilometersPrice: "Unlimited kilometres, per day in LKR",
      extraKmRate: "Each km beyond the day’s allowance, in LKR",
      deposit: "Deposit, in LKR",
    } satisfies Record<OtherPriceField, string>,
    hints: {
      unlimitedKilometersPrice: "0: not offered with this vehicle.",
      extraKmRate: "0: nothing is charged for it.",
      deposit: "0: no deposit.",
    } satisfies Record<OtherPriceField, string>,
    checks: "Checks",
    checksOfSaved: "These checks are for the saved prices. Your changes are checked when you review them.",
    rising: (tier: TierId, shorter: TierId) => `${tiers[tier]} costs more a day than ${tiers[shorter]}.`,
    risingHint: "A longer stay should never cost more a day.",
    notRising: "No longer rental costs more a day than a shorter one.",
    totalDiffers: (tier: TierId) => `The total for ${tiers[tier]} is not its rate times its days.`,
    allTotalsMatch: "Every total is its rate times its days.",
    sentQuotesHint: "Quotes that were sent keep the price they were given.",
    cheaperNextDay: (count: number, total: string, next: string) =>
      `${days(count)} cost ${total}, ${days(count + 1)} ${next}.`,
    cheaperNextDayHint: (count: number, saving: string) =>
      `Visitors with ${days(count)} are told that one more day saves ${saving}.`,
    visitorView: "How visitors see it",
    openPage: "Open its page",
  },
}
