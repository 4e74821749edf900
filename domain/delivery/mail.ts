import { plainHtml } from "#domain/enquiry/email/plain-html.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { writeEnquiryEmail } from "#domain/enquiry/enquiry-email.ts"
import { headerText, oneLine } from "#domain/enquiry/wording.ts"
import type { Delivery } from "./delivery.ts"
import type { Email } from "./email.ts"

/**
 * Where mail comes from, and the company's own address, `Name <address>` or an address; `to` may be several, with commas between
 * them.
 */
export type MailRoute = { siteUrl: string; from: string; to: string }

/** An email with its envelope, in the terms that mail programs share. */
export type Mail = {
  from: string
  /** One address, or what the settings name. */
  to: string | MailAddress
  /** Who gets the answer, where it is not who sent it. */
  replyTo?: string | MailAddress
  subject: string
  text: string
  html: string
  /** With its angle brackets; the same at every attempt, so that a mail program recognises a duplicate. */
  messageId: string
  /** When it was written, not when it could be delivered. */
  date: Date
  headers: Record<string, string>
}

/** Kept in two parts, so that nothing in an address is ever read as another one. */
export type MailAddress = { name: string; address: string }

/** The same mail by SMTP and in the mailbox folder. */
export function composeMail({ messageId, payload }: Delivery, route: MailRoute): Mail {
  return payload.kind === "email"
    ? officeMail(messageId, payload.email, route)
    : enquiryMail(messageId, payload.enquiry, route)
}

/** The name of the mail's file: `7K4M-2Q9T`, or `reply-` and the id of the email. */
export function mailName({ payload }: Delivery): string {
  return payload.kind === "email" ? `${payload.email.kind}-${payload.email.id}` : payload.enquiry.reference
}

function enquiryMail(messageId: string, enquiry: Enquiry, { siteUrl, from, to }: MailRoute): Mail {
  return {
    from,
    to,
    ...writeEnquiryEmail(enquiry, { siteUrl }),
    messageId,
    date: enquiry.receivedAt,
    headers: { "X-Reference": enquiry.reference, ...WRITTEN_BY_A_PROGRAM },
  }
}

/** A visitor who answers a reply writes to the company. */
function officeMail(messageId: string, email: Email, { from, to }: MailRoute): Mail {
  const subject = headerText(email.subject)
  return {
    from,
    to: email.to === null ? to : { name: "", address: oneLine(email.to) },
    ...(email.kind === "reply" && { replyTo: to }),
    subject,
    text: `${email.text.trimEnd()}\n`,
    html: plainHtml(subject, email.text),
    messageId,
    date: email.writtenAt,
    headers: email.kind === "reply" ? {} : WRITTEN_BY_A_PROGRAM,
  }
}

/** No absence note answers such a mail (RFC 3834, section 5). A reply is written by a person. */
const WRITTEN_BY_A_PROGRAM = { "Auto-Submitted": "auto-generated" }
