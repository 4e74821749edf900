import type { EmailText } from "#domain/delivery/email.ts"
import type { AuditChange } from "./audit-log.ts"
import type { StaffMember, StaffRole } from "./staff-member.ts"

/** A new password for somebody who has forgotten theirs, by a link that is mailed to the address of their account. */
export interface PasswordResets {
  /**
   * Records an email with a one-time link to the address, where it is that of an account. The answer is the same, and comes as soon,
   * where it is nobody's. Asking is counted by where it comes from and by the address; `retryAfterSeconds` where it was too much.
   */
  ask(request: ResetRequest): Promise<"asked" | { retryAfterSeconds: number }>
  /** Whose link it is; null: never given out, used, too old, or void since the password was changed. */
  find(secret: string, now: Date): Promise<Pick<StaffMember, "name" | "email"> | null>
  /** All sessions of the person end, and an email tells them of it. A code from their phone is asked for as before. */
  choose(choice: ResetChoice): Promise<"changed" | "gone">
}

export type ResetRequest = { email: string; clientAddress: string; now: Date }

export type ResetChoice = { secret: string; password: string; now: Date }

/** How long a link works. */
export const RESET_MINUTES = 30

/** A change of staff accounts, or of how customers reach and pay the company, that every owner is told of. `by` null: nobody of the office did it. */
export type OwnerNotice =
  | { event: "invited"; by: string | null; role: StaffRole }
  | { event: "joined" | "paperCode" | "phoneChanged"; who: string }
  | { event: "madeOwner" | "madeStaff" | "removed" | "phoneReset"; by: string | null; who: string }
  | { event: "contactChanged"; by: string; changes: readonly AuditChange[] }

/** Where somebody signed in: the browser is not one that this person has used before. */
export type NewBrowser = { at: Date; clientAddress: string; userAgent: string | null }

/** The texts of emails to one of the staff about their account. */
export type StaffEmails = {
  passwordReset(person: { name: string }, secret: string): EmailText
  passwordChanged(person: { name: string }): EmailText
  phoneReset(person: { name: string }): EmailText
  phoneChanged(person: { name: string }): EmailText
  paperCodesRenewed(person: { name: string }): EmailText
  codesLocked(person: { name: string }): EmailText
  newBrowser(person: { name: string }, browser: NewBrowser): EmailText
  ownerNotice(owner: { name: string }, notice: OwnerNotice): EmailText
}
