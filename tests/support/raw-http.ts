import { connect } from "node:net"

/**
 * Sends a request byte for byte, because a client library would correct or refuse it.
 * @returns everything that the server sent until it closed the connection.
 */
export function sendRaw(origin: string, request: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(request))
    let received = ""
    socket.on("data", (chunk) => {
      received += chunk
    })
    socket.once("close", () => resolve(received))
    socket.once("error", reject)
  })
}
