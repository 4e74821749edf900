import { periodText } from "#app/office/calendar/entry-text.ts"
import { calendarHref, DEFAULT_DAY_COUNT } from "#app/office/calendar/query-params.ts"
import { Disclosure } from "#app/office/disclosure.tsx"
import { EMAIL_NOT_SENT } from "#app/office/enquiries/query-params.ts"
import { BOOKING_SECTION, DELIVERIES_SECTION, EMAILS_SECTION } from "#app/office/enquiry/enquiry-form.ts"
import { DELIVERY, enquiryPage, hrefWith, INBOX } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Attention } from "#domain/enquiry/attention.ts"
import { dayOf, formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./today.module.css"

/** The id of the section's heading, and the value of its `data-list`. */
export const ATTENTION = "attention"

/** The maximum number of entries that are shown without a click. */
const MAX_SHOWN = 6

/** A problem, and the page on which it is solved. */
type AttentionEntry = { href: string; name: string; text: string }

/**
 * Lists calendar conflicts, failed emails to customers, customers who have not been told of a change, undelivered enquiries, and failed
 * emails of the office itself. Renders nothing if there are none.
 */
export function AttentionList({ entries }: { entries: readonly AttentionEntry[] }) {
  const { attention: messages } = useMessages().office.today
  if (entries.length === 0) return null
  const otherEntries = entries.slice(MAX_SHOWN)
  return (
    <section aria-labelledby={ATTENTION} data-list={ATTENTION} className={styles.section}>
      <h2 id={ATTENTION}>{messages.heading}</h2>
      <Entries entries={entries.slice(0, MAX_SHOWN)} />
      {otherEntries.length > 0 && (
        <Disclosure summary={messages.moreEntries(otherEntries.length)}>
          <Entries entries={otherEntries} />
        </Disclosure>
      )}
    </section>
  )
}

function Entries({ entries }: { entries: readonly AttentionEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ href, name, text }) => (
        <li key={href + name} className={styles.problem}>
          <a className={styles.name} href={href}>
            {name}
          </a>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** The entries of the section, in the order in which it shows them. */
export function attentionEntries(
  { conflicts, failedEmails, unannouncedChanges, undeliveredReferences, failedOwnEmailCount }: Attention,
  office: Messages["office"],
): AttentionEntry[] {
  const { attention: messages } = office.today
  const [latestReference] = undeliveredReferences
  return [
    ...conflicts.map(({ vehicle, conflict: { period, units }, laterCount }) => ({
      href: calendarHref({
        from: dayOf(period.from),
        days: DEFAULT_DAY_COUNT,
        category: "",
        q: vehicle.name,
        onlyWithEntries: null,
      }),
      name: messages.conflict(vehicle.name),
      text: [
        office.calendar.conflictUnits(periodText(period, office), units, vehicle.units),
        laterCount > 0 && messages.laterConflicts(laterCount),
      ]
        .filter(Boolean)
        .join(" "),
    })),
    ...failedEmails.map((enquiry) => ({
      href: `${enquiryPage(enquiry.reference)}#${EMAILS_SECTION}`,
      name: messages.failedEmail(enquiry.visitor),
      text: messages.failedEmailHint,
    })),
    ...unannouncedChanges.map(({ enquiry, change: { kind, at } }) => ({
      href: `${enquiryPage(enquiry.reference)}#${BOOKING_SECTION}`,
      name: messages.unannounced(enquiry.visitor),
      text: office.replies.unannounced[kind](formatWallTime(wallTimeAt(at))),
    })),
    ...(latestReference === undefined
      ? []
      : [
          {
            href:
              undeliveredReferences.length === 1
                ? `${enquiryPage(latestReference)}#${DELIVERIES_SECTION}`
                : hrefWith(INBOX, new URLSearchParams({ status: EMAIL_NOT_SENT })),
            name: messages.undelivered(undeliveredReferences.length),
            text: messages.undeliveredHint,
          },
        ]),
    ...(failedOwnEmailCount === 0
      ? []
      : [
          {
            href: DELIVERY,
            name: messages.failedOwnEmails(failedOwnEmailCount),
            text: messages.failedOwnEmailsHint,
          },
        ]),
  ]
}
