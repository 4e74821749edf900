import { readFileSync } from "node:fs"
import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub, Outlet } from "react-router"
import { describe, expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { parseDocument, viewOf } from "#tests/support/document.ts"
import { sampleCompany } from "#tests/support/sample-company.ts"
import { ErrorBoundary, Layout } from "./root.tsx"
import type { RootData } from "./site/root-data.ts"

describe("the document", () => {
  it("has no script unless the page has an island", () => {
    expect(pageAt("/faq").querySelectorAll("script")).toHaveLength(0)
  })

  it("states its language, supports both colour schemes and preloads two fonts", () => {
    const document = pageAt("/faq")
    expect(document.documentElement.lang).toBe("en")
    expect(document.querySelectorAll('meta[name="color-scheme"][content="light dark"]')).toHaveLength(1)
    expect(document.querySelectorAll('link[rel="preload"][as="font"]')).toHaveLength(2)
  })

  it("links its icon as files, which a search engine can fetch", () => {
    const icons = [...pageAt("/faq").querySelectorAll('link[rel="icon"]')]
    expect(icons.map((icon) => icon.getAttribute("href"))).toEqual(["/favicon.ico", "/favicon.svg"])
  })

  it("has the translation widget only for a visitor who chose a language", () => {
    const translation = {
      code: "de",
      name: "Deutsch",
      widgetCode: "de",
      scriptUrl: "https://t.example/e.js",
    } as const satisfies RootData["translation"]
    const island = '[data-island="translation"]'
    expect(pageAt("/faq").querySelector(island)).toBeNull()
    const document = pageAt("/faq", { loaderData: { root: { ...rootData(), translation } } })
    expect(document.querySelectorAll(island)).toHaveLength(1)
    expect(document.documentElement.textContent).toContain('"scriptUrl":"https://t.example/e.js"')
  })
})

it("imports the order of the style layers before any other style", () => {
  const firstImport = /^import .*$/m.exec(readFileSync(new URL("./root.tsx", import.meta.url), "utf8"))?.[0]
  expect(firstImport).toBe('import "#app/ui/base.css"')
})

describe("the error page of the root", () => {
  it("shows the specified heading, the phone number and a link home", () => {
    const view = viewOf(failedPage(rootData()).body)
    expect(view.text).toContain("Unexpected Application Error!")
    expect(view.hrefs()).toEqual(expect.arrayContaining(["tel:+94660000000", "/home"]))
  })

  it("is rendered without any loader data", () => {
    const view = viewOf(failedPage(undefined).body)
    expect(view.text).toContain("Unexpected Application Error!")
    expect(view.hrefs("tel:")).toEqual([])
  })
})

type Hydration = ComponentProps<ReturnType<typeof createRoutesStub>>["hydrationData"]

function pageAt(path: string, hydrationData: Hydration = { loaderData: { root: rootData() } }): Document {
  const children = [{ id: "faq", path: "/faq", Component: () => <h1>FAQ</h1> }]
  const Root = () => (
    <Layout>
      <Outlet />
    </Layout>
  )
  return render(
    createRoutesStub([{ id: "root", loader: rootData, Component: Root, children }]),
    path,
    hydrationData,
  )
}

function failedPage(root: RootData | undefined): Document {
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

function render(Stub: ReturnType<typeof createRoutesStub>, path: string, hydrationData: Hydration): Document {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <Stub initialEntries={[path]} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
  return parseDocument(html)
}

function rootData(): RootData {
  return { translation: null, siteUrl: "https://www.example.lk", site: sampleCompany() }
}
