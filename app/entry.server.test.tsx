import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { portsContext, visitContext } from "./context.ts"
import * as entry from "./entry.server.tsx"

let ports: TestPorts
beforeAll(async () => {
  ports = await openPorts()
})
afterAll(() => ports.close())

/** The response of a site with a single route, rendered by `entry.server.tsx`. */
async function pageOf(root: object, address = "https://www.example.lk/"): Promise<Response> {
  const ids = { id: "root", path: "*", parentId: undefined }
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
  } as unknown as ServerBuild // only scripts and prerendering read the missing members
  const context = new RouterContextProvider()
  context.set(portsContext, ports.ports)
  context.set(visitContext, { clientAddress: "192.0.2.7" })
  return createRequestHandler(build, "production")(new Request(address), context)
}

const Page = ({ title }: { title: string }) => (
  <html lang="en">
    <head>
      <title>{title}</title>
    </head>
  </html>
)

it("sends a complete page with its content length", async () => {
  const page = await pageOf({ default: () => <Page title="Axio" /> })
  const html = await page.text()
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<\/html>$/)
  expect(page.headers.get("content-length")).toBe(String(Buffer.byteLength(html)))
})

it("logs an error of rendering, and shows the error boundary", async () => {
  const page = await pageOf({
    default: () => {
      throw new Error("render failed")
    },
    ErrorBoundary: () => <Page title="Error" />,
  })
  expect(page.status).toBe(500)
  expect(await page.text()).toContain("<title>Error</title>")
  expect(ports.logLines).toMatchObject([{ level: "error", message: "page failed to render", address: "/" }])
})

it("names the speculation rules in a header, except in the office", async () => {
  const rulesAt = async (path: string) =>
    (await pageOf({ default: () => <Page title="" /> }, `https://www.example.lk${path}`)).headers.get(
      "speculation-rules",
    )
  expect(await rulesAt("/faq")).toBe('"/speculation-rules.json"')
  expect(await rulesAt("/office/enquiries")).toBeNull()
})
