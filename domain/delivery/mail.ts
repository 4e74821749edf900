import { plainHtml } from "#domain/enquiry/email/plain-html.ts"
import type { FormEnquiry } from "#domain/enquiry/enquiry.ts"
import { writeEnquiryEmail } from "#domain/enquiry/enquiry-email.ts"
import { headerText, oneLine } from "#domain/enquiry/wording.ts"
import type { Delivery } from "./delivery.ts"
import type { Email, EmailKind } from "./email.ts"

/**
 * Sender and the company's own address, each `Name <address>` or an address; `to` may be several, separated by commas.
 */
export type MailRoute = { siteUrl: string; from: string; to: string }

/** An email with its envelope. */
export type Mail = {
  from: string
  /** One address, or the addresses of the settings. */
  to: string | MailAddress
  /** The Reply-To address, where it is not the sender. */
  replyTo?: string | MailAddress
  subject: string
  text: string
  html: string
  /** With its angle brackets; the same at every attempt, so that a mail program recognises a duplicate. */
  messageId: string
  /** When it was written, not when it was delivered. */
  date: Date
  headers: Record<string, string>
}

/** Name and address apart, so that no text is parsed as another address. */
export type MailAddress = { name: string; address: string }

/** Builds the email for SMTP and for the mailbox folder. */
export function composeMail({ messageId, payload }: Delivery, route: MailRoute): Mail {
  return payload.kind === "email"
    ? officeMail(messageId, payload.email, route)
    : enquiryMail(messageId, payload.enquiry, route)
}

/** The file name of an email: `7K4M-2Q9T`, or `reply-` and the id of the email. */
export function mailName({ payload }: Delivery): string {
  return payload.kind === "email" ? `${payload.email.kind}-${payload.email.id}` : payload.enquiry.reference
}

function enquiryMail(messageId: string, enquiry: FormEnquiry, { siteUrl, from, to }: MailRoute): Mail {
  return {
    from,
    to,
    ...writeEnquiryEmail(enquiry, { siteUrl }),
    messageId,
    date: enquiry.receivedAt,
    headers: { "X-Reference": enquiry.reference, ...WRITTEN_BY_A_PROGRAM },
  }
}

/**
 * A visitor's answer to a reply or a copy goes to the company. Only a reply is written by a person. A copy quotes the submitted text,
 * which another person may have entered with this address, so that only URLs of the site become links.
 */
function officeMail(messageId: string, email: Email, { siteUrl, from, to }: MailRoute): Mail {
  const subject = headerText(email.subject)
  return {
    from,
    to: email.to === null ? to : { name: "", address: oneLine(email.to) },
    ...(GOES_TO_VISITORS.includes(email.kind) && { replyTo: to }),
    subject,
    text: `${email.text.trimEnd()}\n`,
    html: plainHtml(subject, email.text, email.kind === "copy" ? siteUrl : undefined),
    messageId,
    date: email.writtenAt,
    headers: email.kind === "reply" ? {} : WRITTEN_BY_A_PROGRAM,
  }
}

/** Emails whose answer goes to the company. */
const GOES_TO_VISITORS: readonly EmailKind[] = ["reply", "copy", "visitorLink"]

/** Prevents auto-replies (RFC 3834, section 5). Not for a reply, which a person writes. */
const WRITTEN_BY_A_PROGRAM = { "Auto-Submitted": "auto-generated" }
