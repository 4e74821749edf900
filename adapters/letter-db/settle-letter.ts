import type { Database } from "#adapters/db/database.ts"
import { standingAfter, tryColumns } from "#adapters/db/try-columns.ts"
import type { AttemptResult, Claimed } from "#domain/delivery/delivery-queue.ts"
import type { LetterDelivery } from "#domain/delivery/office-letter.ts"

/** Writes down how a try ended and gives the letter back. @returns false when another worker has taken it since. */
export async function settleLetter(
  db: Database,
  claimed: Claimed<LetterDelivery>,
  result: AttemptResult,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await giveBack(transaction, claimed, result))) return false
    await transaction
      .insertInto("letter_attempts")
      .values({
        letter_id: claimed.id,
        try_number: claimed.attempts + 1,
        ...tryColumns(result),
      })
      .execute()
    return true
  })
}

async function giveBack(
  db: Database,
  { id, owner, attempts }: Claimed<LetterDelivery>,
  result: AttemptResult,
): Promise<boolean> {
  const settled = await db
    .updateTable("letters")
    .set({ ...standingAfter(result), lease_owner: null, lease_until: null })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("tries", "=", attempts + 1)
    .returning("state")
    .executeTakeFirst()
  if (settled && settled.state !== "waiting") await forgetSecret(db, id)
  return settled !== undefined
}

async function forgetSecret(db: Database, id: string): Promise<void> {
  await db
    .updateTable("letters")
    .set({ body: "" })
    .where("id", "=", id)
    .where("expires_at", "is not", null)
    .execute()
}
