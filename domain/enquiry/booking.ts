import * as v from "valibot"
import { defaultQuantity, type Extra, type ExtraChoice, MAX_QUANTITY } from "#domain/pricing/extra.ts"
import { type Quote, quoteRental } from "#domain/pricing/quote.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { addMinutes, parseWallTime, rentalDays, type WallTime } from "#domain/rental-period.ts"
import type { SentPlan } from "#domain/trip/sent-plan.ts"
import {
  type Answers,
  type Checked,
  check,
  checkbox,
  choice,
  contactNumber,
  type ErrorCode,
  email,
  latestWallTime,
  line,
  optionalChoice,
  optionalParagraphs,
  wallTime,
} from "./answers.ts"
import { computedPlanSchema } from "./computed-plan-schema.ts"
import { type AnsweredField, FIELDS_OF, fieldsOf } from "./fields.ts"

/** The titles of the booking form. 'Other': none of the others. */
export const PERSON_TITLES = ["Mr", "Ms", "Dr", "Other"] as const

/** In the order of the form. */
export const BOOKING_FIELDS = fieldsOf("booking") satisfies AnsweredField<Booking>[]
export type BookingField = (typeof BOOKING_FIELDS)[number]

/** A request for one vehicle, with the price at the time of submission. The company confirms or declines it. */
export type Booking = {
  kind: "booking"
  vehicleId: string
  vehicleName: string
  pickUpLocation: string
  returnLocation: string
  pickUpAt: WallTime
  returnAt: WallTime
  /** The visitor's answer. The price depends on it if the company has rates for visitors from abroad. */
  livesAbroad: boolean
  personTitle: (typeof PERSON_TITLES)[number]
  firstName: string
  lastName: string
  contactNumber: string
  email: string
  /** One of the agents that the office lists; null: none. */
  agent: string | null
  /** In paragraphs; null: none. */
  note: string | null
  /** The planned trip from which the visitor opened the form. Null: none. */
  plan: SentPlan | null
  /** The chosen extras. The form and stored bookings have this name. */
  services: ExtraChoice[]
  quote: Quote
}

/**
 * The values of a booking that the page after its submission shows. They identify neither a person nor a location, because the
 * URL of that page can be shared.
 */
export type SentBooking = Pick<Booking, "vehicleId" | "vehicleName" | "pickUpAt" | "returnAt" | "quote">

/** The vehicle that a booking is for, with the terms of its price. */
export type BookableVehicle = { id: string; name: string; terms: Terms }

/** The submitted answers for one extra: whether it was checked, and the quantity as typed. */
export type ExtraAnswer = { extraId: string; isChosen: boolean; quantity: string }

/** A pick-up time this far in the past is still accepted, because filling in a form takes minutes. */
const PICK_UP_GRACE_MINUTES = 15

/**
 * Limits of the answers to a booking form. `now` is the Sri Lankan wall time. `agents` are the agents that the office lists.
 * `plan` is the plan that the server computed for the submission; missing in the browser.
 */
export type BookingLimits = { now: WallTime; agents: readonly string[]; plan?: SentPlan | null }

/**
 * Checks a booking and computes its price; a submitted total is ignored. A chosen extra that is not offered with this vehicle is an
 * error, because dropping it silently would mislead the visitor.
 */
export function checkBooking(
  answers: Answers,
  extraAnswers: readonly ExtraAnswer[],
  { id, name, terms }: BookableVehicle,
  limits: BookingLimits,
): Checked<Booking, BookingField> {
  const services = areAllOffered(extraAnswers, terms.offeredExtras)
    ? chosenExtras(extraAnswers, terms.offeredExtras, rentalDaysOfAnswers(answers))
    : NOT_OFFERED
  const checked = check(
    bookingSchema(limits),
    { ...answers, services, plan: limits.plan ?? null },
    BOOKING_FIELDS,
  )
  if (!checked.ok) return checked
  const value = checked.value
  const quote = quoteRental(terms, {
    period: value,
    chosenExtras: value.services,
    livesAbroad: value.livesAbroad,
  })
  return { ok: true, value: { kind: "booking", vehicleId: id, vehicleName: name, ...value, quote } }
}

/** Stands for chosen extras of which one is not offered. The check rejects it. */
const NOT_OFFERED = null

function areAllOffered(answers: readonly ExtraAnswer[], offeredExtras: readonly Extra[]): boolean {
  const ids = new Set(offeredExtras.map(({ id }) => id))
  return answers.every(({ extraId, isChosen }) => !isChosen || ids.has(extraId))
}

/**
 * The rental days between the two answers, for the live price of an incomplete form. 0 while either answer is missing or invalid.
 */
export function rentalDaysOfAnswers(answers: Answers): number {
  const pickUpAt = parseWallTime(answers.pickUpAt ?? "")
  const returnAt = parseWallTime(answers.returnAt ?? "")
  return pickUpAt && returnAt ? rentalDays({ pickUpAt, returnAt }) : 0
}

/**
 * The checked extras that this vehicle offers. An empty quantity becomes the default: every day of the rental period for an extra
 * that is charged per day, otherwise one. An invalid quantity becomes NaN, which the check rejects.
 */
export function chosenExtras(
  answers: readonly ExtraAnswer[],
  offeredExtras: readonly Extra[],
  days: number,
): ExtraChoice[] {
  return offeredExtras.flatMap((extra) => {
    const answer = answers.find(({ extraId }) => extraId === extra.id)
    return answer?.isChosen ? [{ extraId: extra.id, quantity: quantityOf(answer, extra, days) }] : []
  })
}

function quantityOf({ quantity }: ExtraAnswer, extra: Extra, days: number): number {
  if (extra.inputKind === "yesOrNo") return 1
  const text = quantity.trim()
  if (text === "") return defaultQuantity(extra, days)
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

function bookingSchema({ now, agents }: BookingLimits) {
  const time = wallTime({
    earliest: addMinutes(now, -PICK_UP_GRACE_MINUTES),
    latest: latestWallTime(now),
    tooEarly: "inThePast",
  })
  const fields = FIELDS_OF.booking
  return v.pipe(
    v.object({
      pickUpLocation: line(fields.pickUpLocation.maxLength),
      returnLocation: line(fields.returnLocation.maxLength),
      pickUpAt: time,
      returnAt: time,
      livesAbroad: checkbox,
      services: v.pipe(
        v.custom<ExtraChoice[]>(Array.isArray, "notOffered" satisfies ErrorCode),
        v.check(
          (chosen) => chosen.every(({ quantity }) => quantity >= 0 && quantity <= MAX_QUANTITY),
          "notAQuantity" satisfies ErrorCode,
        ),
      ),
      personTitle: choice(PERSON_TITLES),
      firstName: line(fields.firstName.maxLength),
      lastName: line(fields.lastName.maxLength),
      contactNumber,
      email,
      agent: optionalChoice(agents),
      note: optionalParagraphs(fields.note.maxLength),
      plan: computedPlanSchema,
    } satisfies Record<BookingField, v.GenericSchema>),
    v.forward(
      v.partialCheck(
        [["pickUpAt"], ["returnAt"]],
        // A missing or invalid time is null here, and has its own error.
        ({ pickUpAt, returnAt }) => !pickUpAt || !returnAt || rentalDays({ pickUpAt, returnAt }) > 0,
        "notAfterPickUp" satisfies ErrorCode,
      ),
      ["returnAt"],
    ),
  )
}
