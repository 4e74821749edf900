import type { LoaderFunctionArgs } from "react-router"
import { portsContext } from "#app/context.ts"
import { parseDates } from "#app/site/rental-dates.ts"
import { type AvailabilityOnDates, loadAvailability } from "./load-availability.ts"

/**
 * Responds with the vehicles to suggest if a vehicle is already booked on the dates of the query; the page asks while the dates
 * are typed. `alternatives` is null for an unknown vehicle, for invalid dates, and for a vehicle that is not booked.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const ports = context.get(portsContext)
  const vehicle = await ports.catalogue.vehicle(params.slug ?? "", request.signal)
  const { searchParams } = new URL(request.url)
  const dates = parseDates(searchParams.get("from"), searchParams.get("to"))
  const availability = vehicle.ok && (await loadAvailability(ports, vehicle.value, dates, request.signal))
  const alternatives = availability ? availability.alternatives : null
  return Response.json({ alternatives } satisfies Pick<AvailabilityOnDates, "alternatives">, {
    headers: { "Cache-Control": "no-store" },
  })
}
