import styles from "#app/office/filters.module.css"
import { useMessages } from "#app/ui/messages-context.tsx"
import { DESK_STATES } from "#domain/enquiry/enquiry-desk.ts"
import { countText } from "./count-text.ts"
import type { Inbox } from "./inbox.ts"
import { type Asked, listHref, MAIL_NOT_SENT } from "./question-in-address.ts"

/** A press for each status, with how many there are altogether; the other filters stay. */
export function Chips({ asked, counts, notSent }: Pick<Inbox, "counts" | "notSent"> & { asked: Asked }) {
  const texts = useMessages().officeEnquiries
  const [first, ...others] = DESK_STATES
  const ofState = (state: (typeof DESK_STATES)[number]) =>
    ({ status: state, label: texts.states[state], count: counts[state] }) as const
  const chips = [
    { status: "", label: texts.all, count: counts.all },
    ofState(first),
    { status: MAIL_NOT_SENT, label: notSent, count: counts.mailNotSent },
    ...others.map(ofState),
  ]
  return (
    <nav className={styles.chips} aria-label={texts.filter.byState}>
      {chips.map(({ status, label, count }) => (
        <a
          key={status}
          href={listHref({ ...asked, status })}
          aria-current={status === asked.status ? "page" : undefined}
        >
          {label} <b>{countText(count, texts)}</b>
        </a>
      ))}
    </nav>
  )
}
