import { useRef } from "react"
import { EmailField } from "#app/forms/email-field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { outcomeId } from "#app/forms/field-names.ts"
import { NoteField, TextField } from "#app/forms/fields.tsx"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { LivesAbroadField } from "#app/forms/lives-abroad-field.tsx"
import { PrivacyLink } from "#app/forms/privacy-link.tsx"
import { readAnswers } from "#app/forms/read-answers.ts"
import { RequiredMark } from "#app/forms/required-mark.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { TOTAL_SEEN } from "#app/forms/total-seen.ts"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { ACTION, type BookingAction, isSubmissionOf } from "#app/site/vehicle/booking/booking-action.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useFocusOnChange } from "#app/ui/use-focus-on-change.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { checkTripEnquiry, TRIP_FIELDS } from "#domain/enquiry/trip-enquiry.ts"
import styles from "./ask.module.css"
import type { MissingItem } from "./load-ask-page.ts"

const ID_PREFIX = "ask"

/** The id of the element with the plan and its price, beside the form. */
export const PRICE_ID = "ask-plan"

/** The price on the page: the total in cents, for the hidden field, and the sentence with the price. Empty: there is no price. */
export type PriceOnPage = { total: string; text: string }

type AskFormProps = {
  form: VisitorForm
  /** The items that a sent enquiry does not contain. */
  missingItems: readonly MissingItem[]
  price: PriceOnPage
  /** Whether visitors from abroad pay other rates. */
  asksLivesAbroad: boolean
}

/** The form for the visitor's details. The plan is in the URL to which the form is submitted. */
export function AskForm({ form, missingItems, price, asksLivesAbroad }: AskFormProps) {
  const { planAsk: messages } = useMessages()
  const { pathname, search } = usePage()
  const contactLinks = useContactLinks(messages.messageText)
  const { formProps, outcome, ...formContext } = useLiveForm({
    initialForm: form,
    read: readTripAnswers,
    check: fieldErrorsOf,
  })
  const outcomeNotice = (
    <FormOutcome outcome={outcome} contactLinks={contactLinks} textAroundReference={messages.sentText}>
      {missingItems.map((item) => (
        <p key={item}>{messages.notReceived[item]}</p>
      ))}
    </FormOutcome>
  )
  return (
    <FormProvider value={{ idPrefix: ID_PREFIX, ...formContext }}>
      {outcome?.state === "sent" ? (
        outcomeNotice
      ) : (
        <form
          {...formProps}
          // The button that shows the price submits the form without its validation.
          onSubmit={(event) => isSubmissionOf("price", event) || formProps.onSubmit(event)}
          className={styles.form}
          action={`${pathname}${search}#${outcomeId(ID_PREFIX)}`}
          aria-labelledby="ask-details"
        >
          {/* Enter submits a form with its first button, which would otherwise only show the price. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            {messages.send}
          </button>
          <ErrorSummary />
          {outcomeNotice}
          {outcome?.state === "toConfirm" && <PriceChanged text={price.text} />}
          <h2 id="ask-details">{messages.formHeading}</h2>
          {asksLivesAbroad && (
            <LivesAbroadField className={styles.abroad}>
              <Button
                type="submit"
                variant="outline"
                small
                name={ACTION}
                value={"price" satisfies BookingAction}
                formAction={`${pathname}${search}#${PRICE_ID}`}
              >
                {messages.showPrice}
              </Button>
            </LivesAbroadField>
          )}
          <RequiredMark />
          <TextField field="name" autoComplete="name" />
          <TextField field="contactNumber" type="tel" autoComplete="tel" />
          <EmailField hint={messages.emailHint} />
          <NoteField />
          <input type="hidden" name={TOTAL_SEEN} value={price.total} autoComplete="off" />
          <FormGuardFields />
          <SubmitButton label={messages.send} />
          <PrivacyLink />
        </form>
      )}
    </FormProvider>
  )
}

/** Says that nothing was sent, because the price has changed since the visitor saw it. Takes the focus. */
function PriceChanged({ text }: Pick<PriceOnPage, "text">) {
  const { changed } = useMessages().planAsk
  const notice = useRef<HTMLDivElement>(null)
  useFocusOnChange(notice, text)
  return (
    <Notice tone="warning" role="alert" id={outcomeId(ID_PREFIX)} tabIndex={-1} ref={notice}>
      <h2>{changed.heading}</h2>
      <p>
        {changed.text} {text}
      </p>
    </Notice>
  )
}

export function readTripAnswers(form: FormData): Answers {
  return readAnswers(form, TRIP_FIELDS)
}

/** The field errors are the same with and without a plan. */
function fieldErrorsOf(answers: Answers) {
  const checked = checkTripEnquiry(answers, { plan: null, period: null, price: null })
  return checked.ok ? [] : checked.fieldErrors
}
