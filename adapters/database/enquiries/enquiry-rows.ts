import type { EnquiriesTable } from "#adapters/database/tables.ts"
import type { Enquiry, EnquiryContent, FormEnquiry } from "#domain/enquiry/enquiry.ts"
import { parseContent } from "./content-text.ts"

/** The columns from which `enquiryFrom` makes an enquiry. */
export const ENQUIRY_COLUMNS = ["id", "reference", "received_at", "content"] as const

export type EnquiryRow = Pick<EnquiriesTable, (typeof ENQUIRY_COLUMNS)[number]>

/** @throws for a stored content that cannot be parsed */
export function enquiryFrom(row: EnquiryRow): Enquiry {
  return enquiryWith(row, contentOf(row))
}

/**
 * An enquiry that has deliveries.
 * @throws in the cases of `enquiryFrom`, and for a booking by the staff, which has none
 */
export function formEnquiryFrom(row: EnquiryRow): FormEnquiry {
  const content = contentOf(row)
  if (content.kind === "staffBooking") throw new Error(`enquiry ${row.reference} is not delivered`)
  return enquiryWith(row, content)
}

/** The enquiry of a row with a parsed content. */
export function enquiryWith<Content extends EnquiryContent>(
  row: Omit<EnquiryRow, "content">,
  content: Content,
): Enquiry<Content> {
  const { id, reference, received_at } = row
  return { id, reference, receivedAt: new Date(received_at), content }
}

function contentOf({ reference, content }: EnquiryRow): EnquiryContent {
  try {
    return parseContent(content)
  } catch {
    // The error has no cause, because the cause quotes the content and this error is logged.
    throw new Error(`the stored content of enquiry ${reference} cannot be read`)
  }
}
