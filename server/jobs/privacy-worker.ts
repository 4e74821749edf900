import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Lease } from "#domain/delivery/outbox.ts"
import {
  PRIVACY_JOB_INTERVAL_HOURS,
  PRIVACY_JOBS,
  PRIVACY_LEASE_SECONDS,
  type PrivacyJob,
  type PrivacyJobs,
} from "#domain/privacy/privacy-jobs.ts"
import type { ServerLog } from "../log.ts"

/**
 * `runMs` ends a long run of a job, and the next poll continues it. `pauseMs` lets other transactions write
 * between two batches.
 */
const PRIVACY_LIMITS = { pollMs: 60_000, runMs: 30_000, pauseMs: 20 }

const HOUR_MS = 60 * 60_000

type Options = {
  jobs: PrivacyJobs
  log: Pick<ServerLog, "info" | "error">
  clock: () => Date
  limits?: Partial<typeof PRIVACY_LIMITS>
}

/** Anonymises and deletes data past its retention period. Runs in every process; a lease lets one of them work at a time. */
export class PrivacyWorker {
  readonly #options: Omit<Options, "limits">
  readonly #limits: typeof PRIVACY_LIMITS
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor({ limits, ...options }: Options) {
    this.#options = options
    this.#limits = { ...PRIVACY_LIMITS, ...limits }
  }

  /** Polls for due work; first after a delay, so that the start is not slowed down. */
  start(): void {
    this.#running = this.#poll()
  }

  /** Takes no further batch, and waits for the running one. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  /** Runs each job that is due, until no work is left for it or its time limit is reached. */
  async runDue(): Promise<void> {
    for (const job of PRIVACY_JOBS) {
      await this.#run(job).catch((err) => this.#options.log.error({ err, job }, "privacy job failed"))
    }
  }

  async #poll(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await sleep(this.#limits.pollMs, null, { signal, ref: false }).catch(() => {}) // aborted by stop()
      if (!signal.aborted) await this.runDue()
    }
  }

  async #run(job: PrivacyJob): Promise<void> {
    const { jobs, log, clock } = this.#options
    if (!(await jobs.claim(job, this.#lease()))) return
    const isComplete = await this.#runBatches(job)
    const now = clock()
    const dueAt = isComplete ? new Date(now.getTime() + PRIVACY_JOB_INTERVAL_HOURS[job] * HOUR_MS) : now
    const count = await jobs.finish(job, { owner: this.#owner, now }, dueAt)
    if (count > 0) log.info({ job, count }, "old data removed")
  }

  /** @returns whether no work is left for this worker; also true if it lost the lease (`count` null) */
  async #runBatches(job: PrivacyJob): Promise<boolean> {
    const endsAt = performance.now() + this.#limits.runMs
    while (!this.#stopping.signal.aborted && performance.now() < endsAt) {
      const count = await this.#options.jobs.batch(job, this.#lease())
      if (count === 0 || count === null) return true
      await sleep(this.#limits.pauseMs)
    }
    return false
  }

  #lease(): Lease {
    const now = this.#options.clock()
    return { owner: this.#owner, now, until: new Date(now.getTime() + PRIVACY_LEASE_SECONDS * 1000) }
  }
}
