/** 'owner': everything, the accounts of others included. 'staff': the daily work. */
export const STAFF_ROLES = ["owner", "staff"] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Somebody of the company who may sign in to the office. */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: StaffRole
  /** Whether a code from an app is asked for besides the password. Without it nothing but the account itself is open. */
  hasSecondFactor: boolean
}

export function isOwner({ role }: Pick<StaffMember, "role">): boolean {
  return role === "owner"
}

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text)
}
