import type { Database } from "#adapters/database/database.ts"
import { parseContent } from "#adapters/database/enquiries/content-text.ts"
import type { InboxBatch, InboxQuery } from "#domain/enquiry/enquiry-repository.ts"
import { type InboxLimits, readInboxPage } from "./inbox-page.ts"

/** Small enough that concurrent queries wait a few milliseconds at most. */
const BATCH: InboxLimits = { size: 100, maxScanned: 1_000 }

export async function readInboxBatch(db: Database, filters: InboxQuery): Promise<InboxBatch> {
  const { entries, next } = await readInboxPage(db, filters, BATCH)
  const contents = await readContents(
    db,
    entries.map(({ reference }) => reference),
  )
  const withContent = entries.map((entry) => ({ ...entry, content: readable(contents.get(entry.reference)) }))
  return { entries: withContent, next }
}

async function readContents(db: Database, references: string[]): Promise<Map<string, string>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom("enquiries")
    .select(["reference", "content"])
    .where("reference", "in", references)
    .execute()
  return new Map(rows.map(({ reference, content }) => [reference, content]))
}

/** An unreadable content must not fail the whole export: its row has the columns of the list. */
function readable(content: string | undefined) {
  try {
    return content === undefined ? null : parseContent(content)
  } catch {
    return null
  }
}
