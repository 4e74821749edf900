import type { Database } from "#adapters/db/database.ts"
import type { EnquiriesTable, MessagesTable } from "#adapters/db/tables.ts"
import type { ClaimedMessage, RecordedEnquiry } from "#domain/delivery/outbox.ts"
import type { Enquiry, EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { parseContent } from "./content-text.ts"

export const ENQUIRY_COLUMNS = ["id", "reference", "received_at", "content"] as const

export type EnquiryRow = Pick<EnquiriesTable, (typeof ENQUIRY_COLUMNS)[number]>
export type RecordedRow = EnquiryRow & Pick<MessagesTable, "state">

/** A message as its worker took it. This try is counted in `tries` already, so that one whose worker dies is counted too. */
export type TakenMessage = Pick<MessagesTable, "message_id" | "tries"> &
  Pick<ClaimedMessage, "writtenAt" | "dueAt" | "isAfterUnfinished">

/** An enquiry without its content, which whoever wrote it has at hand; `taken` where its message was taken with it. */
export type WrittenEnquiry = Omit<RecordedRow, "content"> & { taken: TakenMessage | null }

/** Enquiries together with how their message stands; the caller says which. */
export function selectRecorded(db: Database) {
  return db
    .selectFrom("enquiries")
    .innerJoin("messages", "messages.enquiry_id", "enquiries.id")
    .select([...ENQUIRY_COLUMNS, "state"])
}

export function recordedFrom(row: RecordedRow): RecordedEnquiry {
  return { enquiry: enquiryFrom(row), messageState: row.state }
}

export function enquiryFrom(row: EnquiryRow): Enquiry {
  return writtenEnquiry(row, contentOf(row))
}

export function writtenEnquiry(row: Omit<EnquiryRow, "content">, content: EnquiryContent): Enquiry {
  const { id, reference, received_at } = row
  return { id, reference, receivedAt: new Date(received_at), content }
}

function contentOf({ reference, content }: EnquiryRow): EnquiryContent {
  try {
    return parseContent(content)
  } catch {
    // Without the cause: it quotes the content, and this goes to the log.
    throw new Error(`the stored content of enquiry ${reference} cannot be read`)
  }
}
