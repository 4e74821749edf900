import type { InboxEntriesTable } from "#adapters/database/tables.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { InboxEntry } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { searchTextOf } from "#domain/enquiry/search-text.ts"
import { cents } from "#domain/money.ts"
import { emailKey, numberKey } from "#domain/privacy/visitor-keys.ts"
import { parseWallTime } from "#domain/rental-period.ts"

/**
 * The inbox columns that are derived from the content and the agreed terms. They change when a visitor changes the answers, and
 * when the office changes the terms. The search text contains the requested vehicle also after another one was agreed.
 */
export function inboxColumns(reference: string, content: EnquiryContent, agreed: AgreedTerms | null) {
  const summary = summaryOf(content, agreed)
  return {
    kind: content.kind,
    name: summary.name,
    contact_number: summary.contactNumber,
    email: summary.email,
    vehicle: summary.vehicle,
    service: summary.service,
    pick_up_at: summary.pickUpAt,
    return_at: summary.returnAt,
    total_cents: summary.total,
    search_text: searchTextOf(reference, content, agreed),
    preview: summary.preview,
    email_key: emailKey(summary.email),
    number_key: numberKey(summary.contactNumber ?? ""),
  } satisfies Partial<InboxEntriesTable>
}

export const INBOX_COLUMNS = [
  "received_at",
  "reference",
  "enquiry_id",
  "kind",
  "state",
  "name",
  "contact_number",
  "email",
  "vehicle",
  "service",
  "pick_up_at",
  "return_at",
  "total_cents",
  "preview",
  "version",
] as const

export type InboxEntryRow = Omit<
  InboxEntriesTable,
  "search_text" | "version" | "went_out_at" | "returned_at"
> & {
  version: number // the table has a `Generated` column, which is optional in an insert only
}

export function inboxEntryFrom(
  row: InboxEntryRow,
  flags: Pick<InboxEntry, "primaryDeliveryFailed" | "customerEmailFailed" | "hasVisitorMessage">,
): InboxEntry {
  return {
    receivedAt: new Date(row.received_at),
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    ...flags,
    version: row.version,
    summary: {
      name: row.name,
      contactNumber: row.contact_number,
      email: row.email,
      vehicle: row.vehicle,
      service: row.service,
      pickUpAt: row.pick_up_at === null ? null : parseWallTime(row.pick_up_at),
      returnAt: row.return_at === null ? null : parseWallTime(row.return_at),
      total: row.total_cents === null ? null : cents(row.total_cents),
      preview: row.preview ?? null,
    },
  }
}
