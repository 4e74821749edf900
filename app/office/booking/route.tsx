import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { ALLOW_CONFLICT } from "#app/office/calendar/allow-conflict.ts"
import { bookingDoneHref } from "#app/office/enquiry/booking-done.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { ONE_WAY_HOURS } from "#domain/agreed/assumed-return.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import { neededDrivers } from "#domain/agreed/todays-price.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import { isOneWay, type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import styles from "./booking.module.css"
import { loadBooking } from "./load-booking.ts"
import { TermsFields } from "./terms-fields.tsx"
import {
  conflictForm,
  initialValueName,
  periodIn,
  readTermsForm,
  submittedTexts,
} from "./terms-form-state.ts"

export const meta = officeMeta

export async function loader({ request, context, params }: Route.LoaderArgs) {
  // The query has a period when `AvailabilityPeriod` fetches the page for a period that the user changed.
  const requestedPeriod = periodIn(new URL(request.url).searchParams)
  const { record, storedTerms, proposed, choices, period } = await loadBooking(
    context,
    params.reference,
    request.signal,
    requestedPeriod,
  )
  const { title } = context.get(messagesContext).office.booking
  return {
    title: officeTitle(context, title(record.enquiry.reference)),
    reference: record.enquiry.reference,
    version: record.version,
    customer: summaryOf(record.enquiry.content).name,
    terms: proposed.terms,
    missingReturn: storedTerms ? missingReturn(storedTerms) : null,
    choices,
    choicesPeriod: period,
    livesAbroad: asksLivesAbroad(context) ? proposed.livesAbroad : undefined,
    offeredExtras: proposed.pricedVehicles[0]?.terms.offeredExtras ?? [],
    driverCount: neededDrivers(proposed.terms?.vehicles ?? [], proposed.pricedVehicles),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const version = versionIn(form)
  const { record, storedTerms, proposed, ownEntries, choices } = await loadBooking(
    context,
    params.reference,
    request.signal,
  )
  const { reference } = record.enquiry
  if (record.version !== version) return staleForm(context, form)
  const read = await readTermsForm({
    context,
    form,
    livesAbroad: proposed.livesAbroad,
    proposed,
    choices,
    signal: request.signal,
  })
  if (!read.ok) return formWithErrors<string, Availability[]>(context, read.form)
  const { terms } = read
  const changes = termsChanges(storedTerms, terms)
  if (changes.length === 0) return redirect(bookingDoneHref(reference, "unchanged"), 303)
  const outcome = await context.get(officePortsContext).enquiries.change(reference, {
    version,
    state: record.state,
    note: null,
    terms,
    changes,
    allowConflict: form.has(ALLOW_CONFLICT),
    by: context.get(sessionContext).member,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return staleForm(context, form)
  if (outcome === "conflict") {
    return formWithErrors<string, Availability[]>(
      context,
      await conflictForm(context, { ownEntries, terms, form }),
    )
  }
  return redirect(bookingDoneHref(reference, "changed"), 303)
}

/** The reason why the requested return cannot be used for a booking. Null: it can. */
function missingReturn(period: RentalPeriod): "oneWay" | "notAfterPickUp" | null {
  if (isOneWay(period)) return "oneWay"
  return rentalDays(period) === 0 ? "notAfterPickUp" : null
}

/** Whether visitors from abroad pay other rates. */
function asksLivesAbroad(context: Context): boolean {
  return hasAbroadRates(context.get(portsContext).content.abroadRates)
}

/** Renders the form again after a concurrent change. Fields that the user changed keep their text; the others show the stored values. */
function staleForm(context: Context, form: FormData) {
  const message = context.get(messagesContext).office.booking.stale
  // An error needs a field to link to. This error concerns the whole form, so it belongs to the first field.
  const errors = [{ field: TERMS_FIELDS.pickUpAt, message }]
  const entries = Object.entries(submittedTexts(form)).filter(
    ([name, text]) => text !== textOf(form, initialValueName(name)),
  )
  return formWithErrors<string, Availability[]>(
    context,
    { answers: Object.fromEntries(entries), errors },
    409,
  )
}

/** The page that changes the agreed terms of a booking. */
export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, version, customer, terms, choices, choicesPeriod, livesAbroad, offeredExtras } =
    loaderData
  const { missingReturn, driverCount } = loaderData
  const { booking: messages } = useMessages().office
  return (
    <>
      <BackLink href={enquiryPage(reference)}>{messages.backToEnquiry}</BackLink>
      <h1>{messages.change}</h1>
      <p className="soft">{[customer, reference].filter(Boolean).join(", ")}</p>
      <OfficeErrors form={actionData} />
      {missingReturn && (
        <Notice tone="info">
          <p>
            {missingReturn === "oneWay"
              ? messages.missingReturn.oneWay(ONE_WAY_HOURS)
              : messages.missingReturn.notAfterPickUp}
          </p>
        </Notice>
      )}
      <form method="post" noValidate className={styles.form}>
        <input type="hidden" name="version" value={version} />
        <TermsFields
          terms={terms}
          form={actionData}
          choices={choices}
          choicesPeriod={choicesPeriod}
          livesAbroad={livesAbroad}
          offeredExtras={offeredExtras}
          driverCount={driverCount}
        />
        <Button type="submit">{messages.form.submit}</Button>
      </form>
    </>
  )
}
