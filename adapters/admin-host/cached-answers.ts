import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { HostFailure } from "./get-json.ts"
import { SharedCalls } from "./shared-calls.ts"

export type CacheLimits = {
  /** So long a good answer is given again without a call. */
  freshMs: number
  /** So long the last good answer stands in while the host fails. */
  maxStaleMs: number
  /** So long the host is left alone after a failure that the last good answer could stand in for. */
  pauseMs: number
  maxEntries: number
}

type Options<T> = {
  load: (key: string, signal: AbortSignal) => Promise<{ ok: true; value: T } | HostFailure>
  /** `lastGoodAgeMs`: the age of the answer that stands in; null when there is none. */
  onFailure: (key: string, failure: HostFailure, lastGoodAgeMs: number | null) => void
  clock: () => Date
  limits: CacheLimits
}

type Cached<T> = { value: T; loadedAt: number; reloadAt: number }

/** Asks a host, and remembers what it answered well. A 'notFound' is an answer: it is passed on, and forgets. */
export class CachedAnswers<T> {
  readonly #options: Options<T>
  readonly #cache = new Map<string, Cached<T>>()
  readonly #calls = new SharedCalls<CatalogueAnswer<T>>()

  constructor(options: Options<T>) {
    this.#options = options
  }

  async get(key: string, signal?: AbortSignal): Promise<CatalogueAnswer<T>> {
    const cached = this.#cache.get(key)
    if (cached && this.#isFresh(cached)) return { ok: true, value: cached.value }
    const answer = await this.#calls.join(key, signal, (shared) => this.#load(key, shared))
    // Nobody reads the answer to a visitor who has left; it only must not look like one of the host's.
    return answer ?? { ok: false, reason: "unreachable" }
  }

  async #load(key: string, signal: AbortSignal): Promise<CatalogueAnswer<T>> {
    const answer = await this.#options.load(key, signal)
    if (answer.ok) return this.#store(key, answer.value)
    if (answer.reason === "notFound") this.#cache.delete(key)
    if (answer.reason === "notFound" || signal.aborted) return { ok: false, reason: answer.reason }
    return this.#lastGood(key, answer)
  }

  #store(key: string, value: T): CatalogueAnswer<T> {
    const loadedAt = this.#now()
    this.#cache.delete(key)
    this.#cache.set(key, { value, loadedAt, reloadAt: loadedAt + this.#options.limits.freshMs })
    this.#dropOldest()
    return { ok: true, value }
  }

  #lastGood(key: string, failure: HostFailure): CatalogueAnswer<T> {
    const known = this.#cache.get(key)
    const age = known ? this.#now() - known.loadedAt : Number.POSITIVE_INFINITY
    if (!known || age > this.#options.limits.maxStaleMs) {
      this.#cache.delete(key)
      this.#options.onFailure(key, failure, null)
      return { ok: false, reason: failure.reason }
    }
    known.reloadAt = this.#now() + this.#options.limits.pauseMs
    this.#options.onFailure(key, failure, age)
    return { ok: true, value: known.value }
  }

  /** An answer of a time to come was remembered before the clock was put back: how old it is, nobody can say. */
  #isFresh({ loadedAt, reloadAt }: Cached<T>): boolean {
    return loadedAt <= this.#now() && this.#now() < reloadAt
  }

  /** A map keeps the order in which answers were remembered. */
  #dropOldest(): void {
    const [oldest] = this.#cache.keys()
    if (oldest !== undefined && this.#cache.size > this.#options.limits.maxEntries) {
      this.#cache.delete(oldest)
    }
  }

  #now(): number {
    return this.#options.clock().getTime()
  }
}
