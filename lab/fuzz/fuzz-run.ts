import fc from "fast-check"
import { logLines } from "#tests/support/log-lines.ts"
import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { median } from "../bench/figures.ts"
import { INSPECTED, type Inside, lookInside } from "../bench/inside.ts"
import { type Office, openOffice } from "./office.ts"
import { anyRequest, type FuzzRequest } from "./requests.ts"
import { Sender } from "./sender.ts"

export type FuzzReport = {
  requests: number
  seconds: number
  /** How many requests ended how, by status. */
  counts: ReadonlyMap<string, number>
  /** Bytes on the site's heap after each tenth of the requests, when what nobody needs was thrown away. */
  heapBytes: readonly number[]
  /** What must not have happened, with the smallest case that was found and how to repeat it. */
  problems: readonly string[]
}

const TENTHS = 10
/** Requests that are sent together. */
const BATCH = 64
const LANES = 8
const BATCHES_A_ROUND = 50

/** Everything is let in, and a proxy is trusted, so that no request is turned away before it can do harm. */
const SETTINGS = { ...INSPECTED, TRUST_PROXY: "1", ...NO_RATE_LIMITS }

/**
 * Sends so many requests to the real server in a process of its own. The same seed makes the same requests. `tell` hears of
 * each tenth.
 */
export async function fuzz(
  seed: number,
  requests: number,
  tell: (line: string) => void = () => {},
): Promise<FuzzReport> {
  const startedAt = performance.now()
  const site = await startSite(SETTINGS)
  const inside = await lookInside(site)
  const run = new FuzzRun(site, await openOffice(site), seed)
  const heapBytes: number[] = []
  try {
    for (let tenth = 1; tenth <= TENTHS; tenth++) {
      await run.until((requests * tenth) / TENTHS)
      if (run.problems.length > 0) break
      heapBytes.push(await inside.heldOnHeapBytes())
      const heap = inMiB(heapBytes.at(-1) ?? 0)
      const held = inMiB(await inside.heldBytes())
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      tell(`${run.sent} sent, heap ${heap} MiB, with cached pages ${held} MiB, ${seconds} s`)
    }
    if (run.problems.length === 0) run.problems.push(...failuresInLog(site), ...growth(heapBytes, requests))
    const seconds = (performance.now() - startedAt) / 1000
    return { requests: run.sent, seconds, counts: run.counts, heapBytes, problems: run.problems }
  } finally {
    await end(site, inside, run)
  }
}

async function end(site: Site, inside: Inside, run: FuzzRun): Promise<void> {
  run.close()
  inside.close()
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

  async until(requests: number): Promise<void> {
    while (this.sent < requests && this.problems.length === 0) await this.#batches(requests)
  }

  /** Each round has a seed of its own, so that a fault is repeated without all that came before it. */
  async #batches(requests: number): Promise<void> {
    const seed = this.#seed + this.#round++
    const batch = fc.array(anyRequest, { minLength: 1, maxLength: BATCH, size: "max" })
    const property = fc.asyncProperty(batch, async (batch) => {
      // A site that has ended answers nothing, and nothing smaller can be found.
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
    const lane = async () => {
      for (const request of waiting) await this.#sendOne(request)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }

  async #sendOne(request: FuzzRequest): Promise<void> {
    if (this.#hasEnded()) throw new Error("the site has ended")
    const answer = await this.#sender.send(request)
    this.sent++
    this.counts.set(String(answer), (this.counts.get(String(answer)) ?? 0) + 1)
    if (typeof answer === "number" && answer >= 500)
      throw new Error(`answered with ${answer}: ${failuresInLog(this.#site).at(-1)}`)
  }
}

function inMiB(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1)
}

const ERROR_LEVEL = 50
const FATAL = '"level":60'

/** An error that is logged was expected by nobody, whatever was answered; one that nobody caught is logged as well. */
function failuresInLog(site: Site): string[] {
  return logLines(site)
    .filter(({ level }) => level >= ERROR_LEVEL)
    .map((line) => `in the log: ${JSON.stringify(line)}`)
}

/** Below this, what the engine keeps of code that it has just met is more than what requests could leave. */
const LEAST_REQUESTS = 50_000
const GROWTH_LIMIT = 1.1

/**
 * Flat: the last three tenths leave no more on the heap than the fourth to sixth did, but for a tenth of it. Cached pages lie
 * outside it, and have a limit of their own, which a run of addresses that nobody else asks for works towards.
 */
function growth(heapBytes: readonly number[], requests: number): string[] {
  if (requests < LEAST_REQUESTS) return []
  const middle = median(heapBytes.slice(3, 6))
  const last = median(heapBytes.slice(7))
  return last <= middle * GROWTH_LIMIT ? [] : [`memory grew from ${middle} to ${last} bytes`]
}
