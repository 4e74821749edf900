import { Writable } from "node:stream"
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
import { PlaceDrawnContext } from "#app/ui/drawn-once.tsx"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { loadMessages } from "#messages/messages.ts"
import {
  formTokenContext,
  officePortsContext,
  portsContext,
  RequestContext,
  styleSheetsContext,
  visitContext,
} from "./context.ts"
import { drawnParts } from "./drawn-parts.tsx"
import { pathToLog } from "./office/paths.ts"
import { storeFailedContext, submittedContext, typedContext, typedIn } from "./office/store-failure.ts"
import { PageStylesContext } from "./page-styles.tsx"
import { filling, type PlacedParts, placedParts } from "./placed-parts.ts"
import { pageFactsContext } from "./site/page-head.tsx"

// The server that starts the site reads these from the build, so that both hold the same keys.
export { formTokenContext, officePortsContext, portsContext, styleSheetsContext, visitContext }

/** Longest time for what a page waits for; then what is missing ends as a failure, and the connection closes. */
export const streamTimeout = 10_000
// React is stopped a little later, so that what ended as a failure is still drawn.
const FLUSH_MS = 1_000

/** The router's data for the browser come in two turns after everything else; what is not there after four is late. */
const DATA_TURNS = 4

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
  const isUnavailable = status === 500 && context.get(storeFailedContext)
  if (isUnavailable) context.set(typedContext, await typedIn(context.get(submittedContext)))
  const shown = isUnavailable ? 503 : status
  if (request.method === "HEAD") return new Response(null, { status: shown, headers })
  return render({ request, status: shown, headers, entry, context })
}

/**
 * What goes wrong while a page is made, in the log with its stack; the visitor reads none of it. A page that is not there, or
 * takes no form, is an answer: a robot that asks for a thousand of them writes nothing into the log. A database that failed is
 * told apart from a fault of ours.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const address = pathToLog(new URL(request.url).pathname)
  const { log, isStoreFailure } = context.get(portsContext)
  if (!isStoreFailure(error)) return log.error({ err: error, address }, "a page failed")
  context.set(storeFailedContext, true)
  log.error({ err: error, address }, "the database failed under a page")
}

async function render({ request, status, headers, entry, context }: Rendering): Promise<Response> {
  if (entry.staticHandlerContext.errors) context.set(pageFactsContext, null)
  const messages = await loadMessages("en")
  const { nonce } = context.get(visitContext)
  const { log } = context.get(portsContext)
  const tellOfPart = (error: unknown) =>
    log.error({ err: error }, "a part of pages cannot be drawn by itself")
  const parts = placedParts(drawnParts(messages, tellOfPart), nonce)
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const waitsForAll = isbot(request.headers.get("user-agent"))
  let hasShell = false
  let hasAnswered = false
  const answer = (bodyOf: (page: Page) => ReadableStream) => {
    if (hasAnswered) return
    hasAnswered = true
    resolve(new Response(bodyOf({ pipe, parts, headers }), { status, headers }))
  }
  const { pipe, abort } = renderToPipeableStream(
    <MessagesProvider messages={messages}>
      <PageStylesContext value={{ read: context.get(styleSheetsContext), nonce }}>
        <PlaceDrawnContext value={parts.place}>
          <RequestContext value={context}>
            <ServerRouter context={ofThisPage(entry)} url={request.url} nonce={nonce} />
          </RequestContext>
        </PlaceDrawnContext>
      </PageStylesContext>
    </MessagesProvider>,
    {
      nonce,
      // React would otherwise cut a finished page into pieces that a script puts in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Robots get the page when all of it is there; a person sees what is ready, and what is late as it comes.
      onShellReady() {
        hasShell = true
        if (!waitsForAll) afterTurns(DATA_TURNS, () => answer(bodyAsItComes))
      },
      onAllReady() {
        clearTimeout(patience)
        answer(wholeBody)
      },
      onShellError(error) {
        clearTimeout(patience)
        reject(error)
      },
      onError(error) {
        // An error before the shell rejects, and the router then renders the error page and calls handleError.
        if (hasShell) handleError(error, { request, context, params: {} })
      },
    },
  )
  // Taken back when the page is whole: until then it holds all that the page was made of.
  const patience = setTimeout(abort, streamTimeout + FLUSH_MS)
  patience.unref()
  request.signal.addEventListener("abort", () => abort(), { once: true })
  return promise
}

/** The router makes its routes anew for each page: those that the page is made of are enough, every link loads a page anew. */
function ofThisPage(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...entry, manifest: { ...manifest, routes } }
}

type Page = { pipe: (body: Writable) => void; parts: PlacedParts; headers: Headers }

/**
 * The page in one piece, with its length: React's own pieces are of four kilobytes, and each costs its way through streams.
 * To be asked for when all is there; React then hands it over at once.
 */
function wholeBody({ pipe, parts, headers }: Page): ReadableStream {
  const pieces: Buffer[] = []
  const body = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER, // so that React waits for nobody
    write(piece, _, done) {
      pieces.push(piece)
      done()
    },
  })
  pipe(body)
  const page = Buffer.concat(parts.filled(Buffer.concat(pieces)))
  headers.set("Content-Length", String(page.length))
  // A stream, because a response would copy bytes that it is given as they are.
  return new ReadableStream({
    start(controller) {
      controller.enqueue(page)
      controller.close()
    },
  })
}

function bodyAsItComes({ pipe, parts }: Page): ReadableStream {
  const body = filling(parts.filled)
  const stream = createReadableStreamFromReadable(body)
  pipe(body)
  return stream
}

/** In so many turns of the event loop. */
function afterTurns(turns: number, act: () => void): void {
  if (turns === 0) act()
  else setImmediate(afterTurns, turns - 1, act)
}
