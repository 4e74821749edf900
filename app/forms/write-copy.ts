import { type Context, messagesContext, portsContext } from "#app/context.ts"
import { visitorPageUrl } from "#app/forms/visitor-page-url.ts"
import type { WriteCopy } from "#domain/delivery/outbox.ts"
import type { Price } from "#domain/enquiry/email/contents.ts"
import { contentsOf } from "#domain/enquiry/email/enquiry-contents.ts"
import { emailText } from "#domain/enquiry/email/text.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { emails } from "#messages/en/emails.ts"

/**
 * Returns a function that writes the copy of an enquiry for its visitor. The copy contains the answers, the next step, the link of the
 * private page, and how to reach the company. The subject and the first lines contain no submitted text, because the address may be
 * another person's.
 */
export function copyWriter(context: Context): WriteCopy {
  const { content, settings } = context.get(portsContext)
  const { companyName, phone, messagingNumber } = content.site
  const { copy } = emails
  return (enquiry) => {
    const { kind } = enquiry.content
    const { sections, price, message } = contentsOf(enquiry, settings.siteUrl)
    const title = copy.titles[kind]
    const pageUrl = visitorPageUrl(context, enquiry)
    const text = emailText({
      subject: "", // not part of the text
      title,
      opening: copy.opening(enquiry.reference, formatWallTime(wallTimeAt(enquiry.receivedAt))),
      remarks: [copy.nextSteps[kind], ...(pageUrl ? [copy.page(pageUrl)] : [])],
      sections: sections.map((section) => ({ ...section, title: copy.sections[section.about] })),
      price: price && { ...price, notes: priceNotes(enquiry, context) },
      message,
      closing: copy.closing(companyName, phone, `+${messagingNumber}`, settings.siteUrl),
    })
    return { subject: copy.subject(title, enquiry.reference, companyName), text }
  }
}

/** The notices beside every total (docs/requirements.md, R7.16), and the costs that the total does not contain. */
function priceNotes({ content }: Enquiry, context: Context): Price["notes"] {
  const { rules } = context.get(portsContext).content
  const { vehicle, vehicleFacts } = context.get(messagesContext)
  const { price, notices } = vehicle
  const isOnRequest = summaryOf(content).total === null
  return [
    isOnRequest ? vehicleFacts.sent.onRequest : price.estimate,
    `${notices.standardRates(rules.mileageAllowanceKm)} ${notices.perDay}`,
    notices.foreigners,
    emails.copy.notInTotal,
  ]
}
