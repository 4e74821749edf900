import { once } from "node:events"
import type { AddressInfo, Server } from "node:net"

/** Listens on this machine only. @returns the port: port 0 takes any free one. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  // A server that listens on a port, not on a pipe, has an address of this shape.
  return (server.address() as AddressInfo).port
}

/** Waits until nothing listens any more; may be asked twice. */
export async function stopServer(server: Server): Promise<void> {
  if (server.listening) await server[Symbol.asyncDispose]()
}
