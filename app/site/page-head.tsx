import { useContext } from "react"
import { createContext } from "react-router"
import { RequestContext } from "#app/context.ts"
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

/**
 * Where a screen's loader leaves them: not among its data, which the router writes out for the browser with every page. Only
 * the server writes the head. Null where a page failed: the boundary that shows it says what it is.
 */
export const pageFactsContext = /* @__PURE__ */ createContext<PageFacts | null>(null)

/** What the head of a page says, for the server to draw; nothing where no loader has said it. */
export function PageHead() {
  const facts = useContext(RequestContext)?.get(pageFactsContext)
  if (!facts) return null
  const { title, description, canonical, robots, structuredData } = facts
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {robots && <meta name="robots" content={robots} />}
      <OpenGraph {...facts} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the script
        dangerouslySetInnerHTML={{ __html: scriptOf(structuredData) }}
      />
    </>
  )
}

/** What messaging apps and social networks show of a link. https://ogp.me */
function OpenGraph({ title, description, siteName, canonical, kind, card }: PageFacts) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      {card ? <CardOfPage {...card} /> : <meta name="twitter:card" content="summary" />}
    </>
  )
}

function CardOfPage({ address, alt }: Card) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** As JSON that holds no tag and no end of a line. */
function scriptOf(data: JsonLd): string {
  return JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}
