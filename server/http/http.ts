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
import { type CachedPage, pageResponse } from "../pages/cached-page.ts"
import type { PageCache } from "../pages/page-cache.ts"
import { createPageHandler, type PageHandler } from "../pages/page-handler.ts"
import type { RenderPage } from "../pages/render.ts"
import { canonicalPath } from "./canonical-path.ts"
import { compressResponse } from "./compress.ts"
import { forgeryLog } from "./forgery-log.ts"
import { isOfficeHost, responseForHost } from "./office-host.ts"
import { plainPage } from "./plain-page.ts"
import { isEncrypted, requestedHost, trustOnlyOutermostProxy } from "./proxy-headers.ts"
import { newRequestId, REQUEST_ID_HEADER, requestIdHeader, runForRequest } from "./request-id.ts"
import { acceptsUpload, enforceLimits, READ_METHODS } from "./request-limits.ts"
import { hasValidTarget } from "./request-target.ts"
import { requestWatch } from "./request-watch.ts"
import {
  type AddPageHeaders,
  type PageTranslation,
  pageSecurityHeaders,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from "./security-headers.ts"

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Options = {
  config: Config
  log: ServerLog
  /** Responds to the four GET calls of the public API. Null for other paths. */
  handleApiRequest: (request: Request) => Promise<Response | null>
  /** Responds with photos that the office uploaded. Null for other paths. */
  handlePhotoRequest: (request: Request) => Promise<Response | null>
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
  const { handleRequest, handlePage } = requestHandlers(options)
  const listener = createRequestListener(handleRequest, {
    trustProxy: isBehindProxy,
    onError: handleError(options.log),
  })
  const securityHeaders = options.isDevelopment ? {} : SECURITY_HEADERS
  const watch = requestWatch(options)
  server.on("request", (request, response) => {
    trustOnlyOutermostProxy(request, trustProxy)
    const isTargetValid = hasValidTarget(request)
    const isForOffice = isTargetValid && isOfficeHost(config, requestedHost(request))
    const requiresTls = isEncrypted(request) && (isForOffice ? officeUrl : siteUrl).startsWith("https:")
    const requestId = (isBehindProxy && requestIdHeader(request)) || newRequestId()
    const extraHeaders = { [REQUEST_ID_HEADER]: requestId, ...(requiresTls && STRICT_TRANSPORT) }
    const state = watch.begin(request, response, requestId)
    const cachedPage =
      pageCache && isTargetValid && !isForOffice ? cachedPageFor(request, pageCache) : undefined
    if (cachedPage) return sendCachedPage(request, response, cachedPage, extraHeaders)
    for (const [name, value] of Object.entries({ ...extraHeaders, ...securityHeaders }))
      response.setHeader(name, value)
    response.once("finish", () => discardUnreadBody(request))
    if (request.method === "POST" && acceptsUpload(request.url ?? "")) request.setTimeout(UPLOAD_TIMEOUT_MS)
    const next = () => {
      state.isFile = false
      runForRequest(requestId, () => listener(request, response))
    }
    if (!isTargetValid) return void sendResponse(response, plainPage(400))
    // The fetch standard forbids this method in a `Request`, which the listener would create.
    if (request.method === "TRACE") return void response.writeHead(405, { allow: "GET, HEAD, POST" }).end()
    if (!READ_METHODS.includes(request.method ?? "")) return next()
    state.isFile = true
    files(request, response, next)
  })
  return { handlePage }
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
  const { status, headers, body } = pageResponse(page, {
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

/**
 * Handles errors outside `requestHandlers`, which catches its own errors: a malformed URL or host, or a connection that broke
 * during the response. If the connection broke, this response is not delivered.
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
  handleApiRequest,
  handlePhotoRequest,
  renderPage,
  clock,
  pageCache,
  isReady,
  isDevelopment,
}: Options) {
  const logForgery = forgeryLog(log, clock)
  const addSiteHeaders: AddPageHeaders = (response, page) =>
    isDevelopment ? response : withHeaders(response, pageSecurityHeaders(config, page))
  const addOfficeHeaders: AddPageHeaders = (response, page) =>
    isDevelopment ? response : withHeaders(response, pageSecurityHeaders(officeSettings, page))
  const officeSettings = { ...config, mapUrl: null }
  const site = {
    addHeaders: addSiteHeaders,
    handlePage: createPageHandler({ render: renderPage, cache: pageCache, addHeaders: addSiteHeaders }),
  }
  const office = {
    addHeaders: addOfficeHeaders,
    handlePage: createPageHandler({ render: renderPage, cache: null, addHeaders: addOfficeHeaders }),
  }
  const handlersFor = ({ url }: Request) => (isOfficeHost(config, new URL(url).host) ? office : site)
  // Our own ids are in lower case. Ids of an external admin host may have capitals.
  const keepsIds = config.adminHost !== null
  const canonicalRedirect = ({ method, url }: Request): Response | null => {
    const { pathname, search } = new URL(url)
    if (!READ_METHODS.includes(method) || isOfficePath(pathname) || FILE_PATHS.test(pathname)) return null
    const canonical = canonicalPath(pathname, { keepsIds })
    return canonical === pathname
      ? null
      : new Response(null, { status: 301, headers: { location: canonical + search } })
  }
  const respond = async (request: Request, clientAddress: string): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const { addHeaders, handlePage } = handlersFor(request)
    if (pathname === "/healthz") return plainText(200, "ok")
    if (pathname === SPECULATION_RULES_PATH) return speculationRules()
    if (pathname === "/readyz")
      return (await isReady()) ? plainText(200, "ready") : plainText(503, "not ready")
    const photo = await handlePhotoRequest(request)
    if (photo) return photo
    const hostResponse = responseForHost(config, request)
    if (hostResponse) return addHeaders(hostResponse, NOT_TRANSLATED)
    // Refuses the URL with `.data`, because the router would respond with loader data for a client-side router, which no page has.
    if (pathname.endsWith(".data")) return addHeaders(plainPage(404), NOT_TRANSLATED)
    const apiResponse = await handleApiRequest(request)
    if (apiResponse) return apiResponse
    const redirect = canonicalRedirect(request)
    if (redirect) return addHeaders(redirect, NOT_TRANSLATED)
    const requestOrRefusal = await enforceLimits(request, () => logForgery("origin"))
    if (requestOrRefusal instanceof Response) return addHeaders(requestOrRefusal, NOT_TRANSLATED)
    const page = await handlePage(requestOrRefusal, clientAddress)
    if (isPrivateUrl(new URL(request.url))) return withHeaders(page, PRIVATE_PAGE_HEADERS)
    return isOneTimeLink(pathname) ? withHeaders(page, ORIGIN_ONLY_REFERRER) : page
  }

  const handleSafely = async (request: Request, client: { address: string }): Promise<Response> => {
    try {
      return await compressResponse(request, withCaching(request, await respond(request, client.address)))
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      log.error({ err: error, path: pathToLog(new URL(request.url).pathname) }, "request failed")
      return handlersFor(request).addHeaders(plainPage(500), NOT_TRANSLATED)
    }
  }
  return { handleRequest: handleSafely, handlePage: site.handlePage }
}

/** The status with which nginx logs a request whose client disconnected. It reaches no client. */
const CLIENT_CLOSED_REQUEST = 499

const NOT_TRANSLATED: PageTranslation = { isTranslated: false }

/**
 * Hides the path of a one-time link from other sites. The origin stays, because the origin check would refuse a form
 * of this page without it.
 */
const ORIGIN_ONLY_REFERRER = { "referrer-policy": "strict-origin" }

/** The headers of a page with the data of one visitor, which must be neither stored nor indexed. */
const PRIVATE_PAGE_HEADERS = {
  ...ORIGIN_ONLY_REFERRER,
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
}

function withHeaders(response: Response, added: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
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
