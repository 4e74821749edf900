import { useRef } from "react"
import { INBOX } from "#app/office/paths.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { InboxOrder as Order } from "#domain/enquiry/inbox-order.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import { EnquiryTable } from "./enquiry-table.tsx"
import styles from "./inbox.module.css"
import type { Inbox } from "./inbox.ts"
import { InboxNotice } from "./inbox-notice.tsx"
import { InboxOrder } from "./inbox-order.tsx"
import { countFilters, type InboxFilters, inboxHref, orderOf } from "./query-params.ts"
import { SearchForm, type SearchFormProps } from "./search-form.tsx"
import { StatusFilter } from "./status-filter.tsx"
import { useInbox } from "./use-inbox.ts"

type InboxListProps = SearchFormProps & {
  inbox: Inbox
  isFirstPage: boolean
}

/** The inbox with its filters, updated while the page is open. */
export function InboxList({ inbox: initialInbox, isFirstPage, ...search }: InboxListProps) {
  const { filters } = search
  const list = useRef<HTMLFormElement>(null)
  const order = orderOf(filters)
  const isWholeList = isFirstPage && order === "newest" && countFilters(filters) === 0
  const { inbox, change } = useInbox(initialInbox, isWholeList, list)
  return (
    <>
      <InboxNotice change={change} />
      <StatusFilter filters={filters} {...inbox} />
      <SearchForm {...search} />
      <InboxOrder filters={filters} />
      <form ref={list} id="list" method="post" className={styles.list}>
        {inbox.rows.length > 0 && (
          <>
            <EnquiryTable {...inbox} order={order} />
            <SpamButton />
          </>
        )}
        {inbox.rows.length === 0 && !inbox.nextPage && <NoEnquiries isFiltered={!isWholeList} />}
      </form>
      <Pagination nextPage={inbox.nextPage} order={order} filters={filters} isFirstPage={isFirstPage} />
    </>
  )
}

/** The button that marks the selected enquiries as spam. The style sheet shows it only if a checkbox is checked. */
function SpamButton() {
  const { spam } = useMessages().officeInbox
  return (
    <fieldset className={styles.selectionActions}>
      <legend className="visually-hidden">{spam.label}</legend>
      <Button type="submit" name="act" value="spam">
        {spam.submit}
      </Button>
    </fieldset>
  )
}

function NoEnquiries({ isFiltered }: { isFiltered: boolean }) {
  const { noResults, emptyInbox, noResultsAdvice, filter } = useMessages().officeEnquiries
  if (!isFiltered) return <p>{emptyInbox}</p>
  return (
    <EmptyState heading={noResults} actions={<ButtonLink href={INBOX}>{filter.showAll}</ButtonLink>}>
      <p>{noResultsAdvice}</p>
    </EmptyState>
  )
}

type PaginationProps = Pick<Inbox, "nextPage"> & { order: Order; filters: InboxFilters; isFirstPage: boolean }

function Pagination({ nextPage, order, filters, isFirstPage }: PaginationProps) {
  const { officeEnquiries, officeInbox } = useMessages()
  const scannedTo = order === "pickUp" ? officeInbox.scannedTo : officeEnquiries.scannedBackTo
  return (
    <div className={styles.pagination}>
      {nextPage?.endOfScan && <p>{scannedTo(formatWallTime(nextPage.endOfScan))}</p>}
      {!isFirstPage && (
        <ButtonLink variant="outline" href={inboxHref(filters)}>
          {officeInbox.firstPage[order]}
        </ButtonLink>
      )}
      {nextPage && (
        <ButtonLink variant="outline" rel="next" href={nextPage.href}>
          {nextPage.endOfScan ? officeInbox.continueSearch : officeInbox.nextPage[order]}
        </ButtonLink>
      )}
    </div>
  )
}
