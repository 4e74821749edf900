import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Enquiry } from "../enquiry.ts"
import { bookingContents } from "./booking-contents.ts"
import { contactContents } from "./contact-contents.ts"
import type { ContentsOfKind, EmailContents } from "./contents.ts"
import { rentalEnquiryContents } from "./rental-enquiry-contents.ts"
import { staffBookingContents } from "./staff-booking-contents.ts"
import { tripContents } from "./trip-contents.ts"

/** All contents of the email about an enquiry. `siteUrl` has no trailing slash. */
export function emailContents(enquiry: Enquiry, siteUrl: string): EmailContents {
  const { reference, content } = enquiry
  const receivedAt = formatWallTime(wallTimeAt(enquiry.receivedAt))
  return {
    ...contentsOf(enquiry, siteUrl),
    opening: `Reference ${reference}, received ${receivedAt}, Sri Lankan time.`,
    closing: `Answer this e-mail and the answer goes to ${content.email}. The visitor knows the request by its reference, ${reference}. Sent from ${siteUrl}`,
  }
}

/** The contents that depend on the form. */
export function contentsOf({ content, receivedAt }: Enquiry, siteUrl: string): ContentsOfKind {
  if (content.kind === "booking") return bookingContents(content, siteUrl)
  if (content.kind === "contact") return contactContents(content)
  if (content.kind === "trip") return tripContents(content, siteUrl)
  if (content.kind === "staffBooking") return staffBookingContents(content)
  return rentalEnquiryContents(content, wallTimeAt(receivedAt))
}
