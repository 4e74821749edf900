import { once } from "node:events"
import type { Server } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { afterEach, expect, it } from "vitest"
import { limitsBehind, newServer } from "#server/http/connections.ts"
import { say } from "#tests/support/raw-http.ts"

// The server's own limits, made short. It answers when a request is whole, as the site does.
const SHORT = {
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

const dial = async (port: string, localAddress = "127.0.0.1"): Promise<Socket> => {
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress })
  await once(socket, "connect")
  return socket
}

async function open(limits: Partial<typeof SHORT> = {}): Promise<string> {
  server = newServer({ ...SHORT, ...limits })
  server.on("request", (request, response) => {
    if (request.readableEnded) response.end("whole")
    else request.resume().once("end", () => response.end("whole"))
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const FORM = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"

it.each([
  ["nothing is said", "", "408"],
  ["the head never ends", "GET /home HTTP/1.1\r\nHost: x\r\nX-Slow: ", "408"],
  ["the body never comes", `${FORM}Content-Length: 9\r\n\r\n`, "408"],
  ["the body never ends", `${FORM}Content-Length: 9\r\n\r\nname=`, "408"],
  ["the chunks never end", `${FORM}Transfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n`, "408"],
])("a connection on which %s is ended, with a word for it", async (_, words, status) => {
  expect(await say(await open(), words)).toMatch(new RegExp(`^(HTTP/1.1 ${status} |$)`))
})

it("a head that comes in drops is ended, although something always comes", async () => {
  const { port } = new URL(await open())
  const socket = connect(Number(port), "127.0.0.1")
  socket.write("GET /home HTTP/1.1\r\nHost: x\r\n")
  const drops = setInterval(() => socket.writable && socket.write("X-Drop: 1\r\n"), 40)
  const [heard] = await once(socket, "data")
  clearInterval(drops)
  expect(String(heard)).toMatch(/^HTTP\/1\.1 408 /)
  socket.destroy()
})

it("as many connections as it has room for are served, and the next when one of them has gone", async () => {
  const { port } = new URL(await open({ headersMs: 20_000, requestMs: 20_000 }))
  const held = [await dial(port), await dial(port), await dial(port)]
  const refused = await dial(port)
  await once(refused.resume(), "close")
  held[0]?.destroy()
  const answered = () =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } }).then(
      (response) => response.text(),
      () => "hung up on",
    )
  await expect.poll(answered).toBe("whole")
  for (const socket of held) socket.destroy()
})

it("one address has its share of connections, another is served meanwhile, and the first again when one has closed", async () => {
  // Without limits of time, so that nothing else closes a connection.
  const limits = { headersMs: 0, requestMs: 0, silenceMs: 0, connections: 10, connectionsOfOneAddress: 2 }
  const url = await open(limits)
  const { port } = new URL(url)
  const held = [await dial(port), await dial(port)]
  const refused = await dial(port)
  await once(refused.resume(), "close")
  const other = await dial(port, "127.0.0.2")
  other.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
  const [heard] = await once(other, "data")
  expect(String(heard)).toContain("200 OK")
  held[0]?.destroy()
  const answered = () =>
    say(url, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").catch(() => "hung up on")
  await expect.poll(answered).toContain("200 OK")
  for (const socket of [...held, other]) socket.destroy()
})

it("behind a proxy, which speaks for everybody, its address has no limit of its own", () => {
  expect(limitsBehind(0).connectionsOfOneAddress).toBe(100)
  expect(limitsBehind(1).connectionsOfOneAddress).toBe(Number.POSITIVE_INFINITY)
})

it("a connection between two requests is the proxy's to close: nginx does after 60 seconds", () => {
  server = newServer()
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})
