import type { PasteErrorKind } from "#domain/catalogue/pasted-rates.ts"
import type { ChangeCount } from "#domain/catalogue/price-changes.ts"
import type { OtherPriceField, PriceField } from "#domain/catalogue/prices.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import type { AmountError } from "#domain/pricing/typed-amount.ts"
import { grouped } from "#lib/grouped.ts"
import { counted, days } from "./counted.ts"
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
  extraKmRate: "Each km beyond",
  deposit: "Deposit",
}

/** What a price is called among the prices of its vehicle. */
function fieldName(field: PriceField): string {
  const tier = field.replace(/^(rate|total)-/, "") as TierId // where it is none, the name is among the others
  if (field.startsWith("rate-")) return tiers[tier]
  if (field.startsWith("total-")) return `Total for ${tiers[tier]}`
  return others[field as OtherPriceField] // no rate, no total
}

function changeCount({ rates, totals, others: rest }: ChangeCount): string {
  const parts = [
    rates > 0 && counted(rates, "rate", "rates"),
    totals > 0 && counted(totals, "total", "totals"),
    rest > 0 && counted(rest, "other price", "other prices"),
  ]
  return new Intl.ListFormat("en").format(parts.filter((part) => part !== false))
}

const amountErrors: Record<AmountError, string> = {
  missing: "Enter an amount, or what stood there before",
  notAmount: "Enter whole rupees, like 9,500",
  notWhole: "Enter whole rupees, without cents",
  zero: "Enter more than 0",
  tooMuch: "Enter an amount that a hire can cost: this is too much",
}

const pasteErrors: Record<PasteErrorKind, (text: string) => string> = {
  nothing: () => "there is no rate in it. Paste rows from a spreadsheet",
  tooLong: () => "this is too much at once. Paste fewer rows",
  unknownVehicle: (text) => `no vehicle is called “${text}”`,
  sameName: (text) => `more than one vehicle is called “${text}”. Change those by hand`,
  twice: (text) => `“${text}” is there twice`,
  noName: () =>
    "this row has no vehicle’s name. Put names in the first column, or choose where the rows begin",
  beyond: () => "there is no such place in the table",
  notAmount: (text) => `“${text}” is no amount. Write whole rupees, like 9,500`,
  notWhole: (text) => `“${text}” has cents. Write whole rupees`,
  zero: () => "a rate must be more than 0",
  tooMuch: (text) => `“${text}” is too much for a day`,
}

