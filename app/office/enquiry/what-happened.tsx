import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeskAttempt, DeskEnquiry } from "#domain/enquiry/enquiry-desk.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./enquiry.module.css"

type Shown = Pick<DeskEnquiry, "message" | "attempts" | "anonymised">

/** How the mail stands, and each try with what became of it, the latest first. */
export function WhatHappened({ message, attempts, anonymised }: Shown) {
  const { one, change } = useMessages().officeEnquiries
  return (
    <section aria-labelledby="happened">
      <h2 id="happened">{one.whatHappened}</h2>
      {message.state === "waiting" && (
        <p>
          <Standing {...message} attempts={attempts.length} />
        </p>
      )}
      {message.state === "abandoned" && !anonymised && <p>{one.givenUp}</p>}
      {message.state !== "delivered" && !message.isBeingTried && !anonymised && (
        <form method="post">
          <input type="hidden" name="act" value="resend" />
          <Button type="submit" look="line" small>
            {change.resend}
          </Button>
        </form>
      )}
      <ol className={styles.log}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.endedAt.getTime() + attempt.channel} {...attempt} />
        ))}
      </ol>
    </section>
  )
}

/** When it is tried next, of what has not arrived. */
export function Standing({
  isBeingTried,
  dueAt,
  attempts,
}: Pick<DeskEnquiry["message"], "isBeingTried" | "dueAt"> & { attempts: number }) {
  const { one } = useMessages().officeEnquiries
  if (isBeingTried) return one.beingTried
  return attempts === 0 ? one.notTriedYet : one.nextTry(formatWallTime(wallTimeAt(dueAt)))
}

export function Attempt({ endedAt, channel, failure, detail }: DeskAttempt) {
  const { one } = useMessages().officeEnquiries
  const where = one.channels[channel]
  return (
    <li>
      <time dateTime={endedAt.toISOString()}>{formatWallTime(wallTimeAt(endedAt))}</time>
      {failure && one.failed(where, one.failures[failure])}
      {!failure && (detail ? one.partly(where) : one.arrived(where))}
      {detail && <q>{detail}</q>}
    </li>
  )
}
