import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Log } from "#app/context.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { Outbox } from "#domain/delivery/outbox.ts"
import type { SentBooking } from "#domain/enquiry/booking.ts"
import { parseReference, referenceFrom } from "#domain/enquiry/enquiry.ts"
import {
  EMAIL_SHOWN_MINUTES,
  type EnquirySubmission,
  type Intake,
  type IntakeOutcome,
  type SubmittedEmail,
} from "#domain/enquiry/intake.ts"
import type { RateLimiter, RateLimits } from "#domain/enquiry/rate-limiter.ts"
import { withinTime } from "#lib/time-limit.ts"
import type { DeliveryWorker } from "./delivery-worker.ts"

type Options = {
  outbox: Outbox
  rateLimiter: RateLimiter
  worker: DeliveryWorker
  rateLimits: RateLimits
  log: Log
  clock: () => Date
  limits?: Partial<VisitorLimits>
}

/**
 * `waitMs` is the time that a visitor waits for the first attempt, which then continues in the background. `pollMs` is the poll
 * interval for an attempt of another process.
 */
const VISITOR_LIMITS = { waitMs: 10_000, pollMs: 250 }
export type VisitorLimits = typeof VISITOR_LIMITS

type Recorded = Awaited<ReturnType<Outbox["record"]>>
type Refusal = Extract<IntakeOutcome, { state: "tooMany" | "notRecorded" }>

const TOO_SLOW: DeliveryOutcome = { ok: false, reason: "timeout" }

/** Records an enquiry first, then attempts its primary delivery while the visitor waits. */
export class RecordingIntake implements Intake {
  readonly #options: Options
  readonly #limits: VisitorLimits

  constructor(options: Options) {
    this.#options = options
    this.#limits = { ...VISITOR_LIMITS, ...options.limits }
  }

  async submit(submission: EnquirySubmission): Promise<IntakeOutcome> {
    const recorded = await this.#record(submission)
    if (!("enquiry" in recorded)) return recorded
    const outcome = await this.#deliver(recorded)
    const { reference } = recorded.enquiry
    return outcome.ok
      ? { state: "delivered", reference }
      : { state: "recorded", reference, reason: outcome.reason }
  }

  async stateOf(reference: string): Promise<"delivered" | "recorded" | null> {
    const recorded = parseReference(reference) && (await this.#options.outbox.find(reference))
    if (!recorded) return null
    return recorded.state === "delivered" ? "delivered" : "recorded"
  }

  async sentBooking(reference: string, formKey: string): Promise<SentBooking | null> {
    const content = (await this.#options.outbox.findOfForm(reference, formKey))?.enquiry.content
    if (content?.kind !== "booking") return null
    const { vehicleId, vehicleName, pickUpAt, returnAt, quote } = content
    return { vehicleId, vehicleName, pickUpAt, returnAt, quote }
  }

  async submittedEmail(reference: string, formKey: string): Promise<SubmittedEmail | null> {
    const { outbox, clock } = this.#options
    const recordedEnquiry = await outbox.findOfForm(reference, formKey)
    if (!recordedEnquiry) return null
    const { content, receivedAt } = recordedEnquiry.enquiry
    const ageMinutes = (clock().getTime() - receivedAt.getTime()) / 60_000
    if (content.email === "" || ageMinutes > EMAIL_SHOWN_MINUTES) return null
    return { email: content.email, hasCopy: recordedEnquiry.copyTo === content.email }
  }

  /** A database failure is an expected outcome: the form is shown again with its answers. */
  async #record({
    content,
    formKey,
    clientAddress,
    writeCopy,
  }: EnquirySubmission): Promise<Recorded | Refusal> {
    const { rateLimiter, outbox, worker, rateLimits, log, clock } = this.#options
    const receivedAt = clock()
    try {
      // A delivered form that is submitted again causes no work, so it is not counted, unless the visitor now wants a copy.
      const sameEnquiry = await outbox.findSame({ formKey, content })
      const needsCopy = writeCopy !== undefined && sameEnquiry?.copyTo === null
      if (sameEnquiry?.state === "delivered" && !needsCopy) return { ...sameEnquiry, claimed: null }
      const retryAfterSeconds = await rateLimiter.admit(clientAddress, rateLimits, receivedAt)
      if (retryAfterSeconds > 0) return { state: "tooMany", retryAfterSeconds }
      return await outbox.record({ formKey, content, receivedAt, newReference, writeCopy }, worker.lease())
    } catch (err) {
      log.error({ err, kind: content.kind }, "cannot record an enquiry")
      return { state: "notRecorded" }
    }
  }

  /** A repeated submission waits for the running attempt; a delivered enquiry is not attempted again. */
  async #deliver(recorded: Recorded): Promise<DeliveryOutcome> {
    if (recorded.state === "delivered") return { ok: true }
    if (recorded.state === "abandoned") return { ok: false, reason: "failed" }
    return withinTime(this.#limits.waitMs, TOO_SLOW, (signal) => this.#attemptNow(recorded, signal))
  }

  /** The enquiry is in the database, so every failure from here on only delays its delivery. */
  async #attemptNow({ enquiry, claimed }: Recorded, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { worker, log } = this.#options
    try {
      if (claimed) return await worker.deliverClaimed(claimed)
      const outcome = await worker.deliverNow(enquiry.id)
      return outcome ?? (await this.#outcomeOfOtherProcess(enquiry.id, signal))
    } catch (err) {
      log.error({ err, enquiryId: enquiry.id }, "cannot attempt an enquiry that was just recorded")
      return { ok: false, reason: "failed" }
    }
  }

  /** Polls for the result of the process that has claimed the delivery, up to the visitor's time limit. */
  async #outcomeOfOtherProcess(enquiryId: string, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { outbox, clock } = this.#options
    while (!signal.aborted) {
      const outcome = await outbox.lastOutcome(enquiryId, clock())
      if (outcome) return outcome
      await sleep(this.#limits.pollMs)
    }
    return TOO_SLOW
  }
}

function newReference(): string {
  return referenceFrom(randomBytes(8))
}
