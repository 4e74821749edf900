import type { DeskListener, DeskNews } from "#domain/enquiry/desk-news.ts"
import type { DeskMark } from "#domain/enquiry/enquiry-desk.ts"

type Parts = {
  mark: () => Promise<DeskMark>
  /** Called with the number of listeners whenever it changes. */
  onCount: (count: number) => void
  /** Called for the first of consecutive failed polls. */
  onFailure: (error: unknown) => void
}

/** Poll interval in milliseconds. */
const LOOK_MS = 1_000
/** Open tabs of one session. A browser opens six HTTP/1.1 connections to a host: two are left for pages. */
const MOST_OF_A_SESSION = 4
/** Each listener holds a connection open. */
const MOST = 200

/**
 * Polls the inbox's version once a second for all listeners of this process, and not at all without listeners. Polling the database
 * finds changes of other processes too, on both engines.
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

  /** Ends all listeners and accepts no more: an open response would delay the stop. */
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
