import { useRef } from "react"
import { INBOX } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime } from "#domain/rental-period.ts"
import { EnquiryTable } from "./enquiry-table.tsx"
import styles from "./inbox.module.css"
import type { Inbox } from "./inbox.ts"
import { InboxNotice } from "./inbox-notice.tsx"
import { type InboxFilters, inboxHref } from "./query-params.ts"
import { SearchForm, type SearchFormProps } from "./search-form.tsx"
import { StatusFilter } from "./status-filter.tsx"
import { useInbox } from "./use-inbox.ts"

type InboxListProps = SearchFormProps & {
  title: string
  inbox: Inbox
  /** Whether this is the first page. */
  isFirst: boolean
}

/** The inbox with its filters, updated while the page is open. */
export function InboxList({ title, inbox: rendered, isFirst, ...search }: InboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { inbox, change } = useInbox(rendered, title, list)
  const { filters } = search
  return (
    <>
      <InboxNotice change={change} />
      <StatusFilter filters={filters} {...inbox} />
      <SearchForm {...search} />
      <div ref={list}>
        {inbox.rows.length > 0 && <EnquiryTable {...inbox} />}
        {inbox.rows.length === 0 && !inbox.older && (
          <NoEnquiries isFiltered={Object.values(filters).some(Boolean)} />
        )}
      </div>
      <Pagination older={inbox.older} filters={filters} isFirst={isFirst} />
    </>
  )
}

function NoEnquiries({ isFiltered }: { isFiltered: boolean }) {
  const { none, noneYet, noneAdvice, filter } = useMessages().officeEnquiries
  if (!isFiltered) return <p>{noneYet}</p>
  return (
    <EmptyState heading={none} actions={<ButtonLink href={INBOX}>{filter.everything}</ButtonLink>}>
      <p>{noneAdvice}</p>
    </EmptyState>
  )
}

type PaginationProps = Pick<Inbox, "older"> & { filters: InboxFilters; isFirst: boolean }

function Pagination({ older, filters, isFirst }: PaginationProps) {
  const messages = useMessages().officeEnquiries
  const scannedBackTo = older?.scannedBackTo
  return (
    <div className={styles.pagination}>
      {scannedBackTo && <p>{messages.scannedBackTo(formatWallTime(scannedBackTo))}</p>}
      {!isFirst && (
        <ButtonLink look="line" href={inboxHref(filters)}>
          {messages.newest}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink look="line" rel="next" href={older.href}>
          {scannedBackTo ? messages.continueSearch : messages.older}
        </ButtonLink>
      )}
    </div>
  )
}
