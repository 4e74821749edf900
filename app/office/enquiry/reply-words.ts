import { type Context, messagesContext, portsContext } from "#app/context.ts"
import { sessionContext } from "#app/office/office-context.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import type { ReplyText } from "#domain/enquiry/reply.ts"
import { replyFacts } from "#domain/enquiry/reply-facts.ts"
import type { Messages } from "#messages/messages.ts"
import { visitorPageUrl } from "./visitor-page-url.ts"

export type TemplateId = keyof Messages["office"]["replies"]["texts"]

/** The text of a template about the agreed terms of an enquiry. */
export function replyWords(
  context: Context,
  enquiry: Enquiry,
  { terms, template }: { terms: AgreedTerms | null; template: TemplateId },
): ReplyText {
  const { content } = context.get(portsContext)
  const { replies, booking } = context.get(messagesContext).office
  const facts = replyFacts(enquiry, terms, {
    company: content.site.companyName,
    phone: content.site.phone,
    page: visitorPageUrl(context, enquiry),
    by: context.get(sessionContext).member.name,
    chargeNames: booking.chargeNames,
    discountName: booking.discountName,
  })
  return replies.texts[template](facts)
}
