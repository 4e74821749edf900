import { connect, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { listen } from "#tests/fakes/listen.ts"

/** A line to a PostgreSQL server that can be cut off without a sign: what is sent stays on its way, in both directions. */
export type PostgresLine = { url: string; silence: () => void; speak: () => void; close: () => Promise<void> }

/** Puts a line in front of the server at `url`, on a free port. */
export async function openLine(url: string): Promise<PostgresLine> {
  const ends = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(addressOf(url))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on("data", (chunk) => to.write(chunk))
      from.on("error", () => {})
      from.on("close", () => {
        ends.delete(from)
        to.destroy()
      })
      if (isSilent) from.pause()
    }
  })
  const port = await listen(server)
  const set = (silent: boolean) => {
    isSilent = silent
    for (const end of ends) silent ? end.pause() : end.resume()
  }
  return {
    url: throughPort(url, port),
    silence: () => set(true),
    speak: () => set(false),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const end of ends) end.destroy()
      await closed
    },
  }
}

/** A server of the tests listens in a folder, one that was given on a port. */
function addressOf(url: string) {
  const { searchParams, hostname, port } = new URL(url)
  const folder = searchParams.get("host")
  return folder?.startsWith("/")
    ? { path: join(folder, `.s.PGSQL.${port || 5432}`) }
    : { host: hostname, port: Number(port || 5432) }
}

function throughPort(url: string, port: number): string {
  const through = new URL(url)
  through.searchParams.delete("host")
  return Object.assign(through, { hostname: "127.0.0.1", port }).href
}
