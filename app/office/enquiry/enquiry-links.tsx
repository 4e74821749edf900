import type { Context } from "#app/context.ts"
import { visitorPageUrl } from "#app/forms/visitor-page-url.ts"
import { agreementPage } from "#app/office/paths.ts"
import { CopyIsland } from "#app/office/script-buttons/script-buttons.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import styles from "./booking-section.module.css"

/** The URLs of the visitor's page and of the filled-in agreement in the office. Null: there is none. */
type EnquiryHrefs = { visitorPageHref: string | null; agreementHref: string | null }

export function enquiryHrefs(
  context: Context,
  { enquiry, anonymised, agreed }: Pick<EnquiryRecord, "enquiry" | "anonymised" | "agreed">,
): EnquiryHrefs {
  if (anonymised) return { visitorPageHref: null, agreementHref: null }
  const hasRental = agreed !== null || summaryOf(enquiry.content).pickUpAt !== null
  return {
    visitorPageHref: visitorPageUrl(context, enquiry),
    agreementHref: hasRental ? agreementPage(enquiry.reference) : null,
  }
}

/** Links to the visitor's page, with a copy button, and to the agreement. */
export function EnquiryLinks({ visitorPageHref, agreementHref }: EnquiryHrefs) {
  const { visitorPage: messages } = useMessages().office.booking
  if (!visitorPageHref && !agreementHref) return null
  return (
    <div className={styles.pageLinks}>
      {visitorPageHref && (
        <>
          <a className="text-link" href={visitorPageHref} rel="noreferrer">
            {messages.open}
          </a>
          <CopyIsland text={visitorPageHref} label={messages.copy} looksLikeLink />
        </>
      )}
      {agreementHref && (
        <a className="text-link" href={agreementHref}>
          {messages.agreement}
        </a>
      )}
    </div>
  )
}
