import type { Database } from "#adapters/db/database.ts"
import type { Lease } from "#domain/delivery/outbox.ts"
import type { TakenMessage } from "./enquiry-rows.ts"
import { isFree } from "./free-message.ts"

/** Takes the message of an enquiry if it waits and nobody tries it. One statement that asks and takes: of two workers one finds the row changed. */
export async function takeMessage(
  db: Database,
  enquiryId: string,
  lease: Lease,
): Promise<TakenMessage | undefined> {
  return db
    .updateTable("messages")
    .set((messages) => ({
      lease_owner: lease.owner,
      lease_until: lease.until.toISOString(),
      tries: messages("tries", "+", 1),
    }))
    .where("enquiry_id", "=", enquiryId)
    .where("state", "=", "waiting")
    .where(isFree(lease.now))
    .returning(["message_id", "tries"])
    .executeTakeFirst()
}
