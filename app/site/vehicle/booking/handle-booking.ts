import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { handleForm } from "#app/forms/handle-form.ts"
import { textOf } from "#app/forms/read-answers.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type BookableVehicle, type Booking, checkBooking } from "#domain/enquiry/booking.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { loadRetired, loadVehicle } from "../load-vehicle.ts"
import {
  choosesOthersThan,
  readBookingAnswers,
  rentalAnswersOf,
  serviceAnswersOf,
  TOTAL_SEEN,
  withCheaperStay,
} from "./booking-answers.ts"
import { RECEIPT } from "./load-sent-booking.ts"
import { isDraft, isStep } from "./steps.ts"

type Received = { request: Request; context: Readonly<RouterContextProvider> }

/** One press on the reservation of a vehicle; `steps.ts` says what a press can ask for. */
export async function handleBooking(received: Received, vehicleId: string) {
  const { request, context } = received
  const found = await loadVehicle(context.get(portsContext), vehicleId, request.signal)
  // The loader throws the 404 that is shown: thrown here it would be shown without the frame, whose loader would not run.
  if (!found.ok && found.reason === "notFound") return goneOrUnknown(received, vehicleId)
  if (!found.ok) return keepAnswers(received)
  const { vehicle, terms, lacksExtras } = found.value
  if (lacksExtras && choosesOthersThan(terms.offered, await answersOf(request))) return keepAnswers(received)
  return submitBooking(received, { ...vehicle, terms })
}

/** A vehicle that was retired while somebody filled in its form: they take what they typed to another one. */
async function goneOrUnknown(received: Received, vehicleId: string) {
  const ports = received.context.get(portsContext)
  const retired = await loadRetired(ports, vehicleId, received.request.signal)
  return retired ? keepAnswers(received, 410) : data(null, { status: 404 })
}

/** A look ahead at the answers; a body that is no form is refused by the form kit, which reads it next. */
async function answersOf(request: Request): Promise<Answers> {
  return readBookingAnswers(
    await request
      .clone()
      .formData()
      .catch(() => new FormData()),
  )
}

function submitBooking(received: Received, vehicle: BookableVehicle) {
  const { terms } = vehicle
  const { agents } = received.context.get(portsContext).content
  return handleForm<Booking>({
    ...received,
    read: (form) =>
      isStep(form, "cheaper") ? withCheaperStay(readBookingAnswers(form), terms) : readBookingAnswers(form),
    check: (answers, now) =>
      checkBooking(answers, serviceAnswersOf(answers, terms.offered), vehicle, { now, agents }),
    isDraft,
    isFinal: (form) => isStep(form, "send") && sawTheTotal(form, terms),
    sentParams: ({ pickUpAt, returnAt }, _now, formKey) => ({
      from: pickUpAt,
      to: returnAt,
      [RECEIPT]: formKey,
    }),
  })
}

/**
 * Whether what the visitor confirmed is what the hire costs now. The number that the browser sent is used for nothing
 * else: where it differs, because the catalogue was edited or somebody made it up, the right one is shown first.
 */
function sawTheTotal(form: FormData, terms: Terms): boolean {
  const rental = rentalAnswersOf(readBookingAnswers(form), terms)
  return rental !== null && textOf(form, TOTAL_SEEN) === String(quoteRental(terms, rental).total)
}

/** Nothing can be booked now: the page says why, and holds what was typed until the visitor can go on with it. */
async function keepAnswers(received: Received, status = 503) {
  await handleForm<Booking>({
    ...received,
    read: readBookingAnswers,
    check: () => ({ ok: false, fieldErrors: [] }),
    isDraft: () => true,
  })
  return data(null, { status })
}
