import type { AuditAuthor } from "./audit-log.ts"
import type { StaffMember, StaffRole } from "./staff-member.ts"

/**
 * All accounts, for owners. A change that would remove the last owner is refused. Every change is recorded in the audit log.
 */
export interface StaffRegister {
  /** Sorted by name. */
  members(): Promise<StaffMember[]>
  /**
   * Changes the role of an account. A former owner has no right to change rates and fleet until it is given. Removing the owner
   * role invalidates all unused one-time links, because the former owner may know one.
   */
  setRole(id: string, role: StaffRole, action: StaffAction): Promise<StaffChange>
  /** Grants or revokes the right to change rates and fleet. No effect for an owner, who has it by the role. */
  setFleetRight(id: string, editsFleet: boolean, action: StaffAction): Promise<StaffChange>
  /** Deletes the account with its sessions and second factor. For an owner it also invalidates the one-time links. */
  remove(id: string, action: StaffAction): Promise<StaffChange>
  /**
   * Removes the second factor after a phone was lost, and ends all sessions. The person sets up a new second factor at the next
   * sign-in.
   */
  resetSecondFactor(id: string, action: StaffAction): Promise<StaffChange>
  /** Ends all sessions. The person can sign in again as before. */
  endSessions(id: string, action: StaffAction): Promise<StaffChange>
}

/** Author and time of a change. */
export type StaffAction = { by: AuditAuthor; now: Date }

/** 'lastOwner': refused, because the account is the last owner's. 'gone': the account is unknown. Both change nothing. */
export type StaffChange = "done" | "lastOwner" | "gone"
