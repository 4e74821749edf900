import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { sampleSite } from "#tests/support/sample-site.ts"
import { LatePart } from "./late-part.tsx"
import { PageProvider } from "./page-context.tsx"
import type { Settled } from "./settle.ts"

it("shows what came in time, under the name by which a script finds it", () => {
  const html = pageWith({ ready: true, value: "58 vehicles" })
  expect(html).toContain("<p>58 vehicles</p>")
  expect(html).toContain('data-part="fleet"')
  expect(html).not.toContain("Loading...")
  expect(html).not.toContain("<script")
})

it("says 'Loading...' in the place of what is late, and brings the script that fetches it", () => {
  const html = pageWith({ ready: false })
  expect(html).toMatch(/data-part="fleet" data-late/)
  expect(html).toMatch(/<p role="status"[^>]*>Loading\.\.\.<\/p>/)
  expect(html).toMatch(/<script type="module" async=""/)
})

it("leads a visitor without scripts to the same page, whole", () => {
  const [, withoutScripts] = /<noscript>(.*?)<\/noscript>/.exec(pageWith({ ready: false })) ?? []
  expect(withoutScripts).toContain('href="/home?q=axio&amp;wait=1"')
})

function pageWith(answer: Settled<string>): string {
  const page = { pathname: "/home", search: "?q=axio", siteUrl: "https://www.example.lk", site: sampleSite() }
  return renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <PageProvider page={page}>
        <LatePart name="fleet" answer={answer}>
          {(value) => <p>{value}</p>}
        </LatePart>
      </PageProvider>
    </MessagesProvider>,
  )
}
