import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { outcomeId } from "#app/forms/field-names.ts"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { RequiredMark } from "#app/forms/required-mark.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PricePanel } from "../price/price-panel.tsx"
import { Booked } from "./booked.tsx"
import type { BookingProps } from "./booking.tsx"
import styles from "./booking-form.module.css"
import { ConfirmationDialog } from "./confirmation-dialog.tsx"
import { ExtrasFields } from "./extras-fields.tsx"
import { PersonFields } from "./person-fields.tsx"
import { useRental } from "./rental-context.tsx"
import { RentalFields } from "./rental-fields.tsx"
import { isSubmissionOf } from "./steps.ts"
import { TotalBar } from "./total-bar.tsx"
import { useBookingContactLinks } from "./use-booking-contact-links.ts"
import type { useBookingForm } from "./use-booking-form.ts"

export const ID_PREFIX = "reservation"
export const FORM_ID = "reserve"

type BookingFormProps = { screen: BookingProps["screen"]; reservation: ReturnType<typeof useBookingForm> }

/** The hire, the person, and what it costs: one form, asked about once more before it is sent. */
export function BookingForm({ screen, reservation }: BookingFormProps) {
  const words = useMessages().vehicle.reservation
  const { pathname } = usePage()
  const { token, answers, errors, outcome, isSending, formProps } = reservation
  const form = {
    idPrefix: ID_PREFIX,
    token,
    answers,
    errors,
    labels: words.labels,
    isSending,
  }
  return (
    <FormProvider value={form}>
      <form
        {...formProps}
        // The longer stay is taken by the server where it was pressed while the script was still coming.
        onSubmit={(event) => isSubmissionOf("cheaper", event) || formProps.onSubmit(event)}
        ref={reservation.form}
        id={FORM_ID}
        className={styles.form}
        // The answer stands at the top of the form: the browser goes there by itself.
        action={`${pathname}#${outcomeId(ID_PREFIX)}`}
        aria-labelledby="reservation-title"
        onChange={reservation.readForm}
      >
        <section className={styles.part}>
          <Told outcome={outcome} booked={screen.booked} />
          <h2 id="reservation-title">{words.heading}</h2>
          <WithDriver />
          <RequiredMark />
          <RentalFields now={screen.now} typed={reservation.typed} />
        </section>
        <ExtrasFields days={useRental().quote.days} />
        <PersonFields />
        <FormGuardFields />
        <TotalBar />
        <PricePanel isLive={reservation.isLive} applyCheaperStay={reservation.applyCheaperStay} />
      </form>
      <ConfirmationDialog dialog={reservation.dialog} booking={reservation.booking} formId={FORM_ID} />
    </FormProvider>
  )
}

/** Where a driver always comes with the vehicle, none can be asked for, and that is said. */
function WithDriver() {
  const { chauffeur } = useMessages().vehicle
  return useRental().vehicle.chauffeurOnly ? <p>{chauffeur.text}</p> : null
}

/** What is wrong with the form, or what became of it. */
function Told({ outcome, booked }: Pick<BookingProps["screen"], "booked"> & Pick<VisitorForm, "outcome">) {
  const contactLinks = useBookingContactLinks()
  return (
    <div className={styles.result}>
      <ErrorSummary />
      <FormOutcome outcome={outcome} contactLinks={contactLinks}>
        {booked && <Booked booking={booked} />}
      </FormOutcome>
    </div>
  )
}
