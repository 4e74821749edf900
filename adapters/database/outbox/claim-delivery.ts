import type { Expression, SqlBool } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { ENQUIRY_COLUMNS, formEnquiryFrom } from "#adapters/database/enquiries/enquiry-rows.ts"
import { isDue, isDueImplausiblyLate, isUnleased } from "#adapters/database/outbox/delivery-conditions.ts"
import type { Destination, Payload } from "#domain/delivery/delivery.ts"
import type { ClaimedDelivery, Lease } from "#domain/delivery/outbox.ts"
import { type ClaimedRow, claimRow } from "./claim-row.ts"
import { completeDelivery } from "./complete-delivery.ts"

/**
 * Claims one delivery if no worker holds it. The claim is committed before the attempt, so that a power cut does not lose it.
 * `host` is the domain of a new message id.
 */
export async function claimDelivery(
  db: Database,
  id: string,
  lease: Lease,
  host: string,
): Promise<ClaimedDelivery | null> {
  const claimed = await db.transaction().execute(async (transaction) => {
    const row = await claimRow(transaction, id, lease, host)
    return row && { row, parsePayload: await payloadParser(transaction, row) }
  })
  if (!claimed) return null
  try {
    return claimedDeliveryFrom(claimed.row, claimed.parsePayload(), lease)
  } catch (error) {
    await abandonUnreadable(db, claimed.row, lease)
    throw error
  }
}

/** Claims the delivery that has been due longest. It reads, then claims. If another worker was faster, it reads again. */
export async function claimDueDelivery(
  db: Database,
  lease: Lease,
  host: string,
  destination?: Destination,
): Promise<ClaimedDelivery | null> {
  for (;;) {
    const id = await findLongestDue(db, lease.now, destination)
    if (id === null) return null
    const claimed = await claimDelivery(db, id, lease, host)
    if (claimed) return claimed
  }
}

async function findLongestDue(db: Database, now: Date, destination?: Destination): Promise<string | null> {
  const findFirst = (condition: Expression<SqlBool>) => findFirstUnleased(db, now, condition, destination)
  return (await findFirst(isDue(now))) ?? (await findFirst(isDueImplausiblyLate(now)))
}

async function findFirstUnleased(
  db: Database,
  now: Date,
  condition: Expression<SqlBool>,
  destination?: Destination,
): Promise<string | null> {
  let query = db
    .selectFrom("deliveries")
    .select("id")
    .where("state", "=", "waiting")
    .where(condition)
    .where(isUnleased(now))
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(1)
  if (destination) query = query.where("destination", "=", destination)
  return (await query.executeTakeFirst())?.id ?? null
}

/** Reads the payload's row. Returns a function that parses it, for use after the transaction, because parsing may fail. */
async function payloadParser(db: Database, delivery: ClaimedRow): Promise<() => Payload> {
  const { enquiry_id, email_id, revision } = delivery
  if (enquiry_id === null) return emailParser(db, email_id ?? "")
  const row = await db
    .selectFrom("enquiries")
    .select(ENQUIRY_COLUMNS)
    .where("id", "=", enquiry_id)
    .executeTakeFirstOrThrow()
  return () => ({ kind: "enquiry", enquiry: formEnquiryFrom(row), revision })
}

async function emailParser(db: Database, emailId: string): Promise<() => Payload> {
  const row = await db.selectFrom("emails").selectAll().where("id", "=", emailId).executeTakeFirstOrThrow()
  const { id, kind, written_at, to_address: to, subject, body: text } = row
  return () => ({ kind: "email", email: { id, kind, writtenAt: new Date(written_at), to, subject, text } })
}

/** Converts a row to the port's type. */
export function claimedDeliveryFrom<P extends Payload>(
  row: ClaimedRow,
  payload: P,
  { owner }: Lease,
): ClaimedDelivery<P> {
  return {
    id: row.id,
    messageId: row.message_id,
    payload,
    destination: row.destination,
    recordedAt: new Date(row.recorded_at),
    writtenAt: new Date(row.written_at),
    dueAt: new Date(row.next_attempt_at),
    owner,
    attempts: row.attempts,
    wasPreviousUnfinished: row.lease_until !== null,
  }
}

/** Abandons the delivery, because no later attempt could read it. A person must look at it. */
async function abandonUnreadable(db: Database, row: ClaimedRow, { owner, now }: Lease): Promise<void> {
  const { id, message_id: messageId, attempts } = row
  const outcome = { ok: false, reason: "unreadable" } as const
  const result = { channel: "none", startedAt: now, endedAt: now, outcome, nextAttemptAt: null } as const
  await completeDelivery(db, { id, messageId, owner, attempts }, result)
}
