import { redirect } from "react-router"
import { officePortsContext } from "#app/context.ts"
import { bookingPage } from "#app/office/paths.ts"
import type { Route } from "./+types/route"

/** A booking of the calendar is changed with the agreed terms of its enquiry. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const entry = await context.get(officePortsContext).calendar.find(params.id)
  if (entry?.kind !== "booking") throw new Response(null, { status: 404 })
  return redirect(bookingPage(entry.reference))
}
