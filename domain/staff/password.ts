/** Long enough to stand a guess without rules about signs; short enough that nobody makes us hash a book. */
export const PASSWORD_LENGTH = { min: 12, max: 128 }

export type PasswordFault = "tooShort" | "tooLong" | "namesItself" | "guessable" | "breached"

/**
 * Whether a password would be among the first that somebody tries: known to be common, a run over the keyboard, something said
 * twice, a year at the end, or a word of `others` with little added.
 */
export type IsGuessable = (password: string, others: readonly string[]) => Promise<boolean>

/** Whether a password is known to have been stolen somewhere. Where nobody can be asked, none is. */
export type IsBreached = (password: string) => Promise<boolean>

/**
 * What speaks against a new password; null where nothing does. Spaces and every sign are welcome, and kept as typed.
 * `others` are words that anyone would try first: the person's name, their e-mail, the company's name.
 * Source: NIST SP 800-63B, section 5.1.1.2.
 */
export function passwordFault(password: string, others: readonly string[]): PasswordFault | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return "tooShort"
  if (length > PASSWORD_LENGTH.max) return "tooLong"
  return others.some((other) => isMostly(password, other)) ? "namesItself" : null
}

/** The same for one person's password. */
export function passwordFaultOf(password: string, person: Person, companyName: string): PasswordFault | null {
  return passwordFault(password, wordsOf(person, companyName))
}

type Person = { name: string; email: string }

/** The words that anyone would try first for this person. */
export function wordsOf({ name, email }: Person, companyName: string): string[] {
  return [name, email, email.split("@")[0] ?? "", companyName]
}

/** Whether hardly more than that word is left of the password: `Nimal Perera 2026` of `Nimal Perera`. */
function isMostly(password: string, word: string): boolean {
  const plain = word.trim().toLowerCase()
  if (plain.length < 4) return false
  const rest = password.toLowerCase().replaceAll(plain, "")
  return rest.length < password.length && rest.length < PASSWORD_LENGTH.min / 2
}
