import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Enquiry } from "../enquiry.ts"
import { bookingContents } from "./booking-contents.ts"
import { contactContents } from "./contact-contents.ts"
import { rentalEnquiryContents } from "./rental-enquiry-contents.ts"

/** The contents of an email, from which its text and its HTML are rendered. */
export type EmailContents = ContentsOfKind & { opening: string; closing: string }

/** The part that depends on the form. */
export type ContentsOfKind = {
  subject: string
  title: string
  /** Remarks that the office should clarify with the visitor first. */
  remarks: string[]
  sections: { title: string; facts: Fact[] }[]
  price: Price | null
  message: string | null
}

/** One answer of the visitor, in one or two lines, with an optional link. */
export type Fact = { label: string; lines: string[]; href?: string }

/** The price table, formatted, with notes about the total. */
export type Price = {
  rows: { item: string; count: string; amount: string }[]
  total: string
  notes: string[]
}

/** All contents of an enquiry, in the order in which the office needs them. `siteUrl` has no trailing slash. */
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
