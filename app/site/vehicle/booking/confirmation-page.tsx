import { useRef } from "react"
import { outcomeId } from "#app/forms/field-names.ts"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { hasTotalChanged, TOTAL_SEEN } from "#app/forms/total-seen.ts"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { Button } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useFocusOnChange } from "#app/ui/use-focus-on-change.ts"
import type { Booking } from "#domain/enquiry/booking.ts"
import { ACTION, type BookingAction, isSubmissionOf } from "./booking-action.ts"
import { readBookingAnswers } from "./booking-answers.ts"
import { FORM_ID, ID_PREFIX } from "./booking-form.tsx"
import styles from "./confirmation.module.css"
import { Confirmation } from "./confirmation.tsx"
import { HiddenAnswers } from "./hidden-answers.tsx"
import { useBookingContactLinks } from "./use-booking-contact-links.ts"

type ConfirmationPageProps = { form: VisitorForm; booking: Booking }

/**
 * The confirmation as a page that replaces the form. It is used without scripts, and if the price has changed since the visitor
 * saw it. Hidden fields contain the answers.
 */
export function ConfirmationPage({ form, booking }: ConfirmationPageProps) {
  const messages = useMessages().vehicle.confirmation
  const { pathname } = usePage()
  const { formProps, token, isSending, outcome } = useLiveForm({
    initialForm: form,
    read: readBookingAnswers,
    check: () => [],
    hasFields: false,
  })
  const total = String(booking.quote.total)
  const contactLinks = useBookingContactLinks()
  const isToConfirm = outcome?.state === "toConfirm"
  return (
    <FormProvider value={{ idPrefix: ID_PREFIX, token, answers: form.answers, errors: [] }}>
      <form
        {...formProps}
        id={FORM_ID}
        // 'Cancel' submits the form to the server, which renders the fields again.
        onSubmit={(event) => isSubmissionOf("send", event) && formProps.onSubmit(event)}
        action={`${pathname}#${outcomeId(ID_PREFIX)}`}
        className={styles.page}
      >
        <FormOutcome outcome={outcome} contactLinks={contactLinks} />
        {/* After a failure, the element of the failure has this id. */}
        <Heading id={isToConfirm ? outcomeId(ID_PREFIX) : undefined} />
        {hasTotalChanged(form.answers, total) && (
          <Notice tone="warning">
            <p>{messages.changed}</p>
          </Notice>
        )}
        <Confirmation booking={booking} />
        <HiddenAnswers answers={form.answers} />
        <input type="hidden" name={TOTAL_SEEN} value={total} autoComplete="off" />
        <FormGuardFields />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="outline"
            name={ACTION}
            value={"edit" satisfies BookingAction}
            formAction={`${pathname}#${FORM_ID}`}
            disabled={isSending}
          >
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            name={ACTION}
            value={"send" satisfies BookingAction}
            busy={isSending}
          >
            <ChangingText text={isSending ? messages.confirming : messages.confirm} />
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** Takes the focus, so that a screen reader starts at the top. */
function Heading({ id }: { id: string | undefined }) {
  const { heading } = useMessages().vehicle.confirmation
  const element = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(element, heading)
  return (
    <h2 id={id} tabIndex={-1} ref={element}>
      {heading}
    </h2>
  )
}
