import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { PageCache } from "./page-cache.ts"
import { createPageHandler } from "./page-handler.ts"
import type { RenderContext, RenderPage } from "./render.ts"

const CLIENT_ADDRESS = "192.0.2.7"

/** A page handler whose pages contain the number of renderings. `onRender` is called for each rendering. */
function handlerOf(init: ResponseInit = {}, onRender: (renderContext: RenderContext) => void = () => {}) {
  const renderedPaths: string[] = []
  const render: RenderPage = async (request, renderContext) => {
    renderedPaths.push(new URL(request.url).pathname)
    onRender(renderContext)
    await sleep(5)
    return new Response(`<p>Rendering ${renderedPaths.length}</p>`, {
      ...init,
      headers: { "content-type": "text/html", ...init.headers },
    })
  }
  const onError = (error: unknown) => {
    throw error
  }
  const cache = new PageCache({ version: () => "1", onError })
  return {
    renderedPaths,
    cache,
    handlePage: createPageHandler({ render, cache, addHeaders: (page) => page }),
  }
}

const requestFor = (path: string, init: RequestInit = {}) =>
  new Request(`https://www.example.lk${path}`, init)

describe("a page that is the same for everybody", () => {
  it("is rendered once for concurrent requests", async () => {
    const { renderedPaths, handlePage, cache } = handlerOf()
    const responses = await Promise.all([1, 2, 3].map(() => handlePage(requestFor("/about"), CLIENT_ADDRESS)))
    const bodies = await Promise.all(responses.map((response) => response.text()))
    expect(bodies).toEqual(Array(3).fill("<p>Rendering 1</p>"))
    expect(renderedPaths).toEqual(["/about"])
    expect(cache.has("/about")).toBe(true)
  })

  it("has the same headers when it was just rendered as later from the cache", async () => {
    const { handlePage, cache } = handlerOf()
    const { headers } = await handlePage(requestFor("/about"), CLIENT_ADDRESS)
    expect(headers.get("etag")).toBe(cache.get("/about")?.etag)
    expect(headers.get("cache-control")).toMatch(/^public, max-age=0/)
  })

  it("is not cached after a failure during rendering, and is rendered for each waiting request", async () => {
    const { renderedPaths, handlePage, cache } = handlerOf({}, ({ noteFailure }) => noteFailure())
    await Promise.all([
      handlePage(requestFor("/about"), CLIENT_ADDRESS),
      handlePage(requestFor("/about"), CLIENT_ADDRESS),
    ])
    expect(renderedPaths).toHaveLength(2)
    expect(cache.has("/about")).toBe(false)
  })

  it("is rendered again after a rendering that threw", async () => {
    let fails = true
    const { renderedPaths, handlePage } = handlerOf({}, () => {
      if (fails) throw new Error("no database")
    })
    await expect(handlePage(requestFor("/about"), CLIENT_ADDRESS)).rejects.toThrow("no database")
    fails = false
    expect((await handlePage(requestFor("/about"), CLIENT_ADDRESS)).status).toBe(200)
    expect(renderedPaths).toHaveLength(2)
  })
})

describe("a page after an edit", () => {
  /** Renders this number of other pages until `end` is called. The version is '2', and /about is cached from version '1'. */
  async function whileRendering(pages: number) {
    let version = "1"
    let gate: Promise<void> | null = null
    const render: RenderPage = async ({ url }) => {
      const rendered = `${new URL(url).pathname}, version ${version}`
      if (!url.endsWith("/about")) await gate
      return new Response(rendered, { headers: { "content-type": "text/html" } })
    }
    const onError = (error: unknown) => {
      throw error
    }
    const cache = new PageCache({ version: () => version, onError })
    const handlePage = createPageHandler({ render, cache, addHeaders: (page) => page })
    const about = async (headers: Record<string, string> = {}) => {
      const response = await handlePage(requestFor("/about", { headers }), CLIENT_ADDRESS)
      return response.text()
    }
    await about()
    version = "2"
    await nextTurn() // the cache reads the version once in a turn of the event loop
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const otherPages = Array.from({ length: pages }, (_, number) =>
      handlePage(requestFor(`/carlist/${number}`), CLIENT_ADDRESS),
    )
    const end = async () => {
      resolve()
      await Promise.all(otherPages)
    }
    return { about, end }
  }

  it("is the previous one while many other pages are rendered, and then the current one", async () => {
    const { about, end } = await whileRendering(8)
    expect(await about()).toBe("/about, version 1")
    await end()
    expect(await about()).toBe("/about, version 2")
  })

  it.each(["no-cache", "max-age=0"])(
    "is the current one for a browser that reloads it with '%s'",
    async (control) => {
      const { about, end } = await whileRendering(8)
      expect(await about({ "cache-control": control })).toBe("/about, version 2")
      await end()
    },
  )

  it("is the current one while few other pages are rendered", async () => {
    const { about, end } = await whileRendering(7)
    expect(await about()).toBe("/about, version 2")
    await end()
  })
})

describe("a page of one visitor", () => {
  it.each([
    ["with a form", "/home", {}],
    ["that was posted", "/contact", { method: "POST" }],
    ["with a query", "/carlist?q=axio", {}],
    ["in another language", "/about", { headers: { cookie: "__Host-translate=de" } }],
  ])("%s is rendered for each request", async (_, path, init) => {
    const { renderedPaths, handlePage, cache } = handlerOf()
    await Promise.all([
      handlePage(requestFor(path, init), CLIENT_ADDRESS),
      handlePage(requestFor(path, init), CLIENT_ADDRESS),
    ])
    expect(renderedPaths).toHaveLength(2)
    expect(cache.statistics.pages).toBe(0)
  })

  it("is not cached if it sets a cookie, although its URL is cacheable", async () => {
    const { renderedPaths, handlePage, cache } = handlerOf({ headers: { "set-cookie": "a=b" } })
    await Promise.all([
      handlePage(requestFor("/about"), CLIENT_ADDRESS),
      handlePage(requestFor("/about"), CLIENT_ADDRESS),
    ])
    expect(renderedPaths).toHaveLength(2)
    expect(cache.has("/about")).toBe(false)
  })
})
