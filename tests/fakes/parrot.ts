import { createServer, type Server, type Socket } from "node:net"
import { listen, stopServer } from "./listen.ts"

/** Says the same words to whoever connects, whatever language they speak. */
export class Parrot {
  port = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(words: string) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on("error", () => {}) // a listener that hangs up on it is none of its concern
      socket.write(words)
    })
  }

  static async start(words: string): Promise<Parrot> {
    const parrot = new Parrot(words)
    parrot.port = await listen(parrot.#server)
    return parrot
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await stopServer(this.#server)
  }
}
