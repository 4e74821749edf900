import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import {
  DESTINATIONS,
  type DeliveryOutcome,
  type Destination,
  LEASE_SECONDS,
} from "#domain/delivery/delivery.ts"
import type { ClaimedDelivery, Lease } from "#domain/delivery/outbox.ts"
import { timeLimit } from "#lib/time-limit.ts"
import { type AttemptOptions, attemptDelivery } from "./delivery-attempt.ts"

/**
 * `attemptMs` is the time limit of an attempt, well within its lease. `stopMs` is the time that `stop` waits for attempts before
 * it aborts them. `loops` is the number of concurrent polling loops of the primary and of each secondary destination. They have
 * separate loops, so that a destination that hangs does not delay emails.
 */
const WORKER_LIMITS = {
  pollMs: 5_000,
  loops: { primary: 3, secondary: 1 },
  attemptMs: 30_000,
  stopMs: 4_000,
}
export type WorkerLimits = typeof WORKER_LIMITS

type Options = Omit<AttemptOptions, "random"> & {
  random?: () => number
  limits?: Partial<WorkerLimits>
}

/**
 * Attempts the deliveries of the outbox until they are delivered or abandoned. Any number of processes may work on one outbox,
 * because a delivery is claimed with a lease, which expires if its process dies.
 */
export class DeliveryWorker {
  readonly #options: AttemptOptions
  readonly #limits: WorkerLimits
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  readonly #aborted = new AbortController()
  /** Running attempts by delivery id: concurrent requests for one delivery share its outcome. */
  readonly #attempts = new Map<string, Promise<DeliveryOutcome | null>>()
  /** Results of completed attempts that are not recorded yet. */
  readonly #unrecorded = new Set<Promise<void>>()
  #loops: Promise<void>[] = []

  constructor({ limits, ...options }: Options) {
    this.#options = { random: Math.random, ...options }
    this.#limits = { ...WORKER_LIMITS, ...limits }
  }

  /** Polls for due deliveries from now on. */
  start(): void {
    const { primary, secondary } = this.#limits.loops
    this.#loops = DESTINATIONS.flatMap((destination) =>
      Array.from({ length: destination === "primary" ? primary : secondary }, () => this.#loop(destination)),
    )
  }

  /** Stops claiming, and waits for the running attempts. An attempt that exceeds the limit ends as a timeout. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const limit = setTimeout(() => this.#aborted.abort(), this.#limits.stopMs)
    await Promise.allSettled([...this.#loops, ...this.#attempts.values()])
    await Promise.allSettled(this.#unrecorded)
    clearTimeout(limit)
  }

  /**
   * Attempts the delivery with this id now, whether it is due or not. If this process is already attempting it, waits for that
   * attempt.
   * @returns null while another process attempts it, and after it was delivered or abandoned
   */
  deliverNow(id: string): Promise<DeliveryOutcome | null> {
    return this.#attempts.get(id) ?? this.#track(id, this.#claimAndAttempt(id))
  }

  /** Attempts a delivery that was claimed with a lease of this worker. */
  deliverClaimed(claimed: ClaimedDelivery): Promise<DeliveryOutcome> {
    return this.#track(claimed.id, this.#attempt(claimed))
  }

  /** A lease of this worker that starts now. */
  lease(): Lease {
    const now = this.#options.clock()
    return { owner: this.#owner, now, until: new Date(now.getTime() + LEASE_SECONDS * 1000) }
  }

  /** Attempts all due deliveries one by one, for one destination or for any. */
  async deliverDue(destination?: Destination): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const claimed = await this.#options.outbox.claimDue(this.lease(), destination)
      if (!claimed) return
      await this.deliverClaimed(claimed)
    }
  }

  async #loop(destination: Destination): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.deliverDue(destination).catch((err) =>
        this.#options.log.error({ err }, "cannot read due deliveries"),
      )
      await sleep(this.#limits.pollMs, null, { signal }).catch(() => {}) // aborted by stop()
    }
  }

  async #claimAndAttempt(id: string): Promise<DeliveryOutcome | null> {
    const claimed = await this.#options.outbox.claim(id, this.lease())
    return claimed && this.#attempt(claimed)
  }

  async #attempt(claimed: ClaimedDelivery): Promise<DeliveryOutcome> {
    const { signal, end } = timeLimit(this.#limits.attemptMs, this.#aborted.signal)
    try {
      const signals = { signal, stopping: this.#aborted.signal }
      const { outcome, recorded } = await attemptDelivery(claimed, signals, this.#options)
      this.#unrecorded.add(recorded)
      void recorded.then(() => this.#unrecorded.delete(recorded))
      return outcome
    } finally {
      end()
    }
  }

  #track<T extends DeliveryOutcome | null>(id: string, running: Promise<T>): Promise<T> {
    this.#attempts.set(id, running)
    const remove = () => void (this.#attempts.get(id) === running && this.#attempts.delete(id))
    running.then(remove, remove)
    return running
  }
}
