import { renderToStaticMarkup } from "react-dom/server"
import { RouterContextProvider } from "react-router"
import { describe, expect, it } from "vitest"
import type { RequestContext } from "#app/context.ts"
import { type PageFacts, type PageHead, pageFactsContext } from "./page-head.tsx"

const FACTS: PageFacts = {
  name: "Axio & co",
  title: "Rent Car Service - Axio & co",
  description: 'A "quiet" car',
  siteName: "Rent Car Service",
  canonical: "https://www.example.lk/cars/axio",
  robots: null,
  kind: "website",
  card: { address: "https://www.example.lk/images/cards/axio.jpg", alt: "An Axio on the road" },
  structuredData: { "@type": "WebPage", name: "Axio </script><!-- & co" },
}

describe("the head of a page", () => {
  it("says the same to messaging apps as to search engines", () => {
    const head = headOf(FACTS)
    expect(head).toContain("<title>Rent Car Service - Axio &amp; co</title>")
    expect(head).toContain('<meta property="og:title" content="Rent Car Service - Axio &amp; co"/>')
    expect(head).toContain('<meta name="description" content="A &quot;quiet&quot; car"/>')
    expect(head).toContain('<meta property="og:description" content="A &quot;quiet&quot; car"/>')
    expect(head).toContain('<link rel="canonical" href="https://www.example.lk/cars/axio"/>')
    expect(head).toContain('<meta property="og:url" content="https://www.example.lk/cars/axio"/>')
    expect(head).toContain('<meta property="og:type" content="website"/>')
    expect(head).not.toContain("robots")
  })

  it("says who may find the page, where not everybody may", () => {
    expect(headOf({ ...FACTS, robots: "noindex" })).toContain('<meta name="robots" content="noindex"/>')
  })

  it("promises a picture only where there is one", () => {
    expect(headOf(FACTS)).toContain('<meta property="og:image:alt" content="An Axio on the road"/>')
    const without = headOf({ ...FACTS, card: null })
    expect(without).not.toContain("og:image")
    expect(without).toContain('<meta name="twitter:card" content="summary"/>')
  })

  it("holds data for machines that no text in them can end", () => {
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(headOf(FACTS)) ?? []
    expect(json).not.toMatch(/[<>&]/)
    expect(JSON.parse(json)).toEqual(FACTS.structuredData)
  })

  it("is left to the page of the failure where no loader has said anything", () => {
    expect(headOf(null)).toBe("")
    expect(renderToStaticMarkup(<PageHead />)).toBe("")
  })
})

function headOf(facts: PageFacts | null): string {
  const context = new RouterContextProvider()
  context.set(pageFactsContext, facts)
  return renderToStaticMarkup(
    <RequestContext value={context}>
      <PageHead />
    </RequestContext>,
  )
}
