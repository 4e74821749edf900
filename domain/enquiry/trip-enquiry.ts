import * as v from "valibot"
import type { RentalPeriod } from "#domain/rental-period.ts"
import type { SentPlan, SentPrice } from "#domain/trip/sent-plan.ts"
import {
  type Answers,
  type Checked,
  check,
  checkbox,
  contactNumber,
  email,
  line,
  optionalParagraphs,
} from "./answers.ts"
import { computedPlanSchema } from "./computed-plan-schema.ts"
import { type AnsweredField, FIELDS_OF, fieldsOf } from "./fields.ts"

/** In the order of the form. */
export const TRIP_FIELDS = fieldsOf("trip") satisfies AnsweredField<TripEnquiry>[]
export type TripField = (typeof TRIP_FIELDS)[number]

/** An enquiry about a planned trip, with the plan and its price at the time of submission. */
export type TripEnquiry = {
  kind: "trip"
  name: string
  contactNumber: string
  email: string
  /** The visitor's answer. The price depends on it if the company has rates for visitors from abroad. */
  livesAbroad: boolean
  /** In paragraphs; null: none. */
  note: string | null
  /** Null: the URL had no trip, or the personal data was removed. */
  plan: SentPlan | null
  /** The rental period, from pick-up to return. Null: no first day was chosen. */
  period: RentalPeriod | null
  /** Null: no vehicle fits, or the prices could not be read. */
  price: SentPrice | null
}

/** The properties that the server computes from the plan. */
export type ComputedTrip = Pick<TripEnquiry, "plan" | "period" | "price">

const schema = v.object({
  name: line(FIELDS_OF.trip.name.maxLength),
  contactNumber,
  email,
  livesAbroad: checkbox,
  note: optionalParagraphs(FIELDS_OF.trip.note.maxLength),
  plan: computedPlanSchema,
} satisfies Record<TripField, v.GenericSchema>)

/** Checks the answers of the form. An incomplete plan is not an error: its valid values are sent. */
export function checkTripEnquiry(
  answers: Answers,
  { plan, period, price }: ComputedTrip,
): Checked<TripEnquiry, TripField> {
  const checked = check(schema, { ...answers, plan }, TRIP_FIELDS)
  return checked.ok ? { ok: true, value: { kind: "trip", ...checked.value, period, price } } : checked
}
