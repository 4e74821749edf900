import { Fragment } from "react"
import { DoneNotice } from "#app/office/done-notice.tsx"
import { sentBy } from "#app/office/sent-by.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { SECONDARY_NAMES } from "#domain/delivery/delivery.ts"
import { failureReason } from "#domain/delivery/failure-reason.ts"
import type { AttemptRecord, DeliveryRecord, EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ActionButton } from "./action-button.tsx"
import styles from "./enquiry.module.css"
import { DELIVERIES_SECTION, DONE_NOTICE } from "./enquiry-form.ts"
import { completedAction, type PageReport } from "./page-report.tsx"

type DeliveriesProps = Pick<EnquiryRecord, "delivery" | "secondaryDeliveries" | "anonymised"> & {
  report: PageReport
}

/**
 * The deliveries of an enquiry with their attempts, and a button that sends undelivered ones again. A booking by the staff has
 * no deliveries. Not printed.
 */
export function Deliveries({ delivery, secondaryDeliveries, anonymised, report }: DeliveriesProps) {
  const {
    channels,
    officeEnquiries: { page, change },
    office: { replies },
  } = useMessages()
  if (!delivery) return null
  const canResend = !anonymised && [delivery, ...Object.values(secondaryDeliveries)].some(canBeResent)
  return (
    <section aria-labelledby={DELIVERIES_SECTION} className="screen-only">
      <h2 id={DELIVERIES_SECTION} tabIndex={-1}>
        {page.deliveriesHeading}
      </h2>
      {completedAction({ section: "deliveries", report }) && (
        <div id={DONE_NOTICE}>
          <DoneNotice done={replies.done.resend} />
        </div>
      )}
      <DeliveryDetails {...delivery} abandonedText={anonymised ? null : page.abandoned} />
      {SECONDARY_NAMES.map((name) => {
        const record = secondaryDeliveries[name]
        const abandonedText = anonymised ? null : page.abandonedSecondary(channels[name].deliveredText)
        return (
          record && (
            <Fragment key={name}>
              <h3>{channels[name].name}</h3>
              <DeliveryDetails {...record} abandonedText={abandonedText} />
            </Fragment>
          )
        )
      })}
      {canResend && (
        <p>
          <ActionButton act="resend" target={DELIVERIES_SECTION}>
            {change.resend}
          </ActionButton>
        </p>
      )}
    </section>
  )
}

function canBeResent(delivery: DeliveryRecord | null): boolean {
  return delivery !== null && delivery.state !== "delivered" && !delivery.isBeingAttempted
}

/** `abandonedText`: the message for an abandoned delivery. Null: no message. */
type DetailsProps = DeliveryRecord & { abandonedText: string | null }

/** The state of one delivery, and its attempts, latest first. */
export function DeliveryDetails({ state, dueAt, isBeingAttempted, attempts, abandonedText }: DetailsProps) {
  const { page } = useMessages().officeEnquiries
  const nextText =
    attempts.length === 0 ? page.notSentYet : page.nextAttempt(formatWallTime(wallTimeAt(dueAt)))
  return (
    <>
      {state === "waiting" && <p>{isBeingAttempted ? page.beingSent : nextText}</p>}
      {state === "abandoned" && abandonedText && <p>{abandonedText}</p>}
      <AttemptLog attempts={attempts} />
    </>
  )
}

export function AttemptLog({ attempts }: { attempts: readonly AttemptRecord[] }) {
  return (
    <ol className={styles.log}>
      {attempts.map((attempt) => (
        <Attempt key={attempt.endedAt.getTime() + attempt.channel} {...attempt} />
      ))}
    </ol>
  )
}

function Attempt({ endedAt, channel, failure, detail }: AttemptRecord) {
  const messages = useMessages()
  const { page } = messages.officeEnquiries
  const sentThrough = sentBy(channel, messages)
  return (
    <li>
      <time dateTime={endedAt.toISOString()}>{formatWallTime(wallTimeAt(endedAt))}</time>
      {failure && page.failed(sentThrough, page.failures[failureReason(failure, detail)])}
      {failure && detail && <p className="small soft">{page.failureDetail(detail)}</p>}
      {/* The detail of a successful attempt lists the recipients that the mail server refused. */}
      {!failure && (detail ? page.partlyDelivered(sentThrough) : page.delivered(sentThrough))}
      {!failure && detail && <q>{detail}</q>}
    </li>
  )
}
