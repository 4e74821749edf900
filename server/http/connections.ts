import { createServer, type Server } from "node:http"
import type { Socket } from "node:net"
import { addressGroup } from "#adapters/database/rate-limits/address-group.ts"

/** How long and how many visitors may keep the server waiting. */
export type ConnectionLimits = {
  /** For the head of a request to arrive. */
  headersMs: number
  /** For all of a request to arrive. */
  requestMs: number
  /** How often requests that are late are looked for: the limits above are overdrawn by no more than this. */
  checkMs: number
  /** A visitor who takes nothing of an answer for so long has gone; no page makes anybody wait near as long. */
  silenceMs: number
  /** Between two requests. */
  idleMs: number
  /** Connections at once, each of which takes memory and a file of the system's; the next one is hung up on. */
  connections: number
  /** Of these, from one address (IPv6: one /64): a browser opens six. Behind a proxy all come from the proxy's: Infinity. */
  connectionsOfOneAddress: number
}

const LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5_000,
  silenceMs: 60_000,
  // Longer than proxies keep a connection that they do not use (nginx: 60 s): it is they who close it, and never under a form.
  idleMs: 65_000,
  connections: 5_000,
  connectionsOfOneAddress: 100,
}

/** `proxies`: how many stand before the site (TRUST_PROXY); with one, limiting each address is its work. */
export function limitsBehind(proxies: number): ConnectionLimits {
  return proxies > 0 ? { ...LIMITS, connectionsOfOneAddress: Number.POSITIVE_INFINITY } : LIMITS
}

/** An HTTP server without listeners yet: development needs it before the pages exist. */
export function newServer(limits: ConnectionLimits = LIMITS): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
    // A request that tells of no body is whole with its head: nobody hears the end of it (request-limits.ts).
    optimizeEmptyRequests: true,
  })
  server.setTimeout(limits.silenceMs)
  server.maxConnections = limits.connections
  server.on("clientError", answerUnreadable)
  limitEachAddress(server, limits.connectionsOfOneAddress)
  return server
}

/** Hangs up on a connection beyond `limit` from one address, until another from there has closed. */
function limitEachAddress(server: Server, limit: number): void {
  const open = new Map<string, number>()
  server.prependListener("connection", (socket: Socket) => {
    if (!socket.remoteAddress) return // it has closed already
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

/** What cannot be read as HTTP: headers too long, a broken line, a request that never ends. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy()
  const status = UNREADABLE[error.code ?? ""] ?? "400 Bad Request"
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
}
