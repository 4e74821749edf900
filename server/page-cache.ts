import { type StoredPage, sizeOf } from "./stored-page.ts"

type Parts = {
  /** Another text whenever a page may have become another. Asked for at every request, so it must be quick. */
  version: () => string
  /** What all pages together may take. The page that was asked for longest ago goes first. */
  maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024

/**
 * Whole pages in memory, compressed once. A page is kept when it is the same for everybody: an answer 200 to a GET, that
 * sets no cookie, is not private, and was made without a failure. It is never old: any other version makes it anew.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>()
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
    const page = this.#pages.get(address)
    if (!page) return null
    this.#pages.delete(address)
    if (page.version !== this.version) {
      this.#bytes -= sizeOf(page)
      return null
    }
    this.#pages.set(address, page) // and is now the one that was asked for last
    this.#hits++
    return page
  }

  /**
   * Keeps a page when it is compressed. Whoever asks for it before has it made, but not compressed once more: right after
   * a change everybody asks at once. Nor is one that is kept already, which was asked for as `/./about`.
   */
  async prepare(address: string, version: string, compress: () => Promise<StoredPage>): Promise<void> {
    this.#misses++
    const isKept = this.#pages.get(address)?.version === version
    if (isKept || this.#preparing.get(address) === version) return
    this.#preparing.set(address, version)
    try {
      this.keep(address, await compress())
    } finally {
      if (this.#preparing.get(address) === version) this.#preparing.delete(address)
    }
  }

  keep(address: string, page: StoredPage): void {
    const before = this.#pages.get(address)
    if (before) this.#bytes -= sizeOf(before)
    this.#pages.delete(address)
    this.#pages.set(address, page)
    this.#bytes += sizeOf(page)
    for (const [oldest, { encodings }] of this.#pages) {
      if (this.#bytes <= (this.#parts.maxBytes ?? MAX_BYTES)) break
      this.#pages.delete(oldest)
      this.#bytes -= sizeOf({ encodings })
    }
  }
}
