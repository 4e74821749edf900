import { Suspense, use } from "react"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import { afterAll, beforeAll, expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { messagesContext, portsContext, visitContext } from "./context.ts"
import * as entry from "./entry.server.tsx"
import { type Asked, tellOfPage } from "./site/page-facts.ts"
import { PageHead } from "./site/page-head.tsx"

let desk: TestPorts
beforeAll(async () => {
  desk = await openPorts()
})
afterAll(() => desk.close())

/** The page of a site that has only this one, made as the server makes it, from its own entry. */
async function pageOf(root: object): Promise<Response> {
  const ids = { id: "root", path: "", parentId: undefined }
  const build = {
    entry: { module: entry },
    routes: { root: { ...ids, module: root } },
    assets: {
      version: "",
      url: "",
      entry: { module: "", imports: [] },
      routes: { root: { ...ids, module: "", hasLoader: "loader" in root } },
    },
    routeDiscovery: { mode: "initial" },
    ssr: true,
    future: {},
    basename: "/",
    publicPath: "/",
  } as unknown as ServerBuild // what is missing is asked for by scripts and prerendering only
  const context = new RouterContextProvider()
  context.set(portsContext, desk.ports)
  context.set(visitContext, { clientAddress: "192.0.2.7", nonce: "nonce" })
  return createRequestHandler(build, "production")(new Request("https://www.example.lk/"), context)
}

it("tells of a fault in a late part of a page, whose beginning has been sent", async () => {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const Late = () => {
    use(late)
    throw new Error("not as it was thought")
  }
  const page = await pageOf({
    default: () => (
      <html lang="en">
        <body>
          <Suspense fallback="Loading...">
            <Late />
          </Suspense>
        </body>
      </html>
    ),
  })
  expect(page.status).toBe(200)
  expect(desk.lines).toEqual([])
  resolve()
  expect(await page.text()).toContain("Loading...")
  expect(desk.lines).toMatchObject([{ level: "error", message: "a page failed", address: "/" }])
})

it("leaves the head of a page that failed to what is shown in its place", async () => {
  const page = await pageOf({
    loader: ({ request, context }: Asked) => {
      context.set(messagesContext, en)
      tellOfPage({ request, context }, { name: "Axio", description: "", path: "/cars/axio" })
      return null
    },
    default: () => {
      throw new Error("not as it was thought")
    },
    ErrorBoundary: () => <Shown title="Fault" />,
  })
  const html = await page.text()
  expect(page.status).toBe(500)
  expect(html).toContain("<title>Fault</title>")
  expect(html).not.toContain("Axio")
})

function Shown({ title }: { title: string }) {
  return (
    <html lang="en">
      <head>
        <PageHead />
        <title>{title}</title>
      </head>
    </html>
  )
}
