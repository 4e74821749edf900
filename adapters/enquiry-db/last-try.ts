import type { Database } from "#adapters/db/database.ts"
import type { AttemptsTable, MessagesTable } from "#adapters/db/tables.ts"
import type { DeliveryFailure, DeliveryOutcome } from "#domain/delivery/delivery.ts"

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
  const reason = message && failureOfLastTry(message, now)
  return reason ? { ok: false, reason } : null
}

type LastTry = Pick<AttemptsTable, "failure"> & Pick<MessagesTable, "lease_until">

/** A try whose lease has run out without a word has died; that is written down when the message is taken again. */
export function failureOfLastTry({ failure, lease_until }: LastTry, now: Date): DeliveryFailure | null {
  if (failure) return failure
  return lease_until !== null && lease_until <= now.toISOString() ? "unfinished" : null
}
