import { type ReadPage, readPage } from "./read-page.ts"

/** What one address answered. `page` where it is a page, `text` where it is text that may name further parts. */
export type Answer = { status: number; type: string; page: ReadPage | null; text: string }

/** As many requests at once as the server answers without waiting for each other. */
const AT_ONCE = 8

/** Asks each address of a site once, however often it is named. */
export class Crawl {
  readonly #origin: string
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** @returns the answers in the order of the addresses, which are paths with their questions. */
  async ask(addresses: Iterable<string>): Promise<Map<string, Answer>> {
    const waiting = [...new Set(addresses)]
    const answers = new Map<string, Answer>()
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        answers.set(next, await this.#answerOf(next))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return answers
  }

  #answerOf(address: string): Promise<Answer> {
    const known = this.#answers.get(address) ?? fetchAnswer(this.#origin + address)
    this.#answers.set(address, known)
    return known
  }
}

async function fetchAnswer(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual" })
  const type = response.headers.get("content-type") ?? ""
  const isText = /^(text\/|application\/xml|image\/svg)/.test(type)
  const text = isText ? await response.text() : ""
  if (!isText) await response.body?.cancel()
  return { status: response.status, type, text, page: type.startsWith("text/html") ? readPage(text) : null }
}
