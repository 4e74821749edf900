import type { RouterContextProvider } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { loadForm } from "#app/forms/load-form.ts"
import { PLAN_PARAM, parseCarriedPlan } from "#app/site/plan/carried-plan.ts"
import { MISSING_PARAM, NO_PLAN } from "#app/site/query-params.ts"
import { parseDates } from "#app/site/rental-dates.ts"
import type { CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { type AvailabilityOnDates, loadAvailability } from "./availability/load-availability.ts"
import { choosesUnofferedExtras } from "./booking/booking-answers.ts"
import { loadSentBooking, sentTexts } from "./booking/load-sent-booking.ts"
import { rentalFromQuery } from "./booking/rental-query.ts"
import type { VehicleWithTerms } from "./load-vehicle.ts"
import { type Picture, picturesOf } from "./pictures/pictures.ts"
import { type NotInTotalRow, notInTotalRows } from "./price/not-in-total-rows.ts"
import { type RentalHints, rentalHints } from "./rental-hints.ts"

/**
 * The data of a vehicle's page. `now` is the time in Sri Lanka when the page was rendered. After a booking was sent, the
 * answers of `form` contain only the plan of a trip.
 */
export type VehiclePageData = VehicleWithTerms & {
  pictures: Picture[]
  form: VisitorForm
  /** The texts about the sent booking. Made on the server, so that the script of the form contains none of these texts. */
  sentTexts: readonly string[]
  now: WallTime
  /** The availability on the dates of the form. Null: the owner has not turned on the display of availability. */
  availability: AvailabilityOnDates | null
  hints: RentalHints
  notInTotal: readonly NotInTotalRow[]
}

/** The vehicle with its form: the result of this request's action, otherwise a form with the rental of the query. */
export async function loadVehiclePageData(
  request: Request,
  context: Readonly<RouterContextProvider>,
  vehiclePromise: Promise<CatalogueResult<VehicleWithTerms>>,
): Promise<CatalogueResult<VehiclePageData>> {
  const found = await vehiclePromise
  if (!found.ok) return found
  const ports = context.get(portsContext)
  const now = nowInSriLanka(ports)
  const { searchParams } = new URL(request.url)
  const rental = rentalFromQuery(searchParams, found.value.terms, now)
  const plan = parseCarriedPlan(searchParams.get(PLAN_PARAM), context)?.query
  const form = await loadForm(request, context, { ...rental, ...(plan && { plan }) })
  if (found.value.lacksExtras && choosesUnofferedExtras(found.value.terms.offeredExtras, form.answers)) {
    return { ok: false, reason: "unreachable" }
  }
  const isSent = form.outcome?.state === "sent"
  const answers: Answers = isSent ? { plan: form.answers.plan } : form.answers
  const dates = parseDates(answers.pickUpAt, answers.returnAt)
  const { vehicle } = found.value
  const [sentBooking, availability] = await Promise.all([
    loadSentBooking(ports, form, searchParams, vehicle.id),
    loadAvailability(ports, vehicle, dates, request.signal),
  ])
  return {
    ok: true,
    value: {
      ...found.value,
      pictures: picturesOf(vehicle, context.get(messagesContext).vehicleFacts.pictures),
      form: { ...form, answers },
      sentTexts: sentTexts(sentBooking, {
        lacksTripPlan: isSent && searchParams.get(MISSING_PARAM) === NO_PLAN,
        messages: context.get(messagesContext),
      }),
      now,
      availability,
      notInTotal: notInTotalRows(
        vehicle,
        found.value.terms.rules,
        context.get(messagesContext).vehicleFacts.notInTotal,
      ),
      hints: rentalHints(ports.content.costs, context.get(messagesContext)),
    },
  }
}

function nowInSriLanka({ clock }: Pick<Ports, "clock">): WallTime {
  return wallTimeAt(clock())
}
