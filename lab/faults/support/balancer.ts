import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { listen, stopServer } from "#tests/fakes/listen.ts"

const CHECK_MS = 200

type Backend = { origin: string; isReady: boolean }

/**
 * A minimal load balancer: round robin over the processes whose `/readyz` answers 200, with keep-alive connections. It never
 * retries, so that no failure is hidden.
 */
export class Balancer {
  url = ""
  /** Requests that got no response from a process. */
  readonly failures: string[] = []
  #backends: Backend[] = []
  #next = 0
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((incoming, outgoing) => this.#forward(incoming, outgoing))
  readonly #checks = setInterval(() => void this.check(), CHECK_MS)

  static async start(): Promise<Balancer> {
    const balancer = new Balancer()
    balancer.url = `http://127.0.0.1:${await listen(balancer.#server)}`
    return balancer
  }

  async add(origin: string): Promise<void> {
    this.#backends.push({ origin, isReady: false })
    await this.check()
  }

  remove(origin: string): void {
    this.#backends = this.#backends.filter((backend) => backend.origin !== origin)
  }

  readyCount(): number {
    return this.#backends.filter(({ isReady }) => isReady).length
  }

  async check(): Promise<void> {
    await Promise.all(
      this.#backends.map(async (backend) => {
        backend.isReady = await isReady(backend.origin)
      }),
    )
  }

  async stop(): Promise<void> {
    clearInterval(this.#checks)
    this.#server.closeAllConnections()
    this.#agent.destroy()
    await stopServer(this.#server)
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = this.#backends.filter(({ isReady }) => isReady)
    const backend = ready[this.#next++ % ready.length]
    const fail = (reason: string) => {
      this.failures.push(`${incoming.method} ${incoming.url}: ${reason}`)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    }
    if (!backend) {
      fail("no process is ready")
      return
    }
    const { method = "GET", url: path = "/", headers } = incoming
    const forwarded = {
      ...headers,
      "x-forwarded-for": incoming.socket.remoteAddress ?? "",
      connection: "keep-alive",
    }
    const proxied = request(backend.origin + path, { method, headers: forwarded, agent: this.#agent })
    proxied.on("error", (error) => fail(error.message))
    proxied.on("response", (response) => {
      const { connection: _, ...rest } = response.headers // hop-by-hop header
      outgoing.writeHead(response.statusCode ?? 502, rest)
      response.on("error", (error) => fail(error.message))
      response.pipe(outgoing)
    })
    incoming.pipe(proxied)
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false // nothing listens, so the process is not ready
  }
}
