import { data } from "react-router"
import { messagesContext, officePortsContext } from "#app/context.ts"
import { invalidDayFields } from "#app/office/day-range.ts"
import inboxStyles from "#app/office/enquiries/inbox.module.css"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { HISTORY } from "#app/office/paths.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { EventList } from "./event-list.tsx"
import { auditQuery, filtersFrom, type HistoryFilters, historyHref } from "./query-params.ts"
import { SearchForm } from "./search-form.tsx"
import { loadUndoableSaves } from "./undoable-saves.ts"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  const { office } = context.get(messagesContext)
  const { audit, staff, rates } = context.get(officePortsContext)
  const url = new URL(request.url)
  const filters = filtersFrom(url)
  const query = auditQuery(filters, url)
  const [page, members] = await Promise.all([audit.page(query), staff.members()])
  const invalidFields = invalidDayFields(filters)
  const pageData = {
    title: officeTitle(context, office.history.heading),
    page,
    filters,
    invalidFields,
    isFirstPage: query.after === null,
    undoableSaves: await loadUndoableSaves(rates, page.entries),
    members: members.map(({ id, name }) => ({ id, name })),
  }
  return data(pageData, { status: invalidFields.length > 0 ? 422 : 200 })
}

/** The audit log, latest events first. The filters and the position are query parameters. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { page, filters, invalidFields, members, undoableSaves } = loaderData
  const { history } = useMessages().office
  return (
    <>
      <h1>{history.heading}</h1>
      <p>{history.intro}</p>
      <SearchForm filters={filters} invalidFields={invalidFields} members={members} />
      {page.entries.length > 0 && <EventList events={page.entries} undoableSaves={undoableSaves} />}
      {page.entries.length === 0 && !page.next && (
        <NoEvents isFiltered={Object.values(filters).some(Boolean)} />
      )}
      <Pagination {...loaderData} />
    </>
  )
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  const { noResults, emptyHistory, noResultsAdvice, filter } = useMessages().office.history
  if (!isFiltered) return <p>{emptyHistory}</p>
  return (
    <EmptyState heading={noResults} actions={<ButtonLink href={HISTORY}>{filter.showAll}</ButtonLink>}>
      <p>{noResultsAdvice}</p>
    </EmptyState>
  )
}

type PaginationProps = Pick<Route.ComponentProps["loaderData"], "page" | "isFirstPage"> & {
  filters: HistoryFilters
}

function Pagination({ page: { entries, next }, filters, isFirstPage }: PaginationProps) {
  const messages = useMessages().office.history
  // `next` is the last entry of this page, unless a search stopped at the limit of scanned events.
  const isScanLimitReached = next !== null && next.id !== entries.at(-1)?.id
  return (
    <div className={inboxStyles.pagination}>
      {isScanLimitReached && <p>{messages.scannedBackTo(formatWallTime(wallTimeAt(next.at)))}</p>}
      {!isFirstPage && (
        <ButtonLink variant="outline" href={historyHref(filters)}>
          {messages.backToLatest}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="outline" rel="next" href={historyHref(filters, next)}>
          {isScanLimitReached ? messages.continueSearch : messages.olderChanges}
        </ButtonLink>
      )}
    </div>
  )
}
