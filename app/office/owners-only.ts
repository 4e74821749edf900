import { type Context, portsContext } from "#app/context.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
import { sessionContext } from "./office-context.ts"

/** @throws a Response 403 for whoever is no owner: `OfficeError` says so. */
export function ownersOnly(context: Context): void {
  const { member } = context.get(sessionContext)
  if (!isOwner(member)) {
    context.get(portsContext).log.warn({ staffId: member.id }, "owner permission denied")
    throw new Response(OWNERS_ONLY, { status: 403 })
  }
}

/** What tells this refusal from that of a press which came from elsewhere. */
export const OWNERS_ONLY = "owners only"
