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
import * as frame from "#app/site/layout/route.tsx"
import { UnexpectedError } from "#app/site/layout/unexpected-error.tsx"
import type { PageHead } from "#app/site/page-head.ts"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { type View, viewOf } from "./document.ts"

/** A module of the route table. The types of its exports are those of its own route, so no narrower type fits all modules. */
// biome-ignore lint/suspicious/noExplicitAny: the props of a route differ from route to route
type PageModule = Record<string, any>

/**
 * The response to a browser, and a view of its HTML. `page` is the route's description of the page's head; null where an error
 * boundary is rendered.
 */
export type Answer = { status: number; headers: Headers; html: string; view: View; page: PageHead | null }

/**
 * Calls one module of the route table, in the real root layout, with the router's own static handler. Deferred parts of a page are
 * rendered as their fallbacks.
 */
export async function visit(
  ports: Ports,
  [path, screen]: readonly [path: string, screen: PageModule],
  request: Request,
): Promise<Answer> {
  const { query, dataRoutes } = createStaticHandler([rootRoute(ports, path, screen)])
  const asked = requestContext(ports)
  const context = await query(request, { requestContext: asked })
  if (context instanceof Response) {
    return answerOf(context.status, context.headers, await context.text(), null)
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
  return answerOf(context.statusCode, headersOf(screen, context), html, head)
}

/** Parses the HTML for the tests that look into it only. */
function answerOf(status: number, headers: Headers, html: string, page: PageHead | null): Answer {
  let view: View | undefined
  return {
    status,
    headers,
    html,
    page,
    get view() {
      view ??= viewOf(html)
      return view
    },
  }
}

/** A press on a form, as a browser sends it. */
export function formRequest(url: string, fields: Record<string, string>): Request {
  return new Request(url, { method: "POST", body: new URLSearchParams(fields) })
}

const PAGE_ID = "screen"

function requestContext(ports: Ports): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(portsContext, ports)
  context.set(messagesContext, en)
  context.set(visitContext, { clientAddress: "192.0.2.7" })
  return context
}

/** The ids are those of the framework: other parts of the page ask for their data by them. */
function rootRoute(ports: Ports, path: string, screen: PageModule): RouteObject {
  const layoutRoute = routeOf("site/layout/route", frame, { children: [routeOf(PAGE_ID, screen, { path })] })
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
  place: { path?: string; children?: RouteObject[] },
): RouteObject {
  const { loader, action, default: Component, ErrorBoundary } = module
  const route = { id, loader, action, Component: withProps(Component), ...place }
  return ErrorBoundary ? { ...route, ErrorBoundary: withProps(ErrorBoundary) } : route
}

/** What the framework gives to a route's components as properties. */
// biome-ignore lint/suspicious/noExplicitAny: as above
function withProps(Part: ComponentType<any>): ComponentType {
  return function Route() {
    return <Part loaderData={useLoaderData()} error={useRouteError()} />
  }
}

function headersOf(screen: PageModule, { actionHeaders, loaderHeaders }: StaticHandlerContext): Headers {
  const none = new Headers()
  const headers = screen.headers?.({
    actionHeaders: actionHeaders[PAGE_ID] ?? none,
    loaderHeaders: loaderHeaders[PAGE_ID] ?? none,
    parentHeaders: none,
  })
  return new Headers(headers)
}
