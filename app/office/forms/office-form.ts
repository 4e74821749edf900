import { createContext, data } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import type { TooManyAttempts } from "#domain/staff/staff-accounts.ts"

/**
 * Fields of the forms that set up or change a second factor. `currentCode` is a code of the current phone or a backup code, `code` is a
 * code of the new phone.
 */
export type SecondFactorField = "password" | "currentCode" | "code"

/** Whether this request renders a form with errors. The page's title then starts with `Error:`. */
export const hasErrorsContext = createContext(false)

/**
 * Responds with the submitted answers: with field errors (422), or with an outcome (409 for an edit conflict). `waitSeconds` sets
 * `Retry-After`, for a rate limit (429).
 */
export function formWithErrors<const Field extends string, Outcome = never>(
  context: Context,
  form: Pick<FormState<Field, Outcome>, "answers" | "errors"> & { outcome?: Outcome | null },
  status = 422,
  waitSeconds = 0,
) {
  context.set(hasErrorsContext, true)
  const state: FormState<Field, Outcome> = { ...form, outcome: form.outcome ?? null }
  return data(state, { status, ...(waitSeconds > 0 && { headers: { "Retry-After": String(waitSeconds) } }) })
}

/** The error message after too many attempts with a wrong password. */
export function rateLimitMessage(context: Context, { retryAfterSeconds }: TooManyAttempts): string {
  return context.get(messagesContext).office.signIn.tooMany(Math.ceil(retryAfterSeconds / 60))
}
