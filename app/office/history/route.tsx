import { data } from "react-router"
import { messagesContext, officePortsContext } from "#app/context.ts"
import { wrongDates } from "#app/office/asked-days.ts"
import inbox from "#app/office/enquiries/inbox.module.css"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ownersOnly } from "#app/office/owners-only.ts"
import { HISTORY } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { EventList } from "./event-list.tsx"
import { type HistoryQuery, historyHref, queryFrom, questionOf } from "./query-params.ts"
import { SearchForm } from "./search-form.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  ownersOnly(context)
  const { office } = context.get(messagesContext)
  const { audit, staff } = context.get(officePortsContext)
  const address = new URL(request.url)
  const query = queryFrom(address)
  const question = questionOf(query, address)
  const [page, members] = await Promise.all([audit.page(question), staff.members()])
  const wrong = wrongDates(query)
  const shown = {
    title: officeTitle(context, office.history.heading),
    page,
    query,
    wrong,
    isFirst: question.after === null,
    members: members.map(({ id, name }) => ({ id, name })),
  }
  return data(shown, { status: wrong.length > 0 ? 422 : 200 })
}

/** Everything that was done in the office, the latest first; filters and the place in the list stand in the address. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { page, query, wrong, members } = loaderData
  const { history } = useMessages().office
  return (
    <>
      <h1>{history.heading}</h1>
      <p>{history.intro}</p>
      <SearchForm query={query} wrong={wrong} members={members} />
      {page.entries.length > 0 && <EventList events={page.entries} />}
      {page.entries.length === 0 && !page.next && <Nothing isFiltered={Object.values(query).some(Boolean)} />}
      <Further {...loaderData} />
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { none, noneYet, noneAdvice, filter } = useMessages().office.history
  if (!isFiltered) return <p>{noneYet}</p>
  return (
    <EmptyState heading={none} actions={<ButtonLink href={HISTORY}>{filter.everything}</ButtonLink>}>
      <p>{noneAdvice}</p>
    </EmptyState>
  )
}

type FurtherProps = Pick<Route.ComponentProps["loaderData"], "page" | "isFirst"> & { query: HistoryQuery }

function Further({ page: { entries, next }, query, isFirst }: FurtherProps) {
  const texts = useMessages().office.history
  const isCutShort = next !== null && next.id !== entries.at(-1)?.id
  return (
    <div className={inbox.further}>
      {isCutShort && <p>{texts.lookedBackTo(formatWallTime(wallTimeAt(next.at)))}</p>}
      {!isFirst && (
        <ButtonLink look="line" href={historyHref(query)}>
          {texts.newest}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink look="line" rel="next" href={historyHref(query, next)}>
          {isCutShort ? texts.lookOn : texts.older}
        </ButtonLink>
      )}
    </div>
  )
}
