import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { type DeliveryOutcome, LEASE_SECONDS } from "#domain/delivery/delivery.ts"
import type { Claimed, Lease } from "#domain/delivery/delivery-queue.ts"
import { timeLimit } from "#domain/delivery/time-limit.ts"
import { type TryParts, tryDelivery } from "./delivery-try.ts"

/** `tryMs` ends a try well within its lease; `stopMs` is how long `stop` waits for tries before it breaks them off. */
const DISPATCHER_LIMITS = { pollMs: 5_000, lanes: 2, tryMs: 30_000, stopMs: 4_000 }
export type DispatcherLimits = typeof DISPATCHER_LIMITS

type Parts<Cargo> = Omit<TryParts<Cargo>, "random"> & {
  random?: () => number
  limits?: Partial<DispatcherLimits>
}

/**
 * Brings what waits in a queue to whom it is for, try after try, until it arrives or the last try has failed.
 * Any number of processes may work on one queue: a message is claimed for a while, and who dies over it loses it.
 */
export class Dispatcher<Cargo> {
  readonly #parts: TryParts<Cargo>
  readonly #limits: DispatcherLimits
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  readonly #brokenOff = new AbortController()
  /** The tries that run, by id: whoever asks for the same one meanwhile gets the same answer. */
  readonly #tries = new Map<string, Promise<DeliveryOutcome | null>>()
  /** Results of tries that have ended, which the database did not take at once. */
  readonly #unrecorded = new Set<Promise<void>>()
  #lanes: Promise<void>[] = []

  constructor({ limits, ...parts }: Parts<Cargo>) {
    this.#parts = { random: Math.random, ...parts }
    this.#limits = { ...DISPATCHER_LIMITS, ...limits }
  }

  /** Looks for due messages from now on. */
  start(): void {
    this.#lanes = Array.from({ length: this.#limits.lanes }, () => this.#lane())
  }

  /** Takes nothing new and waits for the tries that run. Those that outlast the limit are settled as timeouts. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const patience = setTimeout(() => this.#brokenOff.abort(), this.#limits.stopMs)
    await Promise.allSettled([...this.#lanes, ...this.#tries.values()])
    await Promise.allSettled(this.#unrecorded)
    clearTimeout(patience)
  }

  /**
   * Tries what has this id now, whether it is due or not; joins the try that this process makes already.
   * @returns null when another process tries it, or when there is nothing left to try.
   */
  deliverNow(id: string): Promise<DeliveryOutcome | null> {
    return this.#tries.get(id) ?? this.#remember(id, this.#claimAndTry(id))
  }

  /** Tries a message that was taken with one of our leases. */
  deliverClaimed(claimed: Claimed<Cargo>): Promise<DeliveryOutcome> {
    return this.#remember(claimed.id, this.#try(claimed))
  }

  /** In our name, from now on. */
  lease(): Lease {
    const now = this.#parts.clock()
    return { owner: this.#owner, now, until: new Date(now.getTime() + LEASE_SECONDS * 1000) }
  }

  /** Tries all that is due, one message after the other. */
  async deliverDue(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const claimed = await this.#parts.queue.claimDue(this.lease())
      if (!claimed) return
      await this.deliverClaimed(claimed)
    }
  }

  async #lane(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.deliverDue().catch((err) => this.#parts.log.error({ err }, "cannot look for due messages"))
      await sleep(this.#limits.pollMs, null, { signal }).catch(() => {}) // woken early: we are to stop
    }
  }

  async #claimAndTry(id: string): Promise<DeliveryOutcome | null> {
    const claimed = await this.#parts.queue.claimFor(id, this.lease())
    return claimed && this.#try(claimed)
  }

  async #try(claimed: Claimed<Cargo>): Promise<DeliveryOutcome> {
    const { signal, end } = timeLimit(this.#limits.tryMs, this.#brokenOff.signal)
    try {
      const limits = { signal, stopping: this.#brokenOff.signal }
      const { outcome, recorded } = await tryDelivery(claimed, limits, this.#parts)
      this.#unrecorded.add(recorded)
      void recorded.then(() => this.#unrecorded.delete(recorded))
      return outcome
    } finally {
      end()
    }
  }

  #remember<T extends DeliveryOutcome | null>(id: string, running: Promise<T>): Promise<T> {
    this.#tries.set(id, running)
    const forget = () => void (this.#tries.get(id) === running && this.#tries.delete(id))
    running.then(forget, forget)
    return running
  }
}
