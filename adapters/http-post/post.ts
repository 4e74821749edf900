import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http"
import { request as httpsRequest } from "node:https"

type PostOptions = {
  headers: Record<string, string>
  /** The JSON text, sent unchanged. */
  body: string
  /** Aborts the request, and the reading of its response. */
  signal: AbortSignal
}

const JSON_HEADERS = {
  "content-type": "application/json",
  accept: "application/json",
  // Without the header the server may use any encoding, and no code here decodes one.
  "accept-encoding": "identity",
  // Some services refuse a client without a name.
  "user-agent": "node",
}

/**
 * Posts JSON and waits for the headers of the response, whatever its status: a redirect is not followed, because it would send a
 * visitor's data to a URL that is not in the settings. Connections are reused. `fetch` takes more processor time.
 * @throws the error of the system or of the parser, with its code; an AbortError when the signal aborts.
 */
export async function post(url: string, options: PostOptions): Promise<IncomingMessage> {
  try {
    return await send(url, options)
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error
    return send(url, options, { agent: false })
  }
}

/**
 * Thrown if the server closed a reused connection at the moment of the request. The request is repeated once on a new connection.
 * A server that had processed it recognises the repetition by its id. https://nodejs.org/api/http.html#requestreusedsocket
 */
class StaleConnection extends Error {}

function send(
  url: string,
  { headers, body, signal }: PostOptions,
  connection: { agent?: false } = {},
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const createRequest = url.startsWith("https:") ? httpsRequest : httpRequest
  const request: ClientRequest = createRequest(url, {
    ...connection,
    method: "POST",
    headers: { ...JSON_HEADERS, ...headers },
    signal,
  })
  request.on("response", resolve)
  request.on("error", (error: NodeJS.ErrnoException) => {
    const isStale = request.reusedSocket && STALE_CODES.includes(error.code ?? "")
    reject(isStale ? new StaleConnection(error.message) : error)
  })
  request.end(body)
  return promise
}

const STALE_CODES = ["ECONNRESET", "EPIPE"]
