import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Enquiry } from "../enquiry.ts"
import { bookingContents } from "./booking-contents.ts"
import { contactContents } from "./contact-contents.ts"
import { rentalEnquiryContents } from "./rental-enquiry-contents.ts"

/** What a letter says, before it is set as text or as HTML; both are made from this, so that they say the same. */
export type EmailContents = ContentsOfKind & { opening: string; closing: string }

/** The part that depends on the form. */
export type ContentsOfKind = {
  subject: string
  title: string
  /** What the office should ask the visitor about before anything else. */
  remarks: string[]
  sections: { title: string; facts: Fact[] }[]
  price: Price | null
  message: string | null
}

/** One thing that the visitor said, in one or two lines, with where a press on it leads. */
export type Fact = { label: string; lines: string[]; href?: string }

/** What was asked for and what each costs, formatted; the notes say what the total is and is not. */
export type Price = {
  rows: { item: string; count: string; amount: string }[]
  total: string
  notes: string[]
}

/** All that an enquiry says, in the order in which the office needs it. `siteUrl` has no slash at the end. */
export function emailContents(enquiry: Enquiry, siteUrl: string): EmailContents {
  const { reference, content } = enquiry
  const receivedAt = formatWallTime(wallTimeAt(enquiry.receivedAt))
  return {
    ...contentsOf(enquiry, siteUrl),
    opening: `Reference ${reference}, received ${receivedAt}, Sri Lankan time.`,
    closing: `Answer this e-mail and the answer goes to ${content.email}. The visitor knows the request by its reference, ${reference}. Sent from ${siteUrl}`,
  }
}

function contentsOf({ content, receivedAt }: Enquiry, siteUrl: string): ContentsOfKind {
  if (content.kind === "booking") return bookingContents(content, siteUrl)
  if (content.kind === "contact") return contactContents(content)
  return rentalEnquiryContents(content, wallTimeAt(receivedAt))
}
