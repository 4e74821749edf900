import type { Database } from "#adapters/db/database.ts"
import type { DeliveryFailure, MessageState } from "#domain/delivery/delivery.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import { failureOfLastTry } from "./last-try.ts"
import { anonymised } from "./mail-not-sent.ts"

/** A message that has not arrived, without anything that a visitor wrote. */
export type Undelivered = {
  reference: string
  kind: EnquiryKind
  receivedAt: string
  state: Exclude<MessageState, "delivered">
  tries: number
  /** How the last try ended; null before the first, and while one is made. */
  failure: DeliveryFailure | null
  /** What the other side said. */
  detail: string | null
}

/** All of them, the oldest enquiry first. */
export async function readUndelivered(db: Database, now: Date): Promise<Undelivered[]> {
  const rows = await db
    .selectFrom("messages")
    .innerJoin("enquiries", "enquiries.id", "messages.enquiry_id")
    .leftJoin("attempts", (join) =>
      join
        .onRef("attempts.enquiry_id", "=", "messages.enquiry_id")
        .onRef("attempts.revision", "=", "messages.revision")
        .onRef("attempts.try_number", "=", "messages.tries"),
    )
    .select([
      "reference",
      "kind",
      "received_at as receivedAt",
      "state",
      "tries",
      "failure",
      "detail",
      "lease_until",
    ])
    .where("state", "!=", "delivered")
    .where("anonymised_at", "is", null)
    .orderBy("received_at")
    .orderBy("reference")
    .execute()
  // What is delivered was left out.
  return rows.map(({ lease_until, failure, ...row }) => ({
    ...row,
    state: row.state as Undelivered["state"],
    failure: failureOfLastTry({ failure, lease_until }, now),
  }))
}

/**
 * Makes every message that has not arrived due now, also those that were given up, which get one more try each: for when
 * what kept them has been mended; of one enquiry only, where its id is given. @returns how many they are.
 */
export async function makeUndeliveredDue(db: Database, now: Date, enquiryId?: string): Promise<number> {
  let change = db
    .updateTable("messages")
    .set({ state: "waiting", due_at: now.toISOString() })
    .where("state", "!=", "delivered")
    .where(({ not, exists }) => not(exists(anonymised(db))))
  if (enquiryId !== undefined) change = change.where("enquiry_id", "=", enquiryId)
  const { numUpdatedRows } = await change.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
