import type { Database } from "#adapters/database/database.ts"
import { unfinishedColumns } from "#adapters/database/outbox/attempt-columns.ts"
import { isDue, isDueImplausiblyLate, isUnleased } from "#adapters/database/outbox/delivery-conditions.ts"
import type { DeliveriesTable } from "#adapters/database/tables.ts"
import { dueIfUnfinished } from "#domain/delivery/delivery.ts"
import type { Lease } from "#domain/delivery/outbox.ts"

/** A delivery before the claim, but with its message id, which an email gets at its first attempt. */
export type ClaimedRow = DeliveriesTable & { message_id: string }

/**
 * Claims a waiting delivery in the caller's transaction, if no worker holds it and no unfinished attempt delays it. It reads,
 * then claims. If the row changed in between, because a worker claimed it or the visitor changed the enquiry, it reads again.
 * `host` is the domain of a new message id.
 */
export async function claimRow(
  db: Database,
  id: string,
  lease: Lease,
  host: string,
): Promise<ClaimedRow | undefined> {
  for (;;) {
    const row = await readUnleased(db, id, lease.now)
    if (!row) return undefined
    const claimed = { ...row, message_id: row.message_id ?? `<${row.id}@${host}>` }
    if (!(await claimUnchanged(db, claimed, lease))) continue
    if (row.lease_until !== null) await recordUnfinished(db, row, row.lease_until)
    return claimed
  }
}

function readUnleased(db: Database, id: string, now: Date): Promise<DeliveriesTable | undefined> {
  return db
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where(isUnleased(now))
    .where(({ or, eb }) => or([eb("lease_until", "is", null), isDue(now), isDueImplausiblyLate(now)]))
    .executeTakeFirst()
}

async function claimUnchanged(
  db: Database,
  { id, revision, attempts, written_at, message_id }: ClaimedRow,
  lease: Lease,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set({
      message_id,
      attempts: attempts + 1,
      lease_owner: lease.owner,
      lease_until: lease.until.toISOString(),
      next_attempt_at: dueIfUnfinished(new Date(written_at), lease).toISOString(),
    })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .where(isUnleased(lease.now))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function recordUnfinished(
  db: Database,
  { id, revision, attempts }: DeliveriesTable,
  leaseUntil: string,
): Promise<void> {
  await db
    .insertInto("delivery_attempts")
    .values({ delivery_id: id, revision, attempt_number: attempts, ...unfinishedColumns(leaseUntil) })
    .execute()
}
