/** 'owner': may do everything, including the accounts of others. 'staff': daily work. */
export const STAFF_ROLES = ["owner", "staff"] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A person of the company with an account of the office. */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: StaffRole
  /** Whether sign-ins need a code of an app. Without a second factor only the pages of the own account are accessible. */
  hasSecondFactor: boolean
  /** The right to change rates and fleet, given by an owner. Ask `mayEditFleet`: owners have it by their role. */
  editsFleet: boolean
}

export function isOwner({ role }: Pick<StaffMember, "role">): boolean {
  return role === "owner"
}

/** Whether a member may open and change rates, vehicles, categories and extras. */
export function mayEditFleet({ role, editsFleet }: Pick<StaffMember, "role" | "editsFleet">): boolean {
  return role === "owner" || editsFleet
}

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text)
}
