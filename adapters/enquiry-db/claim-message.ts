import type { Expression, SqlBool } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import { isDue, isDueByMistake, isFree } from "#adapters/db/free-message.ts"
import type { Lease } from "#domain/delivery/delivery-queue.ts"
import type { ClaimedMessage } from "#domain/delivery/outbox.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"
import { ENQUIRY_COLUMNS, type EnquiryRow, enquiryFrom, type TakenMessage } from "./enquiry-rows.ts"
import { settleMessage, type TakenTry } from "./settle-message.ts"
import { takeMessage } from "./take-message.ts"

/**
 * Takes the message of one enquiry, if it waits and nobody tries it. That is on the disk before it returns: nothing is sent
 * that a power cut could take back.
 */
export async function claimMessage(
  db: Database,
  enquiryId: string,
  lease: Lease,
): Promise<ClaimedMessage | null> {
  const taken = await db.transaction().execute(async (transaction) => {
    const message = await takeMessage(transaction, enquiryId, lease)
    return message && { message, enquiry: await readEnquiry(transaction, enquiryId) }
  })
  return taken ? claimedFrom(db, taken, lease) : null
}

/**
 * Takes the message that has been due longest. It looks first and takes then: who comes second looks again, which goes on
 * no longer than there are others taking messages.
 */
export async function claimDueMessage(db: Database, lease: Lease): Promise<ClaimedMessage | null> {
  for (;;) {
    const enquiryId = await longestDue(db, lease.now)
    if (enquiryId === null) return null
    const claimed = await claimMessage(db, enquiryId, lease)
    if (claimed) return claimed
  }
}

async function longestDue(db: Database, now: Date): Promise<string | null> {
  return (await firstWaiting(db, now, isDue(now))) ?? (await firstWaiting(db, now, isDueByMistake(now)))
}

async function firstWaiting(db: Database, now: Date, when: Expression<SqlBool>): Promise<string | null> {
  const message = await db
    .selectFrom("messages")
    .select("enquiry_id")
    .where("state", "=", "waiting")
    .where(when)
    .where(isFree(now))
    .orderBy("due_at")
    .orderBy("enquiry_id")
    .limit(1)
    .executeTakeFirst()
  return message?.enquiry_id ?? null
}

async function readEnquiry(db: Database, id: string): Promise<EnquiryRow> {
  return db.selectFrom("enquiries").select(ENQUIRY_COLUMNS).where("id", "=", id).executeTakeFirstOrThrow()
}

type Taken = { message: TakenMessage; enquiry: EnquiryRow }

async function claimedFrom(db: Database, { message, enquiry }: Taken, lease: Lease): Promise<ClaimedMessage> {
  try {
    return claimedMessage(message, enquiryFrom(enquiry), lease)
  } catch (error) {
    await abandonUnreadable(db, { ...claim(message, lease), id: enquiry.id }, lease.now)
    throw error
  }
}

/** In the terms of the port. */
export function claimedMessage(message: TakenMessage, enquiry: Enquiry, lease: Lease): ClaimedMessage {
  return { id: enquiry.id, recordedAt: enquiry.receivedAt, enquiry, ...claim(message, lease) }
}

function claim({ message_id, tries, ...times }: TakenMessage, { owner }: Lease) {
  return { messageId: message_id, owner, attempts: tries - 1, ...times }
}

/** Nothing that a later try could do would make it readable: a person has to look at it. */
async function abandonUnreadable(db: Database, taken: TakenTry, now: Date): Promise<void> {
  const outcome = { ok: false, reason: "unreadable" } as const
  const result = { channel: "none", startedAt: now, endedAt: now, outcome, nextAttemptAt: null } as const
  await settleMessage(db, taken, result)
}
