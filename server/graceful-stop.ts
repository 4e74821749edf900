import type { Server, ServerResponse } from "node:http"
import { setImmediate as afterPoll, setTimeout as sleep } from "node:timers/promises"
import type { ServerLog } from "./log.ts"

type Options = {
  server: Server
  log: ServerLog
  /** The drain time, in which requests are still accepted while `/readyz` reports that the process is stopping. */
  drainMs: number
  /** Ends the connections that would not end otherwise: upgraded ones and event streams. */
  endStreams: () => Promise<void>
  /** Closes everything else after the last request has ended. */
  finish: () => Promise<void>
}

/** The time for which open connections may end by themselves: the time limit of a form's first delivery attempt. */
const CONNECTIONS_LIMIT_MS = 10_000
/**
 * The minimum drain time. A response that is being sent does not announce the closing of its connection, so the client may send
 * another request on it.
 */
const MIN_DRAIN_MS = 250
/** The maximum time for which connections are still accepted before the server closes: clients may open new ones all the time. */
const ACCEPT_LIMIT_MS = 3_000
/** The time for `finish`: the delivery worker waits up to 4 seconds for its attempts, and the database is closed. */
const FINISH_LIMIT_MS = 5_000
/** The time limit of the stop after the drain time. The process exits then, even if something hangs. */
const STOP_LIMIT_MS = ACCEPT_LIMIT_MS + CONNECTIONS_LIMIT_MS + FINISH_LIMIT_MS
/** The interval at which idle connections are closed while the server closes. */
const IDLE_CHECK_MS = 50
/**
 * The interval in which a second signal is ignored. npm forwards a Ctrl-C that the terminal has already sent, which makes two
 * signals of one key press.
 */
const SAME_SIGNAL_MS = 500

/**
 * Prepares the stop of a server. `stop` accepts requests for the drain time, finishes running ones, and then closes everything. It may
 * be called once. `isStopping` is for /readyz. Call `gracefulStop` after all request listeners are added.
 */
export function gracefulStop({ server, log, drainMs, endStreams, finish }: Options) {
  const pendingResponses = new PendingResponses(server)
  let isStopping = false
  const stop = async () => {
    isStopping = true
    log.info({ drainSeconds: drainMs / 1000 }, "stopping")
    pendingResponses.closeAfterResponse()
    await sleep(drainTimeMs(drainMs))
    await readPendingRequests(server)
    setTimeout(() => server.closeAllConnections(), CONNECTIONS_LIMIT_MS).unref()
    await Promise.all([closeWhenIdle(server), endStreams()])
    await finish()
    log.info({}, "stopped")
  }
  return { stop, isStopping: () => isStopping }
}

/**
 * Stops the process on SIGTERM and SIGINT. It exits when nothing is left to do. A second signal, or a stop that exceeds its time limit,
 * ends it at once.
 */
export function stopOnSignals(stop: () => Promise<void>, log: ServerLog, drainMs: number): void {
  const exitNow = (why: string) => {
    log.warn({ why }, "stopped immediately")
    process.exit(1)
  }
  let signalledAt: number | null = null
  const onSignal = () => {
    const now = performance.now()
    if (signalledAt !== null) return void (now - signalledAt > SAME_SIGNAL_MS && exitNow("a second signal"))
    signalledAt = now
    const limitMs = drainTimeMs(drainMs) + STOP_LIMIT_MS
    setTimeout(() => exitNow("something could not be finished in time"), limitMs).unref()
    void stop()
  }
  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
}

function drainTimeMs(drainMs: number): number {
  return Math.max(drainMs, MIN_DRAIN_MS)
}

/**
 * Closes keep-alive connections without losing a request. Each closes with its pending response. The response announces the
 * closing if its headers are not yet sent.
 */
class PendingResponses {
  readonly #pending = new Set<ServerResponse>()
  #closesAfterResponse = false

  /**
   * Call it after all request listeners are added, because it does not wait for a synchronous response of an earlier listener.
   */
  constructor(server: Server) {
    server.prependListener("request", (_request, response: ServerResponse) => {
      if (this.#closesAfterResponse) announceClose(response)
    })
    server.on("request", (_request, response: ServerResponse) => {
      if (!response.headersSent) this.#track(response)
    })
  }

  closeAfterResponse(): void {
    this.#closesAfterResponse = true
    for (const response of this.#pending) announceClose(response)
  }

  #track(response: ServerResponse): void {
    this.#pending.add(response)
    response.once("close", () => this.#pending.delete(response))
  }
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close")
}

/** Closes the server. Node closes a connection whose response began before `server.close` only after its idle timeout. */
async function closeWhenIdle(server: Server): Promise<void> {
  const timer = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(timer)
}

/**
 * Reads requests that are still unread in their sockets, for example after a long rendering. Node counts such a connection as
 * idle, because timers run before the event loop reads. Each turn of the loop accepts one connection, and the next turn reads it,
 * so this loops until none is waiting.
 */
async function readPendingRequests(server: Server): Promise<void> {
  const until = performance.now() + ACCEPT_LIMIT_MS
  let hasAccepted = true
  const onConnection = () => {
    hasAccepted = true
  }
  server.on("connection", onConnection)
  while (hasAccepted && performance.now() < until) {
    hasAccepted = false
    await afterPoll()
    await afterPoll()
  }
  server.off("connection", onConnection)
}
