import type { Database } from "#adapters/database/database.ts"
import { readAgreedBookings } from "#adapters/database/enquiries/agreed-rows.ts"
import { parseContentOrNull } from "#adapters/database/enquiries/content-text.ts"
import type { InboxBatch, InboxQuery } from "#domain/enquiry/enquiry-repository.ts"
import { readNotes } from "./enquiry-history.ts"
import { type InboxLimits, readInboxPage } from "./inbox-page.ts"

/** A batch is small, so that concurrent queries wait a few milliseconds at most. */
const BATCH_LIMITS: InboxLimits = { size: 100, maxScanned: 1_000 }

/** The next enquiries of an export, with their contents, agreed terms and notes. */
export async function readInboxBatch(db: Database, filters: InboxQuery): Promise<InboxBatch> {
  const { entries, next } = await readInboxPage(db, filters, BATCH_LIMITS)
  const rows = await readContents(
    db,
    entries.map(({ reference }) => reference),
  )
  const ids = [...rows.values()].map(({ id }) => id)
  const [agreed, notes] = await Promise.all([readAgreedBookings(db, ids), readNotes(db, ids)])
  const completeEntries = entries.map((entry) => {
    const { id = "", content = "" } = rows.get(entry.reference) ?? {}
    const booking = agreed.get(id) ?? null
    // The values of the request must not be exported in place of unreadable terms.
    const storedValues =
      booking === "unreadable"
        ? { content: null, agreed: null, offer: null }
        : {
            content: parseContentOrNull(content),
            agreed: booking?.terms ?? null,
            offer: booking?.offer ?? null,
          }
    return {
      ...entry,
      ...storedValues,
      notes: notes.get(id) ?? [],
    }
  })
  return { entries: completeEntries, next }
}

async function readContents(
  db: Database,
  references: string[],
): Promise<Map<string, { id: string; content: string }>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "reference", "content"])
    .where("reference", "in", references)
    .execute()
  return new Map(rows.map(({ reference, ...row }) => [reference, row]))
}
