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

/** The items that an enquiry about a plan may lack: the trip, the chosen vehicle, or a price. */
export const MISSING_ITEMS = [NO_PLAN, "vehicleGone", "noPrice"] as const
export type MissingItem = (typeof MISSING_ITEMS)[number]

/**
 * The plan in a URL with its current price, as the form would send it. The form's answer about where the visitor lives replaces
 * the one in the URL. Never fails: items that cannot be computed are listed in `missingItems`.
 */
export async function loadAskPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { livesAbroad }: { livesAbroad: boolean },
) {
  const params = new URL(request.url).searchParams
  if (livesAbroad) params.set(ABROAD_PARAM, ABROAD_VALUE)
  else params.delete(ABROAD_PARAM)
  const { trip, ignoredTexts, partialNameMatches, points } = readPlan(params, context)
  const [order] = COST_ORDERS // the cheapest first, whatever the order on the page of the plan
  const { vehicles, ...costs } = await loadCosts(context.get(portsContext), trip, {
    order,
    points,
    signal: request.signal,
  })
  const chosenVehicleId = params.get(ASK_VEHICLE_PARAM) || null
  const price = trip && priceIn({ ...costs, vehicles }, trip, chosenVehicleId)
  const isMissing: Record<MissingItem, boolean> = {
    noPlan: !trip,
    vehicleGone: chosenVehicleId !== null && vehicles !== null && !price?.isChosen,
    noPrice: trip !== null && (!price || isUnpriced(costs, chosenVehicleId)),
  }
  const computedTrip: ComputedTrip = {
    plan: trip && sentPlan(trip, ignoredTexts),
    period: trip && sentPeriod(trip),
    price,
  }
  const missingItems = MISSING_ITEMS.filter((item) => isMissing[item])
  return { trip, ignoredTexts, partialNameMatches, costs, missingItems, computedTrip }
}

/** The price with the chosen vehicle, or else with the cheapest that fits. Null: none fits, or the fleet could not be read. */
function priceIn(
  { vehicles, unpricedVehicles }: Pick<TripCosts, "vehicles" | "unpricedVehicles">,
  { period }: Trip,
  chosenVehicleId: string | null,
): SentPrice | null {
  const unpricedVehicle = unpricedVehicles.find(({ id }) => id === chosenVehicleId)
  if (unpricedVehicle) return priceOnRequest(unpricedVehicle, period)
  return vehicles && sentPrice(vehicles, chosenVehicleId)
}

/** Whether the rates of the chosen vehicle could not be read in time. */
function isUnpriced(
  { unpricedVehicles }: Pick<TripCosts, "unpricedVehicles">,
  chosenVehicleId: string | null,
): boolean {
  return unpricedVehicles.some(({ id }) => id === chosenVehicleId)
}

/** Parses the missing items in the query of the page that is shown after the enquiry was sent. */
export function missingItemsIn(params: URLSearchParams): MissingItem[] {
  const namedItems = (params.get(MISSING_PARAM) ?? "").split(" ")
  return MISSING_ITEMS.filter((item) => namedItems.includes(item))
}
