import type { EnquiriesTable } from "#adapters/database/tables.ts"
import type { Enquiry, EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { parseContent } from "./content-text.ts"

export const ENQUIRY_COLUMNS = ["id", "reference", "received_at", "content"] as const

export type EnquiryRow = Pick<EnquiriesTable, (typeof ENQUIRY_COLUMNS)[number]>

/** @throws for a stored content that cannot be parsed */
export function enquiryFrom(row: EnquiryRow): Enquiry {
  return enquiryWith(row, contentOf(row))
}

/** The enquiry of a row with a parsed content. */
export function enquiryWith(row: Omit<EnquiryRow, "content">, content: EnquiryContent): Enquiry {
  const { id, reference, received_at } = row
  return { id, reference, receivedAt: new Date(received_at), content }
}

function contentOf({ reference, content }: EnquiryRow): EnquiryContent {
  try {
    return parseContent(content)
  } catch {
    // Without the cause: it quotes the content, and this error is logged.
    throw new Error(`the stored content of enquiry ${reference} cannot be read`)
  }
}
