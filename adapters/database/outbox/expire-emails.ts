import type { Database } from "#adapters/database/database.ts"
import { isUnleased } from "#adapters/database/outbox/delivery-conditions.ts"

/** Abandons emails that expired before they were sent, and deletes their text. Reads first, because there is rarely one. */
export async function expireEmails(db: Database, now: Date): Promise<void> {
  const expiredEmails = await db
    .selectFrom("emails")
    .innerJoin("deliveries", "deliveries.email_id", "emails.id")
    .select("emails.id")
    .where("expires_at", "<=", now.toISOString())
    .where("body", "!=", "")
    .where("state", "=", "waiting")
    .where(isUnleased(now))
    .execute()
  for (const { id } of expiredEmails) await expire(db, id, now)
}

async function expire(db: Database, emailId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("deliveries")
      .set({ state: "abandoned", lease_owner: null, lease_until: null })
      .where("email_id", "=", emailId)
      .where("state", "=", "waiting")
      .where(isUnleased(now))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return // a worker has claimed it
    await transaction.updateTable("emails").set({ body: "" }).where("id", "=", emailId).execute()
  })
}
