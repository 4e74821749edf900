import { plainHtml } from "#domain/enquiry/email/plain-html.ts"
import type { FormEnquiry } from "#domain/enquiry/enquiry.ts"
import { writeEnquiryEmail } from "#domain/enquiry/enquiry-email.ts"
import { headerText, oneLine } from "#domain/enquiry/wording.ts"
import type { Delivery } from "./delivery.ts"
import type { Email, EmailKind } from "./email.ts"

/**
 * The settings of all emails. `siteUrl`: the origin of links, without a trailing slash. `from`: the sender. `to`: the company. Both
 * are `Name <address>` or an address; `to` may be several, separated by commas.
 */
export type EmailSettings = { siteUrl: string; from: string; to: string }

/** An email with its envelope. */
export type ComposedEmail = {
  from: string
  /** The recipient: one person, or the addresses of the settings. */
  to: string | EmailAddress
  /** The Reply-To address, if it is not the sender. */
  replyTo?: string | EmailAddress
  subject: string
  text: string
  html: string
  /** The message id with its angle brackets. It is the same at every attempt, so that a mail program recognises a duplicate. */
  messageId: string
  /** The time at which the email was written, not the time of its delivery. */
  date: Date
  headers: Record<string, string>
}

/** A person's address. Name and address are separate, so that no name is parsed as an address. */
export type EmailAddress = { name: string; address: string }

/** Builds the email for SMTP and for the mailbox folder. */
export function composeEmail({ messageId, payload }: Delivery, settings: EmailSettings): ComposedEmail {
  return payload.kind === "email"
    ? officeEmail(messageId, payload.email, settings)
    : enquiryEmail(messageId, payload.enquiry, settings)
}

/** The file name of an email: the reference of its enquiry, or the kind and the id of an email of the office. */
export function emailFileName({ payload }: Delivery): string {
  return payload.kind === "email" ? `${payload.email.kind}-${payload.email.id}` : payload.enquiry.reference
}

function enquiryEmail(
  messageId: string,
  enquiry: FormEnquiry,
  { siteUrl, from, to }: EmailSettings,
): ComposedEmail {
  return {
    from,
    to,
    ...writeEnquiryEmail(enquiry, { siteUrl }),
    messageId,
    date: enquiry.receivedAt,
    headers: { "X-Reference": enquiry.reference, ...AUTO_SUBMITTED },
  }
}

/**
 * A visitor's answer to a reply or a copy goes to the company. Only a reply is written by a person. In a copy only URLs of the
 * site become links, because the copy quotes the submitted text, which another person may have entered with this address.
 */
function officeEmail(messageId: string, email: Email, { siteUrl, from, to }: EmailSettings): ComposedEmail {
  const subject = headerText(email.subject)
  return {
    from,
    to: email.to === null ? to : { name: "", address: oneLine(email.to) },
    ...(KINDS_TO_VISITORS.includes(email.kind) && { replyTo: to }),
    subject,
    text: `${email.text.trimEnd()}\n`,
    html: plainHtml(subject, email.text, email.kind === "copy" ? siteUrl : undefined),
    messageId,
    date: email.writtenAt,
    headers: email.kind === "reply" ? {} : AUTO_SUBMITTED,
  }
}

/** The kinds of emails to visitors, whose replies go to the company. */
const KINDS_TO_VISITORS: readonly EmailKind[] = ["reply", "copy", "visitorLink"]

/** Prevents auto-replies (RFC 3834, section 5). A reply lacks it, because a person writes a reply. */
const AUTO_SUBMITTED = { "Auto-Submitted": "auto-generated" }
