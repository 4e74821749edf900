import { renderToString } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { loadMessages } from "#messages/messages.ts"
import { measureOfflineCopyContext, officePortsContext, portsContext, visitContext } from "./context.ts"
import { RefreshScriptContext } from "./islands/island.tsx"
import { pathToLog } from "./office/paths.ts"
import {
  StoreFailureContext,
  storeFailedContext,
  submittedContext,
  submittedFormIn,
} from "./office/store-failure.ts"
import { isOfficePath } from "./office-path.ts"
import { SPECULATION_RULES_PATH } from "./speculation.ts"

// `server/` reads the context keys from the build, so that both use the same.
export { measureOfflineCopyContext, officePortsContext, portsContext, visitContext }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8")
  const { pathname } = new URL(request.url)
  if (!isOfficePath(pathname)) headers.set("Speculation-Rules", `"${SPECULATION_RULES_PATH}"`)
  const hasFailed = status === 500 && context.get(storeFailedContext)
  const submitted = hasFailed ? await submittedFormIn(context.get(submittedContext)) : null
  const init = { status: hasFailed ? 503 : status, headers }
  if (request.method === "HEAD") return new Response(null, init)
  // The page is not streamed, because the loaders have awaited all data and nothing suspends.
  const html = renderToString(
    <MessagesProvider messages={await loadMessages("en")}>
      <RefreshScriptContext value={entry.manifest.hmr?.runtime ?? null}>
        <StoreFailureContext value={{ hasFailed, submitted }}>
          <ServerRouter context={entry} url={request.url} />
        </StoreFailureContext>
      </RefreshScriptContext>
    </MessagesProvider>,
  )
  const page = Buffer.from(`<!DOCTYPE html>${html}`)
  headers.set("Content-Length", String(page.length))
  return new Response(page, init)
}

/**
 * Logs errors of rendering with their stack, which visitors do not see. A thrown response such as 404 is not logged. Database errors
 * have their own log line.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const address = pathToLog(new URL(request.url).pathname)
  const { log, isStoreFailure } = context.get(portsContext)
  if (!isStoreFailure(error)) return log.error({ err: error, address }, "page failed to render")
  context.set(storeFailedContext, true)
  log.error({ err: error, address }, "database error while rendering a page")
}
