import { EmailField } from "#app/forms/email-field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { outcomeId } from "#app/forms/field-names.ts"
import { NoteField, TextField } from "#app/forms/fields.tsx"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { PrivacyLink } from "#app/forms/privacy-link.tsx"
import { readAnswers } from "#app/forms/read-answers.ts"
import { RequiredMark } from "#app/forms/required-mark.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { checkTripEnquiry, TRIP_FIELDS } from "#domain/enquiry/trip-enquiry.ts"
import styles from "./ask.module.css"
import type { MissingPart } from "./load-ask.ts"

const ID_PREFIX = "ask"

/** The visitor's details. The plan is in the address that the form is submitted to. `missing`: what a sent enquiry lacks. */
export function AskForm({ form, missing }: { form: VisitorForm; missing: readonly MissingPart[] }) {
  const { planAsk: messages } = useMessages()
  const { pathname, search } = usePage()
  const contactLinks = useContactLinks(messages.messageText)
  const { formProps, outcome, ...live } = useLiveForm({
    shown: form,
    read: readTripAnswers,
    check: fieldErrorsOf,
  })
  const shownOutcome = (
    <FormOutcome outcome={outcome} contactLinks={contactLinks} sentNext={messages.sentNext}>
      {missing.map((part) => (
        <p key={part}>{messages.leftOut[part]}</p>
      ))}
    </FormOutcome>
  )
  return (
    <FormProvider value={{ idPrefix: ID_PREFIX, ...live }}>
      {outcome?.state === "sent" ? (
        shownOutcome
      ) : (
        <form
          {...formProps}
          className={styles.form}
          action={`${pathname}${search}#${outcomeId(ID_PREFIX)}`}
          aria-labelledby="ask-details"
        >
          <ErrorSummary />
          {shownOutcome}
          <h2 id="ask-details">{messages.formHeading}</h2>
          <RequiredMark />
          <TextField field="name" autoComplete="name" />
          <TextField field="contactNumber" type="tel" autoComplete="tel" />
          <EmailField hint={messages.emailHint} />
          <NoteField />
          <FormGuardFields />
          <SubmitButton idle={messages.send} />
          <PrivacyLink />
        </form>
      )}
    </FormProvider>
  )
}

export function readTripAnswers(form: FormData): Answers {
  return readAnswers(form, TRIP_FIELDS)
}

function fieldErrorsOf(answers: Answers) {
  const checked = checkTripEnquiry(answers, { plan: null, period: null, price: null })
  return checked.ok ? [] : checked.fieldErrors
}
