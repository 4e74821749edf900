import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { createRequestListener, sendResponse } from "@remix-run/node-fetch-server"
import { isOneTimeLink, pathToLog } from "#app/office/paths.ts"
import { isOfficePath } from "#app/office-path.ts"
import { isPrivateUrl } from "#app/paths.ts"
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from "#app/speculation.ts"
import type { Config } from "../config.ts"
import type { ServerLog } from "../log.ts"
import type { Metrics } from "../metrics/metrics.ts"
import { isCacheableRequest } from "../pages/cacheable.ts"
import { type CachedPage, pageAnswer } from "../pages/cached-page.ts"
import type { PageCache } from "../pages/page-cache.ts"
import { createPageHandler, type PageHandler } from "../pages/page-handler.ts"
import type { RenderPage } from "../pages/render.ts"
import { canonicalPath } from "./canonical-path.ts"
import { compressed } from "./compress.ts"
import { forgeryLog } from "./forgery-log.ts"
import { isOfficeHost, responseForHost } from "./office-host.ts"
import { plainPage } from "./plain-page.ts"
import { isEncrypted, requestedHost, trustOnlyOutermostProxy } from "./proxy-headers.ts"
import { forRequest, newRequestId, REQUEST_ID_HEADER, requestIdHeader } from "./request-id.ts"
import { acceptsUpload, enforceLimits } from "./request-limits.ts"
import { hasClearTarget } from "./request-target.ts"
import { requestWatch } from "./request-watch.ts"
import {
  type AddPageHeaders,
  type GuardedPage,
  pageSecurityHeaders,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from "./security-headers.ts"

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Options = {
  config: Config
  log: ServerLog
  /** Answers the four GET calls of the public API; null for other paths. */
  handleApiRequest: (request: Request) => Promise<Response | null>
  /** Answers with photos that the office uploaded; null for other paths. */
  handleUpload: (request: Request) => Promise<Response | null>
  renderPage: RenderPage
  clock: () => Date
  /** The pattern of the route that matches a path. */
  routeOf: (pathname: string) => string
  /** Null without a metrics port. */
  metrics: Metrics | null
  /** Null in development, because a page may change at any time. */
  pageCache: PageCache | null
  isReady: () => Promise<boolean>
  /**
   * Whether this is development. Vite adds inline styles and scripts to every page, so development sends no
   * Content-Security-Policy.
   */
  isDevelopment?: boolean
}

/**
 * Installs the request listener: cached pages first, then files, health checks, photos, the public API, and rendered pages.
 * @returns a function that returns a page of the site, for callers inside the process
 */
export function serve(server: Server, files: Middleware, options: Options): { handlePage: PageHandler } {
  const { config, pageCache } = options
  const { trustProxy, officeUrl, siteUrl } = config
  const isBehindProxy = trustProxy > 0
  const { answer: handleRequest, answerPage } = requestHandlers(options)
  const listener = createRequestListener(handleRequest, {
    trustProxy: isBehindProxy,
    onError: handleError(options.log),
  })
  const guard = options.isDevelopment ? {} : SECURITY_HEADERS
  const watch = requestWatch(options)
  server.on("request", (request, response) => {
    trustOnlyOutermostProxy(request, trustProxy)
    const isClear = hasClearTarget(request)
    const isForOffice = isClear && isOfficeHost(config, requestedHost(request))
    const isStrict = isEncrypted(request) && (isForOffice ? officeUrl : siteUrl).startsWith("https:")
    const requestId = (isBehindProxy && requestIdHeader(request)) || newRequestId()
    const extraHeaders = { [REQUEST_ID_HEADER]: requestId, ...(isStrict && STRICT_TRANSPORT) }
    const watched = watch.begin(request, response, requestId)
    const page = pageCache && isClear && !isForOffice ? cachedPageFor(request, pageCache) : undefined
    if (page) return sendCachedPage(request, response, page, extraHeaders)
    for (const [name, value] of Object.entries({ ...extraHeaders, ...guard })) response.setHeader(name, value)
    response.once("finish", () => discardUnreadBody(request))
    if (request.method === "POST" && acceptsUpload(request.url ?? "")) request.setTimeout(UPLOAD_TIMEOUT_MS)
    const next = () => {
      watched.isFile = false
      forRequest(requestId, () => listener(request, response))
    }
    if (!isClear) return void sendResponse(response, plainPage(400))
    if (request.method === "TRACE") return void response.writeHead(405, { allow: "GET, HEAD, POST" }).end()
    if (!FILE_METHODS.includes(request.method ?? "")) return next()
    watched.isFile = true
    files(request, response, next)
  })
  return { handlePage: answerPage }
}

function cachedPageFor(request: IncomingMessage, pageCache: PageCache): CachedPage | undefined {
  const { method, url: target = "", headers } = request
  const cacheableRequest = { method, cookies: headers.cookie, isEncrypted: isEncrypted(request) }
  return isCacheableRequest(cacheableRequest) ? pageCache.get(target) : undefined
}

function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  extraHeaders: Record<string, string>,
): void {
  const { "accept-encoding": acceptEncoding = "", "if-none-match": ifNoneMatch = null } = request.headers
  const { status, headers, body } = pageAnswer(page, {
    method: request.method ?? "",
    acceptEncoding,
    ifNoneMatch,
  })
  response.writeHead(status, { ...headers, ...extraHeaders }).end(body ?? undefined)
}

