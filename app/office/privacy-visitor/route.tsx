import { redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { PRIVACY } from "#app/office/paths.ts"
import { visitorHref, visitorInUrl } from "#app/office/privacy/visitor-in-url.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { emailContents } from "#domain/enquiry/email/enquiry-contents.ts"
import type { VisitorRecord } from "#domain/privacy/privacy-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import styles from "./record.module.css"
import { EnquiryArticle } from "./record.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  const { office } = context.get(messagesContext)
  const { clock, content, settings } = context.get(portsContext)
  const search = visitorInUrl(request)
  const now = clock()
  const records = search ? await context.get(officePortsContext).privacy.records(search, now) : []
  if (!search || records.length === 0) throw redirect(PRIVACY)
  // A link alone must not open personal data. The export redirects here after the user has entered a code.
  if (!context.get(sessionContext).hasFreshCode) throw redirect(visitorHref(search))
  return {
    title: officeTitle(context, office.privacy.record.heading),
    company: content.site.companyName,
    search,
    now,
    records: records.map((record) => ({ record, contents: contentsOf(record, settings.siteUrl) })),
  }
}

/** The submitted answers with the labels of the company's email; null if the stored content can no longer be read. */
function contentsOf({ reference, receivedAt, content }: VisitorRecord, siteUrl: string) {
  return content && emailContents({ id: reference, reference, receivedAt, content }, siteUrl)
}

/** All data of one visitor, to read and to print. */
export default function VisitorData({ loaderData }: Route.ComponentProps) {
  const { company, search, now, records } = loaderData
  const { back, record: messages } = useMessages().office.privacy
  return (
    <>
      <BackLink href={visitorHref(search)}>{back}</BackLink>
      <h1>{messages.heading}</h1>
      <p>
        {messages.generatedBy(company, formatWallTime(wallTimeAt(now)))} {messages.count(records.length)}
      </p>
      <p className="screen-only soft">{messages.print}</p>
      <div className={styles.records}>
        {records.map(({ record, contents }) => (
          <EnquiryArticle key={record.reference} record={record} contents={contents} />
        ))}
      </div>
    </>
  )
}
