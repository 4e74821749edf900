import fc from "fast-check"
import { logLines } from "#tests/support/log-lines.ts"
import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { median } from "../bench/figures.ts"
import { INSPECTOR_SETTINGS, type Inspector, openInspector } from "../bench/inspector.ts"
import { type Office, openOffice } from "./office.ts"
import { anyRequest, type FuzzRequest } from "./requests.ts"
import { Sender } from "./sender.ts"

export type FuzzReport = {
  requests: number
  seconds: number
  /** The number of requests by status. */
  counts: ReadonlyMap<string, number>
  /** Heap in use after a garbage collection, after each tenth of the requests. */
  heapBytes: readonly number[]
  /** Failures, each with the smallest failing case and how to repeat it. */
  problems: readonly string[]
}

const TENTHS = 10
/** The maximum number of requests in a batch. */
const BATCH_SIZE = 64
const CONCURRENT_REQUESTS = 8
const BATCHES_A_ROUND = 50

/** Without rate limits and with a trusted proxy, so that no request is refused early. */
const SETTINGS = { ...INSPECTOR_SETTINGS, TRUST_PROXY: "1", ...NO_RATE_LIMITS }

/**
 * Sends random requests to the real server in a separate process. The same seed produces the same requests. `report` is called
 * after each tenth.
 */
export async function fuzz(
  seed: number,
  requests: number,
  report: (line: string) => void = () => {},
): Promise<FuzzReport> {
  const startedAt = performance.now()
  const site = await startSite(SETTINGS)
  const inspector = await openInspector(site)
  const run = new FuzzRun(site, await openOffice(site), seed)
  const heapBytes: number[] = []
  try {
    for (let tenth = 1; tenth <= TENTHS; tenth++) {
      await run.runUntil((requests * tenth) / TENTHS)
      if (run.problems.length > 0) break
      heapBytes.push(await inspector.liveHeapBytes())
      const heap = inMiB(heapBytes.at(-1) ?? 0)
      const live = inMiB(await inspector.liveBytes())
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      report(`${run.sent} sent, heap ${heap} MiB, with cached pages ${live} MiB, ${seconds} s`)
    }
    if (run.problems.length === 0)
      run.problems.push(...failuresInLog(site), ...heapGrowthProblems(heapBytes, requests))
    const seconds = (performance.now() - startedAt) / 1000
    return { requests: run.sent, seconds, counts: run.counts, heapBytes, problems: run.problems }
  } finally {
    await cleanUp(site, inspector, run)
  }
}

async function cleanUp(site: Site, inspector: Inspector, run: FuzzRun): Promise<void> {
  run.close()
  inspector.close()
  await site.remove()
}

class FuzzRun {
  readonly counts = new Map<string, number>()
  readonly problems: string[] = []
  sent = 0
  #round = 0
  readonly #seed: number
  readonly #sender: Sender
  readonly #site: Site

  constructor(site: Site, office: Office, seed: number) {
    this.#sender = new Sender(site.url, office)
    this.#site = site
    this.#seed = seed
  }

  close(): void {
    this.#sender.close()
  }

  async runUntil(requests: number): Promise<void> {
    while (this.sent < requests && this.problems.length === 0) await this.#runRound(requests)
  }

  /** Each round has its own seed, so that a failure can be repeated without the earlier rounds. */
  async #runRound(requests: number): Promise<void> {
    const seed = this.#seed + this.#round++
    const anyBatch = fc.array(anyRequest, { minLength: 1, maxLength: BATCH_SIZE, size: "max" })
    const property = fc.asyncProperty(anyBatch, async (batch) => {
      // Shrinking is pointless once the site has ended, because it answers nothing.
      if (this.sent < requests && !this.#hasEnded()) await this.#sendAll(batch)
    })
    const details = await fc.check(property, { seed, numRuns: BATCHES_A_ROUND, unbiased: true })
    if (this.#hasEnded()) this.problems.push(...failuresInLog(this.#site))
    if (!details.failed) return
    const smallest = details.counterexample?.[0].map((request) => JSON.stringify(request)).join("\n  ")
    this.problems.push(`${details.errorInstance}\n  ${smallest}\n  repeat it with --seed ${seed}`)
  }

  #hasEnded(): boolean {
    return this.#site.output().includes(FATAL)
  }

  async #sendAll(batch: readonly FuzzRequest[]): Promise<void> {
    const waiting = batch.values()
    const worker = async () => {
      for (const request of waiting) await this.#sendOne(request)
    }
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker))
  }

  async #sendOne(request: FuzzRequest): Promise<void> {
    if (this.#hasEnded()) throw new Error("the site has ended")
    const outcome = await this.#sender.send(request)
    this.sent++
    this.counts.set(String(outcome), (this.counts.get(String(outcome)) ?? 0) + 1)
    if (typeof outcome === "number" && outcome >= 500)
      throw new Error(`answered with ${outcome}: ${failuresInLog(this.#site).at(-1)}`)
  }
}

function inMiB(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1)
}

const ERROR_LEVEL = 50
const FATAL = '"level":60'

/** Every logged error counts as a failure, whatever the response was. Uncaught exceptions are logged too. */
function failuresInLog(site: Site): string[] {
  return logLines(site)
    .filter(({ level }) => level >= ERROR_LEVEL)
    .map((line) => `in the log: ${JSON.stringify(line)}`)
}

/** With fewer requests, the heap growth of V8's warm-up would hide a leak. */
const MIN_REQUESTS = 50_000
const GROWTH_LIMIT = 1.1

/**
 * The heap counts as flat if the median of the last three tenths is at most 10 % above that of the fourth to sixth. Cached pages
 * are outside the heap, and have a limit of their own.
 */
function heapGrowthProblems(heapBytes: readonly number[], requests: number): string[] {
  if (requests < MIN_REQUESTS) return []
  const middle = median(heapBytes.slice(3, 6))
  const last = median(heapBytes.slice(7))
  return last <= middle * GROWTH_LIMIT ? [] : [`memory grew from ${middle} to ${last} bytes`]
}
