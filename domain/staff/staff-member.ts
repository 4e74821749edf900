/** 'owner': may do everything, including changes of other accounts. 'staff': does the daily work. */
export const STAFF_ROLES = ["owner", "staff"] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A person of the company with an account of the office. */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: StaffRole
  /**
   * Whether sign-ins need a code of an authenticator app. Without a second factor the person can only open the pages of their own
   * account.
   */
  hasSecondFactor: boolean
  /**
   * The right to change rates and fleet, given by an owner. Check it with `mayEditFleet`, because owners have it by their role.
   */
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
