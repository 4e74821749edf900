import { parseNumber } from "#app/office/site/parse-number.ts"
import type { SettingForm } from "#app/office/site/site-form.ts"
import { abroadAmounts, NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"

/** The field for all lengths of rental, then one for each length. */
const ABROAD_FIELDS = Object.keys(NO_ABROAD_RATES) as (keyof typeof NO_ABROAD_RATES)[] // the keys of a constant

/** The form of the rates for visitors from abroad, in per cent of the normal rates. An empty field is not set. */
export const ABROAD_FORM: SettingForm<"abroad"> = {
  key: "abroad",
  fields: ABROAD_FIELDS,
  toFormValues: (abroad) =>
    Object.fromEntries(
      ABROAD_FIELDS.map((field) => [field, abroad[field] === null ? "" : String(abroad[field])]),
    ),
  toInput: (values) =>
    Object.fromEntries(ABROAD_FIELDS.map((field) => [field, parsePercent(values[field] ?? "")])),
  fieldForPath: (path) => path,
  messageFor: (_, { abroad }) => abroad.fieldError,
  rateConversion: (abroad) => (rates) => abroadAmounts(rates, abroad),
}

/** Parses a percentage with or without its sign: `120`, `120 %`. Null: empty. */
function parsePercent(input: string): number | null {
  const text = input.trim().replace(/\s*%$/, "")
  return text === "" ? null : parseNumber(text)
}
