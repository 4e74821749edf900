import type { InboxVersion } from "#domain/enquiry/enquiry-repository.ts"
import type { InboxListener, InboxUpdates } from "#domain/enquiry/inbox-updates.ts"

type Options = {
  readVersion: () => Promise<InboxVersion>
  /** Called with the number of listeners whenever it changes. */
  onCount: (count: number) => void
  /** Called for the first of consecutive failed polls. */
  onFailure: (error: unknown) => void
}

/** Poll interval in milliseconds. */
const POLL_MS = 1_000
/**
 * The maximum number of open tabs of one session. A browser opens six HTTP/1.1 connections to a host, so two are left for pages.
 */
const MAX_PER_SESSION = 4
/** The maximum number of listeners, because each holds a connection open. */
const MAX_LISTENERS = 200

/**
 * Polls the inbox's version once a second for all listeners of this process, and not at all without listeners. Polling the database
 * finds changes of other processes too, on SQLite and on PostgreSQL.
 */
export class InboxPoller implements InboxUpdates {
  readonly #options: Options
  readonly #listeners = new Set<InboxListener>()
  #timer: NodeJS.Timeout | null = null
  #hasFailed = false
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  listen(listener: InboxListener): (() => void) | null {
    if (this.#isClosed || this.#listeners.size >= MAX_LISTENERS) return null
    const listenersOfSession = [...this.#listeners].filter(
      ({ sessionId }) => sessionId === listener.sessionId,
    )
    const [oldest] = listenersOfSession
    if (oldest && listenersOfSession.length >= MAX_PER_SESSION) this.#end(oldest, "tooManyTabs")
    this.#listeners.add(listener)
    this.#options.onCount(this.#listeners.size)
    this.#pollIn(0)
    return () => this.#remove(listener)
  }

  /** Ends all listeners and accepts no more: an open response would delay the shutdown of the server. */
  close(): void {
    this.#isClosed = true
    for (const listener of this.#listeners) this.#end(listener, "stopping")
  }

  #end(listener: InboxListener, reason: "tooManyTabs" | "stopping"): void {
    this.#remove(listener)
    listener.end(reason)
  }

  #remove(listener: InboxListener): void {
    if (this.#listeners.delete(listener)) this.#options.onCount(this.#listeners.size)
    if (this.#listeners.size > 0 || !this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = null
  }

  #pollIn(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#poll(), milliseconds).unref()
  }

  async #poll(): Promise<void> {
    try {
      const { version } = await this.#options.readVersion()
      this.#hasFailed = false
      for (const listener of this.#listeners) sendOnce(listener, version)
    } catch (error) {
      if (!this.#hasFailed) this.#options.onFailure(error)
      this.#hasFailed = true
    }
    if (this.#listeners.size > 0) this.#pollIn(POLL_MS)
  }
}

function sendOnce(listener: InboxListener, version: string): void {
  if (listener.lastVersion === version) return
  listener.lastVersion = version
  listener.send(version)
}
