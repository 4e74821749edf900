import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"

/** The header with a request's id, set by our proxy and on every response. */
export const REQUEST_ID_HEADER = "x-request-id"

/** Ids that proxies write: hexadecimal digits, a UUID, a trace id. Other characters could forge a log line. */
const WELL_FORMED = /^[\w.-]{8,64}$/

const currentId = new AsyncLocalStorage<string>()

/** The id that our proxy gave a request. Null: there is none, or it is malformed. */
export function requestIdHeader({ headers }: Pick<IncomingMessage, "headers">): string | null {
  const id = headers[REQUEST_ID_HEADER]
  return typeof id === "string" && WELL_FORMED.test(id) ? id : null
}

export function newRequestId(): string {
  return randomUUID()
}

/** Runs a function for a request: log lines of it and of what it starts carry the request's id. */
export function runForRequest<T>(requestId: string, run: () => T): T {
  return currentId.run(requestId, run)
}

/** The id of the request for which this code runs. Undefined for background work. */
export function currentRequestId(): string | undefined {
  return currentId.getStore()
}
