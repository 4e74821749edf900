import type { Database } from "#adapters/db/database.ts"
import { relaxedTransaction } from "#adapters/db/relaxed-transaction.ts"
import { standingAfter, type TryResult, tryColumns } from "#adapters/db/try-columns.ts"
import type { ClaimedMessage } from "#domain/delivery/outbox.ts"

/** What tells a try from all others, whether or not the enquiry in it can be read. */
export type TakenTry = Pick<ClaimedMessage, "id" | "messageId" | "owner" | "attempts">

/**
 * Writes down how the try ended and gives the message back. A power cut that takes this away brings the message once more,
 * under the same id. @returns false when the message was taken or changed since.
 */
export async function settleMessage(db: Database, claimed: TakenTry, result: TryResult): Promise<boolean> {
  return relaxedTransaction(db, async (transaction) => {
    const revision = await giveBack(transaction, claimed, result)
    if (revision === null) return false
    await transaction
      .insertInto("attempts")
      .values({
        enquiry_id: claimed.id,
        revision,
        try_number: claimed.attempts + 1,
        ...tryColumns(result),
      })
      .execute()
    return true
  })
}

/** The owner alone does not say that it is the same try: it may have taken the message again since. */
async function giveBack(db: Database, claimed: TakenTry, result: TryResult): Promise<number | null> {
  const settled = await db
    .updateTable("messages")
    .set({ ...standingAfter(result), lease_owner: null, lease_until: null })
    .where("message_id", "=", claimed.messageId)
    .where("lease_owner", "=", claimed.owner)
    .where("tries", "=", claimed.attempts + 1)
    .returning("revision")
    .executeTakeFirst()
  return settled?.revision ?? null
}
