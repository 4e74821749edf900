import type { LoaderFunctionArgs } from "react-router"
import { offlineCopyContext, portsContext, visitContext } from "#app/context.ts"
import { guidePath, PLAN, planPath, planVehiclesPath } from "#app/paths.ts"
import { guidesOf, OFFLINE_COPY_LIMITS } from "#domain/trip/offline-copy.ts"
import { planQuery } from "#domain/trip/plan.ts"
import type { Trip } from "#domain/trip/trip.ts"
import { readTrip } from "../load-plan.ts"

const HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" }

/**
 * The pages and files of a plan as an `OfflineCopy`. Status 404 without a plan, 429 above the rate limit, 503 if the plan cannot
 * be rendered.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { trip } = readTrip(request, context)
  if (!trip) return Response.json({ error: "no plan" }, { status: 404, headers: HEADERS })
  const { offlineCopyLimiter, clock } = context.get(portsContext)
  const waitSeconds = await offlineCopyLimiter.admit(
    context.get(visitContext).clientAddress,
    OFFLINE_COPY_LIMITS,
    clock(),
  )
  if (waitSeconds > 0) {
    const headers = { ...HEADERS, "Retry-After": String(waitSeconds) }
    return Response.json({ error: "too many requests" }, { status: 429, headers })
  }
  const urls = urlsToStore(trip, new URL(request.url).search)
  const copy = await context.get(offlineCopyContext)(urls)
  const hasPlan = copy.pages.some(({ address }) => address === urls[0])
  return Response.json(copy, { status: hasPlan ? 200 : 503, headers: HEADERS })
}

/**
 * The pages to store: the plan at its full URL, at the short URL that links use, and with every vehicle, and the guides to its
 * places.
 */
function urlsToStore(trip: Trip, search: string): string[] {
  const query = planQuery(trip.plan)
  const plans = new Set([`${PLAN}${search}`, planPath(query), planVehiclesPath(query)])
  return [...plans, ...guidesOf(trip).map(({ slug }) => guidePath(slug))]
}
