import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { scriptsOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { sampleCompany } from "#tests/support/sample-company.ts"
import type { DeferredValue } from "./defer.ts"
import { DeferredFragment } from "./deferred-fragment.tsx"
import { PageProvider } from "./page-context.tsx"

it("renders a ready value in an element with the fragment's name, without a script", () => {
  const view = pageWith({ ready: true, value: "58 vehicles" })
  expect(textOf(view.one('[data-fragment="fleet"]'))).toBe("58 vehicles")
  expect(scriptsOf(view.element.ownerDocument)).toEqual([])
})

it("shows 'Loading...' in place of a late value, with the script that fetches it", () => {
  const view = pageWith({ ready: false })
  const fragment = viewOf(view.one('[data-fragment="fleet"][data-late]'))
  expect(textOf(fragment.getByRole("status"))).toBe("Loading...")
  const { head } = view.element.ownerDocument
  expect(head.querySelectorAll('script[type="module"][async]')).toHaveLength(1)
})

it("links to the complete page for a visitor without scripts", () => {
  const withoutScripts = viewOf(pageWith({ ready: false }).one("noscript"))
  expect(withoutScripts.hrefs()).toEqual(["/home?q=axio&wait=1"])
})

function pageWith(value: DeferredValue<string>): View {
  const page = {
    pathname: "/home",
    search: "?q=axio",
    siteUrl: "https://www.example.lk",
    site: sampleCompany(),
  }
  const html = renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <PageProvider page={page}>
        <DeferredFragment name="fleet" value={value}>
          {(text) => <p>{text}</p>}
        </DeferredFragment>
      </PageProvider>
    </MessagesProvider>,
  )
  return viewOf(html)
}
