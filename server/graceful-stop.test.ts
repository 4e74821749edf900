import { once } from "node:events"
import { createServer, type Server, type ServerResponse } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { gracefulStop } from "./graceful-stop.ts"
import { openLog } from "./log.ts"

// tests/http/stopping.test.ts stops a whole process, and covers responses that have not started.

let server: Server
let finished: PromiseWithResolvers<void>
let stop: () => Promise<void>
beforeEach(() => {
  // Fakes the timer that closes the remaining connections: a real process has exited before that timer fires.
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  server = createServer({ keepAliveTimeout: 60_000 })
  finished = Promise.withResolvers()
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
})

/** Starts the server with this request listener. @returns its URL and its first response */
async function openWith(respond: (response: ServerResponse) => void) {
  const received = Promise.withResolvers<ServerResponse>()
  server.on("request", (_request, response: ServerResponse) => {
    respond(response)
    received.resolve(response)
  })
  const finish = async () => finished.resolve()
  stop = gracefulStop({ server, log: openLog("silent"), drainMs: 0, endStreams: async () => {}, finish }).stop
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received: received.promise }
}

/** Blocks the event loop, as a long rendering does. */
function keepEventLoopBusy(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe("a stop", () => {
  it("answers a request that is still unread in the socket", async () => {
    const { url } = await openWith((response) => response.end("answered"))
    const socket = connect(Number(new URL(url).port), "127.0.0.1")
    const nextChunk = () => once(socket, "data").then(([chunk]) => String(chunk))
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    expect(await nextChunk()).toContain("answered")
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    void stop()
    keepEventLoopBusy(300)
    expect(await nextChunk()).toMatch(/connection: close[\s\S]*answered/i)
    await finished.promise
  })

  it("waits for a started response, and then closes its connection", async () => {
    const { url, received } = await openWith((response) => response.write("be"))
    const clientResponse = await fetch(url)
    void stop()
    const response = await received
    await vi.waitUntil(() => !server.listening)
    response.end("gun")
    expect([clientResponse.headers.get("connection"), await clientResponse.text()]).toEqual([
      "keep-alive",
      "begun",
    ])
    await finished.promise
  })

  it("adds `Connection: close` to a response that has not started", async () => {
    const { url, received } = await openWith(() => {})
    const pendingResponse = fetch(url)
    const response = await received
    void stop()
    response.end("begun late")
    expect((await pendingResponse).headers.get("connection")).toBe("close")
    await finished.promise
  })

  it("does not wait for a connection with a completed response", async () => {
    const { url } = await openWith((response) => response.end("at once"))
    expect(await (await fetch(url)).text()).toBe("at once")
    void stop()
    await finished.promise
  })
})
