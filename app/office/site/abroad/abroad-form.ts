import { parseNumber } from "#app/office/site/parse-number.ts"
import type { SettingForm } from "#app/office/site/site-form.ts"
import { abroadAmounts, NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"

/** For every length of rental, then for each. */
export const ABROAD_FIELDS = Object.keys(NO_ABROAD_RATES) as (keyof typeof NO_ABROAD_RATES)[] // of a constant table

/** The form of what visitors from abroad pay, in per cent. An empty field is not set. */
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
  messageFor: (_, { abroad }) => abroad.errorCode,
  ratesUnder: (abroad) => (rates) => abroadAmounts(rates, abroad),
}

/** With or without the sign: `120`, `120 %`. */
function percentIn(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, "")
  return text === "" ? null : parseNumber(text)
}
