import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createRequestListener } from "@remix-run/node-fetch-server"

/** Puts a function from Request to Response behind a real port. @returns its origin. */
export async function serve(
  answer: (request: Request) => Promise<Response | null>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const listener = createRequestListener(
    async (request) => (await answer(request)) ?? new Response(null, { status: 404 }),
  )
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  // A server that listens on a port has an address of this kind.
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
