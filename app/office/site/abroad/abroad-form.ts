import { parseNumber } from "#app/office/site/parse-number.ts"
import type { SettingForm } from "#app/office/site/site-form.ts"
import { abroadAmounts, NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"

/** The field for all lengths of rental, then one for each length. */
const ABROAD_FIELDS = Object.keys(NO_ABROAD_RATES) as (keyof typeof NO_ABROAD_RATES)[] // of a constant table

/** The form of the rates for visitors from abroad, in per cent of the normal rates. An empty field is not set. */
export const ABROAD_FORM: SettingForm<"abroad"> = {
  key: "abroad",
  fields: ABROAD_FIELDS,
  valuesOf: (abroad) =>
    Object.fromEntries(
      ABROAD_FIELDS.map((field) => [field, abroad[field] === null ? "" : String(abroad[field])]),
    ),
  inputOf: (values) =>
    Object.fromEntries(ABROAD_FIELDS.map((field) => [field, percentIn(values[field] ?? "")])),
  fieldAt: (path) => path,
  messageFor: (_, { abroad }) => abroad.fieldError,
  ratesUnder: (abroad) => (rates) => abroadAmounts(rates, abroad),
}

/** With or without the sign: `120`, `120 %`. */
function percentIn(input: string): number | null {
  const text = input.trim().replace(/\s*%$/, "")
  return text === "" ? null : parseNumber(text)
}
