import { emailContents } from "./email/contents.ts"
import { emailHtml } from "./email/html.ts"
import { emailText } from "./email/text.ts"
import type { Enquiry, EnquiryContent } from "./enquiry.ts"
import { headerText, oneLine, personName } from "./wording.ts"

/** The e-mail that tells the company of an enquiry. `replyTo` is the visitor; their name is empty where it was not asked. */
export type EnquiryEmail = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string }
}

/**
 * Writes to the company what a visitor sent: everything, in the text and in the HTML alike.
 * Office staff read it, and so does the visitor when the office answers and quotes it.
 * `siteUrl` is the origin that links lead to, without a slash at the end.
 */
export function writeEnquiryEmail(enquiry: Enquiry, { siteUrl }: { siteUrl: string }): EnquiryEmail {
  const contents = emailContents(enquiry, siteUrl)
  return {
    subject: headerText(contents.subject),
    text: emailText(contents),
    html: emailHtml(contents),
    replyTo: { name: headerText(visitorName(enquiry.content)), address: oneLine(enquiry.content.email) },
  }
}

function visitorName(content: EnquiryContent): string {
  if (content.kind === "booking") return personName(content)
  return content.kind === "contact" ? content.name : ""
}
