import { redirect } from "react-router"
import { accountsOf, staffVisit } from "#app/office/office-context.ts"
import { SIGN_IN, TODAY } from "#app/office/paths.ts"
import { withCookies } from "#app/office/with-cookies.ts"
import type { Route } from "./+types/route"

/** A GET request does not sign out: a link or a prefetch could send one. */
export function loader() {
  return redirect(TODAY)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { setCookies } = await accountsOf(context).signOut(staffVisit(request, context))
  // Also clears the pages in the back/forward cache of the browser.
  const headers = { "Clear-Site-Data": '"cache"' }
  return withCookies(redirect(SIGN_IN, { status: 303, headers }), setCookies)
}
