import * as v from "valibot"
import type { SentPlan } from "#domain/trip/sent-plan.ts"

/**
 * The schema of a plan that the server computed. It accepts every value, because visitors do not submit the plan. The schema is not
 * in trip-enquiry.ts, so that the script of the booking form does not load that file.
 */
export const computedPlanSchema = v.custom<SentPlan | null>(() => true)
