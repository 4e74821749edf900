import { redirect } from "react-router"
import type { Context } from "#app/context.ts"
import { sessionContext } from "./office-context.ts"
import { giveCodeFor } from "./paths.ts"

/**
 * Requires a code that was entered a short time ago. Some actions need more than an open session, because anybody at an
 * unattended computer has one.
 * @throws a 307 redirect, which posts the submitted form again, to the page that asks for the code.
 */
export function requireFreshCode(request: Request, context: Context): void {
  if (context.get(sessionContext).hasFreshCode) return
  const { pathname, search } = new URL(request.url)
  throw redirect(giveCodeFor(pathname + search), 307)
}
