import type { FormContent, FormEnquiry } from "#domain/enquiry/enquiry.ts"
import {
  type Channel,
  type Delivery,
  type DeliveryOutcome,
  type DeliveryState,
  type Destination,
  type EnquiryPayload,
  type Payload,
  SECONDARY_DESTINATIONS,
  SECONDARY_NAMES,
} from "./delivery.ts"
import type { EmailText } from "./email.ts"

/**
 * The outbox: deliveries of enquiries, one for each destination, and of the office's own emails. Any number of workers claim them
 * with a lease, which expires if a worker dies. Times are UTC instants, given by the caller.
 */
export interface Outbox {
  /**
   * Records an enquiry with its deliveries, durably before it returns.
   * - The same `formKey` and content: returns the recorded enquiry.
   * - The same `formKey`, other content, not delivered and not being attempted: updates the content of that enquiry.
   * - Otherwise: records a new enquiry.
   *
   * With a lease, the primary delivery is claimed in the same transaction, so that no other worker can take it.
   *
   * The copy for the visitor is recorded in the same transaction, once for each enquiry. A change of the enquiry replaces
   * or removes a waiting copy; a sent copy stays.
   */
  record(draft: EnquiryDraft, lease?: Lease): Promise<RecordedEnquiry & { claimed: ClaimedEnquiry | null }>
  find(reference: string): Promise<FoundEnquiry | null>
  /** The enquiry of a reference. Null if another form created it. */
  findOfForm(reference: string, formKey: string): Promise<FoundEnquiry | null>
  /** The enquiry that a form created with exactly this content. Null: there is none. */
  findSame(form: Pick<EnquiryDraft, "formKey" | "content">): Promise<FoundEnquiry | null>
  /**
   * The outcome of the latest attempt at a delivery. Null while an attempt runs, and before the first one. An attempt whose lease
   * expired is 'unfinished'.
   */
  lastOutcome(deliveryId: string, now: Date): Promise<DeliveryOutcome | null>

  /**
   * Claims one delivery by its id, also before its next attempt is due. Returns null when the delivery is delivered, abandoned or
   * being attempted. After an attempt that never ended, returns null until the next attempt is due, because that attempt may have
   * crashed the process.
   * @throws for content that cannot be parsed; that delivery is abandoned
   */
  claim(deliveryId: string, lease: Lease): Promise<ClaimedDelivery | null>
  /**
   * Claims the delivery that has been due longest, for one destination or for any. An expired lease counts as none. Throws as
   * `claim` does.
   */
  claimDue(lease: Lease, destination?: Destination): Promise<ClaimedDelivery | null>
  /**
   * Records the outcome of an attempt and releases the delivery. It is then delivered, due again at `nextAttemptAt`, or, if that
   * is null, abandoned.
   * @returns false, and changes nothing, when the claim has been lost
   */
  complete(claimed: ClaimedDelivery, result: AttemptResult): Promise<boolean>
  /** The waiting deliveries of each queue. */
  waiting(): Promise<Record<Queue, Waiting>>
}

/** The names of the queues in which waiting deliveries are counted. */
export const QUEUES = [
  "enquiries",
  ...SECONDARY_NAMES.map((name) => SECONDARY_DESTINATIONS[name].queue),
  "emails",
] as const
export type Queue = (typeof QUEUES)[number]

/** The deliveries that wait in a queue. `oldestRecordedAt` null: none waits. */
export type Waiting = { count: number; oldestRecordedAt: Date | null }

/** The lease of a claimed delivery or job: `owner` holds the claim from `now` until `until`. */
export type Lease = { owner: string; now: Date; until: Date }

/** An enquiry to be recorded. `formKey`: the random key of the rendered form. */
export type EnquiryDraft = {
  formKey: string
  content: FormContent
  receivedAt: Date
  /** Creates candidate references until one is free. */
  newReference: () => string
  /** Writes the requested copy for the visitor. Missing: no copy was requested. */
  writeCopy?: WriteCopy | undefined
}

/** Writes the copy of an enquiry for its visitor. */
export type WriteCopy = (enquiry: FormEnquiry) => EmailText

/** A recorded enquiry. `state`: the state of its primary delivery, whose id is the id of the enquiry. */
export type RecordedEnquiry = { enquiry: FormEnquiry; state: DeliveryState }

/** A recorded enquiry with its copy. `copyTo`: the address for the visitor's copy; null: no copy was requested. */
export type FoundEnquiry = RecordedEnquiry & { copyTo: string | null }

/** A claimed delivery. */
export type ClaimedDelivery<P extends Payload = Payload> = Delivery<P> & {
  /** For a primary delivery, the id of the enquiry or email. Any other delivery has its own id. */
  id: string
  destination: Destination
  recordedAt: Date
  owner: string
  /** Number of earlier attempts. */
  attempts: number
  /** The time of the last change of the payload's content. */
  writtenAt: Date
  /** The time at which this attempt was due. It is in the future for an early attempt. */
  dueAt: Date
  /** Whether the previous attempt has no result, because its worker died or took longer than its lease. */
  wasPreviousUnfinished: boolean
}

export type ClaimedEnquiry = ClaimedDelivery<EnquiryPayload>

/** The result of one attempt. */
export type AttemptResult = {
  channel: Channel
  startedAt: Date
  endedAt: Date
  outcome: DeliveryOutcome
  /** The time of the next attempt. Null: there is none. Ignored after a success. */
  nextAttemptAt: Date | null
}

/** The queue in which a delivery is counted. */
export function queueOf({ payload, destination }: Pick<ClaimedDelivery, "payload" | "destination">): Queue {
  return payload.kind === "email" ? "emails" : enquiryQueueOf(destination)
}

/** The queue in which the enquiries to a destination are counted. */
export function enquiryQueueOf(destination: Destination): Queue {
  return destination === "primary" ? "enquiries" : SECONDARY_DESTINATIONS[destination].queue
}
