import { textOf } from "#app/forms/read-answers.ts"
import type { SecondFactorCode } from "#domain/staff/staff-accounts.ts"

/** A code as typed, without the blanks and dashes with which apps and people group it: `123 456`, `123-456`. Empty: none. */
export function codeText(form: FormData, field: string): string {
  return textOf(form, field).replaceAll(/[\s\p{Pd}]/gu, "")
}

/** The code in a field for both kinds: six digits are from the app, anything else from paper. Null for an empty field. */
export function typedCode(form: FormData, field: string): SecondFactorCode | null {
  const code = codeText(form, field)
  if (!code) return null
  return { from: /^\d{6}$/.test(code) ? "app" : "paper", code }
}
