import type { DeskListener, DeskNews } from "#domain/enquiry/desk-news.ts"
import type { DeskMark } from "#domain/enquiry/enquiry-desk.ts"

type Parts = {
  mark: () => Promise<DeskMark>
  /** Hears how many listen, whenever that changes. */
  onCount: (count: number) => void
  /** Hears of a look that failed, once until one succeeds. */
  onFailure: (error: unknown) => void
}

/** How soon a change is told that was made in any process. */
const LOOK_MS = 1_000
/** Tabs of one person. A browser keeps six connections to a site that is not behind a proxy: two are left for pages. */
const MOST_OF_A_SESSION = 4
/** Each is a connection that stays open. */
const MOST = 200

/**
 * Looks at the list once a second while anybody listens: one look for all of this process, and none while nobody does. It asks the
 * database, so that what another process wrote is seen as well, on both engines in the same way.
 */
export class WatchedDesk implements DeskNews {
  readonly #parts: Parts
  readonly #listeners = new Set<DeskListener>()
  #timer: NodeJS.Timeout | null = null
  #hasFailed = false
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  listen(listener: DeskListener): (() => void) | null {
    if (this.#isClosed || this.#listeners.size >= MOST) return null
    const others = [...this.#listeners].filter(({ sessionId }) => sessionId === listener.sessionId)
    const [longest] = others
    if (longest && others.length >= MOST_OF_A_SESSION) this.#end(longest, "elsewhere")
    this.#listeners.add(listener)
    this.#parts.onCount(this.#listeners.size)
    this.#lookIn(0)
    return () => this.#forget(listener)
  }

  /** Ends all of them, and takes no more: an open answer would hold up a stop. */
  close(): void {
    this.#isClosed = true
    for (const listener of this.#listeners) this.#end(listener, "stopping")
  }

  #end(listener: DeskListener, why: "elsewhere" | "stopping"): void {
    this.#forget(listener)
    listener.end(why)
  }

  #forget(listener: DeskListener): void {
    if (this.#listeners.delete(listener)) this.#parts.onCount(this.#listeners.size)
    if (this.#listeners.size > 0 || !this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = null
  }

  #lookIn(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), milliseconds).unref()
  }

  async #look(): Promise<void> {
    try {
      const { version } = await this.#parts.mark()
      this.#hasFailed = false
      for (const listener of this.#listeners) tellOnce(listener, version)
    } catch (error) {
      if (!this.#hasFailed) this.#parts.onFailure(error)
      this.#hasFailed = true
    }
    if (this.#listeners.size > 0) this.#lookIn(LOOK_MS)
  }
}

function tellOnce(listener: DeskListener, version: string): void {
  if (listener.seen === version) return
  listener.seen = version
  listener.tell(version)
}
