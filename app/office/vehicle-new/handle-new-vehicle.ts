import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError } from "#app/forms/form-state.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { type EditBase, factErrors, factTextsIn } from "#app/office/fleet/facts-form.ts"
import { editingOf, fleetOf } from "#app/office/fleet/fleet-of.ts"
import { freeSlug } from "#app/office/fleet/free-slug.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { editVehicle, NEW_VEHICLE, vehiclePictures } from "#app/office/paths.ts"
import { readFacts, slugOf } from "#domain/catalogue/facts.ts"
import { NEW_VEHICLE_FACTS, type NewVehicleField } from "#domain/catalogue/vehicle-facts.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { DailyRates } from "#domain/pricing/tiers.ts"

/** Adds a vehicle and redirects to the page that adds its pictures. */
export async function handleNewVehicle(context: Context, form: FormData) {
  const fleet = fleetOf(context)
  const { fleet: messages } = context.get(messagesContext).office
  const factTexts = factTextsIn(NEW_VEHICLE_FACTS, form)
  const values = { ...factTexts, id: factTexts.id.trim() || slugOf(factTexts.name) }
  const refused = (errors: FieldError<NewVehicleField>[], answers: Answers = factTexts) =>
    formWithErrors<NewVehicleField, EditBase>(context, { answers, errors })
  const read = readFacts(NEW_VEHICLE_FACTS, values)
  if (!read.ok) {
    // The id is made from the name. So without a name, only the name is reported as missing.
    const shownErrors = read.fieldErrors.filter(
      ({ field }) => field !== "id" || factTexts.id.trim() || factTexts.name.trim(),
    )
    return refused(factErrors(NEW_VEHICLE_FACTS, shownErrors, messages))
  }
  const { id, oneWeek, twoWeeks, threeWeeks, oneMonth, threeMonths, sixMonths, ...facts } = read.value
  const rates: DailyRates = { oneWeek, twoWeeks, threeWeeks, oneMonth, threeMonths, sixMonths }
  const isReserved = editVehicle(id) === NEW_VEHICLE // the vehicle's page would have the URL of this page
  const outcome = isReserved ? "taken" : await fleet.addVehicle({ id, facts, rates }, editingOf(context))
  if (outcome === "noCategory") return refused([{ field: "categoryId", message: messages.noCategory }])
  if (outcome === "done") return redirect(doneHref(vehiclePictures(id), "added"), 303)
  // The field suggests the next free id, so that the form can be submitted again.
  const free = freeSlug(
    id,
    (await fleet.vehicles()).map((vehicle) => vehicle.id),
  )
  const errors = factErrors(NEW_VEHICLE_FACTS, [{ field: "id", errorCode: "taken" }], messages)
  return refused(errors, { ...factTexts, id: free })
}
