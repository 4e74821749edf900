import type { Database } from "#adapters/database/database.ts"

/** Those of these enquiries whose latest event is the visitor's, so that the office has not answered it yet. */
export async function visitorWroteAmong(db: Database, enquiryIds: readonly string[]): Promise<Set<string>> {
  if (enquiryIds.length === 0) return new Set()
  const rows = await db
    .selectFrom("enquiry_events as latest")
    .select("enquiry_id")
    .where("enquiry_id", "in", enquiryIds)
    .where("author", "=", "visitor")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events as later")
            .select("later.version")
            .whereRef("later.enquiry_id", "=", "latest.enquiry_id")
            .whereRef("later.version", ">", "latest.version"),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ enquiry_id }) => enquiry_id))
}
