import { once } from "node:events"
import type { AddressInfo, Server } from "node:net"

/** Listens on 127.0.0.1. @returns the port; port 0 chooses a free one. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  // For a server on a TCP port, address() returns an AddressInfo.
  return (server.address() as AddressInfo).port
}

/** Stops a server. Does nothing if it does not listen. */
export async function stopServer(server: Server): Promise<void> {
  if (server.listening) await server[Symbol.asyncDispose]()
}
