import { textOf } from "#app/forms/read-answers.ts"
import type { SecondFactorCode } from "#domain/staff/staff-accounts.ts"

/** The submitted code without the spaces and dashes that group its characters: `123 456`, `123-456`. Empty: none. */
export function codeText(form: FormData, field: string): string {
  return textOf(form, field).replaceAll(/[\s\p{Pd}]/gu, "")
}

/**
 * Parses a submitted code. Six digits are a code of the authenticator app; any other text is a backup code. Null for an empty
 * field.
 */
export function typedCode(form: FormData, field: string): SecondFactorCode | null {
  const code = codeText(form, field)
  if (!code) return null
  return { from: /^\d{6}$/.test(code) ? "app" : "backup", code }
}
