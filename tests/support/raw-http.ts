import { connect } from "node:net"

/**
 * Writes words to a server as they are, where a client library would mend them, and hears it out.
 * @returns all that it said until it hung up.
 */
export function say(origin: string, words: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(words))
    let heard = ""
    socket.on("data", (chunk) => {
      heard += chunk
    })
    socket.once("close", () => resolve(heard))
    socket.once("error", reject)
  })
}
