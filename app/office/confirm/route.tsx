import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { optionsOf, SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { loadBooking } from "#app/office/booking/load-booking.ts"
import {
  conflictForm,
  conflictsOf,
  submittedTexts,
  type TermsForm,
} from "#app/office/booking/terms-form-state.ts"
import { Conflicts, VehicleSelect } from "#app/office/booking/vehicle-select.tsx"
import { ALLOW_CONFLICT } from "#app/office/calendar/allow-conflict.ts"
import { periodText } from "#app/office/calendar/entry-text.ts"
import { bookingDoneHref } from "#app/office/enquiry/booking-done.ts"
import {
  composeReply,
  REPLY_LANGUAGE_OPTIONS,
  type ReplyLanguageId,
} from "#app/office/enquiry/compose-reply.ts"
import { replyErrors } from "#app/office/enquiry/handle-enquiry-action.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors, hasErrorsContext } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { bookingPage, enquiryPage } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { formatTotal } from "#domain/money.ts"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import { formatWallTime, isOneWay } from "#domain/rental-period.ts"
import { checkReply } from "#domain/replies/check-reply.ts"
import { DEFAULT_REPLY_LANGUAGE } from "#domain/replies/reply-languages.ts"
import type { Route } from "./+types/route"
import {
  chosenIds,
  LANGUAGE,
  languageIn,
  PREVIEWED_LANGUAGE,
  PREVIEWED_VEHICLES,
  termsWithVehicles,
} from "./chosen-terms.ts"
import styles from "./confirm.module.css"

export const meta = officeMeta

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const booking = await loadBooking(context, params.reference, request.signal)
  const { record, storedTerms, proposed, ownEntries, choices, period } = booking
  const { terms } = proposed
  const { reference, content } = record.enquiry
  const isConfirmed = record.state === "confirmed"
  // A form that was rejected because another user confirmed the booking is rendered again with the submitted text.
  if (isConfirmed && !context.get(hasErrorsContext)) throw redirect(enquiryPage(reference))
  if (!terms || !period) throw redirect(bookingPage(reference)) // the form there asks for the missing return
  const { office } = context.get(messagesContext)
  const { abroadRates } = context.get(portsContext).content
  const total = agreedTotal(terms)
  const [conflicts, email] = await Promise.all([
    conflictsOf(context, { ownEntries, terms }),
    content.email === ""
      ? null
      : composeReply(context, record.enquiry, {
          terms,
          template: "confirmed",
          language: DEFAULT_REPLY_LANGUAGE,
        }),
  ])
  return {
    title: officeTitle(context, `${office.booking.confirm.heading} ${reference}`),
    reference,
    version: record.version,
    isConfirmed,
    customer: summaryOf(content).name,
    vehicles: terms.vehicles,
    total: total === null ? null : formatTotal(total),
    /** Whether the customer lives abroad. Null: the answer would not change the price of this booking. */
    livesAbroad: terms.vehicles.length === 0 && hasAbroadRates(abroadRates) ? proposed.livesAbroad : null,
    choices,
    period: periodText(period, office),
    assumedReturn: storedTerms && isOneWay(storedTerms) ? formatWallTime(terms.returnAt) : null,
    conflicts,
    languages: REPLY_LANGUAGE_OPTIONS,
    email,
  }
}

