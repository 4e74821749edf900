import { setTimeout as sleep } from "node:timers/promises"
import { LRUCache } from "lru-cache"
import { type CachedPage, cachedPage, compressBest, sizeOf } from "./cached-page.ts"

type Options = {
  /** Returns a version that changes whenever a page may have changed. It is called for every request, so it must be fast. */
  version: () => string
  /** Receives failures of the background compression; pages are then sent in quick compression. */
  onError: (error: unknown) => void
  /** Whether pages get the best compression in the background. It is on unless this is false. */
  compressesInBackground?: boolean
  maxPages?: number
  maxBytes?: number
  /** The clock for the age of outdated pages. */
  clock?: { now: () => number }
}

/** The maximum number of pages: several times the number of cacheable URLs. */
const MAX_PAGES = 500
const MAX_BYTES = 64 * 1024 * 1024
/** The maximum number of waiting compressions. Beyond it, pages stay in quick compression. */
const MAX_COMPRESSIONS_WAITING = 200
/** The time after a change of the version for which the previous pages can be sent, in milliseconds. */
const PREVIOUS_MS = 5_000
/** The delay before a compression, counted from the last rendered page, so that renderings have the processor. */
const COMPRESSION_DELAY_MS = 1_000

/**
 * A cache of whole pages that are the same for every visitor, by URL and content version. `get` never returns a
 * page of another version. The cache replaces the quick compression by the best one in the background, one page at a time.
 */
export class PageCache {
  readonly #options: Options
  readonly #pages: LRUCache<string, CachedPage>
  readonly #previous: LRUCache<string, CachedPage>
  #versionOfTurn: string | null = null
  #cachedVersion = ""
  #hits = 0
  #misses = 0
  #compressing: Promise<void> = Promise.resolve()
  #compressionsWaiting = 0
  #lastSetAt = 0

  constructor(options: Options) {
    this.#options = options
    const limits = {
      max: options.maxPages ?? MAX_PAGES,
      maxSize: options.maxBytes ?? MAX_BYTES,
      sizeCalculation: sizeOf,
    }
    this.#pages = new LRUCache(limits)
    const { clock: perf = performance } = options
    this.#previous = new LRUCache({ ...limits, ttl: PREVIOUS_MS, ttlAutopurge: true, ttlResolution: 0, perf })
  }

  /**
   * The version is read once in each turn of the event loop, because a request that arrives after a change is handled in a later
   * turn.
   */
  get version(): string {
    if (this.#versionOfTurn === null) {
      this.#versionOfTurn = this.#options.version()
      setImmediate(() => {
        this.#versionOfTurn = null
      })
    }
    return this.#versionOfTurn
  }

  /**
   * The statistics of the cache. A miss is a page that had to be rendered. `bytes` is the size of all pages in all content
   * codings.
   */
  get statistics(): { pages: number; bytes: number; hits: number; misses: number } {
    const { size: pages, calculatedSize: bytes } = this.#pages
    return { pages, bytes, hits: this.#hits, misses: this.#misses }
  }

  /** The page of a URL, if it has the current version. */
  get(url: string): CachedPage | undefined {
    this.#moveToPrevious()
    const page = this.#pages.get(url)
    if (page) this.#hits++
    return page
  }

  /**
   * The page of a URL as it was before the last change of the version, until five seconds after that change was noticed. The warm-up
   * notices it within half a second.
   */
  getPrevious(url: string): CachedPage | undefined {
    this.#moveToPrevious()
    return this.#previous.get(url)
  }

  /** Caches a page that was rendered from `version`, unless the version has changed since. @returns the page, cached or not */
  async set(url: string, version: string, html: string, headers: Headers): Promise<CachedPage> {
    this.#misses++
    const page = await cachedPage(html, headers)
    this.#moveToPrevious()
    if (version === this.#cachedVersion) {
      this.#lastSetAt = performance.now()
      this.#pages.set(url, page)
      this.#previous.delete(url)
      if (this.#options.compressesInBackground ?? true) this.#compressLater(url, page)
    }
    return page
  }

  /** Drops every page. Those that wait for the best compression are no longer compressed. */
  clear(): void {
    this.#pages.clear()
    this.#previous.clear()
  }

  has(url: string): boolean {
    this.#moveToPrevious()
    return this.#pages.has(url)
  }

  /** If the version has changed, moves every page to the previous ones. */
  #moveToPrevious(): void {
    const { version } = this
    if (version === this.#cachedVersion) return
    for (const [url, page] of this.#pages.entries()) this.#previous.set(url, page)
    this.#pages.clear()
    this.#cachedVersion = version
  }

  #compressLater(url: string, page: CachedPage): void {
    if (this.#compressionsWaiting >= MAX_COMPRESSIONS_WAITING) return
    this.#compressionsWaiting++
    const compress = async () => {
      await this.#waitUntilIdle()
      if (this.#pages.peek(url) === page) await compressBest(page)
    }
    this.#compressing = this.#compressing
      .then(compress)
      .catch(this.#options.onError)
      .finally(() => this.#compressionsWaiting--)
  }

  async #waitUntilIdle(): Promise<void> {
    for (;;) {
      const waitMs = this.#lastSetAt + COMPRESSION_DELAY_MS - performance.now()
      if (waitMs <= 0) return
      await sleep(waitMs, undefined, { ref: false })
    }
  }
}
