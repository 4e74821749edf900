import type { RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { ASK_VEHICLE_PARAM } from "#app/paths.ts"
import { MISSING_PARAM, NO_PLAN } from "#app/site/query-params.ts"
import type { ComputedTrip } from "#domain/enquiry/trip-enquiry.ts"
import { sentPeriod, sentPlan, sentPrice } from "#domain/trip/sent-plan.ts"
import { loadVehicles, readTrip } from "../load-plan.ts"

/** What an enquiry about the plan of an address does not contain. */
export const MISSING_PARTS = [NO_PLAN, "vehicleGone", "noPrice"] as const
export type MissingPart = (typeof MISSING_PARTS)[number]

/** The plan of an address as it would be sent now, with its price. Never fails: what cannot be computed is in `missing`. */
export async function loadAsk(request: Request, context: Readonly<RouterContextProvider>) {
  const { trip, leftOut } = readTrip(request, context)
  const fleet = trip && (await loadVehicles(context.get(portsContext), trip, request.signal))
  const vehicles = fleet ? fleet.vehicles : null
  const chosenId = new URL(request.url).searchParams.get(ASK_VEHICLE_PARAM) || null
  const price = vehicles && sentPrice(vehicles, chosenId)
  const isGone = chosenId !== null && vehicles !== null && !price?.isChosen
  const isMissing: Record<MissingPart, boolean> = {
    noPlan: !trip,
    vehicleGone: isGone,
    noPrice: trip !== null && !price,
  }
  const computed: ComputedTrip = {
    plan: trip && sentPlan(trip, leftOut),
    period: trip && sentPeriod(trip),
    price,
  }
  return { trip, leftOut, missing: MISSING_PARTS.filter((part) => isMissing[part]), computed }
}

/** The missing parts that the address of the page after sending names. */
export function missingIn(params: URLSearchParams): MissingPart[] {
  const named = (params.get(MISSING_PARAM) ?? "").split(" ")
  return MISSING_PARTS.filter((part) => named.includes(part))
}
