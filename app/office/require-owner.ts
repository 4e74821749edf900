import { type Context, portsContext } from "#app/context.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
import { sessionContext } from "./office-context.ts"

/** @throws a Response 403 for a member without the role of an owner, which `OfficeError` explains. */
export function requireOwner(context: Context): void {
  if (!isOwner(context.get(sessionContext).member)) forbid(context, OWNERS_ONLY, "owner permission denied")
}

/** The body that distinguishes this 403 from the one for a form of another origin. */
export const OWNERS_ONLY = "owners only"

/** Logs the refused member. @throws a Response 403 with this body */
export function forbid(context: Context, body: string, logMessage: string): never {
  context.get(portsContext).log.warn({ staffId: context.get(sessionContext).member.id }, logMessage)
  throw new Response(body, { status: 403 })
}
