import type { Context } from "#app/context.ts"
import { mayEditFleet } from "#domain/staff/staff-member.ts"
import { sessionContext } from "./office-context.ts"
import { forbid } from "./require-owner.ts"

/** @throws a Response 403 for a member without the right to change rates and fleet, which `OfficeError` explains. */
export function requireFleetRight(context: Context): void {
  if (!mayEditFleet(context.get(sessionContext).member))
    forbid(context, NO_FLEET_RIGHT, "fleet permission denied")
}

/** The response body that distinguishes this 403 from others. */
export const NO_FLEET_RIGHT = "no fleet right"
