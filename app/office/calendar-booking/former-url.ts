import { redirect } from "react-router"
import { calendarBookingPage } from "#app/office/paths.ts"
import type { Route } from "./+types/former-url"

/** Redirects the URL that bookings in the calendar had before migration 019. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(calendarBookingPage(params.id), 301)
}
