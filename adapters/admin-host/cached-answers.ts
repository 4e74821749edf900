import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { HostFailure } from "./get-json.ts"
import { SharedCalls } from "./shared-calls.ts"

export type MemoryLimits = {
  /** So long a good answer is given again without a call. */
  freshMs: number
  /** So long the last good answer stands in while the host fails. */
  keptMs: number
  /** So long the host is left alone after a failure that the last good answer could stand in for. */
  pauseMs: number
  maxEntries: number
}

type Options<T> = {
  ask: (key: string, signal: AbortSignal) => Promise<{ ok: true; value: T } | HostFailure>
  /** `lastGoodAgeMs`: the age of the answer that stands in; null when there is none. */
  onFailure: (key: string, failure: HostFailure, lastGoodAgeMs: number | null) => void
  clock: () => Date
  limits: MemoryLimits
}

type Cached<T> = { value: T; goodAt: number; askAgainAt: number }

/** Asks a host, and remembers what it answered well. A 'notFound' is an answer: it is passed on, and forgets. */
export class CachedAnswers<T> {
  readonly #options: Options<T>
  readonly #remembered = new Map<string, Cached<T>>()
  readonly #calls = new SharedCalls<CatalogueAnswer<T>>()

  constructor(options: Options<T>) {
    this.#options = options
  }

  async get(key: string, signal?: AbortSignal): Promise<CatalogueAnswer<T>> {
    const known = this.#remembered.get(key)
    if (known && this.#isFresh(known)) return { ok: true, value: known.value }
    const answer = await this.#calls.join(key, signal, (shared) => this.#ask(key, shared))
    // Nobody reads the answer to a visitor who has left; it only must not look like one of the host's.
    return answer ?? { ok: false, reason: "unreachable" }
  }

  async #ask(key: string, signal: AbortSignal): Promise<CatalogueAnswer<T>> {
    const answer = await this.#options.ask(key, signal)
    if (answer.ok) return this.#remember(key, answer.value)
    if (answer.reason === "notFound") this.#remembered.delete(key)
    if (answer.reason === "notFound" || signal.aborted) return { ok: false, reason: answer.reason }
    return this.#lastGood(key, answer)
  }

  #remember(key: string, value: T): CatalogueAnswer<T> {
    const goodAt = this.#now()
    this.#remembered.delete(key)
    this.#remembered.set(key, { value, goodAt, askAgainAt: goodAt + this.#options.limits.freshMs })
    this.#dropOldest()
    return { ok: true, value }
  }

  #lastGood(key: string, failure: HostFailure): CatalogueAnswer<T> {
    const known = this.#remembered.get(key)
    const age = known ? this.#now() - known.goodAt : Number.POSITIVE_INFINITY
    if (!known || age > this.#options.limits.keptMs) {
      this.#remembered.delete(key)
      this.#options.onFailure(key, failure, null)
      return { ok: false, reason: failure.reason }
    }
    known.askAgainAt = this.#now() + this.#options.limits.pauseMs
    this.#options.onFailure(key, failure, age)
    return { ok: true, value: known.value }
  }

  /** An answer of a time to come was remembered before the clock was put back: how old it is, nobody can say. */
  #isFresh({ goodAt, askAgainAt }: Cached<T>): boolean {
    return goodAt <= this.#now() && this.#now() < askAgainAt
  }

  /** A map keeps the order in which answers were remembered. */
  #dropOldest(): void {
    const [oldest] = this.#remembered.keys()
    if (oldest !== undefined && this.#remembered.size > this.#options.limits.maxEntries) {
      this.#remembered.delete(oldest)
    }
  }

  #now(): number {
    return this.#options.clock().getTime()
  }
}
