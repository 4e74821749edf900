import { type ReactNode, useEffect, useRef } from "react"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Messages } from "#messages/messages.ts"
import { outcomeId, SENT_ID } from "./field-names.ts"
import { useForm } from "./form-context.tsx"
import styles from "./form-outcome.module.css"
import type { Outcome } from "./form-state.ts"

/** Other ways to reach the company: the number as people read it, and addresses ready for `href`. */
export type TalkLinks = { phone: string; phoneHref: string; messagingHref: string }

/** What became of a form, in the place of its error summary. It takes the focus; `children` follow its words. */
export function FormOutcome({ outcome, talk, children }: OutcomeProps) {
  const { idPrefix, faults } = useForm()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) message.current?.focus()
  }, [outcome])
  if (!outcome || outcome.state === "toConfirm" || faults.length > 0) return null
  const isSent = outcome.state === "sent"
  return (
    <Message
      tone={isSent ? "good" : "bad"}
      id={isSent ? SENT_ID : outcomeId(idPrefix)}
      tabIndex={-1}
      ref={message}
    >
      {isSent ? <Sent reference={outcome.reference} /> : <NotSent outcome={outcome} talk={talk} />}
      {children}
    </Message>
  )
}

type OutcomeProps = { outcome: Outcome | null; talk: TalkLinks; children?: ReactNode }

function Sent({ reference }: { reference: string }) {
  const { outcome: texts } = useMessages().forms
  return (
    <>
      <h2>{texts.sent}</h2>
      <p>{texts.sentNext(reference)}</p>
    </>
  )
}

type Failure = Exclude<Outcome, { state: "sent" | "toConfirm" }>

function NotSent({ outcome, talk }: { outcome: Failure; talk: TalkLinks }) {
  const { outcome: texts } = useMessages().forms
  return (
    <>
      <h2>{texts.failed}</h2>
      <p>{reasonOf(outcome, texts)}</p>
      <p className={styles.talk}>
        <span>{texts.rather}</span>
        <a href={talk.phoneHref}>{texts.call(talk.phone)}</a>
        <a href={talk.messagingHref}>{texts.message}</a>
      </p>
    </>
  )
}

function reasonOf(outcome: Failure, texts: Messages["forms"]["outcome"]): string {
  if (outcome.state === "kept") return texts.kept(outcome.reference)
  if (outcome.state === "tooMany") return texts.tooMany(outcome.retryAfterSeconds)
  return texts.suspicious[outcome.suspicion]
}
