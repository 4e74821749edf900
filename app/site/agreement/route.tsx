import { AgreementPage } from "#app/booking/agreement/agreement-page.tsx"
import { type FilledValues, filledValues } from "#app/booking/agreement/filled-values.ts"
import { loadEnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { type Context, messagesContext, portsContext } from "#app/context.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { AGREEMENT, agreementLinkIn } from "#app/paths.ts"
import {
  findPage,
  type LinkError,
  linkErrorResponse,
  privateHead,
  privateHeaders,
  privateMeta,
} from "#app/site/my/find-page.ts"
import { LinkErrorPage } from "#app/site/my/link-error-page.tsx"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { termsForVisitor } from "#domain/visitor-page/visitor-actions.ts"
import type { Route } from "./+types/route"

export const headers = privateHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  // Only the blank agreement has the head of a public page. `errorPrefix` is a part of the head of a private page.
  if (loaderData && "errorPrefix" in loaderData) return privateMeta({ loaderData })
  return pageMeta({ loaderData })
}

/** The blank agreement, or the agreement of the booking whose link is in the query. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { terms } = context.get(portsContext).content
  const link = agreementLinkIn(new URL(request.url).searchParams)
  if (!link) return { head: titledPageHead({ request, context }, AGREEMENT), terms, filledValues: null }
  const found = await findPage(context, link)
  if (found.state !== "found") return linkErrorResponse(context, found)
  const values = await agreementValues(context, found.record, request.signal)
  if (!values) return linkErrorResponse(context, NO_AGREEMENT)
  const { title } = context.get(messagesContext).agreement.filled
  return { ...privateHead(context, title(values.reference)), terms, filledValues: values }
}

/**
 * The error of an unknown link, for an enquiry without terms: a message, a trip without dates, or a booking by the staff whose
 * terms are not yet offered or confirmed.
 */
const NO_AGREEMENT: LinkError = { state: "unknown" }

/** The values for the agreement: the agreed terms if the visitor may read them, otherwise the terms of the request. */
async function agreementValues(
  context: Context,
  record: EnquiryRecord,
  signal: AbortSignal,
): Promise<FilledValues | null> {
  const { requested } = await loadEnquiryTerms(context, record, signal)
  const terms = termsForVisitor(record) ?? requested
  return terms && filledValues(record.enquiry, terms, context.get(messagesContext))
}

export default function AgreementRoute({ loaderData }: Route.ComponentProps) {
  const { site } = usePage()
  if ("linkError" in loaderData) return <LinkErrorPage {...loaderData} />
  return <AgreementPage {...loaderData} site={site} />
}
