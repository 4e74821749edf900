import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { listen, stopServer } from "#tests/fakes/listen.ts"

const CHECK_MS = 200

type Backend = { origin: string; isReady: boolean }

/**
 * As plain as a balancer can be: in turn to each process that says at `/readyz` that it is ready, over connections that are
 * kept. What fails once has failed: nothing is sent a second time, so that no fault is hidden.
 */
export class Balancer {
  url = ""
  /** Answers that it had to give itself, because a process gave none. */
  readonly failures: string[] = []
  #backends: Backend[] = []
  #turn = 0
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((asked, answer) => this.#passOn(asked, answer))
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

  #passOn(asked: IncomingMessage, answer: ServerResponse): void {
    const ready = this.#backends.filter(({ isReady }) => isReady)
    const backend = ready[this.#turn++ % ready.length]
    const fail = (why: string) => {
      this.failures.push(`${asked.method} ${asked.url}: ${why}`)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    }
    if (!backend) {
      fail("no process is ready")
      return
    }
    const { method = "GET", url: path = "/", headers } = asked
    const said = { ...headers, "x-forwarded-for": asked.socket.remoteAddress ?? "", connection: "keep-alive" }
    const call = request(backend.origin + path, { method, headers: said, agent: this.#agent })
    call.on("error", (error) => fail(error.message))
    call.on("response", (response) => {
      const { connection: _, ...rest } = response.headers // each side's connection is its own
      answer.writeHead(response.statusCode ?? 502, rest)
      response.on("error", (error) => fail(error.message))
      response.pipe(answer)
    })
    asked.pipe(call)
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false // nobody listens there: not ready
  }
}
