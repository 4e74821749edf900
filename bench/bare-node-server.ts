import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

// Node's HTTP server and nothing of ours: the bytes come over standard input, the headers as the only argument, names and values
// in turn. It says its address on a line of its own.

const bytes = await buffer(process.stdin)
const headers: string[] = JSON.parse(process.argv[2] ?? "[]")
const server = createServer({ optimizeEmptyRequests: true }, (_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, "127.0.0.1", () => {
  // The line that `startBareNode` waits for. A server that listens on a port has an address of this kind.
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`)
})
