import { type StoredPage, sizeOf } from "./stored-page.ts"

/** `lastAskedFor` is how many had been found in all, by then. */
type KeptPage = { readonly page: StoredPage; lastAskedFor: number }

type Parts = {
  /** Another text whenever a page may have become another. Asked for at every request, so it must be quick. */
  version: () => string
  clock: () => Date
  /** What all pages together may take. The page that was asked for longest ago goes first. */
  maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024

/**
 * Whole pages in memory, compressed once. A page is kept when it is the same for everybody, or would be but for the token of
 * its form; `may-be-kept.ts` says which. It is never old: any other version makes it anew, and one that tells the time is made
 * anew every minute.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #preparing = new Map<string, string>()
  readonly #parts: Parts
  #bytes = 0
  #hits = 0
  #misses = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get version(): string {
    return this.#parts.version()
  }

  /** A miss is a page that may be kept and had to be made; `bytes` is what all take together. */
  get figures(): { pages: number; bytes: number; hits: number; misses: number } {
    return { pages: this.#pages.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses }
  }

  /** The page that is kept for an address, where it is still the page of today. */
  find(address: string): StoredPage | null {
    const kept = this.#pages.get(address)
    if (!kept) return null
    if (!this.#holds(kept.page, this.version)) {
      this.#forget(address)
      return null
    }
    kept.lastAskedFor = ++this.#hits
    return kept.page
  }

  /**
   * Keeps a page when it is compressed. Whoever asks for it before has it made, but not compressed once more: right after
   * a change everybody asks at once. Nor is one that is kept already, which was asked for as `/./about`.
   */
  async prepare(address: string, version: string, compress: () => Promise<StoredPage>): Promise<void> {
    this.#misses++
    const known = this.#pages.get(address)?.page
    if (known && this.#holds(known, version)) return
    if (this.#preparing.get(address) === version) return
    this.#preparing.set(address, version)
    try {
      this.keep(address, await compress())
    } finally {
      if (this.#preparing.get(address) === version) this.#preparing.delete(address)
    }
  }

  keep(address: string, page: StoredPage): void {
    this.#forget(address)
    const room = (this.#parts.maxBytes ?? MAX_BYTES) - sizeOf(page)
    if (room < 0) return
    this.#makeRoom(room)
    this.#pages.set(address, { page, lastAskedFor: this.#hits })
    this.#bytes += sizeOf(page)
  }

  #holds(page: StoredPage, version: string): boolean {
    if (page.version !== version) return false
    return page.ownEnd === null || this.#parts.clock().getTime() < page.lastsUntil
  }

  /** Sorts all pages, which is seldom: a visitor who finds one then only notes it, and moves nothing. */
  #makeRoom(room: number): void {
    if (this.#bytes <= room) return
    const oldestFirst = [...this.#pages].sort(([, a], [, b]) => a.lastAskedFor - b.lastAskedFor)
    for (const [address] of oldestFirst) {
      this.#forget(address)
      if (this.#bytes <= room) return
    }
  }

  #forget(address: string): void {
    const kept = this.#pages.get(address)
    if (!kept) return
    this.#pages.delete(address)
    this.#bytes -= sizeOf(kept.page)
  }
}
