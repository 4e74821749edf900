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

/** The outcome of a form, which replaces its error summary. It takes the focus. `children` follow a success message. */
export function FormOutcome({ outcome, contactLinks, sentNext, children }: OutcomeProps) {
  const { idPrefix, errors } = useForm()
  const message = useRef<HTMLDivElement>(null)
  useFocusOnChange(message, outcome)
  if (!outcome || outcome.state === "toConfirm" || errors.length > 0) return null
  const isSent = outcome.state === "sent"
  return (
    <Notice
      tone={isSent ? "good" : "bad"}
      role="alert"
      className={styles.outcome}
      id={isSent ? SENT_ID : outcomeId(idPrefix)}
      tabIndex={-1}
      ref={message}
    >
      {isSent ? (
        <Sent {...outcome} next={sentNext} contactLinks={contactLinks} />
      ) : (
        <NotSent outcome={outcome} contactLinks={contactLinks} />
      )}
      {isSent && children}
    </Notice>
  )
}

type OutcomeProps = {
  outcome: Outcome | null
  contactLinks: ContactLinks
  /** The text around the reference, for a form that is not a booking. */
  sentNext?: readonly string[]
  children?: ReactNode
}

type SentProps = Extract<Outcome, { state: "sent" }> & {
  next: readonly string[] | undefined
  contactLinks: ContactLinks
}

function Sent({ reference, address, page, next, contactLinks }: SentProps) {
  const { outcome: messages } = useMessages().forms
  return (
    <>
      <h2>{messages.sent}</h2>
      <p>
        <WithReference around={next ?? messages.sentNext} reference={reference} />
      </p>
      {address && <ReadBack {...address} contactLinks={contactLinks} />}
      {page && (
        <p>
          {messages.ownPage} <a href={page}>{messages.openOwnPage}</a>
        </p>
      )}
    </>
  )
}

type SubmittedEmailProps = SubmittedEmail & { contactLinks: ContactLinks }

/** The email address to which the answer goes, and how to correct it. */
function ReadBack({ email, hasCopy, contactLinks: { phone, phoneHref } }: SubmittedEmailProps) {
  const { readBack } = useMessages().forms.outcome
  const [before, after] = hasCopy ? readBack.answerAndCopy : readBack.answer
  const [ifNot, orSendAgain] = readBack.correct
  const likely = likelyEmail(email)
  return (
    <p className={styles.readBack}>
      {before}
      <b translate="no">{email}</b>
      {after}{" "}
      {likely && (
        <>
          <DidYouMean address={likely} />{" "}
        </>
      )}
      {ifNot}
      <a href={phoneHref} className="num">
        {phone}
      </a>
      {orSendAgain}
    </p>
  )
}

type Failure = Exclude<Outcome, { state: "sent" | "toConfirm" }>

function NotSent({ outcome, contactLinks }: { outcome: Failure; contactLinks: ContactLinks }) {
  const { outcome: messages } = useMessages().forms
  return (
    <>
      <h2>{outcome.state === "suspicious" ? messages.notSentYet : messages.failed}</h2>
      <p>
        {outcome.state === "recorded" ? (
          <WithReference around={messages.kept} reference={outcome.reference} />
        ) : (
          reasonOf(outcome, messages)
        )}
      </p>
      <p className={styles.contactLinks}>
        <span>{messages.rather}</span>
        <a href={contactLinks.phoneHref}>{messages.call(contactLinks.phone)}</a>
        <a href={contactLinks.messagingHref}>{messages.message}</a>
      </p>
    </>
  )
}

type Unrecorded = Exclude<Failure, { state: "recorded" }>

function reasonOf(outcome: Unrecorded, messages: Messages["forms"]["outcome"]): string {
  if (outcome.state === "notRecorded" || outcome.state === "unreachable") return messages[outcome.state]
  return outcome.state === "tooMany"
    ? messages.tooMany(outcome.retryAfterSeconds)
    : messages.suspicious[outcome.suspicion]
}

function WithReference({
  around: [before, after],
  reference,
}: {
  around: readonly string[]
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
