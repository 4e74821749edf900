import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import {
  PASSWORD_LENGTH,
  type PasswordError,
  passwordErrorForPerson,
  personalWords,
} from "#domain/staff/password.ts"
import type { Messages } from "#messages/messages.ts"

/** The message for a rejected password, which says how to correct it. */
export function passwordErrorMessage(
  errorCode: PasswordError,
  messages: Messages["office"]["welcome"],
): string {
  const errorMessages: Record<PasswordError, string> = {
    tooShort: messages.passwordTooShort(PASSWORD_LENGTH.min),
    tooLong: messages.passwordTooLong(PASSWORD_LENGTH.max),
    tooPersonal: messages.passwordTooPersonal,
    guessable: messages.passwordGuessable,
    breached: messages.passwordBreached,
  }
  return errorMessages[errorCode]
}

/** Checks a new password; null: accepted. The lists of common and breached passwords are checked last, because that is slow. */
export async function newPasswordError(
  context: Context,
  password: string,
  person: { name: string; email: string },
): Promise<PasswordError | null> {
  const { companyName } = context.get(portsContext).content.site
  const { isGuessable, isBreached } = context.get(officePortsContext)
  const errorCode = passwordErrorForPerson(password, person, companyName)
  if (errorCode) return errorCode
  if (await isGuessable(password, personalWords(person, companyName))) return "guessable"
  return (await isBreached(password)) ? "breached" : null
}
