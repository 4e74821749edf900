import type { Database } from "#adapters/database/database.ts"
import { FRESH_CODE_MINUTES } from "#domain/staff/staff-accounts.ts"

/** Whether a second factor code that was entered at this time is recent enough for a sensitive action. */
export function isFreshCode(givenAt: Date | null, now: Date): boolean {
  return givenAt !== null && now.getTime() - givenAt.getTime() < FRESH_CODE_MINUTES * 60_000
}

/** Records in a session that a second factor was entered now. */
export async function recordCodeEntry(db: Database, token: string, now: Date): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ code_given_at: now.toISOString() })
    .where("token", "=", token)
    .execute()
}
