import styles from "#app/office/filters.module.css"
import { useMessages } from "#app/ui/messages-context.tsx"
import { BY_PICK_UP, type InboxFilters, inboxHref } from "./query-params.ts"

/** Links to the list in each order, with the current filters. */
export function InboxOrder({ filters }: { filters: InboxFilters }) {
  const { sort } = useMessages().officeInbox
  const links = [
    { value: "", label: sort.newest },
    { value: BY_PICK_UP, label: sort.pickUp },
  ]
  return (
    <nav className={styles.chips} aria-label={sort.label}>
      {links.map(({ value, label }) => (
        <a
          key={value}
          href={inboxHref({ ...filters, sort: value })}
          aria-current={value === filters.sort ? "true" : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
