import type { Database } from "#adapters/db/database.ts"
import { isDue, isDueByMistake, isFree } from "#adapters/db/free-message.ts"
import type { EnquiriesTable, MessagesTable } from "#adapters/db/tables.ts"
import { unfinishedColumns } from "#adapters/db/try-columns.ts"
import { dueIfUnfinished } from "#domain/delivery/delivery.ts"
import type { Lease } from "#domain/delivery/delivery-queue.ts"
import type { TakenMessage } from "./enquiry-rows.ts"

/**
 * Takes the message of an enquiry, in the caller's transaction, if it waits, nobody tries it, and no try that never ended is to be
 * waited for. It looks first and takes then. Where the message became another in between, it looks again: a worker has taken
 * it, or the visitor has changed the answers and it is still to be had.
 */
export async function takeMessage(
  db: Database,
  enquiryId: string,
  lease: Lease,
): Promise<TakenMessage | undefined> {
  for (;;) {
    const waiting = await readWaiting(db, enquiryId, lease.now)
    if (!waiting) return undefined
    const writtenAt = new Date(waiting.amended_at ?? waiting.received_at)
    const taken = await takeAsSeen(db, waiting, writtenAt, lease)
    if (!taken) continue
    const { lease_until, due_at } = waiting
    if (lease_until !== null) await recordUnfinished(db, waiting, lease_until)
    return { ...taken, writtenAt, dueAt: new Date(due_at), isAfterUnfinished: lease_until !== null }
  }
}

function takeAsSeen(
  db: Database,
  { enquiry_id, revision, tries }: Waiting,
  writtenAt: Date,
  lease: Lease,
): Promise<Pick<TakenMessage, "message_id" | "tries"> | undefined> {
  return db
    .updateTable("messages")
    .set({
      tries: tries + 1,
      lease_owner: lease.owner,
      lease_until: lease.until.toISOString(),
      due_at: dueIfUnfinished(writtenAt, lease).toISOString(),
    })
    .where("enquiry_id", "=", enquiry_id)
    .where("revision", "=", revision)
    .where("tries", "=", tries)
    .where("state", "=", "waiting")
    .where(isFree(lease.now))
    .returning(["message_id", "tries"])
    .executeTakeFirst()
}

type Waiting = Pick<MessagesTable, "enquiry_id" | "revision" | "tries" | "due_at" | "lease_until"> &
  Pick<EnquiriesTable, "received_at" | "amended_at">

async function readWaiting(db: Database, enquiryId: string, now: Date): Promise<Waiting | undefined> {
  return db
    .selectFrom("messages")
    .innerJoin("enquiries", "enquiries.id", "messages.enquiry_id")
    .select(["enquiry_id", "revision", "tries", "due_at", "lease_until", "received_at", "amended_at"])
    .where("enquiry_id", "=", enquiryId)
    .where("state", "=", "waiting")
    .where(isFree(now))
    .where(({ or, eb }) => or([eb("lease_until", "is", null), isDue(now), isDueByMistake(now)]))
    .executeTakeFirst()
}

async function recordUnfinished(db: Database, { enquiry_id, revision, tries }: Waiting, leaseUntil: string) {
  await db
    .insertInto("attempts")
    .values({
      enquiry_id,
      revision,
      try_number: tries,
      ...unfinishedColumns(leaseUntil),
    })
    .execute()
}
