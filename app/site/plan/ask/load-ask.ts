import type { RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { ASK_VEHICLE_PARAM } from "#app/paths.ts"
import { MISSING_PARAM, NO_PLAN } from "#app/site/query-params.ts"
import { ABROAD_PARAM, ABROAD_VALUE } from "#app/site/rental-dates.ts"
import type { ComputedTrip } from "#domain/enquiry/trip-enquiry.ts"
import { COST_ORDERS } from "#domain/trip/cost.ts"
import { priceOnRequest, type SentPrice, sentPeriod, sentPlan, sentPrice } from "#domain/trip/sent-plan.ts"
import type { Trip } from "#domain/trip/trip.ts"
import { loadCosts, readPlan, type TripCosts } from "../load-plan.ts"

/** The parts that an enquiry about a plan may lack. */
export const MISSING_PARTS = [NO_PLAN, "vehicleGone", "noPrice"] as const
export type MissingPart = (typeof MISSING_PARTS)[number]

/**
 * The plan in a URL with its current price, as the form would send it. The form's answer about where the visitor lives replaces
 * the one in the URL. Never fails: parts that cannot be computed are listed in `missing`.
 */
export async function loadAsk(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { livesAbroad }: { livesAbroad: boolean },
) {
  const params = new URL(request.url).searchParams
  if (livesAbroad) params.set(ABROAD_PARAM, ABROAD_VALUE)
  else params.delete(ABROAD_PARAM)
  const { trip, ignoredTexts, partialNameMatches, points } = readPlan(params, context)
  const [order] = COST_ORDERS
  const { vehicles, ...costs } = await loadCosts(context.get(portsContext), trip, {
    order,
    points,
    signal: request.signal,
  })
  const chosenId = params.get(ASK_VEHICLE_PARAM) || null
  const price = trip && priceIn({ ...costs, vehicles }, trip, chosenId)
  const isMissing: Record<MissingPart, boolean> = {
    noPlan: !trip,
    vehicleGone: chosenId !== null && vehicles !== null && !price?.isChosen,
    noPrice: trip !== null && (!price || isUnpriced(costs, chosenId)),
  }
  const computed: ComputedTrip = {
    plan: trip && sentPlan(trip, ignoredTexts),
    period: trip && sentPeriod(trip),
    price,
  }
  const missing = MISSING_PARTS.filter((part) => isMissing[part])
  return { trip, ignoredTexts, partialNameMatches, costs, missing, computed }
}

/** Null: no vehicle fits, or the fleet could not be read. */
function priceIn(
  { vehicles, unpriced }: Pick<TripCosts, "vehicles" | "unpriced">,
  { period }: Trip,
  chosenId: string | null,
): SentPrice | null {
  const late = unpriced.find(({ id }) => id === chosenId)
  if (late) return priceOnRequest(late, period)
  return vehicles && sentPrice(vehicles, chosenId)
}

/** Whether the rates of the chosen vehicle could not be read in time. */
function isUnpriced({ unpriced }: Pick<TripCosts, "unpriced">, chosenId: string | null): boolean {
  return unpriced.some(({ id }) => id === chosenId)
}

/** Parses the missing parts in the query of the page after the form. */
export function missingIn(params: URLSearchParams): MissingPart[] {
  const named = (params.get(MISSING_PARAM) ?? "").split(" ")
  return MISSING_PARTS.filter((part) => named.includes(part))
}
