import type { StaffMember, StaffRole } from "./staff-member.ts"

/** Who has an account, for owners. There is always an owner: what would leave none is refused. */
export interface StaffRegister {
  /** By name. */
  members(): Promise<StaffMember[]>
  setRole(id: string, role: StaffRole, now: Date): Promise<StaffChange>
  /** The account, its sessions and its second factor are gone at once. */
  remove(id: string, now: Date): Promise<StaffChange>
  /** For somebody whose phone is lost: out everywhere, and at the next sign-in a new phone is tied to the account. */
  resetSecondFactor(id: string, now: Date): Promise<StaffChange>
}

export type StaffChange = "done" | "lastOwner" | "gone"
