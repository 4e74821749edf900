import type { MetaDescriptor } from "react-router"
import type { Card } from "./cards.ts"
import type { JsonLd } from "./structured-data/json-ld.ts"

/** What a screen's loader says of its page, to people in a title bar and to machines. */
export type PageFacts = {
  /** What the page is about: `About`. */
  name: string
  /** The whole title: `Rent Car Service - About`. */
  title: string
  description: string
  siteName: string
  /** The page's one address for machines, whole, without what a visitor searched or filled in. */
  canonical: string
  robots: "noindex" | "noindex, follow" | null
  kind: "website" | "article"
  card: Card | null
  structuredData: JsonLd
}

/** A screen's `meta`: `export const meta = pageMeta`. A page that failed is described by the boundary that shows it. */
export function pageMeta({ loaderData }: { loaderData?: { page: PageFacts } | undefined }): MetaDescriptor[] {
  if (!loaderData) return []
  const { title, description, canonical, robots, structuredData } = loaderData.page
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(robots ? [{ name: "robots", content: robots }] : []),
    ...openGraph(loaderData.page),
    { "script:ld+json": structuredData },
  ]
}

/** What messaging apps and social networks show of a link. https://ogp.me */
function openGraph({ title, description, siteName, canonical, kind, card }: PageFacts): MetaDescriptor[] {
  return [
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: kind },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "en_GB" },
    ...(card ? cardMeta(card) : [{ name: "twitter:card", content: "summary" }]),
  ]
}

function cardMeta({ address, alt }: Card): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ]
}
