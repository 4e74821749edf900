import type { CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { HostFailure } from "./get-json.ts"
import { SharedCalls } from "./shared-calls.ts"

export type CacheLimits = {
  /** The time for which a cached response is returned without a request to the host. */
  freshMs: number
  /** The time for which the last successful response is used while the host fails. */
  maxStaleMs: number
  /** The time for which the host is not called after a failure, if there is a cached response. */
  backOffMs: number
  maxEntries: number
}

type Options<T> = {
  load: (key: string, signal: AbortSignal) => Promise<{ ok: true; value: T } | HostFailure>
  /** `lastGoodAgeMs` is the age of the cached response that is used instead. Null: there is none, or it is too old. */
  onFailure: (key: string, failure: HostFailure, lastGoodAgeMs: number | null) => void
  clock: () => Date
  limits: CacheLimits
}

/** Times are in milliseconds since the epoch. */
type Cached<T> = { value: T; loadedAt: number; reloadAt: number }

/** Loads responses and caches the successful ones. 'notFound' is not a failure: it is returned, and removes the cached response. */
export class CachedResponses<T> {
  readonly #options: Options<T>
  readonly #cache = new Map<string, Cached<T>>()
  readonly #calls = new SharedCalls<CatalogueResult<T>>()

  constructor(options: Options<T>) {
    this.#options = options
  }

  async get(key: string, signal?: AbortSignal): Promise<CatalogueResult<T>> {
    const cached = this.#cache.get(key)
    if (cached && !this.#isReloadDue(cached)) return { ok: true, value: cached.value }
    const response = await this.#calls.join(key, signal, (sharedSignal) => this.#load(key, sharedSignal))
    // The visitor has disconnected, so this value is never used. It must not look like a response of the host.
    return response ?? { ok: false, reason: "unreachable" }
  }

  async #load(key: string, signal: AbortSignal): Promise<CatalogueResult<T>> {
    const response = await this.#options.load(key, signal)
    if (response.ok) return this.#store(key, response.value)
    if (response.reason === "notFound") this.#cache.delete(key)
    if (response.reason === "notFound" || signal.aborted) return { ok: false, reason: response.reason }
    return this.#lastGoodOrFailure(key, response)
  }

  #store(key: string, value: T): CatalogueResult<T> {
    const loadedAt = this.#now()
    this.#cache.delete(key)
    this.#cache.set(key, { value, loadedAt, reloadAt: loadedAt + this.#options.limits.freshMs })
    this.#limitSize()
    return { ok: true, value }
  }

  #lastGoodOrFailure(key: string, failure: HostFailure): CatalogueResult<T> {
    const cached = this.#cache.get(key)
    const age = cached ? this.#now() - cached.loadedAt : Number.POSITIVE_INFINITY
    if (!cached || age > this.#options.limits.maxStaleMs) {
      this.#cache.delete(key)
      this.#options.onFailure(key, failure, null)
      return { ok: false, reason: failure.reason }
    }
    cached.reloadAt = this.#now() + this.#options.limits.backOffMs
    this.#options.onFailure(key, failure, age)
    return { ok: true, value: cached.value }
  }

  /** An entry with a `loadedAt` in the future was cached before the clock was set back. Its age is unknown, so it is reloaded. */
  #isReloadDue({ loadedAt, reloadAt }: Cached<T>): boolean {
    return loadedAt > this.#now() || this.#now() >= reloadAt
  }

  /** Removes the oldest entry if the cache is too large. Maps iterate in insertion order. */
  #limitSize(): void {
    const [oldest] = this.#cache.keys()
    if (oldest !== undefined && this.#cache.size > this.#options.limits.maxEntries) {
      this.#cache.delete(oldest)
    }
  }

  #now(): number {
    return this.#options.clock().getTime()
  }
}
