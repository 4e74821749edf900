import { createServer, type Server, type Socket } from "node:net"
import { listen, stopServer } from "./listen.ts"

/** A TCP server that sends the same bytes to every client, whatever protocol the client speaks. */
export class FixedResponseServer {
  port = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(response: string) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on("error", () => {}) // clients may close the connection early
      socket.write(response)
    })
  }

  static async start(response: string): Promise<FixedResponseServer> {
    const server = new FixedResponseServer(response)
    server.port = await listen(server.#server)
    return server
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await stopServer(this.#server)
  }
}
