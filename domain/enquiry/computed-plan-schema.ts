import * as v from "valibot"
import type { SentPlan } from "#domain/trip/sent-plan.ts"

/**
 * The schema of a plan that was computed on the server. It accepts the value without a check. It is not in trip-enquiry.ts, so
 * that the script of the booking form does not load that file.
 */
export const computedPlanSchema = v.custom<SentPlan | null>(() => true)
