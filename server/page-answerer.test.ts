import { expect, it, vi } from "vitest"
import { PATIENCE } from "#tests/support/patience.ts"
import { pageAnswerer } from "./page-answerer.ts"
import { PageCache } from "./page-cache.ts"
import type { AnswerPage } from "./pages.ts"

const HTML = "<!DOCTYPE html><p>ok</p>"

const notKept = (error: unknown) => {
  throw error
}

/** Asks once; a page that is to be kept has then been counted. */
async function askFor(answerPage: AnswerPage): Promise<PageCache> {
  const pageCache = new PageCache({ version: () => "1" })
  const pageFor = pageAnswerer({ answerPage, pageCache, guarded: (response) => response, notKept })
  expect(await (await pageFor(new Request("http://any.invalid/about"), "127.0.0.1")).text()).toBe(HTML)
  return pageCache
}

it("has a page kept that is the same for everybody", async () => {
  const pageCache = await askFor(async () => new Response(HTML))
  expect(pageCache.figures.misses).toBe(1)
  await vi.waitUntil(() => pageCache.find("/about"), PATIENCE)
})

it("has no page kept that was made while something failed", async () => {
  const pageCache = await askFor(async (_, { noteFailure }) => {
    noteFailure()
    return new Response(HTML)
  })
  expect(pageCache.figures.misses).toBe(0)
})

it("has no page kept that is for one visitor", async () => {
  const headers = { "cache-control": "private" }
  expect((await askFor(async () => new Response(HTML, { headers }))).figures.misses).toBe(0)
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
