import { readFileSync } from "node:fs"
import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub, Outlet } from "react-router"
import { describe, expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { sampleSite } from "#tests/support/sample-site.ts"
import { ErrorBoundary, Layout } from "./root.tsx"
import type { RootData } from "./site/site-data.ts"

describe("the document", () => {
  it("has no script, unless an island brings it", () => {
    expect(pageAt("/tell")).not.toContain("<script")
  })

  it("says its language, follows the visitor's scheme and asks first for two fonts", () => {
    const html = pageAt("/tell")
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html.match(/rel="preload"/g)).toHaveLength(2)
  })

  it("names its icon as files, which a search engine can fetch", () => {
    const icons = pageAt("/tell").match(/<link rel="icon" href="[^"]*"/g)
    expect(icons).toEqual(['<link rel="icon" href="/favicon.ico"', '<link rel="icon" href="/favicon.svg"'])
  })

  it("brings the translation widget only to a visitor who asked", () => {
    const translation = {
      code: "de",
      name: "Deutsch",
      widgetCode: "de",
      script: "https://t.example/e.js",
    } as const
    expect(pageAt("/tell")).not.toContain("translation")
    const html = pageAt("/tell", { loaderData: { root: { ...rootData(), translation } } })
    expect(html).toContain('data-island="translation"')
    expect(html).toContain('"script":"https://t.example/e.js"')
  })
})

it("reads the order of the style layers before any other style", () => {
  const firstImport = /^import .*$/m.exec(readFileSync(new URL("./root.tsx", import.meta.url), "utf8"))?.[0]
  expect(firstImport).toBe('import "#app/ui/base.css"')
})

describe("what stands when nothing else does", () => {
  it("says so, names the telephone and leads home", () => {
    const html = failure(rootData())
    expect(html).toContain("Unexpected Application Error!")
    expect(html).toContain('href="tel:+94660000000"')
    expect(html).toContain('href="/home"')
  })

  it("needs nothing that a loader gave", () => {
    const html = failure(undefined)
    expect(html).toContain("Unexpected Application Error!")
    expect(html).not.toContain("tel:")
  })
})

type Hydration = ComponentProps<ReturnType<typeof createRoutesStub>>["hydrationData"]

function pageAt(path: string, hydrationData: Hydration = { loaderData: { root: rootData() } }): string {
  const children = [{ id: "tell", path: "/tell", Component: () => <h1>FAQ</h1> }]
  const Document = () => (
    <Layout>
      <Outlet />
    </Layout>
  )
  return render(
    createRoutesStub([{ id: "root", loader: rootData, Component: Document, children }]),
    path,
    hydrationData,
  )
}

function failure(root: RootData | undefined): string {
  const stub = createRoutesStub([
    { id: "root", path: "/", loader: rootData, Component: Outlet, ErrorBoundary: FailedDocument },
  ])
  const loaderData = root ? { root } : {}
  return render(stub, "/", { loaderData, errors: { root: new Error("no database") } })
}

function FailedDocument() {
  return (
    <Layout>
      <ErrorBoundary />
    </Layout>
  )
}

function render(Stub: ReturnType<typeof createRoutesStub>, path: string, hydrationData: Hydration): string {
  return renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <Stub initialEntries={[path]} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
}

function rootData(): RootData {
  return { translation: null, siteUrl: "https://www.example.lk", site: sampleSite() }
}
