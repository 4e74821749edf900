import { setTimeout as sleep } from "node:timers/promises"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import type { DeliveryState } from "#domain/delivery/delivery.ts"

/** An enquiry and its primary delivery, as stored. */
export type DeliveryRecord = {
  content: string
  reference: string
  messageId: string
  state: DeliveryState
  /** The number of attempts, and of those with a recorded result. */
  attempts: number
  recordedAttempts: number
  leaseOwner: string | null
}

export async function readDeliveryRecords(db: Database): Promise<DeliveryRecord[]> {
  return db
    .selectFrom("enquiries")
    .innerJoin("deliveries", "deliveries.id", "enquiries.id")
    .select((row) => [
      "content",
      "reference",
      "message_id as messageId",
      "state",
      "attempts",
      "lease_owner as leaseOwner",
      row
        .selectFrom("delivery_attempts")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("delivery_attempts.delivery_id", "=", "deliveries.id")
        .whereRef("delivery_attempts.revision", "=", "deliveries.revision")
        .where(({ or, eb }) => or([eb("failure", "is", null), eb("failure", "<>", "unfinished")]))
        .as("recordedAttempts"),
    ])
    .orderBy("received_at")
    .execute()
    .then((rows) =>
      rows.map((row) => ({
        ...row,
        messageId: row.messageId ?? "",
        recordedAttempts: row.recordedAttempts ?? 0,
      })),
    )
}

/** One attempt whose result was recorded, as staff see it. */
export type RecordedAttempt = {
  content: string
  channel: string
  failure: string | null
  detail: string | null
  /** The time from the end of the attempt to the next due time, at the time of reading. */
  waitSeconds: number
}

/** The attempts in order of their start. */
export async function readAttempts(db: Database): Promise<RecordedAttempt[]> {
  const rows = await db
    .selectFrom("delivery_attempts")
    .innerJoin("deliveries", "deliveries.id", "delivery_attempts.delivery_id")
    .innerJoin("enquiries", "enquiries.id", "deliveries.enquiry_id")
    .select(["content", "channel", "failure", "detail", "ended_at", "next_attempt_at"])
    .orderBy("started_at")
    .execute()
  return rows.map(({ ended_at, next_attempt_at, ...row }) => ({
    ...row,
    waitSeconds: (Date.parse(next_attempt_at) - Date.parse(ended_at)) / 1000,
  }))
}

/** Waits until every enquiry is delivered or abandoned. @throws at the time limit */
export async function waitUntilAllDelivered(db: Database, timeoutMs: number): Promise<void> {
  const outbox = new DatabaseOutbox(db)
  const limit = AbortSignal.timeout(timeoutMs)
  for (;;) {
    const { count } = (await outbox.waiting()).enquiries
    if (count === 0) return
    if (limit.aborted) throw new Error(`${count} deliveries still wait`)
    await sleep(250)
  }
}
