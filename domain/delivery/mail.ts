import { plainHtml } from "#domain/enquiry/letter/plain-html.ts"
import { writeLetter } from "#domain/enquiry/letter.ts"
import { headerText, oneLine } from "#domain/enquiry/wording.ts"
import type { Delivery } from "./delivery.ts"
import type { LetterDelivery } from "./office-letter.ts"

/**
 * Where mail comes from, and the company's own address, `Name <address>` or an address; `to` may be several, with commas between
 * them.
 */
export type MailRoute = { siteUrl: string; from: string; to: string }

/** A letter with its envelope, in the terms that mail programs share. */
export type Mail = {
  from: string
  /** One address, or what the settings name. */
  to: string | MailAddress
  /** Who gets the answer, where it is not who sent it. */
  replyTo?: string | MailAddress
  subject: string
  text: string
  html: string
  /** With its angle brackets; the same at every try, so that a mail that arrived twice is known for one. */
  messageId: string
  /** When it was written, not when it could be delivered. */
  date: Date
  headers: Record<string, string>
}

/** Kept in two parts, so that nothing in an address is ever read as another one. */
export type MailAddress = { name: string; address: string }

/** What goes by mail: an enquiry to the company, or a letter of the office to whom it is for. */
export type MailCargo = Delivery | LetterDelivery

/** The same mail by SMTP and in the mailbox folder. */
export function composeMail(cargo: MailCargo, route: MailRoute): Mail {
  return "letter" in cargo ? letterMail(cargo, route) : enquiryMail(cargo, route)
}

/** `7K4M-2Q9T`, or `reply-` and the id of the letter: what a file of the mail may be called. */
export function mailName(cargo: MailCargo): string {
  return "letter" in cargo ? `${cargo.letter.kind}-${cargo.letter.id}` : cargo.enquiry.reference
}

function enquiryMail({ messageId, enquiry }: Delivery, { siteUrl, from, to }: MailRoute): Mail {
  return {
    from,
    to,
    ...writeLetter(enquiry, { siteUrl }),
    messageId,
    date: enquiry.receivedAt,
    headers: { "X-Reference": enquiry.reference, ...WRITTEN_BY_A_PROGRAM },
  }
}

/** A visitor who answers a reply writes to the company. */
function letterMail({ messageId, letter }: LetterDelivery, { from, to }: MailRoute): Mail {
  const subject = headerText(letter.subject)
  return {
    from,
    to: letter.to === null ? to : { name: "", address: oneLine(letter.to) },
    ...(letter.kind === "reply" && { replyTo: to }),
    subject,
    text: `${letter.text.trimEnd()}\n`,
    html: plainHtml(subject, letter.text),
    messageId,
    date: letter.writtenAt,
    headers: letter.kind === "reply" ? {} : WRITTEN_BY_A_PROGRAM,
  }
}

/** No absence note answers such a mail (RFC 3834, section 5). A reply is written by a person. */
const WRITTEN_BY_A_PROGRAM = { "Auto-Submitted": "auto-generated" }
