import type { Database } from "#adapters/db/database.ts"
import { relaxedTransaction } from "#adapters/db/relaxed-transaction.ts"
import { storableDetail } from "#adapters/db/storable-detail.ts"
import type { LettersTable } from "#adapters/db/tables.ts"
import type { AttemptResult, Claimed } from "#domain/delivery/delivery-queue.ts"
import type { LetterDelivery } from "#domain/delivery/office-letter.ts"

/** Writes down how a try ended and gives the letter back. @returns false when another worker has taken it since. */
export async function settleLetter(
  db: Database,
  claimed: Claimed<LetterDelivery>,
  { channel, startedAt, endedAt, ...result }: AttemptResult,
): Promise<boolean> {
  return relaxedTransaction(db, async (transaction) => {
    if (!(await giveBack(transaction, claimed, result))) return false
    const { outcome } = result
    await transaction
      .insertInto("letter_attempts")
      .values({
        letter_id: claimed.id,
        try_number: claimed.attempts + 1,
        channel,
        started_at: startedAt.toISOString(),
        ended_at: endedAt.toISOString(),
        failure: outcome.ok ? null : outcome.reason,
        detail: outcome.ok ? null : storableDetail(outcome.detail),
      })
      .execute()
    return true
  })
}

type Result = Pick<AttemptResult, "outcome" | "nextAttemptAt">

async function giveBack(
  db: Database,
  { id, owner, attempts }: Claimed<LetterDelivery>,
  result: Result,
): Promise<boolean> {
  const settled = await db
    .updateTable("letters")
    .set({ ...standing(result), lease_owner: null, lease_until: null })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("tries", "=", attempts + 1)
    .returning("state")
    .executeTakeFirst()
  if (settled && settled.state !== "waiting") await forgetSecret(db, id)
  return settled !== undefined
}

function standing({ outcome, nextAttemptAt }: Result): Partial<LettersTable> {
  if (outcome.ok) return { state: "delivered" }
  return nextAttemptAt ? { due_at: nextAttemptAt.toISOString() } : { state: "abandoned" }
}

async function forgetSecret(db: Database, id: string): Promise<void> {
  await db
    .updateTable("letters")
    .set({ body: "" })
    .where("id", "=", id)
    .where("expires_at", "is not", null)
    .execute()
}
