import { Fragment } from "react"
import { DoneNotice } from "#app/office/done-notice.tsx"
import { sentBy } from "#app/office/sent-by.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { SECONDARY_NAMES } from "#domain/delivery/delivery.ts"
import { failureReason } from "#domain/delivery/failure-reason.ts"
import type { AttemptRecord, DeliveryRecord, EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ActButton } from "./act-button.tsx"
import { ANSWER_DONE, DELIVERIES_SECTION } from "./answer-state.ts"
import styles from "./enquiry.module.css"
import { doneIn, type PageReport } from "./page-report.tsx"

type DeliveriesProps = Pick<EnquiryRecord, "delivery" | "secondary" | "anonymised"> & { report: PageReport }

/**
 * The deliveries of an enquiry with their attempts, and a button that sends undelivered ones again. A booking by the staff has
 * none.
 * Not printed.
 */
export function Deliveries({ delivery, secondary, anonymised, report }: DeliveriesProps) {
  const {
    channels,
    officeEnquiries: { page, change },
    office: { replies },
  } = useMessages()
  if (!delivery) return null
  const canResend = !anonymised && [delivery, ...Object.values(secondary)].some(canBeResent)
  return (
    <section aria-labelledby={DELIVERIES_SECTION} className="screen-only">
      <h2 id={DELIVERIES_SECTION} tabIndex={-1}>
        {page.whatHappened}
      </h2>
      {doneIn({ section: "deliveries", report }) && (
        <div id={ANSWER_DONE}>
          <DoneNotice done={replies.done.resend} />
        </div>
      )}
      <DeliveryDetails {...delivery} givenUp={anonymised ? null : page.givenUp} />
      {SECONDARY_NAMES.map((name) => {
        const record = secondary[name]
        const givenUp = anonymised ? null : page.secondaryGivenUp(channels[name].went)
        return (
          record && (
            <Fragment key={name}>
              <h3>{channels[name].name}</h3>
              <DeliveryDetails {...record} givenUp={givenUp} />
            </Fragment>
          )
        )
      })}
      {canResend && (
        <p>
          <ActButton act="resend" target={DELIVERIES_SECTION}>
            {change.resend}
          </ActButton>
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
      {!failure && (detail ? page.partly(sentThrough) : page.arrived(sentThrough))}
      {!failure && detail && <q>{detail}</q>}
    </li>
  )
}
