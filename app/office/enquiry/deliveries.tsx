import { sentBy } from "#app/office/sent-by.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { AttemptRecord, DeliveryRecord, EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ANSWER_FORM } from "./answer-state.ts"
import styles from "./enquiry.module.css"

type DeliveriesProps = Pick<EnquiryRecord, "delivery" | "webhook" | "anonymised">

/**
 * The deliveries of an enquiry with their attempts, and a button that sends undelivered ones again. A booking by the staff has none.
 * Not printed.
 */
export function Deliveries({ delivery, webhook, anonymised }: DeliveriesProps) {
  const { page, change } = useMessages().officeEnquiries
  if (!delivery) return null
  const canResend = !anonymised && [delivery, webhook].some(canBeResent)
  return (
    <section aria-labelledby="happened" className="screen-only">
      <h2 id="happened">{page.whatHappened}</h2>
      <DeliveryDetails {...delivery} givenUp={anonymised ? null : page.givenUp} />
      {webhook && (
        <>
          <h3>{page.webhook}</h3>
          <DeliveryDetails {...webhook} givenUp={anonymised ? null : page.webhookGivenUp} />
        </>
      )}
      {canResend && (
        <p>
          <Button type="submit" form={ANSWER_FORM} name="act" value="resend" look="line" small>
            {change.resend}
          </Button>
        </p>
      )}
    </section>
  )
}

function canBeResent(delivery: DeliveryRecord | null): boolean {
  return delivery !== null && delivery.state !== "delivered" && !delivery.isBeingAttempted
}

/** `givenUp`: the message for an abandoned delivery. Null: none. */
type DetailsProps = DeliveryRecord & { givenUp: string | null }

/** The state of one delivery, and its attempts, latest first. */
export function DeliveryDetails({ state, dueAt, isBeingAttempted, attempts, givenUp }: DetailsProps) {
  const { page } = useMessages().officeEnquiries
  const next = attempts.length === 0 ? page.notSentYet : page.nextAttempt(formatWallTime(wallTimeAt(dueAt)))
  return (
    <>
      {state === "waiting" && <p>{isBeingAttempted ? page.beingSent : next}</p>}
      {state === "abandoned" && givenUp && <p>{givenUp}</p>}
      <ol className={styles.log}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.endedAt.getTime() + attempt.channel} {...attempt} />
        ))}
      </ol>
    </>
  )
}

function Attempt({ endedAt, channel, failure, detail }: AttemptRecord) {
  const messages = useMessages()
  const { page } = messages.officeEnquiries
  const sentThrough = sentBy(channel, messages)
  return (
    <li>
      <time dateTime={endedAt.toISOString()}>{formatWallTime(wallTimeAt(endedAt))}</time>
      {failure && page.failed(sentThrough, page.failures[failure])}
      {!failure && (detail ? page.partly(sentThrough) : page.arrived(sentThrough))}
      {detail && <q>{detail}</q>}
    </li>
  )
}
