import { setTimeout as sleep } from "node:timers/promises"
import type { Log } from "#app/context.ts"
import {
  backOffSeconds,
  type Courier,
  type DeliveryOutcome,
  isGivenUp,
  LONGEST_BACK_OFF_SECONDS,
  type RefusedRecipient,
} from "#domain/delivery/delivery.ts"
import type { AttemptResult, Claimed, DeliveryQueue } from "#domain/delivery/delivery-queue.ts"
import { unlessAborted } from "#domain/delivery/time-limit.ts"

export type TryParts<Cargo> = {
  queue: DeliveryQueue<Cargo>
  courierFor: (cargo: Cargo) => Courier<Cargo>
  log: Log
  clock: () => Date
  /** Hears how each try ended. */
  onResult?: (result: AttemptResult) => void
  /** From 0 to 1; spreads the next tries of messages that failed together. */
  random: () => number
}

/** What is known of a try, whatever it delivers. */
type Claim = Claimed<unknown>

/** Up to a tenth is added to a wait. */
const JITTER = 0.1

/** A message that every process died over is not given to one more. */
const UNFINISHED: DeliveryOutcome = { ok: false, reason: "unfinished" }

const TOO_SLOW: DeliveryOutcome = { ok: false, reason: "timeout" }

/**
 * Makes one try at a claimed message and records how it ended. Every failure is tried again, a refusal too:
 * a wrong address or password is ours, not the visitor's, and can be mended.
 * Never rejects. `recorded` resolves when the end is recorded, or when that has failed for too long, or `stopping` is aborted:
 * then the try is made again when its lease has run out.
 */
export async function tryDelivery<Cargo>(
  claimed: Claimed<Cargo>,
  { signal, stopping }: { signal: AbortSignal; stopping: AbortSignal },
  parts: TryParts<Cargo>,
): Promise<{ outcome: DeliveryOutcome; recorded: Promise<void> }> {
  const courier = parts.courierFor(claimed)
  const startedAt = parts.clock()
  const outcome = hasOnlyKilled(claimed, startedAt)
    ? UNFINISHED
    : await outcomeOf(courier, claimed, signal, parts.log)
  const endedAt = parts.clock()
  const nextAttemptAt = nextAttempt(claimed, outcome, endedAt, parts.random())
  const result = { channel: courier.channel, startedAt, endedAt, outcome, nextAttemptAt }
  logResult(claimed, result, parts.log)
  parts.onResult?.(result)
  const isRecorded = await record(claimed, result, parts, "warn")
  return { outcome, recorded: isRecorded ? Promise.resolve() : recordLater(claimed, result, parts, stopping) }
}

function hasOnlyKilled({ isAfterUnfinished, attempts, recordedAt }: Claim, now: Date): boolean {
  return isAfterUnfinished && isGivenUp(attempts, recordedAt, now)
}

/** A courier that does not listen to the signal is left behind: its try has ended all the same. */
async function outcomeOf<Cargo>(
  courier: Courier<Cargo>,
  claimed: Claimed<Cargo>,
  signal: AbortSignal,
  log: Log,
): Promise<DeliveryOutcome> {
  try {
    return await unlessAborted(signal, TOO_SLOW, courier.deliver(claimed, signal))
  } catch (err) {
    log.error({ err, messageId: claimed.messageId }, "a courier failed in a way that it has no name for")
    return { ok: false, reason: "failed", detail: err instanceof Error ? err.name : "unknown" }
  }
}

function nextAttempt(claimed: Claim, outcome: DeliveryOutcome, now: Date, random: number): Date | null {
  if (outcome.ok || isGivenUp(claimed.attempts + 1, claimed.recordedAt, now)) return null
  const asked = Math.min(outcome.retryAfterSeconds ?? 0, LONGEST_BACK_OFF_SECONDS)
  const early = secondsBetween(now, claimed.dueAt)
  const isEarly = early > 0 && early <= LONGEST_BACK_OFF_SECONDS
  const backOff = backOffSeconds(secondsBetween(claimed.writtenAt, now), asked) * (1 + random * JITTER)
  // A visitor who pressed again tried before it was due: that try puts nothing off, unless the other side asked for it.
  const waitSeconds = isEarly ? Math.max(early, asked) : backOff
  return new Date(now.getTime() + Math.round(waitSeconds * 1000))
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000
}

function logResult(claimed: Claim, result: AttemptResult, log: Log): void {
  const { channel, outcome, nextAttemptAt } = result
  const about = { messageId: claimed.messageId, attempt: claimed.attempts + 1, channel }
  if (outcome.ok) {
    log.info(about, "message delivered")
    if (outcome.refused)
      log.warn({ ...about, ...counted(outcome.refused) }, "an address of MAIL_TO was refused")
    return
  }
  const failure = { ...about, failure: outcome.reason, detail: outcome.detail, nextAttemptAt }
  if (nextAttemptAt) log.warn(failure, "message not delivered, it will be tried again")
  else log.error(failure, "message not delivered, and given up: a person has to look at it")
}

/** Without the addresses, which are personal data. */
function counted(refused: readonly RefusedRecipient[]) {
  return { refused: refused.length, replies: refused.map(({ reply }) => reply) }
}

/** Waits between attempts to record a result: together well within the lease, and longer than a database takes to restart. */
const RECORD_AGAIN_MS = [500, 1_000, 2_000, 4_000, 6_000, 8_000]

/** A database that was away for a moment costs no second email. */
async function recordLater<Cargo>(
  claimed: Claimed<Cargo>,
  result: AttemptResult,
  parts: TryParts<Cargo>,
  signal: AbortSignal,
): Promise<void> {
  for (const [i, ms] of RECORD_AGAIN_MS.entries()) {
    await sleep(ms, null, { signal }).catch(() => {}) // woken early: this attempt is the last one
    const isLast = signal.aborted || i === RECORD_AGAIN_MS.length - 1
    const isRecorded = await record(claimed, result, parts, isLast ? "error" : null)
    if (isRecorded || isLast) return
  }
}

/** @returns false where the database failed; a level says how that is logged. */
async function record<Cargo>(
  claimed: Claimed<Cargo>,
  result: AttemptResult,
  { queue, log }: TryParts<Cargo>,
  level: "warn" | "error" | null,
): Promise<boolean> {
  const { messageId } = claimed
  try {
    const isOurs = await queue.settle(claimed, result)
    if (!isOurs) log.warn({ messageId }, "the try outlasted its lease, and another worker has the message")
    return true
  } catch (err) {
    if (level === "warn") log.warn({ err, messageId }, "the end of a try is not recorded yet")
    if (level === "error") log.error({ err, messageId }, "the end of a try could not be recorded")
    return false
  }
}
