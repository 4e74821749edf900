import { sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import { recordPersonEmail } from "./person-email.ts"

/** The number of consecutive wrong codes that locks the account for a time. */
const ATTEMPTS_PER_LOCK = 10
/** The duration of the first lock. Each later one is twice as long as the one before, up to the maximum. */
const FIRST_LOCK_MS = 15 * 60_000
const MAX_LOCK_MS = 24 * 60 * 60_000
/** The maximum of NIST SP 800-63B, 5.2.2: after it only an owner can unlock the account, by resetting its second factor. */
const MAX_ATTEMPTS = 100

/**
 * Counts a code before it is checked, so that concurrent guesses are all counted. Each ten consecutive wrong codes lock the
 * account for a time. At the first lock the person gets an email.
 * @returns false if the account is locked and the code must not be checked
 */
export function countCodeAttempt(
  db: Database,
  staffId: string,
  emails: StaffEmails,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute((transaction) => countCodeAttemptIn(transaction, staffId, emails, now))
}

async function countCodeAttemptIn(
  db: Database,
  staffId: string,
  emails: StaffEmails,
  now: Date,
): Promise<boolean> {
  const counted = await db
    .updateTable("staff_second_factors")
    .set({ failed_tries: sql<number>`coalesce(failed_tries, 0) + 1` })
    .where("staff_id", "=", staffId)
    .where(sql<number>`coalesce(failed_tries, 0)`, "<", MAX_ATTEMPTS)
    .where((eb) => eb.or([eb("locked_until", "is", null), eb("locked_until", "<=", now.toISOString())]))
    .returning("failed_tries")
    .executeTakeFirst()
  const attempts = counted?.failed_tries ?? 0
  if (attempts > 0 && attempts % ATTEMPTS_PER_LOCK === 0)
    await lock(db, staffId, new Date(now.getTime() + lockMs(attempts)))
  if (attempts === ATTEMPTS_PER_LOCK)
    await recordPersonEmail(db, staffId, { kind: "codesLocked", now }, emails.codesLocked)
  return counted !== undefined
}

/** Resets the count after a correct code. */
export async function resetCodeAttempts(db: Database, staffId: string): Promise<void> {
  await db
    .updateTable("staff_second_factors")
    .set({ failed_tries: 0, locked_until: null })
    .where("staff_id", "=", staffId)
    .execute()
}

function lockMs(attempts: number): number {
  return Math.min(FIRST_LOCK_MS * 2 ** (attempts / ATTEMPTS_PER_LOCK - 1), MAX_LOCK_MS)
}

async function lock(db: Database, staffId: string, until: Date): Promise<void> {
  await db
    .updateTable("staff_second_factors")
    .set({ locked_until: until.toISOString() })
    .where("staff_id", "=", staffId)
    .execute()
}
