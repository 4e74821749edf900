import type { LoaderFunctionArgs } from "react-router"
import { portsContext } from "#app/context.ts"
import { parseDates } from "#app/site/rental-dates.ts"
import { type AvailabilityOnDates, loadAvailability } from "./load-availability.ts"

/**
 * Whether a vehicle is already booked on the dates of the query, for the page while the dates are typed. The response is the
 * same for an unknown vehicle, for invalid dates, and for a vehicle that is free.
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
