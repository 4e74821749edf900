import type { FormContent, FormEnquiry } from "#domain/enquiry/enquiry.ts"
import {
  type Channel,
  type Delivery,
  type DeliveryOutcome,
  type DeliveryState,
  type Destination,
  type EnquiryPayload,
  type Payload,
  SECONDARY,
  SECONDARY_NAMES,
} from "./delivery.ts"
import type { EmailText } from "./email.ts"

/**
 * The outbox: deliveries of enquiries, one for each destination, and of the office's own emails. Any number of workers claim them with
 * a lease, which expires if a worker dies. Times are UTC instants, given by the caller.
 */
export interface Outbox {
  /**
   * Records an enquiry with its deliveries, durably before it returns.
   * - The same `formKey` and content: the enquiry that is there.
   * - The same `formKey`, other content, not delivered and not being attempted: that enquiry, with the new content.
   * - Otherwise a new enquiry.
   *
   * With a lease, the primary delivery is claimed in the same transaction, so that no other worker can take it.
   *
   * The copy for the visitor is recorded in the same transaction, once for each enquiry: a change replaces or removes one that waits,
   * and one that was sent stays.
   */
  record(draft: EnquiryDraft, lease?: Lease): Promise<RecordedEnquiry & { claimed: ClaimedEnquiry | null }>
  find(reference: string): Promise<FoundEnquiry | null>
  /** The enquiry of a reference, where this form made it. */
  findOfForm(reference: string, formKey: string): Promise<FoundEnquiry | null>
  /** The enquiry that a form made with exactly this content; null where there is none. */
  findSame(form: Pick<EnquiryDraft, "formKey" | "content">): Promise<FoundEnquiry | null>
  /**
   * The outcome of the latest attempt at a delivery; null while it runs and before the first one. An attempt whose lease expired is
   * 'unfinished'.
   */
  lastOutcome(deliveryId: string, now: Date): Promise<DeliveryOutcome | null>

  /**
   * Claims one delivery by its id, also before its next attempt is due. Null when it is delivered, abandoned or being attempted,
   * and, after an attempt that never ended, until it is due: an early request must not kill the process again.
   * @throws for content that cannot be parsed; that delivery is abandoned
   */
  claim(deliveryId: string, lease: Lease): Promise<ClaimedDelivery | null>
  /** Claims the delivery that has been due longest, for one destination or for any. Ignores expired leases. Throws as `claim` does. */
  claimDue(lease: Lease, destination?: Destination): Promise<ClaimedDelivery | null>
  /**
   * Records how an attempt ended and releases the delivery: delivered, due again at `nextAttemptAt`, or abandoned where that is null.
   * @returns false, and changes nothing, when the claim has been lost
   */
  complete(claimed: ClaimedDelivery, result: AttemptResult): Promise<boolean>
  /** The waiting deliveries of each queue. */
  waiting(): Promise<Record<Queue, Waiting>>
}

/** Numbers of deliveries that wait, by queue. */
export const QUEUES = [
  "enquiries",
  ...SECONDARY_NAMES.map((name) => SECONDARY[name].queue),
  "emails",
] as const
export type Queue = (typeof QUEUES)[number]

/** `oldestRecordedAt` null: none waits. */
export type Waiting = { count: number; oldestRecordedAt: Date | null }

export type Lease = { owner: string; now: Date; until: Date }

export type EnquiryDraft = {
  formKey: string
  content: FormContent
  receivedAt: Date
  /** Creates candidate references until one is free. */
  newReference: () => string
  /** Writes the copy that the visitor asked for; absent: none. */
  writeCopy?: WriteCopy | undefined
}

/** Writes the copy of an enquiry for its visitor. */
export type WriteCopy = (enquiry: FormEnquiry) => EmailText

/** `state` is that of the primary delivery, which has the enquiry's id. */
export type RecordedEnquiry = { enquiry: FormEnquiry; state: DeliveryState }

/** `copyTo` is the address of the visitor's copy; null: none was asked for. */
export type FoundEnquiry = RecordedEnquiry & { copyTo: string | null }

/** A claimed delivery. */
export type ClaimedDelivery<P extends Payload = Payload> = Delivery<P> & {
  /** The id of the enquiry or email for a primary delivery; its own for any other. */
  id: string
  destination: Destination
  recordedAt: Date
  owner: string
  /** Number of earlier attempts. */
  attempts: number
  /** When the payload's content was last changed. */
  writtenAt: Date
  /** When this attempt was due; in the future for an early attempt. */
  dueAt: Date
  /** The previous attempt has no result: its worker died, or took longer than its lease. */
  isAfterUnfinished: boolean
}

export type ClaimedEnquiry = ClaimedDelivery<EnquiryPayload>

export type AttemptResult = {
  channel: Channel
  startedAt: Date
  endedAt: Date
  outcome: DeliveryOutcome
  /** When to attempt it again; null: never. Ignored where the outcome is a success. */
  nextAttemptAt: Date | null
}

/** Which queue a delivery counts in. */
export function queueOf({ payload, destination }: Pick<ClaimedDelivery, "payload" | "destination">): Queue {
  return payload.kind === "email" ? "emails" : enquiryQueueOf(destination)
}

/** Which queue the enquiries to a destination count in. */
export function enquiryQueueOf(destination: Destination): Queue {
  return destination === "primary" ? "enquiries" : SECONDARY[destination].queue
}
