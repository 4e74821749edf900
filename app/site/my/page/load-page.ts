import { loadEnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { type Context, portsContext } from "#app/context.ts"
import { planPath, visitorPagePath } from "#app/paths.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { DetailRow } from "#domain/enquiry/email/contents.ts"
import { emailContents } from "#domain/enquiry/email/enquiry-contents.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { totalText } from "#domain/enquiry/wording.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { pathText, sentTotal } from "#domain/trip/sent-plan.ts"
import {
  cancellationProblem,
  hasEnded,
  type OfferState,
  offerState,
  termsForVisitor,
  type VisitorStatus,
  visitorStatus,
} from "#domain/visitor-page/visitor-actions.ts"
import type { VisitorLink } from "#domain/visitor-page/visitor-pages.ts"

/** The data of a visitor's page. Times are formatted, in Sri Lankan time. */
export type PageData = {
  reference: string
  link: VisitorLink
  /** The page's own URL, for its QR code. */
  url: string
  status: VisitorStatus
  /** Whether the enquiry is a message that was sent with the contact form. */
  isMessage: boolean
  /** Whether there are dates, for the calendar file and the agreement. */
  hasRental: boolean
  /** The planned trip: its places, and the path of its page. Null: none was sent. */
  plan: { text: string; href: string; price: PlanPrice | null } | null
  /** Null: the office has offered and confirmed nothing yet. */
  agreedTerms: AgreedTerms | null
  /** `revision` identifies the terms that the visitor accepts. */
  offer: { state: OfferState; revision: number; validUntil: string | null; acceptedAt: string | null }
  /** The request as submitted, without name and contact details. */
  request: { rows: DetailRow[]; message: string | null; terms: AgreedTerms | null }
  /** Whether the enquiry is in a state in which the visitor can no longer change anything. */
  hasEnded: boolean
  canCancel: boolean
  now: string
}

/** The price that was sent with the plan. `kmAtReturn`: the kilometres in this price that are paid for at the return. 0: none. */
type PlanPrice = { total: string; kmAtReturn: number }

export async function loadPageData(
  context: Context,
  { link, record }: { link: VisitorLink; record: EnquiryRecord },
  signal: AbortSignal,
): Promise<PageData> {
  const { clock, settings } = context.get(portsContext)
  const now = clock()
  const { enquiry, agreed, state } = record
  const { requested } = await loadEnquiryTerms(context, record, signal)
  const { sections, message } = emailContents(enquiry, settings.siteUrl)
  const isMessage = enquiry.content.kind === "contact"
  const offer = agreed?.offer
  const visibleTerms = termsForVisitor(record)
  return {
    reference: enquiry.reference,
    link,
    url: settings.siteUrl + visitorPagePath(link),
    status: visitorStatus(record, now),
    isMessage,
    hasRental: (visibleTerms ?? requested) !== null,
    plan: planOf(enquiry.content),
    agreedTerms: visibleTerms,
    offer: {
      state: offerState(agreed, now),
      revision: agreed?.revision ?? 0,
      validUntil: offer?.validUntil ? formatWallTime(offer.validUntil) : null,
      acceptedAt: offer?.acceptedAt ? formatWallTime(wallTimeAt(offer.acceptedAt)) : null,
    },
    request: {
      rows: sections.filter(({ about }) => about === "rental").flatMap(({ rows }) => rows.map(withoutLink)),
      message,
      terms: requested,
    },
    hasEnded: hasEnded(state),
    canCancel: cancellationProblem(record, now) === null,
    now: formatWallTime(wallTimeAt(now)),
  }
}

function planOf(content: EnquiryContent): PageData["plan"] {
  const plan = "plan" in content ? content.plan : null
  const price = content.kind === "trip" ? content.price : null
  return (
    plan && {
      text: pathText(plan),
      href: planPath(plan.query),
      price: price && { total: totalText(sentTotal(price)), kmAtReturn: price.atReturn?.km ?? 0 },
    }
  )
}

/** The row without the URL that it has as a line of text, because the page has a link of its own. */
function withoutLink({ label, lines, href }: DetailRow): DetailRow {
  return { label, lines: lines.filter((line) => line !== href) }
}
