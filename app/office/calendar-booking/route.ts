import { redirect } from "react-router"
import { officePortsContext } from "#app/context.ts"
import { bookingPage } from "#app/office/paths.ts"
import type { Route } from "./+types/route"

/** Redirects from a booking in the calendar to the agreed terms of its enquiry, where it can be changed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const entry = await context.get(officePortsContext).calendar.find(params.id)
  if (entry?.kind !== "booking") throw new Response(null, { status: 404 })
  return redirect(bookingPage(entry.reference))
}
