import { expect, it } from "vitest"
import { pageAnswerer } from "./page-answerer.ts"
import { PageCache } from "./page-cache.ts"
import type { AnswerPage } from "./pages.ts"

const HTML = "<!DOCTYPE html><p>ok</p>"

const notKept = (error: unknown) => {
  throw error
}

/** Asks once, and says whether the page was kept. */
async function isKept(answerPage: AnswerPage): Promise<boolean> {
  const pageCache = new PageCache({ version: () => "1" })
  const pageFor = pageAnswerer({ answerPage, pageCache, guarded: (response) => response, notKept })
  expect(await (await pageFor(new Request("http://any.invalid/about"), "127.0.0.1")).text()).toBe(HTML)
  const deadline = Date.now() + 500
  while (Date.now() < deadline && !pageCache.find("/about"))
    await new Promise((resolve) => setTimeout(resolve, 5))
  return pageCache.find("/about") !== null
}

it("has a page kept that is the same for everybody", async () => {
  expect(await isKept(async () => new Response(HTML))).toBe(true)
})

it("has no page kept that was made while something failed", async () => {
  const answer: AnswerPage = async (_, { noteFailure }) => {
    noteFailure()
    return new Response(HTML)
  }
  expect(await isKept(answer)).toBe(false)
})

it("has no page kept that is for one visitor", async () => {
  expect(await isKept(async () => new Response(HTML, { headers: { "cache-control": "private" } }))).toBe(
    false,
  )
})

it("tells of a page that could not be compressed, and sends it all the same", async () => {
  const pageCache = new PageCache({ version: () => "1" })
  pageCache.keep = () => {
    throw new Error("no room")
  }
  const told = Promise.withResolvers<unknown>()
  const guarded = (response: Response) => response
  const answerPage: AnswerPage = async () => new Response(HTML)
  const pageFor = pageAnswerer({ answerPage, pageCache, guarded, notKept: told.resolve })
  const page = await pageFor(new Request("http://any.invalid/about"), "127.0.0.1")
  expect(await page.text()).toBe(HTML)
  expect(await told.promise).toEqual(new Error("no room"))
})
