import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError } from "#app/forms/form-state.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { type EditBase, fieldErrorMessages, submittedTexts } from "#app/office/fleet/fields-form.ts"
import { editContext, fleetEditor } from "#app/office/fleet/fleet-context.ts"
import { freeSlug } from "#app/office/fleet/free-slug.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { NEW_VEHICLE, vehiclePage, vehiclePicturesPage } from "#app/office/paths.ts"
import { readFields, slugify } from "#domain/catalogue/field-rules.ts"
import { NEW_VEHICLE_FIELDS, type NewVehicleField } from "#domain/catalogue/vehicle-fields.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { DailyRates } from "#domain/pricing/tiers.ts"

/** Adds a vehicle and redirects to the page that adds its pictures. */
export async function handleNewVehicle(context: Context, form: FormData) {
  const fleet = fleetEditor(context)
  const { fleet: messages } = context.get(messagesContext).office
  const fieldTexts = submittedTexts(NEW_VEHICLE_FIELDS, form)
  const textsWithId = { ...fieldTexts, id: fieldTexts.id.trim() || slugify(fieldTexts.name) }
  const errorResponse = (errors: FieldError<NewVehicleField>[], answers: Answers = fieldTexts) =>
    formWithErrors<NewVehicleField, EditBase>(context, { answers, errors })
  const read = readFields(NEW_VEHICLE_FIELDS, textsWithId)
  if (!read.ok) {
    // An empty id is made from the name. If both are empty, only the name is reported as missing.
    const shownErrors = read.fieldErrors.filter(
      ({ field }) => field !== "id" || fieldTexts.id.trim() || fieldTexts.name.trim(),
    )
    return errorResponse(fieldErrorMessages(NEW_VEHICLE_FIELDS, shownErrors, messages))
  }
  const { id, oneWeek, twoWeeks, threeWeeks, oneMonth, threeMonths, sixMonths, ...values } = read.value
  const rates: DailyRates = { oneWeek, twoWeeks, threeWeeks, oneMonth, threeMonths, sixMonths }
  const isReserved = vehiclePage(id) === NEW_VEHICLE // the vehicle's page would have the URL of this page
  const outcome = isReserved ? "taken" : await fleet.addVehicle({ id, values, rates }, editContext(context))
  if (outcome === "noCategory") return errorResponse([{ field: "categoryId", message: messages.noCategory }])
  if (outcome === "done") return redirect(doneHref(vehiclePicturesPage(id), "added"), 303)
  // The field suggests the next free id, so that the form can be submitted again.
  const freeId = freeSlug(
    id,
    (await fleet.vehicles()).map((vehicle) => vehicle.id),
  )
  const errors = fieldErrorMessages(NEW_VEHICLE_FIELDS, [{ field: "id", errorCode: "taken" }], messages)
  return errorResponse(errors, { ...fieldTexts, id: freeId })
}
