import { emailContents } from "./email/enquiry-contents.ts"
import { emailHtml } from "./email/html.ts"
import { emailText } from "./email/text.ts"
import type { FormContent, FormEnquiry } from "./enquiry.ts"
import { headerText, oneLine, personName } from "./wording.ts"

/** The email to the company about an enquiry. `replyTo` is the visitor. The name is empty if the form does not ask for it. */
export type EnquiryEmail = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string }
}

/**
 * Renders the email to the company, with everything that the visitor sent, in text and HTML alike. The visitor may read it too,
 * if the office quotes it in an answer.
 * @param siteUrl origin of links, without a trailing slash
 */
export function writeEnquiryEmail(enquiry: FormEnquiry, { siteUrl }: { siteUrl: string }): EnquiryEmail {
  const contents = emailContents(enquiry, siteUrl)
  return {
    subject: headerText(contents.subject),
    text: emailText(contents),
    html: emailHtml(contents),
    replyTo: { name: headerText(visitorName(enquiry.content)), address: oneLine(enquiry.content.email) },
  }
}

function visitorName(content: FormContent): string {
  if (content.kind === "booking") return personName(content)
  return content.kind === "contact" || content.kind === "trip" ? content.name : ""
}
