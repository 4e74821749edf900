import { PASSWORD_LENGTH, type PasswordFault } from "#domain/staff/password.ts"
import type { Messages } from "#messages/messages.ts"

/** What speaks against a new password, said as what to do. */
export function passwordWords(fault: PasswordFault, texts: Messages["office"]["welcome"]): string {
  const words: Record<PasswordFault, string> = {
    tooShort: texts.passwordTooShort(PASSWORD_LENGTH.min),
    tooLong: texts.passwordTooLong(PASSWORD_LENGTH.max),
    namesItself: texts.passwordNamesItself,
  }
  return words[fault]
}
