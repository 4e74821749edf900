import type { Server } from "node:http"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type {
  formTokenContext,
  officePortsContext,
  portsContext,
  ReadStyleSheet,
  styleSheetsContext,
  visitContext,
} from "#app/context.ts"
import { isOfficePath } from "#app/office-path.ts"
import { routePatterns } from "./route-patterns.ts"
import { forPath } from "./routes-for-path.ts"
import { readStyleSheets } from "./style-sheets.ts"
import { watchedCatalogue } from "./watched-catalogue.ts"
import type { Wiring } from "./wiring.ts"

export type Visit = {
  clientAddress: string
  nonce: string
  /** Told when the catalogue or the settings did not answer, or late: the page then goes without, and is not one to keep. */
  noteFailure: () => void
  /** Told that the page shows a new form: but for its token it is the same for everybody. */
  noteNewForm: () => void
}
export type AnswerPage = (request: Request, visit: Visit) => Promise<Response>

/** The screens, and the pattern of the route that answers a path. */
export type Pages = { answer: AnswerPage; routeOf: (pathname: string) => string }

/** What app/entry.server.tsx exports besides its handler: the keys under which screens find what they may ask. */
type Entry = {
  portsContext: typeof portsContext
  officePortsContext: typeof officePortsContext
  visitContext: typeof visitContext
  formTokenContext: typeof formTokenContext
  styleSheetsContext: typeof styleSheetsContext
}

/** What screens may ask. */
type Asked = Pick<Wiring, "ports" | "content" | "officePorts">

/** The screens, as `react-router build` left them. */
export async function builtPages(asked: Asked): Promise<Pages> {
  const address = new URL("../build/server/index.js", import.meta.url).href
  const build = (await import(address)) as ServerBuild
  return { answer: pagesOf(build, asked, readStyleSheets()), routeOf: routePatterns(build.routes) }
}

/** The screens from source, reloaded as they change; `vite` serves their scripts and styles. */
export async function developmentPages(asked: Asked, server: Server) {
  const { createServer } = await import("vite")
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  })
  const answer: AnswerPage = async (request, visit) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild
    return pagesOf(build, asked, null)(request, visit)
  }
  // Routes come and go while one works on them.
  const routeOf = () => "page"
  return { answer, routeOf, middleware: vite.middlewares, close: () => vite.close() }
}

function visitorsRoutes(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith("office/")))
}

/** Without style sheets pages link to them, as `vite` serves them. */
function pagesOf(
  build: ServerBuild,
  { ports, content, officePorts }: Asked,
  styleSheets: ReadStyleSheet | null,
): AnswerPage {
  const mode = styleSheets ? "production" : "development"
  const answerStaff = createRequestHandler(build, mode)
  const answerVisitorAt = forPath(visitorsRoutes(build.routes), (routes) =>
    createRequestHandler({ ...build, routes }, mode),
  )
  // The build carries its own copy of the keys; only those fit its screens.
  const entry = build.entry.module as unknown as Entry
  return async (request, visit) => {
    const context = new RouterContextProvider()
    context.set(entry.portsContext, {
      ...ports,
      content: await content(visit.noteFailure),
      catalogue: watchedCatalogue(ports.catalogue, visit.noteFailure),
    })
    context.set(entry.officePortsContext, officePorts)
    context.set(entry.visitContext, visit)
    context.set(entry.styleSheetsContext, styleSheets)
    const { pathname } = new URL(request.url)
    const answer = isOfficePath(pathname) ? answerStaff : answerVisitorAt(pathname)
    const page = await answer(request, context)
    if (context.get(entry.formTokenContext)?.isNew) visit.noteNewForm()
    return page
  }
}
