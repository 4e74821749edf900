import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FIELD_NAMES, outcomeId } from "#app/forms/field-names.ts"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { RequiredMark } from "#app/forms/required-mark.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PricePanel } from "../price/price-panel.tsx"
import { isSubmissionOf } from "./booking-action.ts"
import styles from "./booking-form.module.css"
import type { BookingProps } from "./booking-props.ts"
import { ConfirmationDialog } from "./confirmation-dialog.tsx"
import { ExtrasFields } from "./extras-fields.tsx"
import { PersonFields } from "./person-fields.tsx"
import { useRental } from "./rental-context.tsx"
import { RentalFields } from "./rental-fields.tsx"
import { TotalBar } from "./total-bar.tsx"
import { useBookingContactLinks } from "./use-booking-contact-links.ts"
import type { useBookingForm } from "./use-booking-form.ts"

export const ID_PREFIX = "booking"
export const FORM_ID = "reserve"

type BookingFormProps = { pageData: BookingProps["pageData"]; bookingForm: ReturnType<typeof useBookingForm> }

/** The booking form: rental period, extras, person and price. A booking is confirmed once more before it is sent. */
export function BookingForm({ pageData, bookingForm }: BookingFormProps) {
  const messages = useMessages().vehicle.bookingForm
  const { pathname } = usePage()
  const { token, offersCopy, answers, errors, outcome, isSending, formProps } = bookingForm
  const formContext = {
    idPrefix: ID_PREFIX,
    token,
    offersCopy,
    answers,
    errors,
    labels: messages.labels,
    isSending,
  }
  return (
    <FormProvider value={formContext}>
      <form
        {...formProps}
        // The button of the cheaper rental period submits the form until hydration is complete. Its submission skips the validation,
        // and the server changes the return date.
        onSubmit={(event) => isSubmissionOf("cheaper", event) || formProps.onSubmit(event)}
        ref={bookingForm.form}
        id={FORM_ID}
        className={styles.form}
        // The result is at the top of the form, to which the browser scrolls by the fragment.
        action={`${pathname}#${outcomeId(ID_PREFIX)}`}
        aria-labelledby="booking-title"
        onChange={bookingForm.readForm}
      >
        <section className={styles.section}>
          <FormResult outcome={outcome} sentTexts={pageData.sentTexts} />
          <h2 id="booking-title">{messages.heading}</h2>
          <DriverIncluded />
          <RequiredMark />
          <RentalFields now={pageData.now} answers={bookingForm.currentAnswers} hints={pageData.hints} />
        </section>
        <ExtrasFields days={useRental().quote.days} />
        <PersonFields />
        {answers.plan && (
          <input type="hidden" name={FIELD_NAMES.plan} value={answers.plan} autoComplete="off" />
        )}
        <FormGuardFields />
        <TotalBar />
        <PricePanel isHydrated={bookingForm.isHydrated} applyCheaperPeriod={bookingForm.applyCheaperPeriod} />
      </form>
      <ConfirmationDialog dialog={bookingForm.dialog} booking={bookingForm.booking} formId={FORM_ID} />
    </FormProvider>
  )
}

/** The note that a driver always comes with the vehicle. Such a vehicle offers no driver as an extra. */
function DriverIncluded() {
  const { chauffeur } = useMessages().vehicle
  return useRental().vehicle.chauffeurOnly ? <p>{chauffeur.text}</p> : null
}

/** The errors or the outcome of the form. */
function FormResult({
  outcome,
  sentTexts,
}: Pick<BookingProps["pageData"], "sentTexts"> & Pick<VisitorForm, "outcome">) {
  const contactLinks = useBookingContactLinks()
  return (
    <div className={styles.outcome}>
      <ErrorSummary />
      <FormOutcome outcome={outcome} contactLinks={contactLinks}>
        {sentTexts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </FormOutcome>
    </div>
  )
}