/** The rates, as the office sets them. */
export const officeRates = {
  heading: "Rates",
  lead: "Rupees a day, by length of hire. Nothing becomes another price before you have seen what changes.",
  tiers,
  tierRates,
  fieldName,
  changeCount,
  amountErrors,
  inCell: (vehicleName: string, field: string, words: string) => `${vehicleName}, ${field}: ${words}`,
  filter: {
    label: "Look for vehicles",
    category: "Category",
    all: "All",
    words: "Name of a vehicle",
    submit: "Search",
    everything: "Show all vehicles",
    none: "No vehicle fits",
    noneAdvice: "Take a filter away, or look for another name.",
    noneYet: "There is no vehicle here yet.",
    pages: "Pages of vehicles",
  },
  grid: {
    caption: "Rates a day in rupees: vehicles down, lengths of hire along",
    vehicle: "Vehicle",
    pick: (name: string) => `Choose ${name}`,
    choose: "Choose",
    cell: (vehicleName: string, tier: TierId) => `${vehicleName}, ${tiers[tier]}`,
    was: (amount: string) => `was ${amount}`,
    above: (tier: TierId) => `Above the ${tierRates[tier]}`,
    totalDisagrees: "A stated total disagrees",
    skip: "Skip the table",
    keys: "Arrow keys move. Type to replace, F2 to edit, Escape to take back. Shift and arrows select, Ctrl+C and Ctrl+V copy and paste, Ctrl+Z undoes, Ctrl+Enter goes on.",
  },
  percent: {
    heading: "Change by per cent",
    advice: "Tick the vehicles in the table, then say how much.",
    adviceLive: "It changes the rates that you have selected, or all rates of the vehicles that are ticked.",
    amount: "Per cent",
    amountHint: "5 is dearer, -5 is cheaper.",
    tiers: "For hires of",
    step: "Round to",
    steps: { 1: "1 rupee", 10: "10 rupees", 50: "50 rupees", 100: "100 rupees" },
    stepHint: "Half of it goes up.",
    submit: "Look at the changes",
    submitLive: "Change them",
    wrong: "Enter a percentage between -90 and 500, like 5 or -7.5",
    noVehicle: "Tick at least one vehicle",
    nothingChosen: "Select rates in the table, or tick vehicles and lengths of hire",
    noTier: "Tick at least one length of hire",
    done: (count: number) => `${counted(count, "rate", "rates")} changed. Ctrl+Z takes it back.`,
  },
  paste: {
    heading: "Paste from a spreadsheet",
    advice:
      "One line for each vehicle: its name, then its rates from 1 week to 6 months. A first line with the lengths of hire may come before. An empty cell leaves a rate as it is.",
    text: "Rows",
    at: "Rows without names begin at",
    named: "All rows have names",
    atTier: "In the column",
    submit: "Look at the changes",
    errorCode: (line: number, column: number | null, errorCode: PasteErrorKind, text: string) =>
      `${column === null ? `Line ${line}` : `Line ${line}, column ${column}`}: ${pasteErrors[errorCode](text)}`,
    more: (count: number) => `And ${counted(count, "more line", "more lines")} with problems`,
    done: (pasted: number, changed: number) =>
      `${counted(pasted, "rate", "rates")} pasted, ${grouped(changed)} changed. Ctrl+Z takes it back.`,
    refused: "Nothing was changed.",
  },
  bar: {
    start: "You look at every change before it is saved",
    none: "Nothing changed yet",
    changed: (count: number) => `${counted(count, "price", "prices")} changed, not saved`,
    undo: "Undo",
    redo: "Redo",
    look: "Look at the changes",
  },
  nothingChanged: "Nothing is changed yet. Type another rate first",
  selected: (rows: number, columns: number) =>
    `${counted(rows, "vehicle", "vehicles")} by ${counted(columns, "length of hire", "lengths of hire")} selected`,
  copied: (count: number) => `${counted(count, "rate", "rates")} copied`,
  undone: "Taken back",
  redone: "Done again",
  preview: {
    heading: "Is this right?",
    title: "Changes to look at",
    count: (count: string, vehicles: number) =>
      `${count} of ${counted(vehicles, "vehicle", "vehicles")} will change.`,
    caption: (name: string) => `Changes of ${name}`,
    price: "Price",
    from: "Now",
    to: "Will be",
    change: "Change",
    none: "none",
    percent: (percent: number) => `${percent > 0 ? "+" : ""}${percent.toFixed(1)} %`,
    fromRate: "from the rate",
    rising: (name: string, tier: TierId, shorter: TierId) =>
      `${name}: ${tiers[tier]} will cost more a day than ${tiers[shorter]}. A longer stay should never cost more a day.`,
    confirm: "I know that a longer hire will cost more a day than a shorter one. Save it all the same",
    confirmMissing: "Tick that a longer hire may cost more a day, or change the rates",
    disagrees: (name: string, tier: TierId, stated: string, worked: string) =>
      `${name}: the total for ${tiers[tier]} says ${stated}, its rate makes ${worked}.`,
    take: "Take it from the rate",
    takeWhich: (name: string, tier: TierId) => `: ${name}, ${tiers[tier]}`,
    takeAll: "Take all totals from the rates",
    cheaper: (count: number, total: string, next: string, saving: string) =>
      `${days(count)} cost ${total}, ${days(count + 1)} ${next}. Visitors with ${days(count)} are told that one more day saves ${saving}.`,
    save: (count: string) => `Save ${count}`,
    edit: "Keep editing",
    drop: "Drop the changes",
  },
  saved: {
    done: (count: string) => `${count} changed. Visitors see it now.`,
    undone: (count: string) => `${count} set back. Visitors see it now.`,
    undo: "Undo",
    redo: "Undo that",
    tooLate: "This was changed again since, and can no longer be undone in one press.",
  },
  conflict: {
    heading: "Somebody else was quicker",
    advice:
      "Nothing of yours was saved. What you typed is kept below: look at it beside what is there now, then go on.",
    undoHeading: "It cannot be undone",
    undoAdvice: "Nothing was changed. Somebody changed these prices since:",
    gone: (name: string) => `${name} was retired.`,
    goneUnknown: "A vehicle of yours is no longer there.",
    changedBy: (by: string, name: string, time: string) => `${by} changed ${name}, ${time}.`,
    changed: (name: string) => `${name} was changed.`,
    site: "The site",
    is: (field: string, now: string, seen: string) => `${field} is ${now} now, it was ${seen}.`,
  },
  vehicle: {
    back: "All rates",
    edit: "Everything else of this vehicle",
    facts: (category: string, gearbox: string, size: string) => `${category}. ${gearbox}, ${size}.`,
    gearbox: { manual: "Manual", automatic: "Automatic" },
    lastChange: (by: string, time: string) => `Changed by ${by}, ${time}.`,
    pick: "Vehicle",
    go: "Show",
    caption: "Rates and totals",
    rental: "Rental",
    perDay: "Per day, LKR",
    before: "Before",
    same: "same",
    total: "Total, LKR",
    totalHint: (count: number, worked: string) => `${days(count)}: ${worked} by the rate`,
    totalAgrees: (count: number) => `${days(count)}, from the rate`,
    rateLabel: (tier: TierId) => `${tiers[tier]}, per day in rupees`,
    totalLabel: (tier: TierId) => `${tiers[tier]}, total in rupees`,
    totalAdvice:
      "A total that was what its rate makes of it follows its rate. Empty a total to take it from the rate.",
    others: {
      unlimitedKilometersPrice: "Unlimited kilometres, per day in LKR",
      extraKmRate: "Each km beyond the day’s allowance, in LKR",
      deposit: "Deposit, in LKR",
    } satisfies Record<OtherPriceField, string>,
    hints: {
      unlimitedKilometersPrice: "0 takes the extra off this vehicle.",
      extraKmRate: "0: nothing is charged for it.",
      deposit: "0: none is asked.",
    } satisfies Record<OtherPriceField, string>,
    checks: "Checks",
    checksOfSaved:
      "These are of the prices as they are saved. Yours are checked when you look at the changes.",
    rising: (tier: TierId, shorter: TierId) => `${tiers[tier]} costs more a day than ${tiers[shorter]}.`,
    risingWhy: "A longer stay should never cost more a day.",
    notRising: "No longer hire costs more a day than a shorter one.",
    disagrees: (tier: TierId) => `The total for ${tiers[tier]} is not its rate times its days.`,
    agrees: "Every total is its rate times its days.",
    quotes: "Quotes that were sent keep the price they were given.",
    cheaper: (count: number, total: string, next: string) =>
      `${days(count)} cost ${total}, ${days(count + 1)} ${next}.`,
    cheaperWhy: (count: number, saving: string) =>
      `Visitors with ${days(count)} are told that one more day saves ${saving}.`,
    seen: "How visitors see it",
    look: "Open its page",
  },
}
