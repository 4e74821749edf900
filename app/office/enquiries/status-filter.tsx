import { Disclosure } from "#app/office/disclosure.tsx"
import styles from "#app/office/filters.module.css"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ENQUIRY_STATES } from "#domain/enquiry/enquiry-repository.ts"
import { countText } from "./count-text.ts"
import inboxStyles from "./inbox.module.css"
import type { Inbox } from "./inbox.ts"
import { EMAIL_FAILED, EMAIL_NOT_SENT, type InboxFilters, inboxHref } from "./query-params.ts"

type StatusFilterProps = Pick<Inbox, "counts" | "notSentLabel"> & { filters: InboxFilters }

/**
 * A link for each status with its number of enquiries and the other filters. Statuses without enquiries are in a disclosure, except
 * the selected one.
 */
export function StatusFilter({ filters, counts, notSentLabel }: StatusFilterProps) {
  const { officeEnquiries: messages, officeInbox } = useMessages()
  const [firstState, ...otherStates] = ENQUIRY_STATES
  const linkForState = (state: (typeof ENQUIRY_STATES)[number]) =>
    ({ status: state, label: messages.states[state], count: counts[state] }) as const
  const allLink = { status: "", label: messages.all, count: counts.all } as const
  const links = [
    linkForState(firstState),
    { status: EMAIL_NOT_SENT, label: notSentLabel, count: counts.primaryDeliveryFailed },
    { status: EMAIL_FAILED, label: officeInbox.emailFailed, count: counts.customerEmailFailed },
    ...otherStates.map(linkForState),
  ]
  const isShown = ({ status, count }: StatusLinkProps) => count > 0 || status === filters.status
  const hiddenLinks = links.filter((link) => !isShown(link))
  const renderLink = (link: StatusLinkProps) => <StatusLink key={link.status} {...link} filters={filters} />
  return (
    <nav className={styles.chips} aria-label={messages.filter.byState}>
      {[allLink, ...links.filter(isShown)].map(renderLink)}
      {hiddenLinks.length > 0 && (
        <Disclosure summary={officeInbox.moreStatuses} className={inboxStyles.moreStatuses}>
          <div className={styles.chips}>{hiddenLinks.map(renderLink)}</div>
        </Disclosure>
      )}
    </nav>
  )
}

type StatusLinkProps = { status: InboxFilters["status"]; label: string; count: number }

function StatusLink({ status, label, count, filters }: StatusLinkProps & { filters: InboxFilters }) {
  const { officeEnquiries: messages } = useMessages()
  return (
    <a href={inboxHref({ ...filters, status })} aria-current={status === filters.status ? "page" : undefined}>
      {label} <b>{countText(count, messages)}</b>
    </a>
  )
}
