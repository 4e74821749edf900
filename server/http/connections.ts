import { createServer, type Server } from "node:http"
import type { Socket } from "node:net"
import { addressGroup } from "#adapters/database/rate-limits/address-group.ts"

/** Time limits of connections, and how many may be open at once. */
export type ConnectionLimits = {
  /** Until the headers of a request have arrived. */
  headersMs: number
  /** Until the whole request has arrived. */
  requestMs: number
  /** Interval of the check for late requests: the limits above are exceeded by at most this. */
  checkMs: number
  /** Idle time after which a client that reads nothing of a response is disconnected. */
  silenceMs: number
  /** Idle time between two requests of one connection. */
  idleMs: number
  /** Open connections, each of which takes memory and a file descriptor; the next one is closed at once. */
  connections: number
  /** Open connections of one address (IPv6: one /64); a browser opens six. Infinity behind a proxy, from which all come. */
  connectionsOfOneAddress: number
}

const LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5_000,
  silenceMs: 60_000,
  // Longer than a proxy keeps an idle connection (nginx: 60 s), so that the proxy closes it and no form is sent into a closed one.
  idleMs: 65_000,
  connections: 5_000,
  connectionsOfOneAddress: 100,
}

/** @param proxies number of proxies before the site (TRUST_PROXY); with one, the limit of each address is the proxy's task */
export function limitsBehind(proxies: number): ConnectionLimits {
  return proxies > 0 ? { ...LIMITS, connectionsOfOneAddress: Number.POSITIVE_INFINITY } : LIMITS
}

/** An HTTP server without request listeners: development needs it before the pages exist. */
export function newServer(limits: ConnectionLimits = LIMITS): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
    // A request without a body is complete with its headers; no `end` event follows (request-limits.ts).
    optimizeEmptyRequests: true,
  })
  server.setTimeout(limits.silenceMs)
  server.maxConnections = limits.connections
  server.on("clientError", answerUnreadable)
  limitEachAddress(server, limits.connectionsOfOneAddress)
  return server
}

/** Closes each further connection of an address that has `limit` open ones. */
function limitEachAddress(server: Server, limit: number): void {
  const open = new Map<string, number>()
  server.prependListener("connection", (socket: Socket) => {
    if (!socket.remoteAddress) return // already closed
    const address = addressGroup(socket.remoteAddress)
    const count = open.get(address) ?? 0
    if (count >= limit) return void socket.destroy()
    open.set(address, count + 1)
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** Answers a request that cannot be parsed as HTTP: headers too long, a malformed line, a request that does not end in time. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy()
  const status = UNREADABLE[error.code ?? ""] ?? "400 Bad Request"
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
}
