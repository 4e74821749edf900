import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Metrics } from "./metrics.ts"

/** The server listens on loopback only, because the metrics are business figures. */
const HOST = "127.0.0.1"

export type MetricsServer = { url: string; close: () => Promise<void> }

/**
 * Serves `GET /metrics` in Prometheus' text format, on a separate port.
 * @throws if the port is in use
 */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<MetricsServer> {
  const headers = { "content-type": registry.contentType, "cache-control": "no-store" }
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, headers).end(text),
      // Prometheus reports the failed scrape; a metric that cannot be read must not end the process.
      () => response.writeHead(500).end(),
    )
  })
  await listen(server, port)
  // The address of a server that listens on a port is an object.
  const { port: boundPort } = server.address() as AddressInfo
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  return { url: `http://${HOST}:${boundPort}/metrics`, close }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, HOST, resolve)
  })
}
