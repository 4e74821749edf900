import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { Island } from "#app/islands/island.tsx"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { NEW_BOOKING, PRIVACY } from "#app/office/paths.ts"
import { GraceNotice } from "#app/office/privacy/grace-notice.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { runningGracePeriod } from "#domain/privacy/privacy-settings.ts"
import { isOwner } from "#domain/staff/staff-member.ts"
import type { Route } from "./+types/route"
import { handleSpam, spamResultIn } from "./handle-spam.ts"
import styles from "./inbox.module.css"
import { InboxList } from "./inbox-list.tsx"
import { loadInbox } from "./load-inbox.ts"
import { csvHref, filtersFrom, type InboxFilters, invalidFilterFields, pagePosition } from "./query-params.ts"
import { SpamNotice } from "./spam-notice.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { officeEnquiries } = context.get(messagesContext)
  const { enquiries, privacy } = context.get(officePortsContext)
  const isOwnerSignedIn = isOwner(context.get(sessionContext).member)
  const url = new URL(request.url)
  const [inbox, vehicles, privacySettings] = await Promise.all([
    loadInbox(url, context),
    enquiries.vehicles(),
    isOwnerSignedIn ? privacy.settings() : null,
  ])
  const filters = filtersFrom(url)
  const invalidFields = invalidFilterFields(filters)
  const inboxData = {
    title: officeTitle(context, officeEnquiries.heading),
    gracePeriod: privacySettings && runningGracePeriod(privacySettings, context.get(portsContext).clock()),
    inbox,
    search: { filters, invalidFields, vehicles },
    spamResult: spamResultIn(url),
    isFirstPage: pagePosition(url) === null,
    isOwnerSignedIn,
  }
  return data(inboxData, { status: invalidFields.length > 0 ? 422 : 200 })
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleSpam(await readForm(request), new URL(request.url), context)
}

/** The inbox: all enquiries. The filters, the order and the position are query parameters. */
export default function Enquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { gracePeriod, inbox, search, spamResult, isFirstPage, isOwnerSignedIn } = loaderData
  const { officeEnquiries, office } = useMessages()
  return (
    <>
      <div className={styles.head}>
        <h1>{officeEnquiries.heading}</h1>
        <ButtonLink href={NEW_BOOKING}>{office.newBooking.link}</ButtonLink>
      </div>
      <OfficeErrors form={actionData} />
      {spamResult && <SpamNotice {...spamResult} />}
      {gracePeriod && (
        <GraceNotice gracePeriod={gracePeriod}>
          <p>
            <a href={`${PRIVACY}#periods`}>{office.privacy.periods.graceLink}</a>
          </p>
        </GraceNotice>
      )}
      <Island name="inboxList" component={InboxList} props={{ inbox, isFirstPage, ...search }} />
      {isOwnerSignedIn && inbox.rows.length > 0 && <Download filters={search.filters} />}
    </>
  )
}

function Download({ filters }: { filters: InboxFilters }) {
  const { download, downloadHint } = useMessages().officeInbox
  return (
    <p className={styles.download}>
      <a className="text-link" href={csvHref(filters)}>
        {download}
      </a>{" "}
      <span className="soft">{downloadHint}</span>
    </p>
  )
}
