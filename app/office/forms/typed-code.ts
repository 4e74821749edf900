import { textOf } from "#app/forms/read-answers.ts"
import type { SecondFactorCode } from "#domain/staff/staff-accounts.ts"

/** The code in a field for both kinds: six digits are from the app, anything else from paper. Null for an empty field. */
export function typedCode(form: FormData, field: string): SecondFactorCode | null {
  const code = textOf(form, field).replaceAll(/\s/g, "")
  if (!code) return null
  return { from: /^\d{6}$/.test(code) ? "app" : "paper", code }
}