/**
 * Confirms the booking and queues the submitted email, if any, in one transaction (docs/requirements.md, R17.25). If the email was
 * composed for other vehicles or in another language, renders it again instead.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const booking = await loadBooking(context, params.reference, request.signal)
  const { record, storedTerms, proposed, ownEntries, period } = booking
  const { reference } = record.enquiry
  const { booking: messages } = context.get(messagesContext).office
  const answers = submittedTexts(form)
  const withErrors = (errors: TermsForm["errors"], status?: number) =>
    formWithErrors<string, Availability[]>(context, { answers, errors }, status)
  const vehicleField = TERMS_FIELDS.vehicle(0)
  const version = versionIn(form)
  if (!proposed.terms || !period) throw redirect(bookingPage(reference), 303)
  if (record.version !== version) return withErrors([{ field: vehicleField, message: messages.stale }], 409)
  const ids = chosenIds(form, proposed.terms)
  const chosenTerms = await termsWithVehicles(context, booking, {
    terms: proposed.terms,
    ids,
    signal: request.signal,
  })
  if (!chosenTerms.ok)
    return withErrors([{ field: vehicleField, message: messages.errors[chosenTerms.errorCode] }])
  const { terms } = chosenTerms
  const isWithoutEmail = textOf(form, "act") === "silent"
  const previewedIds = textOf(form, PREVIEWED_VEHICLES).split(" ").filter(Boolean)
  const hasOtherVehicles = ids.join(" ") !== previewedIds.join(" ")
  const language = languageIn(form, LANGUAGE)
  const previewedLanguage = languageIn(form, PREVIEWED_LANGUAGE)
  if (!isWithoutEmail && (hasOtherVehicles || language !== previewedLanguage)) {
    const previousTerms = await previewedTerms(context, booking, {
      terms: proposed.terms,
      ids: previewedIds,
      signal: request.signal,
    })
    return previewAgain(context, booking.record.enquiry, {
      answers: { ...answers, [PREVIEWED_VEHICLES]: ids.join(" "), [PREVIEWED_LANGUAGE]: language },
      hasOtherVehicles,
      previous: { terms: previousTerms, language: previewedLanguage },
      updated: { terms, language },
    })
  }
  const email = isWithoutEmail
    ? null
    : checkReply({ subject: textOf(form, "subject"), text: textOf(form, "text") })
  if (email && !email.ok) return withErrors(replyErrors(context, email.errors))
  const { enquiries, sender } = context.get(officePortsContext)
  const outcome = await enquiries.change(reference, {
    version,
    state: "confirmed",
    note: null,
    terms,
    changes: termsChanges(storedTerms, terms),
    allowConflict: form.has(ALLOW_CONFLICT),
    ...(email && { email: email.value }),
    by: context.get(sessionContext).member,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return withErrors([{ field: vehicleField, message: messages.stale }], 409)
  if (outcome === "conflict") {
    return formWithErrors<string, Availability[]>(
      context,
      await conflictForm(context, { ownEntries, terms, form }),
      409,
    )
  }
  if (outcome.emailId) await sender.send(outcome.emailId)
  return redirect(bookingDoneHref(reference, email ? "confirmed-email" : "confirmed"), 303)
}

type EmailInput = Pick<Parameters<typeof composeReply>[2], "terms"> & { language: ReplyLanguageId }

type Preview = {
  answers: Record<string, string>
  hasOtherVehicles: boolean
  /** The terms and the language of the submitted email. */
  previous: EmailInput
  /** The terms and the language of the email to render. */
  updated: EmailInput
}

/** The terms of the email with which the form was rendered. Before a vehicle is chosen, these are the terms of the request. */
async function previewedTerms(
  context: Context,
  booking: Awaited<ReturnType<typeof loadBooking>>,
  choice: Parameters<typeof termsWithVehicles>[2],
): Promise<EmailInput["terms"]> {
  if (choice.ids.length === 0) return choice.terms
  const chosenTerms = await termsWithVehicles(context, booking, choice)
  return chosenTerms.ok ? chosenTerms.terms : null
}

