import { redirect } from "react-router"
import type { Context } from "#app/context.ts"
import { sessionContext } from "./office-context.ts"
import { giveCodeFor } from "./paths.ts"

/**
 * For actions that must not be open to somebody who finds a signed-in browser.
 * @throws a redirect, which takes the submitted form along, to the page that asks for a code first.
 */
export function freshCodeOnly(request: Request, context: Context): void {
  if (context.get(sessionContext).hasFreshCode) return
  const { pathname, search } = new URL(request.url)
  throw redirect(giveCodeFor(pathname + search), 307)
}
