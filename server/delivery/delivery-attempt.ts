import { setTimeout as sleep } from "node:timers/promises"
import type { Log } from "#app/context.ts"
import {
  backOffSeconds,
  type DeliveryOutcome,
  isAbandoned,
  MAX_RETRY_AFTER_SECONDS,
  type RefusedRecipient,
} from "#domain/delivery/delivery.ts"
import {
  type AttemptResult,
  type ClaimedDelivery,
  type Outbox,
  type Queue,
  queueOf,
} from "#domain/delivery/outbox.ts"
import { unlessAborted } from "#lib/time-limit.ts"
import type { BoundAttempt } from "./transports.ts"

export type AttemptOptions = {
  outbox: Pick<Outbox, "claim" | "claimDue" | "complete">
  /** Binds this delivery to its transport, according to the current settings. */
  chooseAttempt: (claimed: ClaimedDelivery) => BoundAttempt
  log: Log
  clock: () => Date
  /** Called with the result of each attempt. */
  onResult?: (queue: Queue, result: AttemptResult) => void
  /** A random number from 0 to 1, which spreads the next attempts of deliveries that failed together. */
  random: () => number
}

/** The fraction of a wait that is added at random, at most. */
const JITTER = 0.1

/** The outcome of a delivery that is not attempted again, because too many unfinished attempts may have crashed their processes. */
const UNFINISHED: DeliveryOutcome = { ok: false, reason: "unfinished" }

const TOO_SLOW: DeliveryOutcome = { ok: false, reason: "timeout" }

/**
 * Makes one attempt at a claimed delivery and records its result. Every failure is retried, also a refusal, because a wrong
 * address or password in our settings can be corrected. Never rejects. `recorded` resolves when the result is recorded. It also
 * resolves when recording has failed for too long or `stopping` is aborted. Then the attempt is made again after its lease.
 */
export async function attemptDelivery(
  claimed: ClaimedDelivery,
  { signal, stopping }: { signal: AbortSignal; stopping: AbortSignal },
  options: AttemptOptions,
): Promise<{ outcome: DeliveryOutcome; recorded: Promise<void> }> {
  const boundAttempt = options.chooseAttempt(claimed)
  const startedAt = options.clock()
  const outcome = hasCrashedTooOften(claimed, startedAt)
    ? UNFINISHED
    : await outcomeOf(boundAttempt, claimed, signal, options.log)
  const endedAt = options.clock()
  const nextAttemptAt = nextAttempt(claimed, outcome, endedAt, options.random())
  const result = { channel: boundAttempt.channel, startedAt, endedAt, outcome, nextAttemptAt }
  logResult(claimed, result, options.log)
  options.onResult?.(queueOf(claimed), result)
  const isRecorded = await record(claimed, result, options, "warn")
  return {
    outcome,
    recorded: isRecorded ? Promise.resolve() : retryRecording(claimed, result, options, stopping),
  }
}

function hasCrashedTooOften(
  { wasPreviousUnfinished, attempts, recordedAt }: ClaimedDelivery,
  now: Date,
): boolean {
  return wasPreviousUnfinished && isAbandoned(attempts, recordedAt, now)
}

/** Resolves to a timeout as soon as the signal aborts, even if the transport ignores it. */
async function outcomeOf(
  boundAttempt: BoundAttempt,
  { messageId }: ClaimedDelivery,
  signal: AbortSignal,
  log: Log,
): Promise<DeliveryOutcome> {
  try {
    return await unlessAborted(signal, TOO_SLOW, boundAttempt.deliver(signal))
  } catch (err) {
    log.error({ err, messageId }, "transport failed with an unexpected error")
    return { ok: false, reason: "failed", detail: err instanceof Error ? err.name : "unknown" }
  }
}

function nextAttempt(
  claimed: ClaimedDelivery,
  outcome: DeliveryOutcome,
  now: Date,
  random: number,
): Date | null {
  if (outcome.ok || isAbandoned(claimed.attempts + 1, claimed.recordedAt, now)) return null
  const retryAfterSeconds = Math.min(outcome.retryAfterSeconds ?? 0, MAX_RETRY_AFTER_SECONDS)
  const secondsUntilDue = secondsBetween(now, claimed.dueAt)
  // A due time that is further ahead than the longest possible wait was written while the clock was ahead. The
  // attempt is then not early.
  const isEarly = secondsUntilDue > 0 && secondsUntilDue <= MAX_RETRY_AFTER_SECONDS
  const backOff =
    backOffSeconds(secondsBetween(claimed.writtenAt, now), retryAfterSeconds) * (1 + random * JITTER)
  // A visitor who submits again causes an early attempt. It delays the next one only if the server asks for that.
  const waitSeconds = isEarly ? Math.max(secondsUntilDue, retryAfterSeconds) : backOff
  return new Date(now.getTime() + Math.round(waitSeconds * 1000))
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000
}

function logResult(claimed: ClaimedDelivery, result: AttemptResult, log: Log): void {
  const { channel, outcome, nextAttemptAt } = result
  const fields = {
    of: queueOf(claimed),
    messageId: claimed.messageId,
    attempt: claimed.attempts + 1,
    channel,
  }
  if (outcome.ok) {
    log.info(fields, "delivered")
    if (outcome.refused)
      log.warn({ ...fields, ...refusalCounts(outcome.refused) }, "an address of MAIL_TO was refused")
    return
  }
  const failure = { ...fields, failure: outcome.reason, detail: outcome.detail, nextAttemptAt }
  if (nextAttemptAt) log.warn(failure, "delivery failed, will be retried")
  else log.error(failure, "delivery failed permanently")
}

/** The result for the log, without the addresses, which are personal data. */
function refusalCounts(refused: readonly RefusedRecipient[]) {
  return { refused: refused.length, replies: refused.map(({ reply }) => reply) }
}

/** Delays between attempts to record a result: in total well within the lease, and longer than a restart of the database. */
const RECORD_RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 6_000, 8_000]

/** Prevents a second email after a short outage of the database. */
async function retryRecording(
  claimed: ClaimedDelivery,
  result: AttemptResult,
  options: AttemptOptions,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, delayMs] of RECORD_RETRY_DELAYS_MS.entries()) {
    await sleep(delayMs, null, { signal }).catch(() => {}) // after an abort, one last attempt follows
    const isLast = signal.aborted || index === RECORD_RETRY_DELAYS_MS.length - 1
    const isRecorded = await record(claimed, result, options, isLast ? "error" : null)
    if (isRecorded || isLast) return
  }
}

/** @param level of the log line about a failed database; null: none @returns false if the database failed */
async function record(
  claimed: ClaimedDelivery,
  result: AttemptResult,
  { outbox, log }: AttemptOptions,
  level: "warn" | "error" | null,
): Promise<boolean> {
  const { messageId } = claimed
  try {
    const hasLease = await outbox.complete(claimed, result)
    if (!hasLease) log.warn({ messageId }, "delivery attempt lost its lease")
    return true
  } catch (err) {
    if (level === "warn") log.warn({ err, messageId }, "the result of an attempt is not recorded yet")
    if (level === "error") log.error({ err, messageId }, "the result of an attempt could not be recorded")
    return false
  }
}
