import type { Database } from "#adapters/db/database.ts"
import { standingAfter, type TryResult, tryColumns } from "#adapters/db/try-columns.ts"
import type { ClaimedMessage } from "#domain/delivery/outbox.ts"

/** What tells a try from all others, whether or not the enquiry in it can be read. */
export type TakenTry = Pick<ClaimedMessage, "id" | "messageId" | "owner" | "attempts">

/**
 * Writes down how the try ended and gives the message back. @returns false when the message was taken or changed since.
 */
export async function settleMessage(db: Database, claimed: TakenTry, result: TryResult): Promise<boolean> {
  const { id: enquiry_id, messageId, owner, attempts } = claimed
  const try_number = attempts + 1
  return db.transaction().execute(async (transaction) => {
    // The owner alone does not say that it is the same try: it may have taken the message again since.
    const message = await transaction
      .updateTable("messages")
      .set({ ...standingAfter(result), lease_owner: null, lease_until: null })
      .where("message_id", "=", messageId)
      .where("lease_owner", "=", owner)
      .where("tries", "=", try_number)
      .returning("revision")
      .executeTakeFirst()
    if (!message) return false
    await transaction
      .insertInto("attempts")
      .values({ enquiry_id, revision: message.revision, try_number, ...tryColumns(result) })
      .execute()
    return true
  })
}
