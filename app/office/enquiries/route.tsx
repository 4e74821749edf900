import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { wrongDates } from "#app/office/asked-days.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { OFFICE_HOME, SINCE } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { Chips } from "./chips.tsx"
import { EnquiryTable } from "./enquiry-table.tsx"
import styles from "./inbox.module.css"
import { LiveNews } from "./live-news.tsx"
import {
  type Asked,
  askedIn,
  csvHref,
  enquiryHref,
  listHref,
  positionIn,
  questionOf,
} from "./question-in-address.ts"
import { SearchForm } from "./search-form.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const { desk } = context.get(officePortsContext)
  const address = new URL(request.url)
  const [asked, now] = [askedIn(address), context.get(portsContext).clock()]
  const question = questionOf(asked, address, now)
  // Before the list is read: what changes in between is told as news, and never missed.
  const mark = await desk.mark(now)
  const since = address.searchParams.get(SINCE)
  const [page, counts, vehicles, came] = await Promise.all([
    desk.page(question),
    desk.counts(now),
    desk.vehicles(),
    since === null ? 0 : desk.cameSince(positionIn(since)),
  ])
  const title = officeTitle(context, office.enquiries.heading)
  const wrong = wrongDates(asked)
  const shown = { title, page, counts, vehicles, mark, came, asked, wrong, after: question.after }
  return data(shown, { status: wrong.length > 0 ? 422 : 200 })
}

/** Every enquiry, the newest first; filters and the place in the list stand in the address. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { page, counts, vehicles, mark, came, asked, wrong, after } = loaderData
  const texts = useMessages().office.enquiries
  return (
    <>
      <h1>{texts.heading}</h1>
      <LiveNews mark={mark} came={came} />
      <Chips asked={asked} counts={counts} />
      <SearchForm asked={asked} wrong={wrong} vehicles={vehicles} />
      <div data-live-list>
        {page.entries.length > 0 && (
          <EnquiryTable
            entries={page.entries}
            hrefOf={({ reference }) => enquiryHref(reference, asked, after)}
          />
        )}
        {page.entries.length === 0 && !page.next && (
          <Nothing isFiltered={Object.values(asked).some(Boolean)} />
        )}
      </div>
      <Further page={page} asked={asked} isFirst={after === null} />
      {page.entries.length > 0 && <Download asked={asked} />}
    </>
  )
}

function Download({ asked }: { asked: Asked }) {
  const { download, downloadWhy } = useMessages().office.inbox
  return (
    <p className={styles.download}>
      <a className="tlink" href={csvHref(asked)}>
        {download}
      </a>{" "}
      <span className="soft">{downloadWhy}</span>
    </p>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { none, noneYet, noneAdvice, filter } = useMessages().office.enquiries
  if (!isFiltered) return <p>{noneYet}</p>
  return (
    <EmptyState heading={none} ways={<ButtonLink href={OFFICE_HOME}>{filter.everything}</ButtonLink>}>
      <p>{noneAdvice}</p>
    </EmptyState>
  )
}

type FurtherProps = { page: Route.ComponentProps["loaderData"]["page"]; asked: Asked; isFirst: boolean }

function Further({ page: { entries, next }, asked, isFirst }: FurtherProps) {
  const texts = useMessages().office.enquiries
  const isCutShort = next !== null && next.reference !== entries.at(-1)?.reference
  return (
    <div className={styles.further} data-live-part="further">
      {isCutShort && <p>{texts.lookedBackTo(formatWallTime(wallTimeAt(next.receivedAt)))}</p>}
      {!isFirst && (
        <ButtonLink look="line" href={listHref(asked)}>
          {texts.newest}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink look="line" rel="next" href={listHref(asked, next)}>
          {isCutShort ? texts.lookOn : texts.older}
        </ButtonLink>
      )}
    </div>
  )
}
