import { describe, expect, it, vi } from "vitest"
import { PATIENCE } from "#tests/support/patience.ts"
import { pageAnswerer } from "./page-answerer.ts"
import { PageCache } from "./page-cache.ts"
import type { AnswerPage } from "./pages.ts"
import type { StoredPage } from "./stored-page.ts"

const HTML = "<!DOCTYPE html><p>ok</p>"

const notKept = (error: unknown) => {
  throw error
}

/** At 9:00:40. `told` hears of a page that could not be kept. */
function answererOf(answerPage: AnswerPage, told = notKept) {
  let now = new Date("2026-11-21T03:30:40Z")
  let tokens = 0
  const clock = () => now
  const pageCache = new PageCache({ version: () => "1", clock })
  const pageFor = pageAnswerer({
    answerPage,
    pageCache,
    guarded: (response) => response,
    clock,
    issueFormToken: () => `token-${++tokens}`,
    notKept: told,
  })
  const pageAt = () => pageFor(new Request("http://any.invalid/about"), "127.0.0.1")
  const passSeconds = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  return { pageCache, pageAt, passSeconds }
}

/** Asks once; a page that is to be kept has then been counted. */
async function askFor(answerPage: AnswerPage, told = notKept) {
  const answerer = answererOf(answerPage, told)
  const ask = async () => (await answerer.pageAt()).text()
  return { ...answerer, ask, first: await ask() }
}

const misses = async (answerPage: AnswerPage) => (await askFor(answerPage)).pageCache.figures.misses

describe("a page that is the same for everybody", () => {
  it("is kept", async () => {
    const { pageCache, first } = await askFor(async () => new Response(HTML))
    expect(first).toBe(HTML)
    expect(pageCache.figures.misses).toBe(1)
    await vi.waitUntil(() => pageCache.find("/about"), PATIENCE)
  })

  it("is not kept where something failed while it was made", async () => {
    const failing: AnswerPage = async (_, { noteFailure }) => {
      noteFailure()
      return new Response(HTML)
    }
    expect(await misses(failing)).toBe(0)
  })

  it("is not kept, and not waited for, where a part of it is late", async () => {
    const headers = { "content-type": "text/html; charset=utf-8" }
    const late = new ReadableStream<Uint8Array>({ start: (out) => out.enqueue(Buffer.from(HTML)) })
    const { pageAt, pageCache } = answererOf(async () => new Response(late, { headers }))
    const { value } = (await (await pageAt()).body?.getReader().read()) ?? {}
    expect(Buffer.from(value ?? []).toString()).toBe(HTML)
    expect(pageCache.figures.misses).toBe(0)
  })

  it("that could not be compressed is told of, and sent all the same", async () => {
    const told = Promise.withResolvers<unknown>()
    const answerPage: AnswerPage = async (_, { noteNewForm }) => {
      noteNewForm() // and there is none
      return new Response(HTML, { headers: OF_FORM })
    }
    const { first } = await askFor(answerPage, told.resolve as typeof notKept)
    expect(first).toBe(HTML)
    expect(await told.promise).toEqual(new Error("a page has no place for the token of its form"))
  })
})

it("is not kept where it is for one visitor", async () => {
  const headers = { "cache-control": "private, no-cache" }
  expect(await misses(async () => new Response(HTML, { headers }))).toBe(0)
})

const OF_FORM = {
  "cache-control": "private, no-cache",
  "content-type": "text/html; charset=utf-8",
  "content-length": "1", // nobody counts: it says that no part is late
}

describe("a page with a new form", () => {
  const BEGUN = '<!DOCTYPE html><body><form id="f"></form>'
  const field = (token: string) => `<input type="hidden" form="f" name="form_token" value="${token}"/>`
  const END = "</body></html>"

  const answerPage: AnswerPage = async (_, { noteNewForm }) => {
    noteNewForm()
    return new Response(`${BEGUN}${field("token-0")}<script>1</script>${END}`, { headers: OF_FORM })
  }

  async function keptPage() {
    const asked = await askFor(answerPage)
    const page = await vi.waitUntil(() => asked.pageCache.find("/about"), PATIENCE)
    return { ...asked, page }
  }

  const read = ({ encodings, ownEnd }: StoredPage) => encodings.identity.bytes.toString() + (ownEnd?.() ?? "")

  it("is kept up to the token, and ends in another one for each visitor", async () => {
    const { page } = await keptPage()
    expect(read(page)).toBe(`${BEGUN}<script>1</script>${field("token-1")}${END}`)
    expect(read(page)).toBe(`${BEGUN}<script>1</script>${field("token-2")}${END}`)
  })

  it("is sent to the first visitor as it was made", async () => {
    expect((await keptPage()).first).toBe(`${BEGUN}${field("token-0")}<script>1</script>${END}`)
  })

  it("is kept until the minute ends, because it tells the time", async () => {
    const { pageCache, passSeconds, ask } = await keptPage()
    passSeconds(19.999)
    expect(pageCache.find("/about")).not.toBeNull()
    passSeconds(0.001)
    expect(pageCache.find("/about")).toBeNull()
    await ask()
    await vi.waitUntil(() => pageCache.find("/about"), PATIENCE)
    passSeconds(59)
    expect(pageCache.find("/about")).not.toBeNull()
  })

  it.each([
    ["is not kept where it sets a cookie", 200, { ...OF_FORM, "set-cookie": "a=b" }],
    ["is not kept where it shows what went wrong", 422, OF_FORM],
    ["is not kept where it may be stored nowhere", 200, { ...OF_FORM, "cache-control": "no-store" }],
    ["is not kept as mere data, which have no token", 200, { ...OF_FORM, "content-type": "text/x-script" }],
  ])("%s", async (_, status, headers) => {
    const answer: AnswerPage = async (request, visit) =>
      new Response((await answerPage(request, visit)).body, { status, headers })
    expect(await misses(answer)).toBe(0)
  })
})
