import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http"
import { request as httpsRequest } from "node:https"

type Post = {
  headers: Record<string, string>
  /** JSON, as the exact text that is sent. */
  body: string
  /** Ends the request, and the reading of its response. */
  signal: AbortSignal
}

const JSON_HEADERS = {
  "content-type": "application/json",
  accept: "application/json",
  // Without the header any encoding would be welcome, and nothing here decodes one.
  "accept-encoding": "identity",
  // Some services refuse a client that does not say what it is.
  "user-agent": "node",
}

/**
 * Posts JSON and waits for the head of the response, whatever it is: a redirect is not followed, because it would send a
 * visitor's data to an address that is not in the settings. Connections are reused. `fetch` costs twice as much.
 * @throws the error of the system or of the parser, with its code; an AbortError when the signal aborts.
 */
export function post(url: string, { headers, body, signal }: Post): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.startsWith("https:") ? httpsRequest : httpRequest
  const request: ClientRequest = send(url, {
    method: "POST",
    headers: { ...JSON_HEADERS, ...headers },
    signal,
  })
  request.on("response", resolve)
  request.on("error", reject)
  request.end(body)
  return promise
}
