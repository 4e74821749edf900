import { AgreementPage } from "#app/booking/agreement/agreement-page.tsx"
import { filledValues } from "#app/booking/agreement/filled-values.ts"
import { loadEnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

/**
 * The agreement has the current terms of the booking. The visitor's own page shows them only after they were offered or confirmed.
 * `writtenTerms` are the conditions that are printed in every agreement.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { clock, content } = context.get(portsContext)
  const reference = parseReference(params.reference)
  const record = reference && (await context.get(officePortsContext).enquiries.find(reference, clock()))
  if (!record || record.anonymised) throw new Response(null, { status: 404 })
  const { terms } = await loadEnquiryTerms(context, record, request.signal)
  if (!terms) throw new Response(null, { status: 404 })
  const messages = context.get(messagesContext)
  return {
    title: officeTitle(context, messages.agreement.filled.title(record.enquiry.reference)),
    backHref: enquiryPage(record.enquiry.reference),
    writtenTerms: content.terms,
    filledValues: filledValues(record.enquiry, terms, messages),
  }
}

/** The agreement of a booking, for the staff to print. */
export default function OfficeAgreement({ loaderData }: Route.ComponentProps) {
  const { backHref, writtenTerms, filledValues } = loaderData
  const { booking } = useMessages().office
  const { site } = usePage()
  return (
    <>
      <BackLink href={backHref}>{booking.backToEnquiry}</BackLink>
      <AgreementPage terms={writtenTerms} site={site} filledValues={filledValues} />
    </>
  )
}
