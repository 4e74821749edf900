import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import {
  readTermsForm,
  submittedTexts,
  type TermsForm,
  type VehicleChoices,
} from "#app/office/booking/terms-form-state.ts"
import { type AgreedTerms, CHARGES } from "#domain/agreed/agreed-terms.ts"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import type { Checked } from "#domain/enquiry/answers.ts"
import { FIELDS_OF } from "#domain/enquiry/fields.ts"
import {
  checkStaffBooking,
  STAFF_BOOKING_FIELDS,
  type StaffBooking,
  type StaffBookingField,
} from "#domain/enquiry/staff-booking.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"

/** The name of a field's control. */
export function controlName(field: StaffBookingField): string {
  return FIELDS_OF.staffBooking[field].name
}

/** The values of the form's buttons. */
export const BUTTONS = ["confirm", "check", "save"] as const
type ButtonName = (typeof BUTTONS)[number]

type NewBookingInput = { form: FormData; choices: VehicleChoices; act: ButtonName; signal: AbortSignal }

type NewBooking =
  | { ok: true; content: StaffBooking; terms: AgreedTerms | null }
  | { ok: false; form: TermsForm }

/** Parses the form. Vehicle and days may be entered later, unless the booking is confirmed. */
export async function readNewBooking(context: Context, input: NewBookingInput): Promise<NewBooking> {
  const customer = checkStaffBooking(
    Object.fromEntries(STAFF_BOOKING_FIELDS.map((field) => [field, textOf(input.form, controlName(field))])),
  )
  const { terms, errors: termsErrors } = await readNewTerms(context, input)
  const errors = [...customerErrors(context, customer), ...termsErrors]
  if (customer.ok && errors.length === 0) return { ok: true, content: customer.value, terms }
  return { ok: false, form: { answers: submittedTexts(input.form), errors, outcome: null } }
}

function customerErrors(
  context: Context,
  checked: Checked<StaffBooking, StaffBookingField>,
): FieldError<string>[] {
  if (checked.ok) return []
  const { errors } = context.get(messagesContext).office.newBooking
  return checked.fieldErrors.map(({ field, errorCode }) => ({
    field: controlName(field),
    message: errors[field][errorCode] ?? errorCode,
  }))
}

/** `terms` null: nothing was entered, or a field has an error. */
type NewTerms = { terms: AgreedTerms | null; errors: FieldError<string>[] }

/** Parses only the terms: vehicle, days and price. */
export async function readNewTerms(
  context: Context,
  { form, choices, act, signal }: NewBookingInput,
): Promise<NewTerms> {
  if (act === "save" && isBlank(form)) return { terms: null, errors: [] }
  const read = await readTermsForm({
    context,
    form,
    livesAbroad: textOf(form, controlName("livesAbroad")) !== "",
    proposed: NO_PROPOSED_TERMS,
    choices,
    signal,
  })
  const lacksVehicle = act === "confirm" && textOf(form, TERMS_FIELDS.vehicle(0)) === ""
  const message = context.get(messagesContext).office.newBooking.vehicleMissing
  const vehicleErrors = lacksVehicle ? [{ field: TERMS_FIELDS.vehicle(0), message }] : []
  const errors = read.ok
    ? [...vehicleErrors, ...extraErrors(context, form, read.terms)]
    : [...read.form.errors, ...vehicleErrors]
  return { terms: read.ok && errors.length === 0 ? read.terms : null, errors }
}

/** The prefix of the names of the checkboxes for extras. */
const EXTRA_PREFIX = TERMS_FIELDS.extra("")

/**
 * Errors for selected extras that the vehicle does not offer, or for which no vehicle is chosen. Dropping these extras silently
 * would mislead the customer.
 */
function extraErrors(context: Context, form: FormData, { lines }: AgreedTerms): FieldError<string>[] {
  const message = context.get(messagesContext).office.newBooking.extraNotOffered
  const extras = selectLines(lines, { vehicle: false, extra: true, charge: false, discount: false })
  const fieldsOfExtras = extras.map(({ extraId }) => TERMS_FIELDS.extra(extraId))
  return [...form.keys()]
    .filter(
      (name) => name.startsWith(EXTRA_PREFIX) && textOf(form, name) !== "" && !fieldsOfExtras.includes(name),
    )
    .map((field) => ({ field, message }))
}

/** The terms with which the form is rendered: none, because the booking is new. */
const NO_PROPOSED_TERMS = {
  terms: null,
  requested: null,
  replacedRequest: null,
  termsToday: null,
  pricedVehicles: [],
  livesAbroad: false,
}

/** The fields of the terms that are empty in a new form. Numbers of units and extras have an initial value. */
const TEXT_FIELDS: readonly string[] = [
  TERMS_FIELDS.pickUpAt,
  TERMS_FIELDS.returnAt,
  TERMS_FIELDS.pickUpLocation,
  TERMS_FIELDS.returnLocation,
  TERMS_FIELDS.vehicle(0),
  ...CHARGES.map((charge) => TERMS_FIELDS.charge(charge)),
  TERMS_FIELDS.chargeName,
  TERMS_FIELDS.discount,
  TERMS_FIELDS.discountReason,
  TERMS_FIELDS.deposit,
  TERMS_FIELDS.currency,
  TERMS_FIELDS.rate,
]

/** Whether no field of the terms was filled in. */
function isBlank(form: FormData): boolean {
  const hasExtra = [...form.keys()].some((name) => name.startsWith(EXTRA_PREFIX))
  return !hasExtra && TEXT_FIELDS.every((name) => textOf(form, name).trim() === "")
}
