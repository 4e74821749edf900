import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { Island } from "#app/islands/island.tsx"
import { invalidDays } from "#app/office/day-range.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { NEW_BOOKING, PRIVACY } from "#app/office/paths.ts"
import { GraceNotice } from "#app/office/privacy/grace-notice.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { graceEnds } from "#domain/privacy/privacy-settings.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
import type { Route } from "./+types/route"
import styles from "./inbox.module.css"
import { InboxList } from "./inbox-list.tsx"
import { loadInbox } from "./load-inbox.ts"
import { csvHref, filtersFrom, type InboxFilters, pagePosition } from "./query-params.ts"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { officeEnquiries } = context.get(messagesContext)
  const { enquiries, privacy } = context.get(officePortsContext)
  const isForOwner = isOwner(context.get(sessionContext).member)
  const url = new URL(request.url)
  const [inbox, vehicles, privacySettings] = await Promise.all([
    loadInbox(url, context),
    enquiries.vehicles(),
    isForOwner ? privacy.settings() : null,
  ])
  const filters = filtersFrom(url)
  const invalidDates = invalidDays(filters)
  const loaded = {
    title: officeTitle(context, officeEnquiries.heading),
    grace: privacySettings && graceEnds(privacySettings, context.get(portsContext).clock()),
    inbox,
    search: { filters, invalidDates, vehicles },
    isFirst: pagePosition(url) === null,
    isForOwner,
  }
  return data(loaded, { status: invalidDates.length > 0 ? 422 : 200 })
}

/** The inbox: all enquiries, newest first. The filters and the position are query parameters. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { title, grace, inbox, search, isFirst, isForOwner } = loaderData
  const { officeEnquiries, office } = useMessages()
  return (
    <>
      <div className={styles.head}>
        <h1>{officeEnquiries.heading}</h1>
        <ButtonLink href={NEW_BOOKING}>{office.newBooking.link}</ButtonLink>
      </div>
      {grace && (
        <GraceNotice grace={grace}>
          <p>
            <a href={`${PRIVACY}#periods`}>{office.privacy.periods.graceLink}</a>
          </p>
        </GraceNotice>
      )}
      <Island name="inboxList" component={InboxList} props={{ title, inbox, isFirst, ...search }} />
      {isForOwner && inbox.rows.length > 0 && <Download filters={search.filters} />}
    </>
  )
}

function Download({ filters }: { filters: InboxFilters }) {
  const { download, downloadWhy } = useMessages().officeInbox
  return (
    <p className={styles.download}>
      <a className="tlink" href={csvHref(filters)}>
        {download}
      </a>{" "}
      <span className="soft">{downloadWhy}</span>
    </p>
  )
}
