import { writeLetter } from "#domain/enquiry/letter.ts"
import type { Delivery } from "./delivery.ts"

/** Where mail comes from and goes to, `Name <address>` or an address; `to` may be several, with commas between them. */
export type MailRoute = { siteUrl: string; from: string; to: string }

/** A letter with its envelope, in the terms that mail programs share. */
export type Mail = {
  from: string
  to: string
  replyTo: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** With its angle brackets; the same at every try, so that a mail that arrived twice is known for one. */
  messageId: string
  /** When the visitor sent it, not when it could be delivered. */
  date: Date
  headers: Record<string, string>
}

/** The mail that brings an enquiry to the company, the same by SMTP and in the mailbox folder. */
export function composeMail({ messageId, enquiry }: Delivery, { siteUrl, from, to }: MailRoute): Mail {
  return {
    from,
    to,
    ...writeLetter(enquiry, { siteUrl }),
    messageId,
    date: enquiry.receivedAt,
    headers: { "X-Reference": enquiry.reference },
  }
}
