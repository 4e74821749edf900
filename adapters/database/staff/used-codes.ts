import { createHash } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"

/** Longer than any code is right: half a minute, and the ones before and after it. */
const REMEMBERED_MS = 5 * 60_000

/** Whether a code from the app is used for the first time: one that was read over a shoulder is worth nothing. */
export async function isFirstUse(db: Database, staffId: string, code: string, now: Date): Promise<boolean> {
  const forgotten = new Date(now.getTime() - REMEMBERED_MS).toISOString()
  await db.deleteFrom("staff_used_codes").where("used_at", "<", forgotten).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff_used_codes")
    .values({ staff_id: staffId, code_hash: hashOf(staffId, code), used_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function hashOf(staffId: string, code: string): string {
  return createHash("sha256").update(`${staffId} ${code}`).digest("base64url")
}
