import { useRef } from "react"
import { OFFICE_HOME } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime } from "#domain/rental-period.ts"
import { Chips } from "./chips.tsx"
import { EnquiryTable } from "./enquiry-table.tsx"
import styles from "./inbox.module.css"
import type { Inbox } from "./inbox.ts"
import { InboxNews } from "./inbox-news.tsx"
import { type InboxParams, listHref } from "./query-params.ts"
import { SearchForm, type SearchFormProps } from "./search-form.tsx"
import { useInbox } from "./use-inbox.ts"

type InboxListProps = SearchFormProps & {
  title: string
  inbox: Inbox
  /** Whether the list begins with the newest enquiry. */
  isFirst: boolean
}

/** The inbox with its filters, updated while the page is open. */
export function InboxList({ title, inbox: rendered, isFirst, ...search }: InboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { inbox, news } = useInbox(rendered, title, list)
  const { query } = search
  return (
    <>
      <InboxNews news={news} />
      <Chips query={query} {...inbox} />
      <SearchForm {...search} />
      <div ref={list}>
        {inbox.rows.length > 0 && <EnquiryTable {...inbox} />}
        {inbox.rows.length === 0 && !inbox.older && (
          <Nothing isFiltered={Object.values(query).some(Boolean)} />
        )}
      </div>
      <Further older={inbox.older} query={query} isFirst={isFirst} />
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { none, noneYet, noneAdvice, filter } = useMessages().officeEnquiries
  if (!isFiltered) return <p>{noneYet}</p>
  return (
    <EmptyState heading={none} actions={<ButtonLink href={OFFICE_HOME}>{filter.everything}</ButtonLink>}>
      <p>{noneAdvice}</p>
    </EmptyState>
  )
}

type FurtherProps = Pick<Inbox, "older"> & { query: InboxParams; isFirst: boolean }

function Further({ older, query, isFirst }: FurtherProps) {
  const texts = useMessages().officeEnquiries
  const lookedBackTo = older?.lookedBackTo
  return (
    <div className={styles.further}>
      {lookedBackTo && <p>{texts.lookedBackTo(formatWallTime(lookedBackTo))}</p>}
      {!isFirst && (
        <ButtonLink look="line" href={listHref(query)}>
          {texts.newest}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink look="line" rel="next" href={older.href}>
          {lookedBackTo ? texts.lookOn : texts.older}
        </ButtonLink>
      )}
    </div>
  )
}
