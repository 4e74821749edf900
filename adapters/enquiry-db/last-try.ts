import type { Database } from "#adapters/db/database.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"

/** How the latest try of an enquiry's message ended; null while it runs, and where there was none. */
export async function lastTry(db: Database, enquiryId: string, now: Date): Promise<DeliveryOutcome | null> {
  const message = await db
    .selectFrom("messages")
    .leftJoin("attempts", (join) =>
      join
        .onRef("attempts.enquiry_id", "=", "messages.enquiry_id")
        .onRef("attempts.revision", "=", "messages.revision")
        .onRef("attempts.try_number", "=", "messages.tries"),
    )
    .select(["state", "lease_until", "failure"])
    .where("messages.enquiry_id", "=", enquiryId)
    .executeTakeFirst()
  if (message?.state === "delivered") return { ok: true }
  if (message?.failure) return { ok: false, reason: message.failure }
  const hasRunOut = message?.lease_until && message.lease_until <= now.toISOString()
  return hasRunOut ? { ok: false, reason: "unfinished" } : null
}
