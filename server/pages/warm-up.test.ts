import { afterEach, expect, it } from "vitest"
import { PageCache } from "./page-cache.ts"
import type { PageHandler } from "./page-handler.ts"
import { WarmUp } from "./warm-up.ts"

let warmUp: WarmUp | undefined
afterEach(() => warmUp?.stop())

function startWarmUp(onRender: (path: string) => void = () => {}) {
  const state = { version: "1", rendered: [] as string[], errors: [] as unknown[], cacheControl: new Set() }
  const cache = new PageCache({ version: () => state.version, onError: (error) => state.errors.push(error) })
  const handlePage: PageHandler = async (request) => {
    const { pathname } = new URL(request.url)
    state.cacheControl.add(request.headers.get("cache-control"))
    onRender(pathname)
    state.rendered.push(pathname)
    await cache.set(pathname, state.version, "<p>", new Headers())
    return new Response("<p>")
  }
  warmUp = new WarmUp({
    cache,
    handlePage,
    paths: async () => ["/home", "/about", "/carlist/vans", "/cars/axio"],
    siteUrl: "https://www.example.lk",
    onError: (error) => state.errors.push(error),
  })
  warmUp.start()
  return { state, warmUp }
}

it("renders the cacheable pages, and is then ready", async () => {
  const { state, warmUp } = startWarmUp()
  expect(warmUp.isReady).toBe(false)
  await expect.poll(() => warmUp.isReady).toBe(true)
  expect(state.rendered).toEqual(["/about", "/carlist/vans"])
})

it("renders the pages again after an edit", async () => {
  const { state, warmUp } = startWarmUp()
  await expect.poll(() => warmUp.isReady).toBe(true)
  state.version = "2"
  await expect.poll(() => state.rendered.length).toBe(4)
})

it("requests current pages only", async () => {
  const { state, warmUp } = startWarmUp()
  await expect.poll(() => warmUp.isReady).toBe(true)
  expect([...state.cacheControl]).toEqual(["no-cache"])
})

it("is ready although a page fails, and reports the error", async () => {
  const { state, warmUp } = startWarmUp(() => {
    throw new Error("no database")
  })
  await expect.poll(() => warmUp.isReady).toBe(true)
  expect(state.errors).toEqual([new Error("no database")])
})
