import { data, redirect } from "react-router"
import { loadPricedVehicles } from "#app/booking/load-enquiry-terms.ts"
import { PriceLines } from "#app/booking/price-lines.tsx"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import styles from "#app/office/booking/booking.module.css"
import { TermsFields } from "#app/office/booking/terms-fields.tsx"
import {
  conflictForm,
  periodIn,
  submittedTexts,
  type TermsForm,
} from "#app/office/booking/terms-form-state.ts"
import { ALLOW_CONFLICT } from "#app/office/calendar/allow-conflict.ts"
import { AvailabilityMessage } from "#app/office/calendar/availability-message.tsx"
import { bookingDoneHref } from "#app/office/enquiry/booking-done.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { CALENDAR, TODAY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import { parseDay } from "#domain/calendar/period.ts"
import { BOOKING_SOURCE_NAMES } from "#domain/enquiry/email/staff-booking-contents.ts"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"
import { MAX_NOTE_LENGTH } from "#domain/enquiry/enquiry-repository.ts"
import { BOOKING_SOURCES } from "#domain/enquiry/staff-booking.ts"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import { addDays, addMinutes, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { checkNewBooking, loadVehicleOptions, type NewBookingOutcome, NO_ENTRIES } from "./checked-booking.ts"
import { BUTTONS, controlName, readNewBooking, readNewTerms } from "./read-new-booking.ts"

export const meta = officeMeta

/** The hidden field with a random key (idempotency key), so that a form that is submitted twice adds one booking. */
const FORM_KEY = "form-key"

/** The id of the section with the result of a check: the free vehicles and the price. */
const CHECK_RESULT_ID = "checked"

/**
 * Loads the form. The URL may contain the vehicle and the day, or the dates typed so far: a script requests the page with them to
 * show the free vehicles.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const params = new URL(request.url).searchParams
  const day = parseDay(params.get("day") ?? "")
  const vehicleId = params.get("vehicle") ?? ""
  const { clock, content } = context.get(portsContext)
  const pickUpAt = day && defaultPickUp(day, wallTimeAt(clock()))
  const [vehicles, offeredExtras] = await Promise.all([
    loadVehicleOptions(
      context,
      periodIn(params) ?? (pickUpAt && { from: pickUpAt, to: addDays(pickUpAt, 1) }),
      request.signal,
    ),
    loadOfferedExtras(context, vehicleId, request.signal),
  ])
  return {
    title: officeTitle(context, office.newBooking.heading),
    vehicles,
    offeredExtras,
    hasAbroadRates: hasAbroadRates(content.abroadRates),
    formKey: crypto.randomUUID(),
    isFromCalendar: vehicleId !== "",
    values: {
      [TERMS_FIELDS.vehicle(0)]: vehicleId,
      [TERMS_FIELDS.pickUpAt]: pickUpAt ?? "",
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { signal } = request
  const form = await readForm(request)
  const act = BUTTONS.find((name) => name === textOf(form, "act")) ?? "save"
  const vehicles = await loadVehicleOptions(context, periodIn(form), signal)
  const { choices } = vehicles
  const withErrors = ({ answers, errors, outcome: conflicts }: TermsForm, status?: number) => {
    const outcome = { vehicles, conflicts, checkResult: null }
    return formWithErrors<string, NewBookingOutcome>(context, { answers, errors, outcome }, status)
  }
  if (act === "check") {
    const answers = submittedTexts(form)
    const { errors, terms } = await readNewTerms(context, { form, choices, act, signal })
    if (!terms) return withErrors({ answers, errors, outcome: null })
    const outcome = await checkNewBooking(context, terms, vehicles)
    const checkedForm: FormState<string, NewBookingOutcome> = { answers, errors: [], outcome }
    return data(checkedForm)
  }
  const read = await readNewBooking(context, { form, choices, act, signal })
  if (!read.ok) return withErrors(read.form)
  const { content, terms } = read
  const outcome = await context.get(officePortsContext).enquiries.add({
    formKey: formKeyOf(form),
    content,
    state: act === "confirm" ? "confirmed" : "contacted",
    terms,
    changes: terms ? termsChanges(null, terms) : [],
    allowConflict: form.has(ALLOW_CONFLICT),
    by: context.get(sessionContext).member,
    now: context.get(portsContext).clock(),
    newReference: () => referenceFrom(crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES))),
  })
  if (outcome === "conflict") {
    const conflictingTerms = terms as NonNullable<typeof terms> // without terms there is no vehicle that could conflict
    const input = { ownEntries: NO_ENTRIES, terms: conflictingTerms, form }
    return withErrors(await conflictForm(context, input), 409)
  }
  return redirect(bookingDoneHref(outcome.reference, act === "confirm" ? "confirmed" : "entered"), 303)
}

/** The extras of the vehicle, or of the whole catalogue while none is chosen. */
async function loadOfferedExtras(context: Context, vehicleId: string, signal: AbortSignal) {
  const livesAbroad = false // not known yet, and the extras do not depend on it
  const [vehicle] =
    vehicleId === "" ? [] : await loadPricedVehicles(context, [vehicleId], livesAbroad, signal)
  if (vehicle) return vehicle.terms.offeredExtras
  const extras = await context.get(portsContext).catalogue.extras(signal)
  return extras.ok ? extras.value : []
}

/** The submitted key of the form, or a new one if it is malformed. */
function formKeyOf(form: FormData): string {
  const key = textOf(form, FORM_KEY)
  return /^[0-9a-f-]{36}$/.test(key) ? key : crypto.randomUUID()
}

/** `referenceFrom` needs eight random bytes. */
const REFERENCE_BYTES = 8

const MINUTES_TO_MORNING = 9 * 60

/** The default pick-up time: nine in the morning of the day. On the current day the next full hour, if that is later. */
function defaultPickUp(midnight: WallTime, now: WallTime): WallTime {
  const morning = addMinutes(midnight, MINUTES_TO_MORNING)
  const nextHour = addMinutes(now.replace(/:\d\d$/, ":00") as WallTime, 60) // still a wall time
  return now.slice(0, 10) === midnight.slice(0, 10) && nextHour > morning ? nextHour : morning
}

/** The page on which the staff enter a booking for a customer. */
export default function NewBookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offeredExtras, formKey, isFromCalendar, hasAbroadRates, values } = loaderData
  const { office } = useMessages()
  const { newBooking: messages, calendar, today } = office
  const { vehicles, conflicts, checkResult } = actionData?.outcome ?? {
    vehicles: loaderData.vehicles,
    conflicts: null,
    checkResult: null,
  }
  const { answers, errors } = actionData ?? { answers: values, errors: [] }
  const form: TermsForm = { answers, errors, outcome: conflicts }
  return (
    <>
      <BackLink href={isFromCalendar ? CALENDAR : TODAY}>
        {isFromCalendar ? calendar.backToCalendar : today.heading}
      </BackLink>
      <h1>{messages.heading}</h1>
      <p className="soft">{messages.lead}</p>
      <OfficeErrors form={actionData} />
      <form method="post" noValidate className={styles.form}>
        <input type="hidden" name={FORM_KEY} value={form.answers[FORM_KEY] ?? formKey} />
        <CustomerFields form={form} hasAbroadRates={hasAbroadRates} />
        <TermsFields
          terms={null}
          form={form}
          choices={vehicles.choices}
          choicesPeriod={vehicles.period}
          belowVehicles={checkResult && <CheckResult {...checkResult} />}
          offeredExtras={offeredExtras}
        />
        <p className="small soft">{messages.saveHint}</p>
        <div className={styles.actions}>
          <Button type="submit" name="act" value="confirm">
            {messages.confirm}
          </Button>
          <Button type="submit" name="act" value="check" formAction={`#${CHECK_RESULT_ID}`} variant="outline">
            {messages.check}
          </Button>
          <Button type="submit" name="act" value="save" variant="outline">
            {messages.save}
          </Button>
        </div>
      </form>
    </>
  )
}

