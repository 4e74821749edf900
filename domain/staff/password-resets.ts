import type { LetterWords } from "#domain/delivery/office-letter.ts"
import type { StaffMember } from "./staff-member.ts"

/** A new password for somebody who has forgotten theirs, by a link that is mailed to the address of their account. */
export interface PasswordResets {
  /**
   * Writes a letter with a one-time link to the address, where it is that of an account. The answer is the same, and comes as soon,
   * where it is nobody's. Asking is counted by where it comes from and by the address; `retryAfterSeconds` where it was too much.
   */
  ask(request: ResetRequest): Promise<"asked" | { retryAfterSeconds: number }>
  /** Whose link it is; null: never given out, used, too old, or made void by a later one. */
  find(secret: string, now: Date): Promise<Pick<StaffMember, "name" | "email"> | null>
  /** All sessions of the person end, and a letter tells them of it. A code from their phone is asked for as before. */
  choose(choice: ResetChoice): Promise<"changed" | "gone">
}

export type ResetRequest = { email: string; clientAddress: string; now: Date }

export type ResetChoice = { secret: string; password: string; now: Date }

/** How long a link works. */
export const RESET_MINUTES = 30

/** Writes to one of the staff what happens to their account, in the words of the interface. */
export type StaffLetters = {
  passwordReset(person: { name: string }, secret: string): LetterWords
  passwordChanged(person: { name: string }): LetterWords
  phoneReset(person: { name: string }): LetterWords
}
