import { expect, it } from "vitest"
import { pageAnswerer } from "./page-answerer.ts"
import { PageCache } from "./page-cache.ts"
import type { AnswerPage } from "./pages.ts"

const HTML = "<!DOCTYPE html><p>ok</p>"

/** Asks once, and says whether the page was kept. */
async function isKept(answerPage: AnswerPage): Promise<boolean> {
  const pageCache = new PageCache({ version: () => "1" })
  const pageFor = pageAnswerer({ answerPage, pageCache, guarded: (response) => response })
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
