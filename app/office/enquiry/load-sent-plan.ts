import type { EnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { type Context, messagesContext, portsContext } from "#app/context.ts"
import type { DetailRow } from "#domain/enquiry/email/contents.ts"
import { planDayRows, planSummaryRows } from "#domain/enquiry/email/plan-rows.ts"
import type { Enquiry, EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { totalText } from "#domain/enquiry/wording.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { tripCost } from "#domain/trip/cost.ts"
import { parsePlan } from "#domain/trip/plan.ts"
import { type TripPoint, tripPoints } from "#domain/trip/points.ts"
import { planUrl, type SentPlan, type SentPrice, sentTotal } from "#domain/trip/sent-plan.ts"
import { routePoints } from "#domain/trip/share.ts"
import { computeTrip, type Trip } from "#domain/trip/trip.ts"

/** The data of an enquiry's planned trip, for its page. */
export type SentPlanView = {
  /** The plan as it was sent. */
  rows: DetailRow[]
  dayRows: DetailRow[]
  url: string
  /** The same plan, computed again for the map and the days. Null if its places no longer exist. */
  recomputedPlan: { trip: Trip; points: TripPoint[] } | null
  price: ShownPrice | null
}

/**
 * The price of the planned trip. `isChosen`: the visitor chose the vehicle; otherwise it is the cheapest one. `todaysTotal` null: the
 * vehicle can no longer be priced.
 */
type ShownPrice = {
  vehicleName: string
  isChosen: boolean
  sentTotal: string
  todaysTotal: string | null
  /** The amount of `sentTotal` that is paid at the return, with its kilometres. Null: none. */
  paidAtReturn: { km: number; amount: string } | null
}

/** @returns null for an enquiry without a plan */
export function loadSentPlan(
  context: Context,
  { content, receivedAt }: Enquiry,
  { pricedVehicles }: EnquiryTerms,
): SentPlanView | null {
  const plan = planIn(content)
  if (!plan) return null
  const { settings } = context.get(portsContext)
  const recomputedPlan = recomputePlan(context, plan, receivedAt)
  const price = content.kind === "trip" ? content.price : null
  return {
    rows: planSummaryRows(plan),
    dayRows: planDayRows(plan),
    url: planUrl(plan, settings.siteUrl),
    recomputedPlan,
    price: price && {
      vehicleName: price.vehicleName,
      isChosen: price.isChosen,
      sentTotal: totalText(sentTotal(price)),
      paidAtReturn: price.atReturn && { km: price.atReturn.km, amount: totalText(price.atReturn.amount) },
      todaysTotal: recomputedPlan && todaysTotal(plan, price, recomputedPlan.trip, pricedVehicles),
    },
  }
}

function planIn(content: EnquiryContent): SentPlan | null {
  return "plan" in content ? content.plan : null
}

/** Computes as of the time at which the plan was sent, so that its first day is not in the past. */
function recomputePlan(context: Context, plan: SentPlan, receivedAt: Date): SentPlanView["recomputedPlan"] {
  const { content } = context.get(portsContext)
  const sentAt = wallTimeAt(receivedAt)
  const points = tripPoints(content.places, content.roads, context.get(messagesContext).plan.airport)
  const parsed = parsePlan(new URLSearchParams(plan.query), points, sentAt)
  const trip = computeTrip(parsed.plan, points, content, sentAt)
  // Parsing omits places that no longer exist.
  if (!trip || routePoints(trip).length !== plan.path.length) return null
  return { trip, points }
}

function todaysTotal(
  { drive, km }: SentPlan,
  { vehicleId }: SentPrice,
  { period }: Trip,
  pricedVehicles: EnquiryTerms["pricedVehicles"],
): string | null {
  const pricedVehicle = pricedVehicles.find(({ id }) => id === vehicleId)
  if (!pricedVehicle) return null
  const { livesAbroad = false } = pricedVehicle
  return totalText(tripCost(pricedVehicle, pricedVehicle.terms, { drive, km, period, livesAbroad }).total)
}
