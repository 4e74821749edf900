import styles from "#app/office/filters.module.css"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ENQUIRY_STATES } from "#domain/enquiry/enquiry-repository.ts"
import { countText } from "./count-text.ts"
import inbox from "./inbox.module.css"
import type { Inbox } from "./inbox.ts"
import { EMAIL_FAILED, EMAIL_NOT_SENT, type InboxFilters, inboxHref } from "./query-params.ts"

type StatusFilterProps = Pick<Inbox, "counts" | "notSent"> & { filters: InboxFilters }

/** A link for each status with its number of enquiries. The links keep the other filters. */
export function StatusFilter({ filters, counts, notSent }: StatusFilterProps) {
  const { officeEnquiries: messages, officeInbox } = useMessages()
  const [first, ...others] = ENQUIRY_STATES
  const ofState = (state: (typeof ENQUIRY_STATES)[number]) =>
    ({ status: state, label: messages.states[state], count: counts[state] }) as const
  const links = [
    { status: "", label: messages.all, count: counts.all },
    ofState(first),
    { status: EMAIL_NOT_SENT, label: notSent, count: counts.primaryDeliveryFailed },
    { status: EMAIL_FAILED, label: officeInbox.emailFailed, count: counts.customerEmailFailed },
    ...others.map(ofState),
  ]
  return (
    <nav className={classNames(styles.chips, inbox.statuses)} aria-label={messages.filter.byState}>
      {links.map(({ status, label, count }) => (
        <a
          key={status}
          href={inboxHref({ ...filters, status })}
          aria-current={status === filters.status ? "page" : undefined}
        >
          {label} <b>{countText(count, messages)}</b>
        </a>
      ))}
    </nav>
  )
}
