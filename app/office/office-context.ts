import { createContext } from "react-router"
import { type Context, officePortsContext, visitContext } from "#app/context.ts"
import type { StaffAccounts, StaffSession, StaffVisit } from "#domain/staff/staff-accounts.ts"

/** Who is signed in; the office's frame sets it before anything behind it runs. */
export const sessionContext = createContext<StaffSession>()

export function accountsOf(context: Context): StaffAccounts {
  return context.get(officePortsContext).accounts
}

/** What the accounts are told of a request. */
export function staffVisit(request: Request, context: Context): StaffVisit {
  return {
    cookie: request.headers.get("cookie"),
    userAgent: request.headers.get("user-agent"),
    clientAddress: context.get(visitContext).clientAddress,
  }
}
