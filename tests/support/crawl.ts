import { type ReadPage, readPage } from "./read-page.ts"

/** The response of one URL. `page` is set for HTML, `text` for text that may link to further resources. */
export type CrawledResponse = { status: number; type: string; page: ReadPage | null; text: string }

/** More concurrent requests would only wait for one another in the server. */
const CONCURRENT_REQUESTS = 8

/** Fetches each URL of a site once, however often it is linked. */
export class Crawl {
  readonly #origin: string
  readonly #responses = new Map<string, Promise<CrawledResponse>>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Fetches URLs, given as paths with their queries. @returns their responses. */
  async fetchAll(urls: Iterable<string>): Promise<Map<string, CrawledResponse>> {
    const waiting = [...new Set(urls)]
    const responses = new Map<string, CrawledResponse>()
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        responses.set(next, await this.#responseOf(next))
      }
    }
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker))
    return responses
  }

  #responseOf(url: string): Promise<CrawledResponse> {
    const cached = this.#responses.get(url) ?? fetchResponse(this.#origin + url)
    this.#responses.set(url, cached)
    return cached
  }
}

async function fetchResponse(url: string): Promise<CrawledResponse> {
  const response = await fetch(url, { redirect: "manual" })
  const type = response.headers.get("content-type") ?? ""
  const isText = /^(text\/|application\/xml|image\/svg)/.test(type)
  const text = isText ? await response.text() : ""
  if (!isText) await response.body?.cancel()
  return { status: response.status, type, text, page: type.startsWith("text/html") ? readPage(text) : null }
}
