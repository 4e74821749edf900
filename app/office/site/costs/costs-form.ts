import { linesIn } from "#app/office/site/contact/contact-form.ts"
import { parseRupees } from "#app/office/site/parse-number.ts"
import type { SettingForm } from "#app/office/site/site-form.ts"
import { NO_SIDE_COSTS, type SideCosts } from "#domain/pricing/side-costs.ts"
import { groupDigits } from "#lib/group-digits.ts"

export type CostField = keyof SideCosts

const COST_FIELDS = Object.keys(NO_SIDE_COSTS) as CostField[] // the keys of a constant

/** The fields with a day. All others have a number, except the list of one-way fees. */
export const DAY_FIELDS: readonly CostField[] = ["ratesOn", "fuelOn"]

/** The form of costs that visitors see beside a total: fees, exchange rates, fuel. An empty field is not set. */
export const COSTS_FORM: SettingForm<"costs"> = {
  key: "costs",
  fields: COST_FIELDS,
  toFormValues: ({ oneWay, ...otherCosts }) => ({
    ...Object.fromEntries(
      Object.entries(otherCosts).map(([field, value]) => [field, value === null ? "" : String(value)]),
    ),
    oneWay: oneWay.map(({ place, amount }) => `${place}: ${formatAmount(amount)}`).join("\n"),
  }),
  toInput: (values) =>
    Object.fromEntries(COST_FIELDS.map((field) => [field, inputOf(field, values[field]?.trim() ?? "")])),
  fieldForPath: (path) => path.split(".")[0] ?? "",
  messageFor: (field, { costs: { fieldErrors, amountError } }) =>
    Object.entries(fieldErrors).find(([name]) => name === field)?.[1] ?? amountError,
}

function inputOf(field: CostField, text: string): unknown {
  if (field === "oneWay") return linesIn(text).map(parseOneWayFee)
  if (text === "") return null
  return DAY_FIELDS.includes(field) ? text : parseRupees(text)
}

/**
 * Parses a line like `Negombo: 8,500`, with an amount in rupees. A line without a colon has the amount NaN, which `checkSetting`
 * refuses.
 */
function parseOneWayFee(line: string): { place: string; amount: number } {
  const colon = line.lastIndexOf(":")
  if (colon < 0) return { place: line, amount: Number.NaN }
  return { place: line.slice(0, colon).trim(), amount: parseRupees(line.slice(colon + 1)) }
}

function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? groupDigits(amount) : String(amount)
}
