import type { Enquiry } from "#domain/enquiry/enquiry.ts"

/**
 * Why a message did not arrive. `insecure`: no encrypted connection to a server with the right certificate could be made, so that
 * nothing was sent; `refused`: the other side said no for good; `throttled`: it asked us to wait;
 * `unreadable`: what we stored of it can no longer be read, so that there is nothing to send; `unfinished`: the process that
 * made the try ended before the try did, so that nobody knows how it went.
 */
export type DeliveryFailure =
  | "unreachable"
  | "insecure"
  | "timeout"
  | "refused"
  | "throttled"
  | "malformed"
  | "failed"
  | "unreadable"
  | "unfinished"

export type DeliveryOutcome =
  /** `refused`: recipients that the mail server did not take, although it took another. */
  | { ok: true; refused?: readonly RefusedRecipient[] }
  | {
      ok: false
      reason: DeliveryFailure
      retryAfterSeconds?: number /** for staff; no personal data */
      detail?: string
    }

/** An address of the settings, and the mail server's reply code; null where it gave none. */
export type RefusedRecipient = { address: string; reply: number | null }

/** One try at bringing something to whom it is for: an enquiry to the company, unless it says otherwise. */
export interface Courier<Cargo = Delivery> {
  readonly channel: Channel
  deliver(cargo: Cargo, signal: AbortSignal): Promise<DeliveryOutcome>
}

export const CHANNELS = ["formService", "smtp", "mailbox"] as const
export type Channel = (typeof CHANNELS)[number]

/** `messageId` is the same at every try of the same message. */
export type Delivery = { messageId: string; enquiry: Enquiry }

/** How a message stands: waiting for a try (also while one is made), delivered, or given up. */
export type MessageState = "waiting" | "delivered" | "abandoned"

/** Tries of one message before it is left to a person: 50 to 56 hours with the back-off below, a little over two days. */
export const MAX_ATTEMPTS = 18

const LEAST_WAIT_MS = 2 * 24 * 60 * 60 * 1000

/**
 * Whether a message that failed once more is left to a person. The tries alone do not decide: a visitor who presses again
 * and again makes tries without waiting, and would use them up within minutes.
 */
export function isGivenUp(attempts: number, receivedAt: Date, now: Date): boolean {
  return attempts >= MAX_ATTEMPTS && now.getTime() - receivedAt.getTime() >= LEAST_WAIT_MS
}

/** A try may hold its message so long; after that another worker may take it. */
export const LEASE_SECONDS = 60

const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 6 * 60 * 60

/** No message waits longer for its next try, whatever the other side asks for. */
export const LONGEST_BACK_OFF_SECONDS = 24 * 60 * 60

/**
 * Seconds to wait after a try that failed, by how long the message has waited already: 30 at first, 60 from 30 on, 120 from 90
 * on, ... doubling to 6 hours; or what the other side asked for where that is longer; no more than a day. It is not counted in
 * tries: a visitor who presses again and again makes many, and the next of ours would be hours away.
 */
export function backOffSeconds(waitedSeconds: number, askedSeconds = 0): number {
  const doublings = Math.floor(Math.log2(Math.max(0, waitedSeconds) / FIRST_WAIT_SECONDS + 1))
  const ours = Math.min(FIRST_WAIT_SECONDS * 2 ** doublings, LONGEST_WAIT_SECONDS)
  return Math.min(Math.max(ours, askedSeconds), LONGEST_BACK_OFF_SECONDS)
}

/**
 * When a message is tried again whose try, begun with this lease, never ends: when the lease has run out and the back-off is
 * over. A message that kills whoever tries it would otherwise do so once a minute for ever.
 */
export function dueIfUnfinished(writtenAt: Date, lease: { now: Date; until: Date }): Date {
  const waitedSeconds = (lease.now.getTime() - writtenAt.getTime()) / 1000
  const backOffEnds = lease.now.getTime() + backOffSeconds(waitedSeconds) * 1000
  return new Date(Math.max(lease.until.getTime(), backOffEnds))
}
