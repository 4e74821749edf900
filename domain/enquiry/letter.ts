import type { Enquiry, EnquiryContent } from "./enquiry.ts"
import { letterContents } from "./letter/contents.ts"
import { letterHtml } from "./letter/html.ts"
import { letterText } from "./letter/text.ts"
import { headerText, oneLine, personName } from "./wording.ts"

/** The e-mail that tells the company of an enquiry. `replyTo` is the visitor; their name is empty where it was not asked. */
export type Letter = {
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
export function writeLetter(enquiry: Enquiry, { siteUrl }: { siteUrl: string }): Letter {
  const contents = letterContents(enquiry, siteUrl)
  return {
    subject: headerText(contents.subject),
    text: letterText(contents),
    html: letterHtml(contents),
    replyTo: { name: headerText(visitorName(enquiry.content)), address: oneLine(enquiry.content.email) },
  }
}

function visitorName(content: EnquiryContent): string {
  if (content.kind === "booking") return personName(content)
  return content.kind === "contact" ? content.name : ""
}
