import { sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"

/**
 * The ids of enquiries whose latest event is the visitor's, so that the office has not answered yet. The caller may filter the
 * events by their alias `written`. The author is a literal in the query, because the visitors' events have a partial index.
 */
export function enquiriesWithVisitorMessage(db: Database) {
  return db
    .selectFrom("enquiry_events as written")
    .select("written.enquiry_id")
    .where("written.author", "=", sql.lit("visitor" as const))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events as later")
            .select("later.version")
            .whereRef("later.enquiry_id", "=", "written.enquiry_id")
            .whereRef("later.version", ">", "written.version"),
        ),
      ),
    )
}

/** The ids of the given enquiries whose latest event is the visitor's. */
export async function selectIdsWithVisitorMessage(
  db: Database,
  enquiryIds: readonly string[],
): Promise<Set<string>> {
  if (enquiryIds.length === 0) return new Set()
  const rows = await enquiriesWithVisitorMessage(db).where("written.enquiry_id", "in", enquiryIds).execute()
  return new Set(rows.map(({ enquiry_id }) => enquiry_id))
}
