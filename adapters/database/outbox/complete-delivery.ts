import type { Database } from "#adapters/database/database.ts"
import {
  attemptColumns,
  type StoredResult,
  stateColumnsAfter,
} from "#adapters/database/outbox/attempt-columns.ts"
import type { ClaimedDelivery } from "#domain/delivery/outbox.ts"

/** Identifies one attempt, whether or not its payload can be read. */
type Attempt = Pick<ClaimedDelivery, "id" | "messageId" | "owner" | "attempts">

/**
 * Records the result of an attempt and releases the delivery. @returns false when it was claimed or changed since
 */
export async function completeDelivery(
  db: Database,
  { id, messageId, owner, attempts }: Attempt,
  result: StoredResult,
): Promise<boolean> {
  const attempt_number = attempts + 1
  return db.transaction().execute(async (transaction) => {
    // The owner alone does not identify the attempt, because it may have claimed the delivery again since then.
    const released = await transaction
      .updateTable("deliveries")
      .set({ ...stateColumnsAfter(result), lease_owner: null, lease_until: null })
      .where("id", "=", id)
      .where("message_id", "=", messageId)
      .where("lease_owner", "=", owner)
      .where("attempts", "=", attempt_number)
      .returning(["revision", "state", "email_id"])
      .executeTakeFirst()
    if (!released) return false
    await transaction
      .insertInto("delivery_attempts")
      .values({ delivery_id: id, revision: released.revision, attempt_number, ...attemptColumns(result) })
      .execute()
    if (released.email_id && released.state !== "waiting")
      await deleteTextIfExpiring(transaction, released.email_id)
    return true
  })
}

/**
 * Deletes the text of an email with an expiry. After it was sent or abandoned the text has no use, and it may contain a secret.
 */
async function deleteTextIfExpiring(db: Database, emailId: string): Promise<void> {
  await db
    .updateTable("emails")
    .set({ body: "" })
    .where("id", "=", emailId)
    .where("expires_at", "is not", null)
    .execute()
}