/** The free vehicles, and the price of the booking with the typed values. */
function CheckResult({ terms, freeVehicles }: NonNullable<NewBookingOutcome["checkResult"]>) {
  const { booking } = useMessages().office
  return (
    <section id={CHECK_RESULT_ID} className={styles.group}>
      {freeVehicles.map((availability) => (
        <AvailabilityMessage key={availability.vehicle.id} {...availability} />
      ))}
      {terms.lines.length > 0 ? <PriceLines terms={terms} messages={booking} /> : <p>{booking.noPrice}</p>}
    </section>
  )
}

function CustomerFields({ form, hasAbroadRates }: { form: TermsForm; hasAbroadRates: boolean }) {
  const { customer, fields, noteHint } = useMessages().office.newBooking
  const options = BOOKING_SOURCES.map((value) => ({ value, label: BOOKING_SOURCE_NAMES[value] }))
  return (
    <fieldset className={styles.group}>
      <legend>{customer}</legend>
      <div className={styles.pair}>
        <TextField form={form} field={controlName("name")} label={fields.name} autoComplete="off" />
        <TextField
          form={form}
          field={controlName("contactNumber")}
          label={fields.contactNumber}
          type="tel"
          autoComplete="off"
        />
        <TextField
          form={form}
          field={controlName("email")}
          label={fields.email}
          type="email"
          autoComplete="off"
        />
        <SelectField
          form={form}
          field={controlName("source")}
          label={fields.source}
          initial="telephone"
          options={options}
        />
      </div>
      {hasAbroadRates && (
        <CheckboxField form={form} field={controlName("livesAbroad")} label={fields.livesAbroad} />
      )}
      <TextAreaField
        form={form}
        field={controlName("note")}
        label={fields.note}
        hint={noteHint}
        rows={3}
        validatedMaxLength={MAX_NOTE_LENGTH}
      />
    </fieldset>
  )
}
