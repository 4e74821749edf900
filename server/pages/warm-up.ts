import { setImmediate as nextTurn } from "node:timers/promises"
import { isCacheableUrl } from "./cacheable.ts"
import type { PageCache } from "./page-cache.ts"
import type { PageHandler } from "./page-handler.ts"

type Options = {
  cache: PageCache
  handlePage: PageHandler
  /** The current paths of the sitemap. */
  paths: () => Promise<readonly string[]>
  siteUrl: string
  onError: (error: unknown) => void
}

/** The interval at which the version is compared. */
const POLL_MS = 500

const LOOPBACK_ADDRESS = "127.0.0.1"
/** Without it, the cache could respond with the previous version of the page. */
const CURRENT_ONLY = { headers: { "cache-control": "no-cache" } }

/** Renders the cacheable pages of the sitemap in advance: at the start, and again after each edit. */
export class WarmUp {
  readonly #options: Options
  #timer: NodeJS.Timeout | null = null
  #warmVersion: string | null = null
  #isRunning = false
  #isReady = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether the first run has ended. A failed run counts too, because pages are then rendered on request. */
  get isReady(): boolean {
    return this.#isReady
  }

  start(): void {
    void this.#poll()
    this.#timer = setInterval(() => void this.#poll(), POLL_MS)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  async #poll(): Promise<void> {
    const { version } = this.#options.cache
    if (this.#isRunning || version === this.#warmVersion) return
    this.#isRunning = true
    try {
      await this.#render(version)
    } catch (error) {
      this.#options.onError(error)
    }
    this.#warmVersion = version
    this.#isRunning = false
    this.#isReady = true
  }

  async #render(version: string): Promise<void> {
    const { cache, handlePage, paths, siteUrl } = this.#options
    for (const target of (await paths()).filter(isCacheableUrl)) {
      if (cache.version !== version) return
      if (cache.has(target)) continue
      const response = await handlePage(new Request(siteUrl + target, CURRENT_ONLY), LOOPBACK_ADDRESS)
      await response.body?.cancel()
      await nextTurn() // lets other requests be handled between two pages
    }
  }
}
