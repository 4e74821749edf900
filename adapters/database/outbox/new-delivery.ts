import { randomUUID } from "node:crypto"
import type { DeliveriesTable } from "#adapters/database/tables.ts"
import {
  dueIfUnfinished,
  SECONDARY_DESTINATIONS,
  type SecondaryDestination,
} from "#domain/delivery/delivery.ts"
import type { Lease } from "#domain/delivery/outbox.ts"

/** `host` is the domain of Message-IDs: `<7k4m-2q9t.1@{host}>`; `secondary` are the destinations that get each enquiry as well. */
export type OutboxSettings = { host: string; secondary: readonly SecondaryDestination[] }

/** A revision of an enquiry that is delivered. `writtenAt` is later than `recordedAt` if the visitor has changed the enquiry. */
type EnquiryRevision = { id: string; reference: string; revision: number; recordedAt: Date; writtenAt: Date }

/**
 * A primary delivery of an enquiry, due now, without attempts. With a lease it is claimed for its first attempt. The message id
 * is stored, so that all attempts have the same one, even after the host name changes. Each revision has another message id,
 * because a mailbox hides a second email with a known one.
 */
export function primaryDelivery(
  enquiry: EnquiryRevision,
  { host }: OutboxSettings,
  lease?: Lease,
): DeliveriesTable {
  const { id, reference, revision, writtenAt } = enquiry
  return {
    ...dueDelivery(enquiry),
    id,
    destination: "primary",
    message_id: `<${reference.toLowerCase()}.${revision}@${host}>`,
    ...(lease && {
      attempts: 1,
      next_attempt_at: dueIfUnfinished(writtenAt, lease).toISOString(),
      lease_owner: lease.owner,
      lease_until: lease.until.toISOString(),
    }),
  }
}

/**
 * The delivery of an enquiry to a secondary destination, due now. Its message id has no dot, because the text that a webhook signs
 * separates its fields by dots.
 */
export function secondaryDelivery(
  enquiry: EnquiryRevision,
  destination: SecondaryDestination,
): DeliveriesTable {
  const { reference, revision } = enquiry
  return {
    ...dueDelivery(enquiry),
    id: randomUUID(),
    destination,
    message_id: `${SECONDARY_DESTINATIONS[destination].idPrefix}_${reference.toLowerCase()}_${revision}`,
  }
}

function dueDelivery({ id, revision, recordedAt, writtenAt }: EnquiryRevision) {
  return {
    enquiry_id: id,
    email_id: null,
    revision,
    state: "waiting",
    attempts: 0,
    recorded_at: recordedAt.toISOString(),
    written_at: writtenAt.toISOString(),
    next_attempt_at: writtenAt.toISOString(),
    lease_owner: null,
    lease_until: null,
  } as const
}
