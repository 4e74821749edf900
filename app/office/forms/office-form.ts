import { createContext, data } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { TooManyTries } from "#domain/staff/staff-accounts.ts"

/** What a form of the office shows again: what was typed, and what is wrong with it. Never a password or a code. */
export type OfficeForm<Field extends string> = {
  values: Partial<Record<Field, string>>
  faults: readonly { field: Field; words: string }[]
}

/** Of the forms that set up or change a second factor: `present` is a code of the one that is there. */
export type SecondFactorField = "password" | "present" | "code"

/** Whether this request's form is shown again with faults; the page's title says so first. */
export const hasFaultsContext = createContext(false)

/** The form again, with what to mend. 429 tells how long to wait. */
export function again<const Form extends OfficeForm<string>>(
  context: Context,
  form: Form,
  status = 422,
  waitSeconds = 0,
) {
  context.set(hasFaultsContext, true)
  return data(form, { status, ...(waitSeconds > 0 && { headers: { "Retry-After": String(waitSeconds) } }) })
}

/** What somebody is told who has to wait before a password is looked at. */
export function tooManyWords(context: Context, { retryAfterSeconds }: TooManyTries): string {
  return context.get(messagesContext).office.signIn.tooMany(Math.ceil(retryAfterSeconds / 60))
}
