import * as v from "valibot"
import type { SentPlan } from "#domain/trip/sent-plan.ts"

/** A plan that was computed on the server; `check` passes it on. Not in trip-enquiry.ts, which the script of the booking form does not need. */
export const computedPlan = v.custom<SentPlan | null>(() => true)
