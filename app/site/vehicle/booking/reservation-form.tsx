import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { outcomeId } from "#app/forms/field-names.ts"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { FormTrap } from "#app/forms/form-trap.tsx"
import { RequiredMark } from "#app/forms/required-mark.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PriceSlip } from "../price/price-slip.tsx"
import { Booked } from "./booked.tsx"
import type { BookingProps } from "./booking-props.ts"
import { ConfirmationDialog } from "./confirmation-dialog.tsx"
import { ExtrasFields } from "./extras-fields.tsx"
import { PersonFields } from "./person-fields.tsx"
import { useRental } from "./rental-context.tsx"
import { HireFields } from "./rental-fields.tsx"
import styles from "./reservation-form.module.css"
import { isSubmissionOf } from "./steps.ts"
import { TotalBar } from "./total-bar.tsx"
import { useBookingTalk } from "./use-booking-talk.ts"
import type { useReservation } from "./use-reservation.ts"

export const ID_PREFIX = "reservation"
export const FORM_ID = "reserve"

type ReservationFormProps = { screen: BookingProps["screen"]; reservation: ReturnType<typeof useReservation> }

/** The hire, the person, and what it costs: one form, asked about once more before it is sent. */
export function ReservationForm({ screen, reservation }: ReservationFormProps) {
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
          <HireFields now={screen.now} typed={reservation.typed} />
        </section>
        <ExtrasFields days={useRental().quote.days} />
        <PersonFields />
        <FormTrap />
        <TotalBar />
        <PriceSlip isLive={reservation.isLive} takeCheaperStay={reservation.takeCheaperStay} />
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
  const talk = useBookingTalk()
  return (
    <div className={styles.told}>
      <ErrorSummary />
      <FormOutcome outcome={outcome} talk={talk}>
        {booked && <Booked booking={booked} />}
      </FormOutcome>
    </div>
  )
}
