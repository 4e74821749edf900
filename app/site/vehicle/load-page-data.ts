import type { RouterContextProvider } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { showForm } from "#app/forms/show-form.ts"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { SentBooking } from "#domain/enquiry/booking.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { loadBooked } from "./booking/load-booked.ts"
import { rentalFromAddress } from "./booking/rental-in-address.ts"
import { choosesOthersThan } from "./booking/reservation.ts"
import type { FoundVehicle } from "./load-vehicle.ts"
import { type Picture, picturesOf } from "./pictures/pictures.ts"

/**
 * The data of the page of one vehicle. `now` is the time in Sri Lanka when the page was rendered. `booked` is the booking that was
 * sent, shown after a success; `form` is then empty.
 */
export type VehiclePageData = FoundVehicle & {
  pictures: Picture[]
  form: VisitorForm
  booked: SentBooking | null
  now: WallTime
}

/** The vehicle with its form: as this request submitted it, or with nothing but the rental in the URL. */
export async function loadPageData(
  request: Request,
  context: Readonly<RouterContextProvider>,
  finding: Promise<CatalogueAnswer<FoundVehicle>>,
): Promise<CatalogueAnswer<VehiclePageData>> {
  const found = await finding
  if (!found.ok) return found
  const ports = context.get(portsContext)
  const now = nowInSriLanka(ports)
  const { searchParams } = new URL(request.url)
  const rental = rentalFromAddress(searchParams, found.value.terms.offered, now)
  const form = await showForm(request, context, rental)
  if (found.value.lacksServices && choosesOthersThan(found.value.terms.offered, form.answers)) {
    return { ok: false, reason: "unreachable" }
  }
  const isSent = form.outcome?.state === "sent"
  return {
    ok: true,
    value: {
      ...found.value,
      pictures: picturesOf(found.value.vehicle, context.get(messagesContext).vehicleFacts.pictures),
      form: isSent ? { ...form, answers: {} } : form,
      booked: await loadBooked(ports, form, searchParams, found.value.vehicle.id),
      now,
    },
  }
}

function nowInSriLanka({ clock }: Pick<Ports, "clock">): WallTime {
  return wallTimeAt(clock())
}
