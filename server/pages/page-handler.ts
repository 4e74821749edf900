import { translationOf } from "#app/site/layout/translation.ts"
import type { AddPageHeaders } from "../http/security-headers.ts"
import { isCacheableRequest, isCacheableResponse, isCacheableUrl } from "./cacheable.ts"
import { type CachedPage, pageResponse } from "./cached-page.ts"
import type { PageCache } from "./page-cache.ts"
import type { RenderPage } from "./render.ts"

type Options = {
  render: RenderPage
  /** Null: no page is cached. */
  cache: PageCache | null
  addHeaders: AddPageHeaders
}

export type PageHandler = (request: Request, clientAddress: string) => Promise<Response>

/**
 * The number of cacheable pages in rendering from which a request gets the previous version of its page instead of waiting. Source:
 * docs/decisions/0080-previous-pages-after-an-edit.md.
 */
const MANY_RENDERINGS = 8

/**
 * Renders pages, and caches those that are the same for every visitor. Concurrent requests for one URL share one rendering. After
 * an edit, while many pages are rendered, requests get the previous version of the others.
 */
export function createPageHandler({ render, cache, addHeaders }: Options): PageHandler {
  const runningRenderings = new Map<string, Promise<CachedPage | null>>()

  async function renderWithHeaders(request: Request, clientAddress: string) {
    let hasFailed = false
    const noteFailure = () => {
      hasFailed = true
    }
    const page = await render(request, { clientAddress, noteFailure })
    const response = addHeaders(page, { isTranslated: translationOf(request) !== null })
    return { response, isCacheable: !hasFailed && isCacheableResponse(response) }
  }

  return async (request, clientAddress) => {
    const url = cache && cacheableUrl(request)
    if (!url) return (await renderWithHeaders(request, clientAddress)).response
    const { version } = cache
    const key = `${version} ${url}`
    const sharedRendering = runningRenderings.get(key)
    if (sharedRendering) {
      const page = await sharedRendering
      return page ? responseOf(page, request) : (await renderWithHeaders(request, clientAddress)).response
    }
    const isBusy = runningRenderings.size >= MANY_RENDERINGS
    const previousPage = isBusy && !requiresCurrent(request) && cache.getPrevious(url)
    if (previousPage) return responseOf(previousPage, request)
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>()
    runningRenderings.set(key, promise)
    let page: CachedPage | null = null
    try {
      const { response, isCacheable } = await renderWithHeaders(request, clientAddress)
      if (!isCacheable) return response
      page = await cache.set(url, version, await response.text(), response.headers)
      return responseOf(page, request)
    } finally {
      runningRenderings.delete(key)
      resolve(page) // null: each waiting request renders its own page
    }
  }
}

/** Null if the response is for one visitor, and for HEAD, which renders nothing. */
function cacheableUrl({ method, url, headers }: Request): string | null {
  const { pathname, search, protocol } = new URL(url)
  const target = pathname + search
  const cacheableRequest = { method, cookies: headers.get("cookie"), isEncrypted: protocol === "https:" }
  return method === "GET" && isCacheableUrl(target) && isCacheableRequest(cacheableRequest) ? target : null
}

/** Browsers send 'max-age=0' when a page is reloaded, and 'no-cache' when it is reloaded without their cache. */
function requiresCurrent({ headers }: Request): boolean {
  return /no-cache|max-age=0/.test(headers.get("cache-control") ?? "")
}

function responseOf(page: CachedPage, { method, headers: requestHeaders }: Request): Response {
  const { status, headers, body } = pageResponse(page, {
    method,
    acceptEncoding: requestHeaders.get("accept-encoding") ?? "",
    ifNoneMatch: requestHeaders.get("if-none-match"),
  })
  return new Response(body && new Uint8Array(body), { status, headers })
}
