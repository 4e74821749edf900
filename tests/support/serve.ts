import { createServer } from "node:http"
import { createRequestListener } from "@remix-run/node-fetch-server"
import { listen, stopServer } from "#tests/fakes/listen.ts"

/** Serves a function from Request to Response on a free port. @returns its origin. */
export async function serve(
  respond: (request: Request) => Promise<Response | null>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const listener = createRequestListener(
    async (request) => (await respond(request)) ?? new Response(null, { status: 404 }),
  )
  const server = createServer(listener)
  const port = await listen(server)
  const close = async () => {
    server.closeAllConnections()
    await stopServer(server)
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
