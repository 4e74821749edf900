import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub, Meta } from "react-router"
import { describe, expect, it } from "vitest"
import { parseDocument } from "#tests/support/document.ts"
import { headTags, type PageHead, pageMeta } from "./page-head.ts"

const HEAD: PageHead = {
  name: "Axio & co",
  title: "Rent Car Service - Axio & co",
  description: 'A "quiet" car',
  siteName: "Rent Car Service",
  canonical: "https://www.example.lk/cars/axio",
  robots: null,
  openGraphType: "website",
  card: { url: "https://www.example.lk/images/cards/axio.jpg", alt: "An Axio on the road" },
  structuredData: { "@type": "WebPage", name: "Axio </script><!-- & co" },
}

describe("the head of a page", () => {
  it("has the same data for messaging apps as for search engines", () => {
    const head = headOf(HEAD)
    expect(head.title).toBe("Rent Car Service - Axio & co")
    expect(metaOf(head, "og:title")).toBe("Rent Car Service - Axio & co")
    expect(metaOf(head, "description")).toBe('A "quiet" car')
    expect(metaOf(head, "og:description")).toBe('A "quiet" car')
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(HEAD.canonical)
    expect(metaOf(head, "og:url")).toBe(HEAD.canonical)
    expect(metaOf(head, "og:type")).toBe("website")
    expect(metaOf(head, "robots")).toBeUndefined()
  })

  it("has a robots tag only if indexing is restricted", () => {
    expect(metaOf(headOf({ ...HEAD, robots: "noindex" }), "robots")).toBe("noindex")
  })

  it("has a picture only with a social card", () => {
    expect(metaOf(headOf(HEAD), "og:image:alt")).toBe("An Axio on the road")
    const headWithoutCard = headOf({ ...HEAD, card: null })
    expect(headWithoutCard.querySelectorAll('[property^="og:image"]')).toHaveLength(0)
    expect(metaOf(headWithoutCard, "twitter:card")).toBe("summary")
  })

  it("has structured data whose texts cannot close the script element", () => {
    const json = headOf(HEAD).querySelector('script[type="application/ld+json"]')?.textContent ?? ""
    expect(json).not.toMatch(/[<>&]/)
    expect(JSON.parse(json)).toEqual(HEAD.structuredData)
  })

  it("is empty without loader data, so that the error page sets its own", () => {
    expect(pageMeta({ loaderData: null })).toEqual([])
    expect(pageMeta({ loaderData: undefined })).toEqual([])
  })
})

/** The head that the router renders. */
function headOf(head: PageHead): Document {
  const Page = createRoutesStub([
    { id: "page", path: "/", Component: Meta, loader: () => ({ head }), meta: () => headTags(head) },
  ])
  return parseDocument(renderToStaticMarkup(<Page hydrationData={{ loaderData: { page: { head } } }} />))
}

function metaOf(head: Document, name: string): string | undefined {
  return head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content
}
