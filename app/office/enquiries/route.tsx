import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { Island } from "#app/islands/island.tsx"
import { invalidDays } from "#app/office/day-range.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { PRIVACY } from "#app/office/paths.ts"
import { GraceNotice } from "#app/office/privacy/grace-notice.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { graceEnds } from "#domain/privacy/privacy-settings.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
import type { Route } from "./+types/route"
import styles from "./inbox.module.css"
import { InboxList } from "./inbox-list.tsx"
import { loadInbox } from "./load-inbox.ts"
import { afterIn, csvHref, type InboxParams, queryFrom } from "./query-params.ts"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { officeEnquiries } = context.get(messagesContext)
  const { enquiries, privacy } = context.get(officePortsContext)
  const isForOwner = isOwner(context.get(sessionContext).member)
  const address = new URL(request.url)
  const [inbox, vehicles, kept] = await Promise.all([
    loadInbox(address, context),
    enquiries.vehicles(),
    isForOwner ? privacy.settings() : null,
  ])
  const query = queryFrom(address)
  const wrong = invalidDays(query)
  const shown = {
    title: officeTitle(context, officeEnquiries.heading),
    grace: kept && graceEnds(kept, context.get(portsContext).clock()),
    inbox,
    search: { query, wrong, vehicles },
    isFirst: afterIn(address) === null,
    isForOwner,
  }
  return data(shown, { status: wrong.length > 0 ? 422 : 200 })
}

/** The inbox: all enquiries, newest first. Filters and position are in the query. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { title, grace, inbox, search, isFirst, isForOwner } = loaderData
  const { officeEnquiries, office } = useMessages()
  return (
    <>
      <h1>{officeEnquiries.heading}</h1>
      {grace && (
        <GraceNotice grace={grace}>
          <p>
            <a href={`${PRIVACY}#periods`}>{office.privacy.periods.graceLink}</a>
          </p>
        </GraceNotice>
      )}
      <Island name="inboxList" component={InboxList} props={{ title, inbox, isFirst, ...search }} />
      {isForOwner && inbox.rows.length > 0 && <Download query={search.query} />}
    </>
  )
}

function Download({ query }: { query: InboxParams }) {
  const { download, downloadWhy } = useMessages().officeInbox
  return (
    <p className={styles.download}>
      <a className="tlink" href={csvHref(query)}>
        {download}
      </a>{" "}
      <span className="soft">{downloadWhy}</span>
    </p>
  )
}
