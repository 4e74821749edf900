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
import { officePortsContext, offlineCopyContext, portsContext, visitContext } from "./context.ts"
import { RefreshScriptContext } from "./islands/island.tsx"
import {
  databaseFailedContext,
  OfficeErrorContext,
  submittedFormIn,
  submittedRequestContext,
} from "./office/database-failure.ts"
import { pathToLog } from "./office/paths.ts"
import { isOfficePath } from "./office-path.ts"
import { SPECULATION_RULES_PATH } from "./speculation.ts"

// `server/` reads the context keys from the build, so that both use the same keys.
export { officePortsContext, offlineCopyContext, portsContext, visitContext }

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
  const databaseHasFailed = status === 500 && context.get(databaseFailedContext)
  const submittedForm = databaseHasFailed ? await submittedFormIn(context.get(submittedRequestContext)) : null
  const init = { status: databaseHasFailed ? 503 : status, headers }
  if (request.method === "HEAD") return new Response(null, init)
  // The page is not streamed, because the loaders have awaited all data and nothing suspends.
  const html = renderToString(
    <MessagesProvider messages={await loadMessages("en")}>
      <RefreshScriptContext value={entry.manifest.hmr?.runtime ?? null}>
        <OfficeErrorContext value={{ databaseHasFailed, submittedForm }}>
          <ServerRouter context={entry} url={request.url} />
        </OfficeErrorContext>
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
  const path = pathToLog(new URL(request.url).pathname)
  const { log, isDatabaseFailure } = context.get(portsContext)
  if (!isDatabaseFailure(error)) return log.error({ err: error, address: path }, "page failed to render")
  context.set(databaseFailedContext, true)
  log.error({ err: error, address: path }, "database error while rendering a page")
}
