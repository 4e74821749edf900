import { PassThrough } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { isbot } from "isbot"
import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { DrawnPartContext } from "#app/ui/drawn-once.tsx"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { loadMessages } from "#messages/messages.ts"
import { officePortsContext, portsContext, styleSheetsContext, visitContext } from "./context.ts"
import { drawnParts } from "./drawn-parts.tsx"
import { PageStylesContext } from "./page-styles.tsx"
import { FrameFactsProvider, frameFactsContext } from "./site/frame/frame-facts.ts"

// The server that starts the site reads these from the build, so that both hold the same keys.
export { officePortsContext, portsContext, styleSheetsContext, visitContext }

/** Longest time for what a page waits for; then what is missing ends as a failure, and the connection closes. */
export const streamTimeout = 10_000
// React is stopped a little later, so that what ended as a failure is still drawn.
const FLUSH_MS = 1_000

type Rendering = {
  request: Request
  status: number
  headers: Headers
  entry: EntryContext
  context: RouterContextProvider
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  return render({ request, status, headers, entry, context })
}

/**
 * What goes wrong while a page is made, in the log with its stack; the visitor reads none of it. A page that is not there, or
 * takes no form, is an answer: a robot that asks for a thousand of them writes nothing into the log.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const address = new URL(request.url).pathname
  context.get(portsContext).log.error({ err: error, address }, "a page failed")
}

async function render({ request, status, headers, entry, context }: Rendering): Promise<Response> {
  const messages = await loadMessages("en")
  const { nonce } = context.get(visitContext)
  const { log } = context.get(portsContext)
  const tellOfPart = (error: unknown) =>
    log.error({ err: error }, "a part of pages cannot be drawn by itself")
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const waitsForAll = isbot(request.headers.get("user-agent"))
  let answered = false
  const answer = () => {
    answered = true
    resolve(new Response(bodyFrom(pipe), { status, headers }))
  }
  const { pipe, abort } = renderToPipeableStream(
    <MessagesProvider messages={messages}>
      <PageStylesContext value={{ read: context.get(styleSheetsContext), nonce }}>
        <DrawnPartContext value={drawnParts(messages, tellOfPart)}>
          <FrameFactsProvider value={context.get(frameFactsContext)}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </FrameFactsProvider>
        </DrawnPartContext>
      </PageStylesContext>
    </MessagesProvider>,
    {
      nonce,
      // React would otherwise cut a finished page into pieces that a script puts in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Robots get the page when all of it is there; a person sees what is ready, and the rest as it comes.
      onShellReady() {
        if (!waitsForAll) answer()
      },
      onAllReady() {
        clearTimeout(patience)
        if (waitsForAll) answer()
      },
      onShellError(error) {
        clearTimeout(patience)
        reject(error)
      },
      onError(error) {
        // An error before the answer rejects, and the router then renders the error page and calls handleError.
        if (answered) handleError(error, { request, context, params: {} })
      },
    },
  )
  // Taken back when the page is whole: until then it holds all that the page was made of.
  const patience = setTimeout(abort, streamTimeout + FLUSH_MS)
  patience.unref()
  request.signal.addEventListener("abort", () => abort(), { once: true })
  return promise
}

function bodyFrom(pipe: (body: PassThrough) => void): ReadableStream {
  const body = new PassThrough()
  const stream = createReadableStreamFromReadable(body)
  pipe(body)
  return stream
}
