import { createHash } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"

/**
 * The time for which used codes are stored. It is longer than the validity of a code: its half minute, and the ones before and
 * after it.
 */
const RETENTION_MS = 5 * 60_000

/**
 * Records the use of a code of the authenticator app, so that an observed code cannot be replayed.
 * @returns false if the code was used before
 */
export async function recordCodeUse(
  db: Database,
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const cutoff = new Date(now.getTime() - RETENTION_MS).toISOString()
  await db.deleteFrom("staff_used_codes").where("used_at", "<", cutoff).execute()
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
