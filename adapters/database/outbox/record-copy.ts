import type { Transaction } from "kysely"
import type { WriteCopy } from "#domain/delivery/outbox.ts"
import type { FormEnquiry } from "#domain/enquiry/enquiry.ts"
import { lockEntry } from "../enquiries/enquiry-history.ts"
import type { Tables } from "../tables.ts"
import { isUnleased } from "./delivery-conditions.ts"
import { recordEmail } from "./record-email.ts"

// A copy is an email with the visitor's own answers, which they requested in the form.

/** The version of a new enquiry. An event of its history has a later one, so that no event is shown with the copy as its reply. */
const FIRST_VERSION = 1

/** Records the copy of an enquiry that has none, in the transaction that records the enquiry. */
export async function recordCopy(
  transaction: Transaction<Tables>,
  enquiry: FormEnquiry,
  writeCopy: WriteCopy,
  now: Date,
): Promise<void> {
  await recordEmail(transaction, {
    kind: "copy",
    writtenAt: now,
    expiresAt: null,
    to: enquiry.content.email,
    answers: { enquiryId: enquiry.id, version: FIRST_VERSION },
    ...writeCopy(enquiry),
  })
}

/**
 * Records a copy that the visitor asked for when they submitted the same answers again, unless the enquiry has been erased since.
 */
export async function recordLateCopy(
  transaction: Transaction<Tables>,
  enquiry: FormEnquiry,
  writeCopy: WriteCopy,
  now: Date,
): Promise<void> {
  // The lock waits for a transaction that erases the enquiry.
  const entry = await lockEntry(transaction, enquiry.reference)
  if (entry?.email) await recordCopy(transaction, enquiry, writeCopy, now)
}

/** Replaces or removes the copy of a changed enquiry. A copy that was sent, or is being sent, stays. */
export async function replaceCopy(
  transaction: Transaction<Tables>,
  enquiry: FormEnquiry,
  writeCopy: WriteCopy | undefined,
  now: Date,
): Promise<void> {
  const canReplace = await deleteUnsentCopy(transaction, enquiry.id, now)
  if (canReplace && writeCopy) await recordCopy(transaction, enquiry, writeCopy, now)
}

/** @returns false if the enquiry has a copy that was sent or is being sent */
async function deleteUnsentCopy(
  transaction: Transaction<Tables>,
  enquiryId: string,
  now: Date,
): Promise<boolean> {
  const copy = await transaction
    .selectFrom("emails")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where("kind", "=", "copy")
    .executeTakeFirst()
  if (!copy) return true
  // The delivery is deleted first, because a worker may have claimed it since it was read.
  const { numDeletedRows } = await transaction
    .deleteFrom("deliveries")
    .where("email_id", "=", copy.id)
    .where("state", "!=", "delivered")
    .where(isUnleased(now))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return false
  await transaction.deleteFrom("emails").where("id", "=", copy.id).execute()
  return true
}
