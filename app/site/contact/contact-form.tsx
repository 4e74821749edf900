import { EmailField } from "#app/forms/email-field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { outcomeId } from "#app/forms/field-names.ts"
import { TextAreaField, TextField } from "#app/forms/fields.tsx"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { PrivacyLink } from "#app/forms/privacy-link.tsx"
import { RequiredMark } from "#app/forms/required-mark.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type Answers, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { checkContactMessage } from "#domain/enquiry/contact-message.ts"
import styles from "./contact.module.css"
import { readContactAnswers } from "./contact-answers.ts"

const ID_PREFIX = "contact"
const FORM_ID = "message"

/** Name, email and message, all of them required. Source: docs/requirements.md, R10.1. */
export function ContactForm({ form }: { form: VisitorForm }) {
  const { contact } = useMessages()
  const { pathname } = usePage()
  const contactLinks = useContactLinks(contact.messageText)
  const { opens, closes } = usePage().site.officeHours
  const { formProps, outcome, ...formContext } = useLiveForm({
    initialForm: form,
    read: readContactAnswers,
    check: fieldErrorsOf,
  })
  return (
    <FormProvider value={{ idPrefix: ID_PREFIX, ...formContext }}>
      <form
        {...formProps}
        id={FORM_ID}
        className={styles.form}
        action={`${pathname}#${outcomeId(ID_PREFIX)}`}
        aria-labelledby="contact-title"
      >
        <ErrorSummary />
        <FormOutcome
          outcome={outcome}
          contactLinks={contactLinks}
          textAroundReference={contact.form.sentText}
        />
        <h1 id="contact-title">{contact.form.heading}</h1>
        <p>{contact.form.answered(contact.clock(opens * 60), contact.clock(closes * 60))}</p>
        <RequiredMark />
        <TextField field="name" autoComplete="name" />
        <EmailField hint={contact.form.emailHint} />
        <TextAreaField
          field="message"
          hint={contact.form.messageHint(MAX_LENGTH.message.toLocaleString("en"))}
          validatedMaxLength={MAX_LENGTH.message}
        />
        <FormGuardFields />
        <SubmitButton label={contact.form.send} />
        <PrivacyLink />
      </form>
    </FormProvider>
  )
}

function fieldErrorsOf(answers: Answers) {
  const checked = checkContactMessage(answers)
  return checked.ok ? [] : checked.fieldErrors
}
