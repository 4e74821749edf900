import { createContext } from "react-router"
import { type Context, officePortsContext, visitContext } from "#app/context.ts"
import type { StaffAccounts, StaffSession, StaffVisit } from "#domain/staff/staff-accounts.ts"

/** The session of the signed-in member. The middleware of the office's layout sets it before a loader or action runs. */
export const sessionContext = createContext<StaffSession>()

export function accountsOf(context: Context): StaffAccounts {
  return context.get(officePortsContext).accounts
}

/** The values of a request that the accounts read: cookie, browser and IP address. */
export function staffVisit(request: Request, context: Context): StaffVisit {
  return {
    cookie: request.headers.get("cookie"),
    userAgent: request.headers.get("user-agent"),
    clientAddress: context.get(visitContext).clientAddress,
  }
}
