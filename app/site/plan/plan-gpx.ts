import { type LoaderFunctionArgs, redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { PLAN } from "#app/paths.ts"
import { routePoints, tripGpx } from "#domain/trip/share.ts"
import { readTrip } from "./load-plan.ts"
import { planFile } from "./plan-file.ts"

/** The stops of a plan as a GPX file. A URL without a trip redirects to the planner. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { trip } = readTrip(request, context)
  if (!trip) return redirect(PLAN + new URL(request.url).search)
  const { summary, share } = context.get(messagesContext).plan
  const path = routePoints(trip)
  return planFile(tripGpx(path, summary.path(path.map(({ name }) => name))), {
    type: "application/gpx+xml",
    name: `${share.fileName}.gpx`,
  })
}
