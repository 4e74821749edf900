import { createContext, data } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import type { TooManyAttempts } from "#domain/staff/staff-accounts.ts"

/** Of the forms that set up or change a second factor: `present` is a code of the one that is there. */
export type SecondFactorField = "password" | "present" | "code"

/** Whether this request renders its form again with errors; the page's title begins with that. */
export const hasErrorsContext = createContext(false)

/**
 * Renders the form again: with its field errors (422), or with an outcome (409 for an edit conflict).
 * 429 says how long to wait.
 */
export function again<const Field extends string, Outcome = never>(
  context: Context,
  form: Pick<FormState<Field, Outcome>, "answers" | "errors"> & { outcome?: Outcome | null },
  status = 422,
  waitSeconds = 0,
) {
  context.set(hasErrorsContext, true)
  const state: FormState<Field, Outcome> = { ...form, outcome: form.outcome ?? null }
  return data(state, { status, ...(waitSeconds > 0 && { headers: { "Retry-After": String(waitSeconds) } }) })
}

/** What somebody is told who has to wait before a password is looked at. */
export function tooManyWords(context: Context, { retryAfterSeconds }: TooManyAttempts): string {
  return context.get(messagesContext).office.signIn.tooMany(Math.ceil(retryAfterSeconds / 60))
}
