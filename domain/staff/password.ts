/** The length of a password. The minimum is safe without rules about characters; the maximum limits the cost of hashing. */
export const PASSWORD_LENGTH = { min: 12, max: 128 }

/**
 * The reasons why a password is refused. 'tooPersonal': it is little more than a name or an address of the person or the company.
 */
export type PasswordError = "tooShort" | "tooLong" | "tooPersonal" | "guessable" | "breached"

/**
 * Whether a password is easy to guess: common, a keyboard sequence, a repetition, a word with a year, or one of `guessableWords`
 * with little added.
 */
export type IsGuessable = (password: string, guessableWords: readonly string[]) => Promise<boolean>

/** Whether a password is in a list of breached passwords; false without a list. */
export type IsBreached = (password: string) => Promise<boolean>

/**
 * The error of a new password; null for an acceptable one. All characters are allowed, and nothing is trimmed. `guessableWords` are
 * words that an attacker would try first: the person's name, their email, the company's name. Finds neither 'guessable' nor
 * 'breached': `IsGuessable` and `IsBreached` do. Source: NIST SP 800-63B, section 5.1.1.2.
 */
export function passwordError(password: string, guessableWords: readonly string[]): PasswordError | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return "tooShort"
  if (length > PASSWORD_LENGTH.max) return "tooLong"
  return guessableWords.some((word) => consistsMostlyOf(password, word)) ? "tooPersonal" : null
}

/** Checks a password with the words of one person. */
export function passwordErrorForPerson(
  password: string,
  person: Person,
  companyName: string,
): PasswordError | null {
  return passwordError(password, personalWords(person, companyName))
}

type Person = { name: string; email: string }

/** The words that an attacker would try first for this person. */
export function personalWords({ name, email }: Person, companyName: string): string[] {
  return [name, email, email.split("@")[0] ?? "", companyName]
}

/** A shorter name is a part of too many words. */
const MIN_WORD_LENGTH = 4

/** Whether a password is little more than a word, as `Nimal Perera 2026` is of `Nimal Perera`. */
function consistsMostlyOf(password: string, word: string): boolean {
  const normalisedWord = word.trim().toLowerCase()
  if (normalisedWord.length < MIN_WORD_LENGTH) return false
  const remaining = password.toLowerCase().replaceAll(normalisedWord, "")
  return remaining.length < password.length && remaining.length < PASSWORD_LENGTH.min / 2
}
