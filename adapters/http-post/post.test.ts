import { createServer, type Server } from "node:http"
import type { Socket } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { listen, stopServer } from "#tests/fakes/listen.ts"
import { post } from "./post.ts"

let server: Server
afterEach(() => stopServer(server))

/** Responds to the first request of each connection, and closes the connection at a later one, without a response. */
function createServerClosingReusedConnections(onRequest: (socket: Socket) => void): Server {
  const usedSockets = new WeakSet<Socket>()
  return createServer((request, response) => {
    onRequest(request.socket)
    if (usedSockets.has(request.socket)) return void request.socket.destroy()
    usedSockets.add(request.socket)
    request.resume().on("end", () => response.end("ok"))
  })
}

const send = async (port: number) => {
  const response = await post(`http://127.0.0.1:${port}/`, {
    headers: {},
    body: "{}",
    signal: AbortSignal.timeout(10_000),
  })
  response.resume()
  await new Promise((resolve) => response.on("end", resolve))
  return response.statusCode
}

describe("a request on a reused connection", () => {
  it("is repeated on a new one if the server closes it without a response", async () => {
    const sockets: Socket[] = []
    server = createServerClosingReusedConnections((socket) => sockets.push(socket))
    const port = await listen(server)
    expect(await send(port)).toBe(200)
    expect(await send(port)).toBe(200)
    expect(sockets).toHaveLength(3)
    expect(sockets[1]).toBe(sockets[0])
    expect(sockets[2]).not.toBe(sockets[0])
  })

  it("is not repeated on a new connection that is closed", async () => {
    let requestCount = 0
    server = createServer(({ socket }) => {
      requestCount++
      socket.destroy()
    })
    const port = await listen(server)
    await expect(send(port)).rejects.toMatchObject({ code: "ECONNRESET" })
    expect(requestCount).toBe(1)
  })
})
