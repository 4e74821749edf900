import type { Database } from "#adapters/db/database.ts"
import { relaxedTransaction } from "#adapters/db/relaxed-transaction.ts"
import { standingAfter, type TryResult, tryColumns } from "#adapters/db/try-columns.ts"
import type { ClaimedMessage } from "#domain/delivery/outbox.ts"
import type { EnquiryStatements } from "./enquiry-statements.ts"

/** What tells a try from all others, whether or not the enquiry in it can be read. */
export type TakenTry = Pick<ClaimedMessage, "id" | "messageId" | "owner" | "attempts">

/**
 * Writes down how the try ended and gives the message back. A power cut that takes this away brings the message once more,
 * under the same id. @returns false when the message was taken or changed since.
 */
export async function settleMessage(
  db: Database,
  claimed: TakenTry,
  result: TryResult,
  { giveMessageBack, insertAttempt }: EnquiryStatements,
): Promise<boolean> {
  const { id: enquiry_id, messageId, owner, attempts } = claimed
  const try_number = attempts + 1
  return relaxedTransaction(db, async (transaction) => {
    const given = { messageId, owner, tries: try_number, ...standingAfter(result) }
    const [message] = (await giveMessageBack(transaction, given)).rows
    if (!message) return false
    const { revision } = message
    await insertAttempt(transaction, { enquiry_id, revision, try_number, ...tryColumns(result) })
    return true
  })
}