/** Discards the unread body of a refused request, which would block the next request of the same connection. */
function discardUnreadBody(request: IncomingMessage): void {
  if (request.complete) return
  request.removeAllListeners("data")
  request.resume()
}

/** The time limit of an upload, because up to ten photos are resized before the response. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000

/** The methods for which files are served. The pages refuse any other method. */
const FILE_METHODS = ["GET", "HEAD"]

/**
 * Handles errors outside `requestHandlers`, which catches its own errors: a malformed URL or host, or a connection that broke
 * during the response. In the second case this response is not delivered.
 */
function handleError(log: ServerLog) {
  return (error: unknown): Response => {
    log.warn({ failure: error instanceof Error ? error.name : "unknown" }, "response not completed")
    return plainPage(400)
  }
}

/** The folders of files. Their paths are never redirected to another spelling. */
const FILE_PATHS = /^\/+(?:assets|images|uploads|licences)\//i

function requestHandlers({
  config,
  log,
  handleApiRequest: answerApi,
  handleUpload: answerUpload,
  renderPage,
  clock,
  pageCache,
  isReady,
  isDevelopment,
}: Options) {
  const logForgery = forgeryLog(log, clock)
  const guarded: AddPageHeaders = (response, page) =>
    isDevelopment ? response : withHeaders(response, pageSecurityHeaders(config, page))
  const guardedOffice: AddPageHeaders = (response, page) =>
    isDevelopment ? response : withHeaders(response, pageSecurityHeaders(officeSettings, page))
  const officeSettings = { ...config, mapUrl: null }
  const atSite = { guarded, pageFor: createPageHandler({ render: renderPage, cache: pageCache, guarded }) }
  const atOffice = {
    guarded: guardedOffice,
    pageFor: createPageHandler({ render: renderPage, cache: null, guarded: guardedOffice }),
  }
  const hostOf = ({ url }: Request) => (isOfficeHost(config, new URL(url).host) ? atOffice : atSite)
  // Our own ids are in lower case. Ids of an external admin host may have capitals.
  const keepsIds = config.adminHost !== null
  const otherSpelling = ({ method, url }: Request): Response | null => {
    const { pathname, search } = new URL(url)
    if (!FILE_METHODS.includes(method) || isOfficePath(pathname) || FILE_PATHS.test(pathname)) return null
    const canonical = canonicalPath(pathname, { keepsIds })
    return canonical === pathname
      ? null
      : new Response(null, { status: 301, headers: { location: canonical + search } })
  }
  const answer = async (request: Request, clientAddress: string): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const { guarded, pageFor } = hostOf(request)
    if (pathname === "/healthz") return plainText(200, "ok")
    if (pathname === SPECULATION_RULES_PATH) return speculationRules()
    if (pathname === "/readyz")
      return (await isReady()) ? plainText(200, "ready") : plainText(503, "not ready")
    const upload = await answerUpload(request)
    if (upload) return upload
    const forHost = responseForHost(config, request)
    if (forHost) return guarded(forHost, NOT_TRANSLATED)
    // Refuses the URL with `.data`, because the router would answer with loader data for a client-side router, which no page has.
    if (pathname.endsWith(".data")) return guarded(plainPage(404), NOT_TRANSLATED)
    const fromApi = await answerApi(request)
    if (fromApi) return fromApi
    const other = otherSpelling(request)
    if (other) return guarded(other, NOT_TRANSLATED)
    const allowed = await enforceLimits(request, () => logForgery("origin"))
    if (allowed instanceof Response) return guarded(allowed, NOT_TRANSLATED)
    const page = await pageFor(allowed, clientAddress)
    if (isPrivateUrl(new URL(request.url))) return withHeaders(page, PRIVATE_PAGE)
    return isOneTimeLink(pathname) ? withHeaders(page, ORIGIN_ONLY_REFERRER) : page
  }

  const handleSafely = async (request: Request, client: { address: string }): Promise<Response> => {
    try {
      return await compressed(request, withCaching(request, await answer(request, client.address)))
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      log.error({ err: error, path: pathToLog(new URL(request.url).pathname) }, "request failed")
      return hostOf(request).guarded(plainPage(500), NOT_TRANSLATED)
    }
  }
  return { answer: handleSafely, answerPage: atSite.pageFor }
}

const NOT_TRANSLATED: GuardedPage = { isTranslated: false }

/**
 * Hides the path of a one-time link from other sites. The origin stays: without it the origin check would refuse the page's own
 * form.
 */
const ORIGIN_ONLY_REFERRER = { "referrer-policy": "strict-origin" }

/** The headers of a page with the data of one visitor, which must be neither stored nor indexed. */
const PRIVATE_PAGE = { ...ORIGIN_ONLY_REFERRER, "cache-control": "no-store", "x-robots-tag": "noindex" }

function withHeaders(response: Response, extra: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A response to a form may contain what a visitor typed, so it is not stored; a page without cache headers is private. */
function withCaching({ method }: Request, response: Response): Response {
  if (method === "POST") return withHeaders(response, { "cache-control": "no-store" })
  const isPage = response.headers.get("content-type")?.startsWith("text/html")
  if (!isPage || response.headers.has("cache-control")) return response
  return withHeaders(response, { "cache-control": "private, no-cache" })
}

/** The rules that the `Speculation-Rules` header of pages links to. */
function speculationRules(): Response {
  return new Response(SPECULATION_RULES, {
    headers: { "content-type": "application/speculationrules+json", "cache-control": "public, max-age=3600" },
  })
}

function plainText(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  })
}
