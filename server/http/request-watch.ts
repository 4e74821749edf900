import type { IncomingMessage, ServerResponse } from "node:http"
import { pathToLog } from "#app/office/paths.ts"
import type { ServerLog } from "../log.ts"
import type { Metrics } from "../metrics/metrics.ts"

/**
 * How one request ended. `status` is null where the visitor left before the answer was whole; `seconds` where it is told as things
 * happen, for hours perhaps: whoever reads how long answers take is not to be told of those.
 */
export type Answered = { method: string; route: string; status: number | null; seconds: number | null }

type Parts = {
  log: ServerLog
  metrics: Metrics | null
  /** The route that answers a path, as a pattern: there are only so many. */
  routeOf: (pathname: string) => string
}

/** What is known of a request while it runs: a file is no route of ours. */
export type Watched = { isFile: boolean }

/** Longer than a page may take; a form waits this long only where the mail is slow. */
const SLOW_SECONDS = 2

/** Counts requests and writes one line for each that is worth one: all at `debug`, otherwise those that failed or were slow. */
export function requestWatch({ log, metrics, routeOf }: Parts) {
  const tellsAll = log.isLevelEnabled("debug")

  const tell = (requestId: string | null, path: string, { method, route, status, seconds }: Answered) => {
    const level = levelOf(status, seconds)
    const durationMs = seconds === null ? undefined : Math.round(seconds * 1000)
    log[level](
      {
        requestId: requestId ?? undefined,
        method,
        route,
        path: pathToTell(path, status),
        status,
        durationMs,
      },
      "request answered",
    )
  }

  return {
    /** Watches a request to its end. */
    begin(request: IncomingMessage, response: ServerResponse, requestId: string): Watched {
      const watched = { isFile: false }
      const begunAt = performance.now()
      metrics?.requestBegan()
      response.once("close", () => {
        const isNews = response.getHeader("content-type") === "text/event-stream"
        const seconds = isNews ? null : (performance.now() - begunAt) / 1000
        const status = response.writableEnded || isNews ? response.statusCode : null
        const isWorthALine = tellsAll || levelOf(status, seconds) !== "debug"
        if (!metrics && !isWorthALine) return
        const path = pathnameOf(request)
        const route = watched.isFile ? "file" : routeOf(path)
        const answered = { method: request.method ?? "", route, status, seconds }
        metrics?.requestEnded(answered)
        if (isWorthALine) tell(requestId, path, answered)
      })
      return watched
    },
  }
}

function levelOf(status: number | null, seconds: number | null): "debug" | "info" | "warn" {
  if (status !== null && status >= 500) return "warn"
  return (seconds ?? 0) >= SLOW_SECONDS ? "info" : "debug"
}

/** The path that was not found or not allowed is whatever somebody wrote, a name perhaps: its route is told, and no more. */
function pathToTell(path: string, status: number | null): string | undefined {
  return status !== null && status >= 400 && status < 500 ? undefined : pathToLog(path)
}

/** Without the question, which may be what a visitor wrote. An address may be given whole, as proxies are asked. */
function pathnameOf({ url = "" }: IncomingMessage): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/.exec(url)?.[1] || "/"
}
