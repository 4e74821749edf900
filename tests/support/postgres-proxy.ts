import { connect, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { listen } from "#tests/fakes/listen.ts"

/** A TCP proxy to a PostgreSQL server that can stall: while paused it forwards nothing and closes no connection. */
export type PostgresProxy = { url: string; pause: () => void; resume: () => void; close: () => Promise<void> }

/** Starts a proxy for the server at `url` on a free port. */
export async function openPostgresProxy(url: string): Promise<PostgresProxy> {
  const sockets = new Set<Socket>()
  let isPaused = false
  const server = createServer((client) => {
    const upstream = connect(addressOf(url))
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on("data", (chunk) => to.write(chunk))
      from.on("error", () => {})
      from.on("close", () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isPaused) from.pause()
    }
  })
  const port = await listen(server)
  const setPaused = (paused: boolean) => {
    isPaused = paused
    for (const socket of sockets) paused ? socket.pause() : socket.resume()
  }
  return {
    url: proxiedUrl(url, port),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** The tests' own server listens on a socket in a folder, that of TEST_DATABASE_URL on a port. */
function addressOf(url: string) {
  const { searchParams, hostname, port } = new URL(url)
  const folder = searchParams.get("host")
  return folder?.startsWith("/")
    ? { path: join(folder, `.s.PGSQL.${port || 5432}`) }
    : { host: hostname, port: Number(port || 5432) }
}

function proxiedUrl(url: string, port: number): string {
  const proxied = new URL(url)
  proxied.searchParams.delete("host")
  return Object.assign(proxied, { hostname: "127.0.0.1", port }).href
}
