import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { translationOf } from "#app/site/frame/translation.ts"
import { speculationHeaders } from "./speculation.ts"

/** A page as it is sent: its headers, and its bytes once for each encoding. */
export type StoredPage = {
  version: string
  headers: Readonly<Record<string, string>>
  encodings: Readonly<Record<Encoding, { bytes: Buffer; etag: string }>>
}

type Encoding = "br" | "gzip" | "identity"

type Parts = {
  /** Another text whenever a page may have become another. Asked for at every request, so it must be quick. */
  version: () => string
  /** What all pages together may take. The page that was asked for longest ago goes first. */
  maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024

/** For browsers and for proxies: ask again each time; an old page may stand in for a minute while a new one is fetched. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-while-revalidate=60"

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
   * a change everybody asks at once.
   */
  async prepare(address: string, version: string, compress: () => Promise<StoredPage>): Promise<void> {
    this.#misses++
    if (this.#preparing.get(address) === version) return
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

const ADDRESS = /^(?:https?:\/\/[^/]*)?(\/[^?#]*)(\?page=\d{1,4})?$/

/** The address under which the answer to a request may be kept; null where it is for one visitor, or endless in number. */
export function addressToKeep(request: Request | IncomingMessage): string | null {
  const { method, url = "" } = request
  if (method !== "GET" && method !== "HEAD") return null
  const [, path, query = ""] = ADDRESS.exec(url) ?? []
  return path === undefined || isTranslated(cookieOf(request)) ? null : path + query
}

function cookieOf({ headers }: Request | IncomingMessage): string | null {
  return headers instanceof Headers ? headers.get("cookie") : (headers.cookie ?? null)
}

function isTranslated(cookie: string | null): boolean {
  if (!cookie) return false
  return translationOf(new Request("http://any.invalid", { headers: { cookie } })) !== null
}

export function isForEverybody(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? ""
  return response.status === 200 && !response.headers.has("set-cookie") && !/private|no-store/.test(control)
}

/** The headers of a page that is kept, in place of those of a page that is made for one visitor. */
export function keptHeaders(headers: Headers): Record<string, string> {
  const kept = Object.fromEntries(headers)
  delete kept["content-length"]
  return { ...kept, "cache-control": CACHE_CONTROL, vary: "accept-encoding, cookie, save-data" }
}

const compressions = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (bytes: Buffer) => bytes,
}

/** Compresses beside the thread that serves; nobody waits for it. */
export async function storedPage(
  html: string,
  headers: Record<string, string>,
  version: string,
): Promise<StoredPage> {
  const source = Buffer.from(html)
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 22)
  const encoded = async (encoding: Encoding) => ({
    bytes: await compressions[encoding](source),
    etag: `"${hash}-${encoding}"`,
  })
  const [br, gzipped, identity] = await Promise.all([encoded("br"), encoded("gzip"), encoded("identity")])
  return { version, headers, encodings: { br, gzip: gzipped, identity } }
}

/** Sends a page that is kept, or the word that the visitor has it already. `own` are headers of this one answer. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  own: Readonly<Record<string, string>>,
): void {
  const encoding = encodingFor(request.headers["accept-encoding"] ?? "")
  const { bytes, etag } = page.encodings[encoding]
  const headers = { ...page.headers, ...own, ...speculationHeaders(request.headers["save-data"]) }
  if (knows(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...headers, etag }).end()
    return
  }
  const body = {
    "content-length": bytes.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  }
  response.writeHead(200, { ...headers, ...body, etag })
  response.end(request.method === "HEAD" ? undefined : bytes)
}

function encodingFor(accepted: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br"
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity"
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
}

function sizeOf({ encodings }: Pick<StoredPage, "encodings">): number {
  return encodings.br.bytes.length + encodings.gzip.bytes.length + encodings.identity.bytes.length
}
