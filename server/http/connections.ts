import { createServer, type Server } from "node:http"
import type { Socket } from "node:net"
import { addressGroup } from "#adapters/database/rate-limits/address-group.ts"

/** Time limits of connections, and how many may be open at once. */
export type ConnectionLimits = {
  /** The time limit for the headers of a request. */
  headersMs: number
  /** The time limit for the whole request. */
  requestMs: number
  /** The interval of the check for late requests. A request may exceed the limits above by this time. */
  checkMs: number
  /** The idle time after which a client that does not read its response is disconnected. */
  silenceMs: number
  /** The maximum idle time between two requests of one connection. */
  idleMs: number
  /** The maximum number of open connections, because each takes memory and a file descriptor. A further one is closed at once. */
  connections: number
  /**
   * The maximum number of open connections of one address (IPv6: one /64). A browser opens six. Infinity behind a proxy, because
   * all connections come from it.
   */
  connectionsOfOneAddress: number
}

const LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5_000,
  silenceMs: 60_000,
  // Longer than the idle timeout of a proxy (nginx: 60 s), so that the proxy closes the connection first and never sends a form
  // into a closed one.
  idleMs: 65_000,
  connections: 5_000,
  connectionsOfOneAddress: 100,
}

/**
 * @param proxies the number of proxies before the site (TRUST_PROXY); with a proxy, the limit of each address is the proxy's task
 */
export function limitsBehind(proxies: number): ConnectionLimits {
  return proxies > 0 ? { ...LIMITS, connectionsOfOneAddress: Number.POSITIVE_INFINITY } : LIMITS
}

/** Creates an HTTP server without request listeners, because development needs the server before the pages exist. */
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
  server.on("clientError", refuseUnparsable)
  limitEachAddress(server, limits.connectionsOfOneAddress)
  return server
}

/** Closes each further connection of an address that has `limit` open ones. */
function limitEachAddress(server: Server, limit: number): void {
  const openConnections = new Map<string, number>()
  server.prependListener("connection", (socket: Socket) => {
    if (!socket.remoteAddress) return // already closed
    const address = addressGroup(socket.remoteAddress)
    const count = openConnections.get(address) ?? 0
    if (count >= limit) return void socket.destroy()
    openConnections.set(address, count + 1)
    socket.once("close", () => {
      const remainingCount = (openConnections.get(address) ?? 1) - 1
      if (remainingCount > 0) openConnections.set(address, remainingCount)
      else openConnections.delete(address)
    })
  })
}

/** Responds to a request that cannot be parsed as HTTP: headers too long, a malformed line, a request that does not end in time. */
function refuseUnparsable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy()
  const status = STATUS_BY_ERROR[error.code ?? ""] ?? "400 Bad Request"
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const STATUS_BY_ERROR: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
}
