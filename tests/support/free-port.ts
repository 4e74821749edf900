import { createServer } from "node:net"
import { listen, stopServer } from "#tests/fakes/listen.ts"

/** A port that was free a moment ago, for programs that cannot report the port they chose. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await stopServer(server)
  return port
}
