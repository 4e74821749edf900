import { createHash } from "node:crypto"
import { createServer, type Server } from "node:http"
import { listen, stopServer } from "./listen.ts"

/** How the service responds: normally, with an error, never, or with an endless body. */
export type Behaviour = "normal" | "broken" | "silent" | "endless"

/** A service with the range API of Have I Been Pwned that knows these passwords. `requestedPaths` lists all requests. */
export async function startBreachedPasswords(passwords: readonly string[]) {
  const hashes = passwords.map(sha1)
  const requestedPaths: string[] = []
  let behaviour: Behaviour = "normal"
  const server: Server = createServer((request, response) => {
    requestedPaths.push(request.url ?? "")
    if (behaviour === "silent") return
    if (behaviour === "broken") return response.writeHead(503).end()
    if (behaviour === "endless") {
      const writeUntilFull = () => {
        while (response.write(`${"0".repeat(35)}:1\r\n`.repeat(100)));
      }
      response.on("drain", writeUntilFull)
      return writeUntilFull()
    }
    const prefix = (request.url ?? "").split("/").at(-1) ?? ""
    const lines = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:42`)
    // Every response contains a padding entry with the count 0, as the real service sends.
    response.end([...lines, `${sha1("a road through the hills").slice(5)}:0`].join("\r\n"))
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/range/`,
    requestedPaths,
    setBehaviour: (next: Behaviour) => {
      behaviour = next
    },
    stop: () => {
      server.closeAllConnections()
      return stopServer(server)
    },
  }
}

function sha1(text: string): string {
  return createHash("sha1").update(text).digest("hex").toUpperCase()
}
