import type { Server, ServerResponse } from "node:http"
import { setImmediate as afterPoll, setTimeout as sleep } from "node:timers/promises"
import type { ServerLog } from "./log.ts"

type Parts = {
  server: Server
  log: ServerLog
  /** How long requests are still taken, while `/readyz` says that they should go elsewhere. */
  drainMs: number
  /** Ends what a server would wait for without an end: connections that became something else than HTTP, and news that are told as they come. */
  hangUp: () => Promise<void>
  /** When nobody is being answered any more: what else the process has open. */
  finish: () => Promise<void>
}

/** As long as a visitor waits for a first try: then connections that are still open are cut. */
const VISITORS_LIMIT_MS = 10_000
/** By then the tries that ran have ended too; whoever is stuck after that is not waited for. */
const STOP_LIMIT_MS = 15_000
/**
 * How long requests are taken at least: an answer that is on its way tells of no end, and its visitor may send the next request on
 * the same connection until it arrives.
 */
const LAST_REQUESTS_MS = 250
/** How long connections that wait to be accepted are; visitors may open new ones all the time. */
const LAST_CONNECTIONS_MS = 3_000
/** How soon a connection ends once its last answer is out. */
const IDLE_CHECK_MS = 50
/** npm passes on the Ctrl-C that the terminal has sent already: one press, two signals. */
const SAME_PRESS_MS = 500

/**
 * From now on SIGTERM and SIGINT end the process in order: it says that it is stopping, takes requests for a last while,
 * answers those that it has, and finishes. A second signal ends it at once, and so does what lasts too long.
 * @returns whether it is stopping.
 */
export function stopInOrder({ server, log, drainMs, hangUp, finish }: Parts): () => boolean {
  const connections = new LastAnswers(server)
  const stop = async () => {
    log.info({ drainSeconds: drainMs / 1000 }, "stopping")
    connections.closeAfterAnswer()
    await sleep(Math.max(drainMs, LAST_REQUESTS_MS))
    await readWhatWasSent(server)
    setTimeout(() => end("something could not be finished in time"), STOP_LIMIT_MS).unref()
    setTimeout(() => server.closeAllConnections(), VISITORS_LIMIT_MS).unref()
    closeWhenIdle(server)
    await Promise.all([new Promise((resolve) => server.close(resolve)), hangUp()])
    await finish()
    log.info({}, "stopped")
  }
  const end = (why: string) => {
    log.warn({ why }, "stopped at once")
    process.exit(1)
  }
  let toldAt: number | null = null
  const onSignal = () => {
    const now = performance.now()
    if (toldAt !== null) return void (now - toldAt > SAME_PRESS_MS && end("a second signal"))
    toldAt = now
    void stop()
  }
  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
  return () => toldAt !== null
}

/**
 * Connections that are kept between two requests would be closed under the next one. Once told to, each closes with the answer
 * that it waits for, and says so in that answer where it has not begun.
 */
class LastAnswers {
  readonly #awaited = new Set<ServerResponse>()
  #closesAfterAnswer = false

  /** Whatever answers requests must be listening by then: what it answers at once nobody waits for. */
  constructor(server: Server) {
    server.prependListener("request", (_request, response: ServerResponse) => {
      if (this.#closesAfterAnswer) sayLast(response)
    })
    server.on("request", (_request, response: ServerResponse) => {
      if (!response.headersSent) this.#await(response)
    })
  }

  closeAfterAnswer(): void {
    this.#closesAfterAnswer = true
    for (const response of this.#awaited) sayLast(response)
  }

  #await(response: ServerResponse): void {
    this.#awaited.add(response)
    response.once("close", () => this.#awaited.delete(response))
  }
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close")
}

/** Node closes a connection whose answer had begun before the server was told to close only when it was idle for long. */
function closeWhenIdle(server: Server): void {
  setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS).unref()
}

/**
 * To Node a connection is idle while its request lies unread in the socket, as it does after a long render: timers run before the
 * event loop reads. A turn of the loop accepts one connection, and the next turn reads it: it goes on until none waits any more.
 */
async function readWhatWasSent(server: Server): Promise<void> {
  const until = performance.now() + LAST_CONNECTIONS_MS
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
