import { redirect } from "react-router"
import type { Context } from "#app/context.ts"
import { sessionContext } from "./office-context.ts"
import { giveCodeHref } from "./paths.ts"

/**
 * Requires a second-factor code that was entered a short time ago. An open session is not enough for some actions, because anybody at
 * an unattended computer has one.
 * @throws a 307 redirect, which posts the submitted form again, to the page that asks for the code.
 */
export function requireFreshCode(request: Request, context: Context): void {
  if (context.get(sessionContext).hasFreshCode) return
  const { pathname, search } = new URL(request.url)
  throw redirect(giveCodeHref(pathname + search), 307)
}