/** Renders the email again for other vehicles or in another language. Keeps a subject or text that the user edited. */
async function previewAgain(
  context: Context,
  enquiry: Parameters<typeof composeReply>[1],
  { answers, hasOtherVehicles, previous, updated }: Preview,
) {
  const { confirm } = context.get(messagesContext).office.booking
  const [previousEmail, email] = await Promise.all([
    composeReply(context, enquiry, { ...previous, template: "confirmed" }),
    composeReply(context, enquiry, { ...updated, template: "confirmed" }),
  ])
  const isEdited = (field: "subject" | "text") => {
    const text = withLineFeeds(answers[field] ?? "")
    return text !== "" && text !== previousEmail[field]
  }
  const messages = hasOtherVehicles ? confirm.vehicleChanged : confirm.languageChanged
  return formWithErrors<string, Availability[]>(context, {
    answers: {
      ...answers,
      ...(!isEdited("subject") && { subject: email.subject }),
      ...(!isEdited("text") && { text: email.text }),
    },
    errors: [{ field: "text", message: isEdited("text") ? messages.editedText : messages.replacedText }],
  })
}

/** Browsers submit line breaks as CR LF. */
function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n")
}

/** The page that confirms a booking: its vehicles, each marked as free or taken, and the email that will be sent. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, version, isConfirmed, customer, vehicles, total, choices, languages, email } = loaderData
  const { livesAbroad, period, assumedReturn } = loaderData
  const { confirm, change, form: formMessages, backToEnquiry } = useMessages().office.booking
  // The outcome of the form is the conflicts of the submitted vehicles. The loader checked the vehicles of the terms.
  const conflicts = actionData ? (actionData.outcome ?? []) : loaderData.conflicts
  const rows = vehicles.length > 0 ? vehicles.map(({ vehicleId }) => vehicleId) : [""]
  const previewedIds =
    actionData?.answers[PREVIEWED_VEHICLES] ?? vehicles.map(({ vehicleId }) => vehicleId).join(" ")
  const language = actionData?.answers[LANGUAGE] ?? DEFAULT_REPLY_LANGUAGE
  return (
    <>
      <BackLink href={enquiryPage(reference)}>{backToEnquiry}</BackLink>
      <h1>{confirm.heading}</h1>
      <p className="soft">
        {[customer, reference, total && confirm.total(total)].filter(Boolean).join(", ")}
      </p>
      <OfficeErrors form={actionData} />
      {isConfirmed && (
        <Notice tone="warning">
          <p>{confirm.alreadyConfirmed}</p>
        </Notice>
      )}
      {assumedReturn && (
        <Notice tone="info">
          <p>
            {confirm.oneWay(assumedReturn)} <a href={bookingPage(reference)}>{change}</a>
          </p>
        </Notice>
      )}
      {livesAbroad !== null && (
        <p>
          {confirm.livesAbroad(livesAbroad)} <a href={bookingPage(reference)}>{change}</a>
        </p>
      )}
      <form method="post" noValidate className={styles.form}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name={PREVIEWED_VEHICLES} value={previewedIds} />
        {rows.map((vehicleId, row) => (
          <VehicleSelect
            key={vehicleId}
            row={row}
            label={formMessages.vehicle(row)}
            emptyLabel={confirm.chooseVehicle}
            initial={vehicleId}
            choices={choices}
            hint={formMessages.choicesFrom(period)}
            form={actionData}
          />
        ))}
        {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
        {email ? (
          <>
            <SelectField
              form={actionData}
              field={LANGUAGE}
              label={confirm.language}
              hint={confirm.languageHint}
              initial={DEFAULT_REPLY_LANGUAGE}
              options={optionsOf(languages)}
            />
            <input type="hidden" name={PREVIEWED_LANGUAGE} value={language} />
            <TextField
              form={actionData}
              field="subject"
              label={confirm.subject}
              initial={email.subject}
              lang={language}
            />
            <TextAreaField
              form={actionData}
              field="text"
              label={confirm.email}
              initial={email.text}
              rows={14}
              lang={language}
            />
          </>
        ) : (
          <Notice tone="warning">
            <p>{confirm.noEmail}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          {email && (
            <Button type="submit" name="act" value="email">
              {confirm.submit}
            </Button>
          )}
          <Button type="submit" name="act" value="silent" variant="outline">
            {confirm.submitWithoutEmail}
          </Button>
        </div>
      </form>
    </>
  )
}
