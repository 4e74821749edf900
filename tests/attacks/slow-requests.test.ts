import { once } from "node:events"
import type { Server } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { afterEach, expect, it } from "vitest"
import { limitsBehind, newServer } from "#server/http/connections.ts"
import { sendRaw } from "#tests/support/raw-http.ts"

// The server's limits, shortened. Like the site, it responds once a request is complete.
const SHORT_LIMITS = {
  headersMs: 200,
  requestMs: 300,
  checkMs: 50,
  silenceMs: 10_000,
  idleMs: 10_000,
  connections: 3,
  connectionsOfOneAddress: 3,
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const connectTo = async (port: string, localAddress = "127.0.0.1"): Promise<Socket> => {
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress })
  await once(socket, "connect")
  return socket
}

async function open(limits: Partial<typeof SHORT_LIMITS> = {}): Promise<string> {
  server = newServer({ ...SHORT_LIMITS, ...limits })
  server.on("request", (request, response) => {
    if (request.readableEnded) response.end("complete")
    else request.resume().once("end", () => response.end("complete"))
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  // For a server on a TCP port, address() returns an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const FORM = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"

it.each([
  ["nothing is sent", "408", ""],
  ["the head never ends", "408", "GET /home HTTP/1.1\r\nHost: x\r\nX-Slow: "],
  ["the body never arrives", "408", `${FORM}Content-Length: 9\r\n\r\n`],
  ["the body never ends", "408", `${FORM}Content-Length: 9\r\n\r\nname=`],
  ["the chunks never end", "408", `${FORM}Transfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n`],
])("a connection on which %s is closed with %s", async (_, status, request) => {
  // An empty response: closed without a status.
  expect(await sendRaw(await open(), request)).toMatch(new RegExp(`^(HTTP/1.1 ${status} |$)`))
})

it("a connection that sends its headers slowly is closed, although it is never idle", async () => {
  const { port } = new URL(await open())
  const socket = connect(Number(port), "127.0.0.1")
  socket.write("GET /home HTTP/1.1\r\nHost: x\r\n")
  const headerTimer = setInterval(() => socket.writable && socket.write("X-Slow: 1\r\n"), 40)
  const [received] = await once(socket, "data")
  clearInterval(headerTimer)
  expect(String(received)).toMatch(/^HTTP\/1\.1 408 /)
  socket.destroy()
})

it("connections beyond the maximum are refused until one closes", async () => {
  const { port } = new URL(await open({ headersMs: 20_000, requestMs: 20_000 }))
  const openSockets = [await connectTo(port), await connectTo(port), await connectTo(port)]
  const refused = await connectTo(port)
  await once(refused.resume(), "close")
  openSockets[0]?.destroy()
  const fetchText = () =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } }).then(
      (response) => response.text(),
      () => "closed",
    )
  await expect.poll(fetchText).toBe("complete")
  for (const socket of openSockets) socket.destroy()
})

it("connections of one address beyond its share are refused until one closes; other addresses are served", async () => {
  // Without time limits, so that nothing else closes a connection.
  const limits = { headersMs: 0, requestMs: 0, silenceMs: 0, connections: 10, connectionsOfOneAddress: 2 }
  const url = await open(limits)
  const { port } = new URL(url)
  const openSockets = [await connectTo(port), await connectTo(port)]
  const refused = await connectTo(port)
  await once(refused.resume(), "close")
  const other = await connectTo(port, "127.0.0.2")
  other.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
  const [received] = await once(other, "data")
  expect(String(received)).toContain("200 OK")
  openSockets[0]?.destroy()
  const fetchText = () =>
    sendRaw(url, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").catch(() => "closed")
  await expect.poll(fetchText).toContain("200 OK")
  for (const socket of [...openSockets, other]) socket.destroy()
})

it("behind a proxy there is no limit per address, because all connections come from the proxy", () => {
  expect(limitsBehind(0).connectionsOfOneAddress).toBe(100)
  expect(limitsBehind(1).connectionsOfOneAddress).toBe(Number.POSITIVE_INFINITY)
})

it("an idle connection is closed by the proxy first: nginx does so after 60 seconds", () => {
  server = newServer()
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})
