import type { Context } from "#app/context.ts"
import { MAX_PLAN_LENGTH, type SentPlan, sentPlan } from "#domain/trip/sent-plan.ts"
import { readPlan } from "./load-plan.ts"

/** The plan that a booking form submits. Null: there is none, it is too long, or it has no trip. */
export function planOfBooking(text: string | undefined, context: Context): SentPlan | null {
  if (!text || text.length > MAX_PLAN_LENGTH) return null
  const { trip, ignoredTexts } = readPlan(new URLSearchParams(text), context)
  return trip && sentPlan(trip, ignoredTexts)
}
