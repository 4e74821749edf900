import type { Enquiry, EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type {
  Channel,
  Delivery,
  DeliveryOutcome,
  DeliveryState,
  Destination,
  EnquiryPayload,
  Payload,
} from "./delivery.ts"

/**
 * Everything that is to be delivered: enquiries, to each of their destinations, and the office's own emails. Any number of
 * workers claim from it by a lease; a worker that dies loses its claim. Times are UTC instants, given by the caller.
 */
export interface Outbox {
  /**
   * Records an enquiry with its deliveries, on disk before it returns.
   * - The same `formKey` and content: the enquiry that is there.
   * - The same `formKey`, other content, not delivered and not being attempted: that enquiry, with the new content.
   * - Otherwise a new enquiry.
   *
   * With a lease, the primary delivery is claimed in the same transaction, as `claim` does: no other worker can come between.
   */
  record(draft: EnquiryDraft, lease?: Lease): Promise<RecordedEnquiry & { claimed: ClaimedEnquiry | null }>
  find(reference: string): Promise<RecordedEnquiry | null>
  /** The enquiry of a reference, where this form made it. */
  findOfForm(reference: string, formKey: string): Promise<RecordedEnquiry | null>
  /** The enquiry that a form made with exactly this content; null where there is none. */
  findSame(form: Pick<EnquiryDraft, "formKey" | "content">): Promise<RecordedEnquiry | null>
  /**
   * The outcome of the latest attempt at a delivery; null while it runs, and where there was none. An attempt whose lease ran out
   * is 'unfinished'.
   */
  lastOutcome(deliveryId: string, now: Date): Promise<DeliveryOutcome | null>

  /**
   * Claims one delivery by its id, also before its next attempt is due. Null when it is delivered, abandoned or being attempted,
   * and, after an attempt that never ended, until it is due: an early request must not kill the process again.
   * @throws for content that can no longer be read, and abandons that delivery: it would come back for ever.
   */
  claim(deliveryId: string, lease: Lease): Promise<ClaimedDelivery | null>
  /** Claims what has been due longest, for one destination or for any. An expired lease is no obstacle. Throws as `claim` does. */
  claimDue(lease: Lease, destination?: Destination): Promise<ClaimedDelivery | null>
  /**
   * Records how an attempt ended and releases the delivery: delivered, due again at `nextAttemptAt`, or abandoned where that is null.
   * @returns false, and changes nothing, when the claim is no longer this worker's.
   */
  complete(claimed: ClaimedDelivery, result: AttemptResult): Promise<boolean>
  /** What is not delivered yet. */
  waiting(): Promise<Record<Queue, Waiting>>
}

/** The deliveries of the outbox as people count them. */
export const QUEUES = ["enquiries", "webhooks", "emails"] as const
export type Queue = (typeof QUEUES)[number]

/** `oldestRecordedAt` null: none waits. */
export type Waiting = { count: number; oldestRecordedAt: Date | null }

export type Lease = { owner: string; now: Date; until: Date }

export type EnquiryDraft = {
  formKey: string
  content: EnquiryContent
  receivedAt: Date
  /** Makes references until one is free. */
  newReference: () => string
}

/** `state` is that of the primary delivery, which has the enquiry's id. */
export type RecordedEnquiry = { enquiry: Enquiry; state: DeliveryState }

/** A delivery as a worker claimed it. */
export type ClaimedDelivery<P extends Payload = Payload> = Delivery<P> & {
  /** The id of the enquiry or email for a primary delivery; its own for any other. */
  id: string
  destination: Destination
  recordedAt: Date
  owner: string
  /** Attempts that were begun before this one. */
  attempts: number
  /** When the payload got the content that it has. */
  writtenAt: Date
  /** When this attempt was due: in the future where it is made early. */
  dueAt: Date
  /** The attempt before this one has no end: its worker died, or took longer than its lease. */
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
  if (payload.kind === "email") return "emails"
  return destination === "webhook" ? "webhooks" : "enquiries"
}
