import { type Context, portsContext } from "#app/context.ts"
import { visitorPageUrl } from "#app/forms/visitor-page-url.ts"
import { CopyIsland } from "#app/office/script-buttons/script-buttons.tsx"
import { agreementPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import styles from "./booking-section.module.css"

/** The addresses that visitor and office share: of the visitor's page, and of the filled agreement. Null: there is none. */
type SharedLinks = { page: string | null; agreement: string | null }

export function sharedLinks(
  context: Context,
  { enquiry, anonymised, agreed }: Pick<EnquiryRecord, "enquiry" | "anonymised" | "agreed">,
): SharedLinks {
  if (anonymised) return { page: null, agreement: null }
  const { settings, visitorPages } = context.get(portsContext)
  const hasRental = agreed !== null || summaryOf(enquiry.content).pickUpAt !== null
  const link = { reference: enquiry.reference, key: visitorPages.keyOf(enquiry.id) }
  return {
    page: visitorPageUrl(context, enquiry),
    agreement: hasRental ? settings.siteUrl + agreementPath(link) : null,
  }
}

/** The link of the visitor's page, to open or copy, and of the agreement to print. */
export function VisitorLink({ page, agreement }: SharedLinks) {
  const { visitorPage: messages } = useMessages().office.booking
  if (!page && !agreement) return null
  return (
    <div className={styles.actions}>
      {page && (
        <>
          <a className="tlink" href={page} rel="noreferrer">
            {messages.open}
          </a>
          <CopyIsland text={page} label={messages.copy} />
        </>
      )}
      {agreement && (
        <a className="tlink" href={agreement} rel="noreferrer">
          {messages.agreement}
        </a>
      )}
    </div>
  )
}
