import type { Database } from "#adapters/database/database.ts"

/**
 * The maximum number of steps of a search through shared keys. More steps would connect unrelated visitors through a hotel's
 * number.
 */
const MAX_STEPS = 5

/**
 * The references of other enquiries that share an email address or a phone number with these, directly or through another one: at
 * most `maxCount` of them. Every step uses an index.
 */
export async function linkedReferences(
  db: Database,
  references: readonly string[],
  maxCount: number,
): Promise<string[]> {
  const found = new Set(references)
  let newEnquiries = await keysOf(db, references)
  for (let step = 0; step < MAX_STEPS && newEnquiries.length > 0 && found.size < maxCount; step++) {
    const emails = newEnquiries.flatMap(({ email_key }) => email_key ?? [])
    const numbers = newEnquiries.flatMap(({ number_key }) => number_key ?? [])
    const linkedEnquiries = [
      ...(await enquiriesWithKey(db, "email_key", emails, maxCount)),
      ...(await enquiriesWithKey(db, "number_key", numbers, maxCount)),
    ]
    newEnquiries = linkedEnquiries.filter(({ reference }) => !found.has(reference))
    for (const { reference } of newEnquiries) found.add(reference)
  }
  return [...found].slice(references.length, references.length + maxCount)
}

function keysOf(db: Database, references: readonly string[]) {
  if (references.length === 0) return Promise.resolve([])
  return db
    .selectFrom("enquiries")
    .innerJoin("inbox_entries", "inbox_entries.enquiry_id", "enquiries.id")
    .select(["enquiries.reference", "email_key", "number_key"])
    .whereRef("inbox_entries.received_at", "=", "enquiries.received_at")
    .whereRef("inbox_entries.reference", "=", "enquiries.reference")
    .where("enquiries.reference", "in", references)
    .execute()
}

async function enquiriesWithKey(
  db: Database,
  column: "email_key" | "number_key",
  keys: readonly string[],
  maxCount: number,
) {
  if (keys.length === 0) return []
  return db
    .selectFrom("inbox_entries")
    .select(["reference", "email_key", "number_key"])
    .where(column, "in", keys)
    .orderBy("received_at", "desc")
    .limit(maxCount)
    .execute()
}
