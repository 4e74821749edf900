import type { Transaction } from "kysely"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import { LEASE_SECONDS } from "#domain/delivery/delivery.ts"
import {
  type Erasure,
  type ErasureOutcome,
  erasureBlocker,
  MAX_VISITOR_RECORDS,
  versionsOf,
} from "#domain/privacy/privacy-repository.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import { anonymiseEnquiry } from "./anonymise-enquiry.ts"
import { readVisitorRecords, type StoredRecord } from "./visitor-records.ts"

/** Runs in one transaction, which is rolled back if a worker claims one of the deliveries first. */
export async function eraseVisitor(db: Database, erasure: Erasure): Promise<ErasureOutcome> {
  try {
    return await db.transaction().execute((transaction) => erase(transaction, erasure))
  } catch (error) {
    if (!(error instanceof DeliveryClaimedError)) throw error
    return { outcome: "beingAttempted", until: new Date(erasure.now.getTime() + LEASE_SECONDS * 1000) }
  }
}

class DeliveryClaimedError extends Error {}

async function erase(
  transaction: Transaction<Tables>,
  { search, versions, by, now }: Erasure,
): Promise<ErasureOutcome> {
  const records = await readVisitorRecords(transaction, search, now, MAX_VISITOR_RECORDS)
  if (records.length === 0 || versionsOf(records) !== versions) return { outcome: "stale" }
  const blocker = erasureBlocker(records)
  if (blocker) return blocker
  // The oldest first, as in the scheduled job. In another order the two could deadlock.
  for (const record of records.toReversed()) await eraseEnquiry(transaction, record, now)
  const references = records.map(({ reference }) => reference)
  await recordVisitorAudit(transaction, "erased", references, by, now)
  return { outcome: "done", count: records.length }
}

async function eraseEnquiry(
  transaction: Transaction<Tables>,
  record: StoredRecord,
  now: Date,
): Promise<void> {
  const { id, reference, receivedAt, storedContent } = record
  const enquiry = { id, reference, received_at: receivedAt.toISOString(), content: storedContent }
  if (!(await anonymiseEnquiry(transaction, enquiry, { reason: "erased", now })))
    throw new DeliveryClaimedError()
}

/** The maximum number of references in an audit event. */
const MAX_REFERENCES = 10

/** Records an audit event with references and a count, without personal data. */
export function recordVisitorAudit(
  db: Database,
  action: "erased" | "exported",
  references: readonly string[],
  by: AuditAuthor,
  now: Date,
): Promise<void> {
  const [first = ""] = references
  const shownReferences = references.slice(0, MAX_REFERENCES).join(", ")
  return recordAudit(db, {
    at: now,
    by,
    action,
    subject: "visitor",
    subjectId: first,
    subjectName: references.length > MAX_REFERENCES ? `${shownReferences}, ...` : shownReferences,
    changes: [{ field: "enquiries", from: null, to: String(references.length) }],
  })
}
