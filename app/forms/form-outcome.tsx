import { type ReactNode, useRef } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useFocusOnChange } from "#app/ui/use-focus-on-change.ts"
import type { SubmittedEmail } from "#domain/enquiry/intake.ts"
import { likelyEmail } from "#domain/enquiry/likely-email.ts"
import type { Messages } from "#messages/messages.ts"
import { DidYouMean } from "./did-you-mean.tsx"
import { outcomeId, SENT_ID } from "./field-names.ts"
import { useForm } from "./form-context.tsx"
import styles from "./form-outcome.module.css"
import type { Outcome } from "./form-state.ts"

/** Other ways to reach the company: the formatted number, and URLs. */
export type ContactLinks = { phone: string; phoneHref: string; messagingHref: string }

/** The outcome of a form, which replaces its error summary and takes the focus. `children` follow a success message. */
export function FormOutcome({ outcome, contactLinks, textAroundReference, children }: OutcomeProps) {
  const { idPrefix, errors } = useForm()
  const message = useRef<HTMLDivElement>(null)
  useFocusOnChange(message, outcome)
  if (!outcome || outcome.state === "toConfirm" || errors.length > 0) return null
  const isSent = outcome.state === "sent"
  return (
    <Notice
      tone={isSent ? "success" : "error"}
      role="alert"
      className={styles.outcome}
      id={isSent ? SENT_ID : outcomeId(idPrefix)}
      tabIndex={-1}
      ref={message}
    >
      {isSent ? (
        <SuccessMessage {...outcome} textAroundReference={textAroundReference} contactLinks={contactLinks} />
      ) : (
        <FailureMessage outcome={outcome} contactLinks={contactLinks} />
      )}
      {isSent && children}
    </Notice>
  )
}

type OutcomeProps = {
  outcome: Outcome | null
  contactLinks: ContactLinks
  /** The text before and after the reference, for a form that is not a booking. */
  textAroundReference?: readonly string[]
  children?: ReactNode
}

type SentProps = Extract<Outcome, { state: "sent" }> & {
  textAroundReference: readonly string[] | undefined
  contactLinks: ContactLinks
}

function SuccessMessage({
  reference,
  submittedEmail,
  pagePath,
  textAroundReference,
  contactLinks,
}: SentProps) {
  const { outcome: messages } = useMessages().forms
  return (
    <>
      <h2>{messages.sent}</h2>
      <p>
        <WithReference textAround={textAroundReference ?? messages.sentText} reference={reference} />
      </p>
      {submittedEmail && <EmailConfirmation {...submittedEmail} contactLinks={contactLinks} />}
      {pagePath && (
        <p>
          {messages.ownPage} <a href={pagePath}>{messages.openOwnPage}</a>
        </p>
      )}
    </>
  )
}

type SubmittedEmailProps = SubmittedEmail & { contactLinks: ContactLinks }

/** The email address to which the company will reply, and how to correct that address. */
function EmailConfirmation({ email, hasCopy, contactLinks: { phone, phoneHref } }: SubmittedEmailProps) {
  const { emailConfirmation } = useMessages().forms.outcome
  const [before, after] = hasCopy ? emailConfirmation.answerAndCopy : emailConfirmation.answer
  const [beforePhone, afterPhone] = emailConfirmation.correct
  const suggestion = likelyEmail(email)
  return (
    <p className={styles.emailConfirmation}>
      {before}
      <b translate="no">{email}</b>
      {after}{" "}
      {suggestion && (
        <>
          <DidYouMean address={suggestion} />{" "}
        </>
      )}
      {beforePhone}
      <a href={phoneHref} className="num">
        {phone}
      </a>
      {afterPhone}
    </p>
  )
}

type Failure = Exclude<Outcome, { state: "sent" | "toConfirm" }>

function FailureMessage({ outcome, contactLinks }: { outcome: Failure; contactLinks: ContactLinks }) {
  const { outcome: messages } = useMessages().forms
  return (
    <>
      <h2>{outcome.state === "suspicious" ? messages.notSentYet : messages.failed}</h2>
      <p>
        {outcome.state === "recorded" ? (
          <WithReference textAround={messages.recorded} reference={outcome.reference} />
        ) : (
          reasonOf(outcome, messages)
        )}
      </p>
      <p className={styles.contactLinks}>
        <span>{messages.preferToTalk}</span>
        <a href={contactLinks.phoneHref}>{messages.call(contactLinks.phone)}</a>
        <a href={contactLinks.messagingHref}>{messages.message}</a>
      </p>
    </>
  )
}

type UnrecordedFailure = Exclude<Failure, { state: "recorded" }>

function reasonOf(outcome: UnrecordedFailure, messages: Messages["forms"]["outcome"]): string {
  if (outcome.state === "notRecorded" || outcome.state === "unreachable") return messages[outcome.state]
  return outcome.state === "tooMany"
    ? messages.tooMany(outcome.retryAfterSeconds)
    : messages.suspicious[outcome.suspicion]
}

function WithReference({
  textAround: [before, after],
  reference,
}: {
  textAround: readonly string[]
  reference: string
}) {
  return (
    <>
      {before}
      <b className="num" translate="no">
        {reference}
      </b>
      {after}
    </>
  )
}
