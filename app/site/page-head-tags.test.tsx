import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub, Meta } from "react-router"
import { describe, expect, it } from "vitest"
import { headTags, type PageHead, pageMeta } from "./page-head.ts"

const HEAD: PageHead = {
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
    const head = headOf(HEAD)
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
    expect(headOf({ ...HEAD, robots: "noindex" })).toContain('<meta name="robots" content="noindex"/>')
  })

  it("promises a picture only where there is one", () => {
    expect(headOf(HEAD)).toContain('<meta property="og:image:alt" content="An Axio on the road"/>')
    const without = headOf({ ...HEAD, card: null })
    expect(without).not.toContain("og:image")
    expect(without).toContain('<meta name="twitter:card" content="summary"/>')
  })

  it("holds data for machines that no text in them can end", () => {
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(headOf(HEAD)) ?? []
    expect(json).not.toMatch(/[<>&]/)
    expect(JSON.parse(json)).toEqual(HEAD.structuredData)
  })

  it("is left to the error page where no loader has returned one", () => {
    expect(pageMeta({ loaderData: null })).toEqual([])
    expect(pageMeta({ loaderData: undefined })).toEqual([])
  })
})

/** As the router writes it. */
function headOf(head: PageHead): string {
  const Page = createRoutesStub([
    { id: "page", path: "/", Component: Meta, loader: () => ({ head }), meta: () => headTags(head) },
  ])
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { page: { head } } }} />)
}
