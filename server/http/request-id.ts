import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"

/** The header that carries a request's id, from a proxy of ours and on every answer. */
export const REQUEST_ID_HEADER = "x-request-id"

/** What proxies write: hexadecimal digits, a UUID, a trace id. Anything else could forge a line of the log. */
const WELL_FORMED = /^[\w.-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** The id that our own proxy gave a request; null where it gave none, or one that is not well formed. */
export function givenRequestId({ headers }: Pick<IncomingMessage, "headers">): string | null {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === "string" && WELL_FORMED.test(given) ? given : null
}

export function newRequestId(): string {
  return randomUUID()
}

/** Does something for a request: whatever it logs, then or later, carries the request's id. */
export function forRequest<T>(requestId: string, run: () => T): T {
  return current.run(requestId, run)
}

/** The id of the request for which this code runs; undefined for what the server does by itself. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
