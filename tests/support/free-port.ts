import { createServer } from "node:net"
import { listen, stopServer } from "#tests/fakes/listen.ts"

/** A port that was free a moment ago, for a program that cannot tell us the one that it took. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await stopServer(server)
  return port
}
