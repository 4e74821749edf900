import { type Context, portsContext } from "#app/context.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
import { sessionContext } from "./office-context.ts"

/** @throws a Response 403 for a member without the role of an owner, which `OfficeError` explains. */
export function requireOwner(context: Context): void {
  const { member } = context.get(sessionContext)
  if (!isOwner(member)) {
    context.get(portsContext).log.warn({ staffId: member.id }, "owner permission denied")
    throw new Response(OWNERS_ONLY, { status: 403 })
  }
}

/** The body that distinguishes this 403 from the one for a form of another origin. */
export const OWNERS_ONLY = "owners only"
