import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { wrongDates } from "#app/office/asked-days.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { OFFICE_HOME, PRIVACY, SINCE } from "#app/office/paths.ts"
import { GraceNotice } from "#app/office/privacy/grace-notice.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { graceEnds } from "#domain/privacy/privacy-settings.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
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
  const { officeEnquiries } = context.get(messagesContext)
  const { desk, privacy } = context.get(officePortsContext)
  const isForOwner = isOwner(context.get(sessionContext).member)
  const address = new URL(request.url)
  const [asked, now] = [askedIn(address), context.get(portsContext).clock()]
  const question = questionOf(asked, address, now)
  // Before the list is read: what changes in between is told as news, and never missed.
  const mark = await desk.mark(now)
  const since = address.searchParams.get(SINCE)
  const [page, counts, vehicles, came, kept] = await Promise.all([
    desk.page(question),
    desk.counts(now),
    desk.vehicles(),
    since === null ? 0 : desk.cameSince(positionIn(since)),
    isForOwner ? privacy.settings() : null,
  ])
  const title = officeTitle(context, officeEnquiries.heading)
  const wrong = wrongDates(asked)
  const grace = kept && graceEnds(kept, now)
  const shown = {
    grace,
    title,
    page,
    counts,
    vehicles,
    mark,
    came,
    asked,
    wrong,
    after: question.after,
    isForOwner,
  }
  return data(shown, { status: wrong.length > 0 ? 422 : 200 })
}

/** Every enquiry, the newest first; filters and the place in the list stand in the address. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { page, counts, vehicles, mark, came, asked, wrong, after, grace, isForOwner } = loaderData
  const {
    officeEnquiries: texts,
    office: { privacy },
  } = useMessages()
  return (
    <>
      <h1>{texts.heading}</h1>
      {grace && (
        <GraceNotice grace={grace}>
          <p>
            <a href={`${PRIVACY}#periods`}>{privacy.periods.graceLink}</a>
          </p>
        </GraceNotice>
      )}
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
      {isForOwner && page.entries.length > 0 && <Download asked={asked} />}
    </>
  )
}

function Download({ asked }: { asked: Asked }) {
  const { download, downloadWhy } = useMessages().officeInbox
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
  const { none, noneYet, noneAdvice, filter } = useMessages().officeEnquiries
  if (!isFiltered) return <p>{noneYet}</p>
  return (
    <EmptyState heading={none} ways={<ButtonLink href={OFFICE_HOME}>{filter.everything}</ButtonLink>}>
      <p>{noneAdvice}</p>
    </EmptyState>
  )
}

type FurtherProps = { page: Route.ComponentProps["loaderData"]["page"]; asked: Asked; isFirst: boolean }

function Further({ page: { entries, next }, asked, isFirst }: FurtherProps) {
  const texts = useMessages().officeEnquiries
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
