import type { EmailText } from "#domain/delivery/email.ts"
import type { AuditChange } from "./audit-log.ts"
import type { StaffMember, StaffRole } from "./staff-member.ts"

/** Password resets, by a link in an email to the account's address. */
export interface PasswordResets {
  /**
   * Records an email with a one-time link, if an account has this address. Result and response time do not reveal whether one
   * has. Requests are limited by client and by email address. Over the limit `retryAfterSeconds` is set.
   */
  request(request: ResetRequest): Promise<"requested" | { retryAfterSeconds: number }>
  /** The account of a link. Null for a link that is unknown, used, expired, or invalid after a change of the password. */
  find(secret: string, now: Date): Promise<Pick<StaffMember, "name" | "email"> | null>
  /** Sets the password, ends all sessions of the account and records an email about it. The second factor stays. */
  choose(choice: ResetChoice): Promise<"changed" | "gone">
}

/** A request for a link, by the typed email address. */
export type ResetRequest = { email: string; clientAddress: string; now: Date }

/** `secret`: that of the link. `password`: the new one. */
export type ResetChoice = { secret: string; password: string; now: Date }

/** Validity of a link. */
export const RESET_MINUTES = 30

/**
 * A change of staff accounts or contact data that every owner is notified of. `by` null: the site or its command. `who`: the name of
 * the account that it is about. 'backupCode': the person used a backup code.
 */
export type OwnerNotice =
  | { event: "invited"; by: string | null; role: StaffRole }
  | { event: "joined" | "backupCode" | "phoneChanged"; who: string }
  | { event: "madeOwner" | "madeStaff" | "removed" | "phoneReset"; by: string | null; who: string }
  | { event: "contactChanged"; by: string; changes: readonly AuditChange[] }

/** A sign-in in a browser that the account has not used before. */
export type NewBrowser = { at: Date; clientAddress: string; userAgent: string | null }

/** Texts of emails to the staff about their accounts. */
export type StaffEmails = {
  passwordReset(person: { name: string }, secret: string): EmailText
  passwordChanged(person: { name: string }): EmailText
  phoneReset(person: { name: string }): EmailText
  phoneChanged(person: { name: string }): EmailText
  backupCodesRenewed(person: { name: string }): EmailText
  codesLocked(person: { name: string }): EmailText
  newBrowser(person: { name: string }, browser: NewBrowser): EmailText
  ownerNotice(owner: { name: string }, notice: OwnerNotice): EmailText
}
