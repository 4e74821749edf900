import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { createRequestListener, sendResponse } from "@remix-run/node-fetch-server"
import { isOneTimeLink, pathToLog } from "#app/office/paths.ts"
import { compressed } from "./compress.ts"
import type { Config } from "./config.ts"
import type { ServerLog } from "./log.ts"
import { mayBeAnsweredFromKept } from "./may-be-kept.ts"
import type { Metrics } from "./metrics/metrics.ts"
import { type Guard, pageAnswerer } from "./page-answerer.ts"
import type { PageCache } from "./page-cache.ts"
import type { AnswerPage } from "./pages.ts"
import { plainPage } from "./plain-page.ts"
import { keepOnlyOurProxiesWord } from "./proxy-headers.ts"
import { forRequest, givenRequestId, newRequestId, REQUEST_ID_HEADER } from "./request-id.ts"
import { isUpload, withinLimits } from "./request-limits.ts"
import { hasClearTarget } from "./request-target.ts"
import { requestWatch } from "./request-watch.ts"
import { headersOfEveryAnswer, headersOfPage, plainVisit } from "./security-headers.ts"
import { sendPage } from "./send-page.ts"

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Parts = {
  config: Config
  log: ServerLog
  /** Answers the four GET calls of the public API; null for any other path. */
  answerApi: (request: Request) => Promise<Response | null>
  /** Answers for the photos that the office uploaded; null for any other path. */
  answerUpload: (request: Request) => Promise<Response | null>
  answerPage: AnswerPage
  clock: () => Date
  issueFormToken: () => string
  /** The pattern of the route that answers a path. */
  routeOf: (pathname: string) => string
  /** None where nobody reads them. */
  metrics: Metrics | null
  /** None in development, where a page may change at any time. */
  pageCache: PageCache | null
  isReady: () => Promise<boolean>
  /** Vite puts styles and scripts of its own into every page; a policy that let them in would test nothing. */
  isDevelopment?: boolean
}

/** Pages that are kept first, then files, then what asks how we are, then the public API, then photos, then pages to be made. */
export function serve(server: Server, files: Middleware, parts: Parts): void {
  const { pageCache } = parts
  const { trustProxy } = parts.config
  const isBehindProxy = trustProxy > 0
  const listener = createRequestListener(answerer(parts), {
    trustProxy: isBehindProxy,
    onError: unanswered(parts.log),
  })
  const guard = parts.isDevelopment ? [] : Object.entries(headersOfEveryAnswer(parts.config))
  const watch = requestWatch(parts)
  server.on("request", (request, response) => {
    keepOnlyOurProxiesWord(request, trustProxy)
    const given = isBehindProxy ? givenRequestId(request) : null
    const isClear = hasClearTarget(request)
    const kept = isClear && mayBeAnsweredFromKept(request) ? pageCache?.find(request.url ?? "") : null
    if (kept) {
      // Nothing is done for such a request that could fail and be looked for: an id made for it would only cost.
      sendPage(request, response, kept, given === null ? NOTHING : [REQUEST_ID_HEADER, given])
      return watch.sentKept(request, response, given)
    }
    for (const [name, value] of guard) response.setHeader(name, value)
    const requestId = given ?? newRequestId()
    response.setHeader(REQUEST_ID_HEADER, requestId)
    const watched = watch.begin(request, response, requestId)
    response.once("finish", () => forgetUnread(request))
    if (isUpload(request.method, request.url ?? "")) request.setTimeout(UPLOAD_PATIENCE_MS)
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
}

const NOTHING: readonly string[] = []

/** What was refused unread still comes: left where it is, it would hold up the next request of the same connection. */
function forgetUnread(request: IncomingMessage): void {
  if (request.complete) return
  request.removeAllListeners("data")
  request.resume()
}

/** Ten photos are made smaller before a press that brought them is answered. */
const UPLOAD_PATIENCE_MS = 5 * 60_000

/** A file is read and nothing else; any other method is refused with the pages. */
const FILE_METHODS = ["GET", "HEAD"]

/**
 * What goes wrong before or after `answerer`, which lets nothing through: an address or a host that no URL can have,
 * which is the visitor's fault; or a page that broke off while it was sent, where this answer comes too late anyway.
 */
function unanswered(log: ServerLog) {
  return (error: unknown): Response => {
    log.warn(
      { failure: error instanceof Error ? error.name : "unknown" },
      "a request was not answered in full",
    )
    return plainPage(400)
  }
}

function answerer({
  config,
  log,
  answerApi,
  answerUpload,
  answerPage,
  clock,
  issueFormToken,
  pageCache,
  isReady,
  isDevelopment,
}: Parts) {
  const guarded: Guard = (response, page) =>
    isDevelopment ? response : withHeaders(response, headersOfPage(config, page))
  const pageFor = pageAnswerer({
    answerPage,
    pageCache,
    guarded,
    clock,
    issueFormToken,
    notKept: (error) => log.error({ err: error }, "a page could not be kept"),
  })
  const answer = async (request: Request, clientAddress: string): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === "/healthz") return plainText(200, "ok")
    if (pathname === "/readyz")
      return (await isReady()) ? plainText(200, "ready") : plainText(503, "not ready")
    const fromApi = await answerApi(request)
    if (fromApi) return fromApi
    const upload = await answerUpload(request)
    if (upload) return upload
    const allowed = await withinLimits(request)
    if (allowed instanceof Response) return guarded(allowed, plainVisit)
    const page = await pageFor(allowed, clientAddress)
    return isOneTimeLink(pathname) ? withHeaders(page, NO_PATH_TO_OTHERS) : page
  }

  return async (request: Request, client: { address: string }): Promise<Response> => {
    try {
      return await compressed(request, await answer(request, client.address))
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      log.error({ err: error, path: pathToLog(new URL(request.url).pathname) }, "request failed")
      return guarded(plainPage(500), plainVisit)
    }
  }
}

/** No address that is called from the page hears its path. With less than the origin a form of it would count as another site's. */
const NO_PATH_TO_OTHERS = { "referrer-policy": "strict-origin" }

function withHeaders(response: Response, extra: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

function plainText(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  })
}
