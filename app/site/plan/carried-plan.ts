import { createContext } from "react-router"
import type { Context } from "#app/context.ts"
import { planQuery } from "#domain/trip/plan.ts"
import { MAX_PLAN_LENGTH } from "#domain/trip/sent-plan.ts"
import { routePoints } from "#domain/trip/share.ts"
import type { Trip } from "#domain/trip/trip.ts"
import { readPlan } from "./load-plan.ts"

/** The query parameter and the form field in which the page of a vehicle and 'May I drive?' carry the query of a trip plan. */
export const PLAN_PARAM = "plan"

/** The submitted plan, for the page that renders a form again. */
export const carriedPlanContext = createContext<string | null>(null)

/** A plan that another page shows and links to. `query` contains only its valid parts. */
export type CarriedPlan = { query: string; names: readonly string[]; days: number } & Pick<
  Trip,
  "km" | "isEstimate"
>

/** Parses a text as the query of a plan. Null: it has no trip. */
export function parseCarriedPlan(text: string | null, context: Context): CarriedPlan | null {
  if (!text || text.length > MAX_PLAN_LENGTH) return null
  const { trip } = readPlan(new URLSearchParams(text), context)
  if (!trip) return null
  return {
    query: planQuery(trip.plan),
    names: routePoints(trip).map(({ name }) => name),
    days: trip.days.length,
    km: trip.km,
    isEstimate: trip.isEstimate,
  }
}

/** A plan as a parameter of a URL, `plan=...`. Empty without a plan. */
export function carriedPlanQuery(query: string | undefined): string {
  return query ? `${PLAN_PARAM}=${encodeURIComponent(query)}` : ""
}
