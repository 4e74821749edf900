import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http"
import { request as httpsRequest } from "node:https"

type Post = {
  headers: Record<string, string>
  body: unknown
  /** Ends the call, and the reading of its answer. */
  signal: AbortSignal
}

const OF_JSON = {
  "content-type": "application/json",
  accept: "application/json",
  // Without the header any encoding would be welcome, and nothing here decodes one.
  "accept-encoding": "identity",
  // Some services refuse a caller who does not say who it is.
  "user-agent": "node",
}

/**
 * Sends JSON and waits for the head of the answer, whatever it is: a redirect is not followed, because it would send what a
 * visitor wrote to an address that nobody has set. Connections are kept for the next form. By `fetch` it costs twice as much.
 * @throws what the system or the parser says, with its code; an AbortError when the signal comes.
 */
export function postJson(url: string, { headers, body, signal }: Post): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.startsWith("https:") ? httpsRequest : httpRequest
  const call: ClientRequest = send(url, {
    method: "POST",
    headers: { ...OF_JSON, ...headers },
    signal,
  })
  call.on("response", resolve)
  call.on("error", reject)
  call.end(JSON.stringify(body))
  return promise
}
