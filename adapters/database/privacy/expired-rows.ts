import type { Transaction } from "kysely"
import type { Tables } from "#adapters/database/tables.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Deletes expired sessions and session secrets, pending sign-ins, one-time links, used codes and rate limit rows.
 * @returns the number of rows
 */
export async function deleteExpired(transaction: Transaction<Tables>, now: Date): Promise<number> {
  const at = now.toISOString()
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString()
  const results = [
    await transaction.deleteFrom("staff_sessions").where("expires_at", "<=", at).executeTakeFirst(),
    await transaction.deleteFrom("staff_verifications").where("expires_at", "<=", at).executeTakeFirst(),
    await transaction.deleteFrom("staff_password_resets").where("expires_at", "<=", at).executeTakeFirst(),
    await transaction.deleteFrom("staff_session_secrets").where("expires_at", "<=", at).executeTakeFirst(),
    await transaction.deleteFrom("staff_invitations").where("expires_at", "<=", at).executeTakeFirst(),
    await transaction.deleteFrom("staff_used_codes").where("used_at", "<=", hourAgo).executeTakeFirst(),
    // The rows of the rate limits.
    await transaction.deleteFrom("intake").where("at", "<=", hourAgo).executeTakeFirst(),
    await transaction.deleteFrom("intake_addresses").where("last_at", "<=", hourAgo).executeTakeFirst(),
  ]
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
