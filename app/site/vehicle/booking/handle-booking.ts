import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { handleForm } from "#app/forms/handle-form.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readFormCopy } from "#app/forms/read-form.ts"
import { TOTAL_SEEN } from "#app/forms/total-seen.ts"
import { carriedPlanContext, PLAN_PARAM, parseCarriedPlan } from "#app/site/plan/carried-plan.ts"
import { planOfBooking } from "#app/site/plan/plan-of-booking.ts"
import { MISSING_PARAM, NO_PLAN } from "#app/site/query-params.ts"
import { ABROAD_PARAM, ABROAD_VALUE } from "#app/site/rental-dates.ts"
import { type BookableVehicle, type Booking, checkBooking } from "#domain/enquiry/booking.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { loadRetiredVehicle, loadVehicle } from "../load-vehicle.ts"
import { isAction, isRenderOnly } from "./booking-action.ts"
import {
  choosesUnofferedExtras,
  extraAnswersOf,
  readBookingAnswers,
  rentalAnswersOf,
  withCheaperPeriod,
} from "./booking-answers.ts"

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** Handles a submission of the booking form; `booking-action.ts` lists the actions. */
export async function handleBooking(args: ActionArgs, vehicleId: string) {
  const { request, context } = args
  const plan = parseCarriedPlan(textOf(await readFormCopy(request), PLAN_PARAM), context)
  if (plan) context.set(carriedPlanContext, plan.query)
  const found = await loadVehicle(context.get(portsContext), vehicleId, request.signal)
  // Sets the status only, because the loader throws the 404. If the action threw it, the layout's loader would not run and the
  // error page would have no layout.
  if (!found.ok && found.reason === "notFound") return notFoundResponse(args, vehicleId)
  if (!found.ok) return renderAnswersAgain(args)
  const { vehicle, terms, lacksExtras } = found.value
  if (
    lacksExtras &&
    choosesUnofferedExtras(terms.offeredExtras, readBookingAnswers(await readFormCopy(request)))
  )
    return renderAnswersAgain(args)
  return submitBooking(args, { ...vehicle, terms })
}

/** Status 404, or 410 for a vehicle that was retired in the meantime: its page offers to submit the answers for another vehicle. */
async function notFoundResponse(args: ActionArgs, vehicleId: string) {
  const ports = args.context.get(portsContext)
  const retired = await loadRetiredVehicle(ports, vehicleId, args.request.signal)
  return retired ? renderAnswersAgain(args, 410) : data(null, { status: 404 })
}

function submitBooking(args: ActionArgs, vehicle: BookableVehicle) {
  const { terms } = vehicle
  const { agents } = args.context.get(portsContext).content
  const carriedPlan = args.context.get(carriedPlanContext)
  let hasPlan = false // whether the form has a plan; the booking leaves out an invalid one
  return handleForm<Booking>({
    ...args,
    read: (form) => {
      const answers = readBookingAnswers(form)
      hasPlan = Boolean(answers.plan)
      return isAction(form, "cheaper") ? withCheaperPeriod(answers, terms) : answers
    },
    check: (answers, now) =>
      checkBooking(answers, extraAnswersOf(answers, terms.offeredExtras), vehicle, {
        now,
        agents,
        plan: planOfBooking(answers.plan, args.context),
      }),
    isRenderOnly,
    isFinal: (form) => isAction(form, "send") && hasSeenTotal(form, terms),
    sentParams: ({ pickUpAt, returnAt, livesAbroad, plan }) => ({
      from: pickUpAt,
      to: returnAt,
      ...(livesAbroad && { [ABROAD_PARAM]: ABROAD_VALUE }),
      ...(carriedPlan && { [PLAN_PARAM]: carriedPlan }),
      ...(hasPlan && !plan && { [MISSING_PARAM]: NO_PLAN }),
    }),
  })
}

/**
 * Whether the total that the visitor confirmed is the current one. The submitted number has no other use. If it differs, after an
 * edit of the catalogue or by forgery, the current total is shown for confirmation first.
 */
function hasSeenTotal(form: FormData, terms: Terms): boolean {
  const rental = rentalAnswersOf(readBookingAnswers(form), terms)
  return rental !== null && textOf(form, TOTAL_SEEN) === String(quoteRental(terms, rental).total)
}

/** Renders the submitted answers again, without validation, if the vehicle cannot be booked now. */
async function renderAnswersAgain(args: ActionArgs, status = 503) {
  // Only its effect is used: it sets `formResultContext`, from which the loader reads the answers.
  await handleForm<Booking>({
    ...args,
    read: readBookingAnswers,
    check: () => ({ ok: false, fieldErrors: [] }),
    isRenderOnly: () => true,
  })
  return data(null, { status })
}
