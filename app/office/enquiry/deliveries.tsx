import { sentBy } from "#app/office/sent-by.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { AttemptRecord, DeliveryRecord, EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./enquiry.module.css"

type Shown = Pick<EnquiryRecord, "delivery" | "webhook" | "anonymised">

/** The status of each delivery of an enquiry and of its attempts, and a button that sends again what did not arrive. */
export function Deliveries({ delivery, webhook, anonymised }: Shown) {
  const { one, change } = useMessages().officeEnquiries
  const canResend = !anonymised && [delivery, webhook].some(isToResend)
  return (
    <section aria-labelledby="happened">
      <h2 id="happened">{one.whatHappened}</h2>
      <DeliveryStatus {...delivery} givenUp={anonymised ? null : one.givenUp} />
      {webhook && (
        <>
          <h3>{one.webhook}</h3>
          <DeliveryStatus {...webhook} givenUp={anonymised ? null : one.webhookGivenUp} />
        </>
      )}
      {canResend && (
        <form method="post">
          <input type="hidden" name="act" value="resend" />
          <Button type="submit" look="line" small>
            {change.resend}
          </Button>
        </form>
      )}
    </section>
  )
}

function isToResend(delivery: DeliveryRecord | null): boolean {
  return delivery !== null && delivery.state !== "delivered" && !delivery.isBeingAttempted
}

/** `givenUp`: what to say of one that was abandoned; null: nothing. */
type StatusProps = DeliveryRecord & { givenUp: string | null }

/** How one delivery stands, and each attempt with its result, the latest first. */
export function DeliveryStatus({ state, dueAt, isBeingAttempted, attempts, givenUp }: StatusProps) {
  const { one } = useMessages().officeEnquiries
  const next = attempts.length === 0 ? one.notSentYet : one.nextAttempt(formatWallTime(wallTimeAt(dueAt)))
  return (
    <>
      {state === "waiting" && <p>{isBeingAttempted ? one.beingSent : next}</p>}
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
  const { one } = messages.officeEnquiries
  const where = sentBy(channel, messages)
  return (
    <li>
      <time dateTime={endedAt.toISOString()}>{formatWallTime(wallTimeAt(endedAt))}</time>
      {failure && one.failed(where, one.failures[failure])}
      {!failure && (detail ? one.partly(where) : one.arrived(where))}
      {detail && <q>{detail}</q>}
    </li>
  )
}
