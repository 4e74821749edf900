import { redirect } from "react-router"
import { accountsOf, staffVisit } from "#app/office/office-context.ts"
import { OFFICE_HOME, SIGN_IN } from "#app/office/paths.ts"
import { withCookies } from "#app/office/with-cookies.ts"
import type { Route } from "./+types/route"

/** Somebody who opens the address of a press: nothing happens. */
export function loader() {
  return redirect(OFFICE_HOME)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { setCookies } = await accountsOf(context).signOut(staffVisit(request, context))
  // Pages that the browser holds to go back to are gone too.
  const headers = { "Clear-Site-Data": '"cache"' }
  return withCookies(redirect(SIGN_IN, { status: 303, headers }), setCookies)
}
