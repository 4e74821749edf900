import { type ReadPage, readPage } from "./read-page.ts"

/** The response of one URL. `page` is set for HTML, `text` for text that may link to further resources. */
export type CrawledResponse = { status: number; type: string; page: ReadPage | null; text: string }

/** Concurrent requests. More would only wait for each other in the server. */
const AT_ONCE = 8

/** Fetches each URL of a site once, however often it is linked. */
export class Crawl {
  readonly #origin: string
  readonly #answers = new Map<string, Promise<CrawledResponse>>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Fetches URLs, given as paths with their queries. @returns their responses. */
  async fetchAll(urls: Iterable<string>): Promise<Map<string, CrawledResponse>> {
    const waiting = [...new Set(urls)]
    const answers = new Map<string, CrawledResponse>()
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        answers.set(next, await this.#responseOf(next))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return answers
  }

  #responseOf(url: string): Promise<CrawledResponse> {
    const cached = this.#answers.get(url) ?? fetchAnswer(this.#origin + url)
    this.#answers.set(url, cached)
    return cached
  }
}

async function fetchAnswer(url: string): Promise<CrawledResponse> {
  const response = await fetch(url, { redirect: "manual" })
  const type = response.headers.get("content-type") ?? ""
  const isText = /^(text\/|application\/xml|image\/svg)/.test(type)
  const text = isText ? await response.text() : ""
  if (!isText) await response.body?.cancel()
  return { status: response.status, type, text, page: type.startsWith("text/html") ? readPage(text) : null }
}
