import { setTimeout as sleep } from "node:timers/promises"
import type { Database } from "#adapters/db/database.ts"
import { DatabaseOutbox } from "#adapters/enquiry-db/database-outbox.ts"
import type { MessageState } from "#domain/delivery/delivery.ts"

/** What the database says of one enquiry and its message. */
export type LedgerRow = {
  content: string
  reference: string
  messageId: string
  state: MessageState
  /** Tries that were begun, and those of them whose end was recorded. */
  tries: number
  recordedTries: number
  leaseOwner: string | null
}

export async function readLedger(db: Database): Promise<LedgerRow[]> {
  return db
    .selectFrom("enquiries")
    .innerJoin("messages", "messages.enquiry_id", "enquiries.id")
    .select((row) => [
      "content",
      "reference",
      "message_id as messageId",
      "state",
      "tries",
      "lease_owner as leaseOwner",
      row
        .selectFrom("attempts")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("attempts.enquiry_id", "=", "enquiries.id")
        .whereRef("attempts.revision", "=", "messages.revision")
        .where(({ or, eb }) => or([eb("failure", "is", null), eb("failure", "<>", "unfinished")]))
        .as("recordedTries"),
    ])
    .orderBy("received_at")
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, recordedTries: row.recordedTries ?? 0 })))
}

/** One try whose end was recorded: what staff will see of it. */
export type RecordedTry = {
  content: string
  channel: string
  failure: string | null
  detail: string | null
  /** From the end of the try until the message was due again; what was due at the time of asking. */
  waitSeconds: number
}

/** In the order in which they began. */
export async function readTries(db: Database): Promise<RecordedTry[]> {
  const rows = await db
    .selectFrom("attempts")
    .innerJoin("enquiries", "enquiries.id", "attempts.enquiry_id")
    .innerJoin("messages", "messages.enquiry_id", "attempts.enquiry_id")
    .select(["content", "channel", "failure", "detail", "ended_at", "due_at"])
    .orderBy("started_at")
    .execute()
  return rows.map(({ ended_at, due_at, ...row }) => ({
    ...row,
    waitSeconds: (Date.parse(due_at) - Date.parse(ended_at)) / 1000,
  }))
}

/** Waits until every message has arrived or was given up. @throws where messages still wait when the limit is over. */
export async function untilNothingWaits(db: Database, limitMs: number): Promise<void> {
  const outbox = new DatabaseOutbox(db)
  const limit = AbortSignal.timeout(limitMs)
  for (;;) {
    const { count } = await outbox.waiting()
    if (count === 0) return
    if (limit.aborted) throw new Error(`${count} messages still wait`)
    await sleep(250)
  }
}
