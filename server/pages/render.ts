import type { Server } from "node:http"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { officePortsContext, offlineCopyContext, portsContext, visitContext } from "#app/context.ts"
import { routePatterns } from "../http/route-patterns.ts"
import { reportingCatalogue } from "../reporting-catalogue.ts"
import type { Wiring } from "../wiring.ts"
import { offlineCopyMeasurer } from "./measure-copy.ts"

export type RenderContext = {
  clientAddress: string
  /** Called when the catalogue or the settings did not answer in time: the page is then incomplete and not cached. */
  noteFailure: () => void
}
export type RenderPage = (request: Request, renderContext: RenderContext) => Promise<Response>

/** Renders pages, and finds the route pattern of a path. */
export type Pages = { render: RenderPage; routeOf: (pathname: string) => string }

/** The context keys that app/entry.server.tsx exports, by which routes find their ports. */
type Entry = {
  portsContext: typeof portsContext
  officePortsContext: typeof officePortsContext
  visitContext: typeof visitContext
  offlineCopyContext: typeof offlineCopyContext
}

type PagePorts = Pick<Wiring, "ports" | "content" | "officePorts" | "fileBytes">

/** The pages of `react-router build`. */
export async function builtPages(ports: PagePorts): Promise<Pages> {
  const url = new URL("../../build/server/index.js", import.meta.url).href
  const build = (await import(url)) as ServerBuild // `react-router build` wrote it
  return { render: rendererOf(build, "production", ports), routeOf: routePatterns(build.routes) }
}

/** The pages from source, reloaded on change; Vite serves their scripts and styles. */
export async function developmentPages(ports: PagePorts, server: Server) {
  const { createServer } = await import("vite")
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  })
  const render: RenderPage = async (request, renderContext) => {
    // The plugin of React Router provides this module.
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild
    return rendererOf(build, "development", ports)(request, renderContext)
  }
  // Routes may change while the server runs, so the log names none.
  const routeOf = () => "page"
  return { render, routeOf, middleware: vite.middlewares, close: () => vite.close() }
}

function rendererOf(
  build: ServerBuild,
  mode: "production" | "development",
  { ports, content, officePorts, fileBytes }: PagePorts,
): RenderPage {
  const handle = createRequestHandler(build, mode)
  // The build has its own copy of the context keys; its routes know only those.
  const entry = build.entry.module as unknown as Entry
  const render: RenderPage = async (request, renderContext) => {
    const { clientAddress, noteFailure } = renderContext
    const context = new RouterContextProvider()
    context.set(entry.portsContext, {
      ...ports,
      content: await content(noteFailure),
      catalogue: reportingCatalogue(ports.catalogue, noteFailure),
    })
    context.set(entry.officePortsContext, officePorts)
    context.set(entry.visitContext, { clientAddress })
    const readPage = (url: string) => render(new Request(new URL(url, request.url)), renderContext)
    context.set(entry.offlineCopyContext, offlineCopyMeasurer({ readPage, fileBytes }))
    return handle(request, context)
  }
  return render
}
