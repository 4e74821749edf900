import type { ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useRouteError,
} from "react-router"
import { messagesContext, type Ports, portsContext, visitContext } from "#app/context.ts"
import { PageProvider } from "#app/islands/page-context.tsx"
import * as layout from "#app/site/layout/route.tsx"
import { UnexpectedError } from "#app/site/layout/unexpected-error.tsx"
import type { PageHead } from "#app/site/page-head.ts"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { type View, viewOf } from "./document.ts"

/** A module of the route table. The types of its exports are those of its own route, so no narrower type fits all modules. */
// biome-ignore lint/suspicious/noExplicitAny: the props of a route differ from route to route
type PageModule = Record<string, any>

/**
 * The response to a browser, and a view of its HTML. `head` is the page's head as the loader of the route returns it; null if an
 * error boundary is rendered.
 */
export type PageResponse = {
  status: number
  headers: Headers
  html: string
  view: View
  head: PageHead | null
}

type PathAndModule = readonly [path: string, module: PageModule]

/**
 * Calls one module of the route table with the router's own static handler. The page is in a `<main>`, without the header and the
 * footer, which take as long to render and to parse as most pages. An error page has them, because the error boundary of the layout renders
 * them. Deferred fragments of a page are rendered as their fallbacks.
 */
export function visit(ports: Ports, page: PathAndModule, request: Request): Promise<PageResponse> {
  const layoutOfTests = { ...layout, default: PageAlone }
  return visitIn(layoutOfTests, ports, page, request)
}

/** Like `visit`, with the header and the footer. */
export function visitWithLayout(ports: Ports, page: PathAndModule, request: Request): Promise<PageResponse> {
  return visitIn(layout, ports, page, request)
}

function PageAlone() {
  return (
    <main>
      <Outlet />
    </main>
  )
}

async function visitIn(
  layoutModule: PageModule,
  ports: Ports,
  [path, module]: PathAndModule,
  request: Request,
): Promise<PageResponse> {
  const layoutRoute = routeOf("site/layout/route", layoutModule, {
    children: [routeOf(PAGE_ID, module, { path })],
  })
  const { query, dataRoutes } = createStaticHandler([rootRoute(ports, layoutRoute)])
  const context = await query(request, { requestContext: requestContext(ports) })
  if (context instanceof Response) {
    return pageResponse(context.status, context.headers, await context.text(), null)
  }
  const { pathname, search } = new URL(request.url)
  const { siteUrl } = ports.settings
  const html = renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <PageProvider page={{ pathname, search, siteUrl, site: ports.content.site }}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageProvider>
    </MessagesProvider>,
  )
  const head = context.errors ? null : (context.loaderData[PAGE_ID]?.head ?? null)
  return pageResponse(context.statusCode, headersOf(module, context), html, head)
}

/** Parses the HTML lazily, because not every test needs a DOM. */
function pageResponse(status: number, headers: Headers, html: string, head: PageHead | null): PageResponse {
  let view: View | undefined
  return {
    status,
    headers,
    html,
    head,
    get view() {
      view ??= viewOf(html)
      return view
    },
  }
}

/** The submission of a form, as a browser sends it. */
export function formRequest(url: string, fields: Record<string, string>): Request {
  return new Request(url, { method: "POST", body: new URLSearchParams(fields) })
}

const PAGE_ID = "page"

function requestContext(ports: Ports): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(portsContext, ports)
  context.set(messagesContext, en)
  context.set(visitContext, { clientAddress: "192.0.2.7" })
  return context
}

/** The ids are those of the real route table, because other parts of the page read loader data by them. */
function rootRoute(ports: Ports, layoutRoute: RouteObject): RouteObject {
  const loader = () => ({
    site: ports.content.site,
    siteUrl: ports.settings.siteUrl,
    translation: null,
  })
  return { id: "root", loader, Component: Outlet, ErrorBoundary: UnexpectedError, children: [layoutRoute] }
}

function routeOf(
  id: string,
  module: PageModule,
  options: { path?: string; children?: RouteObject[] },
): RouteObject {
  const { loader, action, default: Component, ErrorBoundary } = module
  const route = { id, loader, action, Component: withProps(Component), ...options }
  return ErrorBoundary ? { ...route, ErrorBoundary: withProps(ErrorBoundary) } : route
}

/** The props that the framework passes to a route's components. */
// biome-ignore lint/suspicious/noExplicitAny: as above
function withProps(RouteComponent: ComponentType<any>): ComponentType {
  return function Route() {
    return <RouteComponent loaderData={useLoaderData()} error={useRouteError()} />
  }
}

function headersOf(module: PageModule, { actionHeaders, loaderHeaders }: StaticHandlerContext): Headers {
  const none = new Headers()
  const headers = module.headers?.({
    actionHeaders: actionHeaders[PAGE_ID] ?? none,
    loaderHeaders: loaderHeaders[PAGE_ID] ?? none,
    parentHeaders: none,
  })
  return new Headers(headers)
}
