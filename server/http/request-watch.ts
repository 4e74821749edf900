import type { IncomingMessage, ServerResponse } from "node:http"
import { pathToLog } from "#app/office/paths.ts"
import type { ServerLog } from "../log.ts"
import type { EndedRequest, Metrics } from "../metrics/metrics.ts"

type Options = {
  log: ServerLog
  metrics: Metrics | null
  /** The pattern of the route that matches a path: a bounded set of labels. */
  routeOf: (pathname: string) => string
}

/** The state of a running request. `isFile`: a static file was requested, which has no route. */
export type RequestState = { isFile: boolean }

/** The duration after which a request is logged as slow. A form takes this long only if the mail server is slow. */
const SLOW_SECONDS = 2

/** Counts requests, and logs each of them at `debug`, or those that failed or were slow at higher levels. */
export function requestWatch({ log, metrics, routeOf }: Options) {
  const logsAll = log.isLevelEnabled("debug")

  const logRequest = (
    requestId: string | null,
    path: string,
    { method, route, status, seconds }: EndedRequest,
  ) => {
    const level = levelOf(status, seconds)
    const durationMs = seconds === null ? undefined : Math.round(seconds * 1000)
    log[level](
      {
        requestId: requestId ?? undefined,
        method,
        route,
        path: loggedPath(path, status),
        status,
        durationMs,
      },
      "request answered",
    )
  }

  return {
    /** Watches a request to its end. */
    begin(request: IncomingMessage, response: ServerResponse, requestId: string): RequestState {
      const state = { isFile: false }
      const startedAt = performance.now()
      metrics?.requestStarted()
      response.once("close", () => {
        const isEventStream = response.getHeader("content-type") === "text/event-stream"
        const seconds = isEventStream ? null : (performance.now() - startedAt) / 1000
        const status = response.writableEnded || isEventStream ? response.statusCode : null
        const isLogged = logsAll || levelOf(status, seconds) !== "debug"
        if (!metrics && !isLogged) return
        const path = pathnameOf(request)
        const route = state.isFile ? "file" : routeOf(path)
        const endedRequest = { method: request.method ?? "", route, status, seconds }
        metrics?.requestEnded(endedRequest)
        if (isLogged) logRequest(requestId, path, endedRequest)
      })
      return state
    },
  }
}

function levelOf(status: number | null, seconds: number | null): "debug" | "info" | "warn" {
  if (status !== null && status >= 500) return "warn"
  return (seconds ?? 0) >= SLOW_SECONDS ? "info" : "debug"
}

/** Only the route of a 4xx response is logged, because its path may contain anything that a visitor typed. */
function loggedPath(path: string, status: number | null): string | undefined {
  return status !== null && status >= 400 && status < 500 ? undefined : pathToLog(path)
}

/** The path without the query, which may contain a visitor's input. A target may be a whole URL. */
function pathnameOf({ url = "" }: IncomingMessage): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/.exec(url)?.[1] || "/"
}
