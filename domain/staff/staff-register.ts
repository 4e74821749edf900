import type { AuditAuthor } from "./audit-log.ts"
import type { StaffMember, StaffRole } from "./staff-member.ts"

/**
 * Who has an account, for owners. There is always an owner: what would leave none is refused. Every change stands in the audit log.
 */
export interface StaffRegister {
  /** By name. */
  members(): Promise<StaffMember[]>
  /** With an owner who is one no longer, every one-time link that nobody has used is void: it may be theirs. */
  setRole(id: string, role: StaffRole, action: StaffAction): Promise<StaffChange>
  /** The account, its sessions and its second factor are gone at once; with an owner's, the links as above. */
  remove(id: string, action: StaffAction): Promise<StaffChange>
  /** For somebody whose phone is lost: out everywhere, and at the next sign-in a new phone is tied to the account. */
  resetSecondFactor(id: string, action: StaffAction): Promise<StaffChange>
  /** Out everywhere. They sign in again as before. */
  endSessions(id: string, action: StaffAction): Promise<StaffChange>
}

/** Who does it, and when. */
export type StaffAction = { by: AuditAuthor; now: Date }

export type StaffChange = "done" | "lastOwner" | "gone"
