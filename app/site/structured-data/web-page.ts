import type { BreadcrumbListLeaf, ImageObjectLeaf, WebPageLeaf, WebSiteLeaf } from "schema-dts"
import { HOME } from "#app/paths.ts"
import type { Card } from "#app/site/cards.ts"
import { companyNameOf } from "./company.ts"
import { type JsonLd, type JsonLdContext, known, type Thing } from "./json-ld.ts"

/** Which kind of page it is, in the words of schema.org. */
export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage" | "ItemPage"

/** A page between home and this one. */
export type Crumb = { name: string; path: string }

/** `trail` is null at home; `checkedOn` where nothing says when the page's facts were last checked. */
export type WebPageFacts = {
  type: PageType
  name: string
  description: string
  card: Card | null
  trail: readonly Crumb[] | null
  checkedOn: string | null
  mainEntity: readonly Thing[]
}

type SomePage = Omit<WebPageLeaf, "@type" | "mainEntity"> & {
  "@type": PageType
  mainEntity: readonly Thing[]
}

/** The page itself, and in it the way to it and what it is about. */
export function webPageOf(at: JsonLdContext, told: WebPageFacts): JsonLd {
  const page: SomePage = {
    "@type": told.type,
    "@id": at.canonical,
    url: at.canonical,
    name: told.name,
    description: told.description,
    inLanguage: "en",
    isPartOf: siteOf(at),
    publisher: companyNameOf(at),
    lastReviewed: known(told.checkedOn),
    primaryImageOfPage: told.card ? imageOf(told.card) : undefined,
    breadcrumb: told.trail ? directionTo(at, [...told.trail], told.name) : undefined,
    mainEntity: told.mainEntity,
  }
  return { "@context": "https://schema.org", ...page }
}

function siteOf({ siteUrl, messages }: JsonLdContext): WebSiteLeaf {
  return { "@type": "WebSite", name: messages.common.siteName, url: siteUrl + HOME }
}

function imageOf({ address, alt }: Card): ImageObjectLeaf {
  return { "@type": "ImageObject", contentUrl: address, caption: alt }
}

function directionTo(
  { siteUrl, canonical, messages }: JsonLdContext,
  trail: Crumb[],
  name: string,
): BreadcrumbListLeaf {
  const home = { name: messages.common.menu.home, path: HOME }
  const before = [home, ...trail].map((crumb) => ({ name: crumb.name, address: siteUrl + crumb.path }))
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...before, { name, address: canonical }].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: step.address,
    })),
  }
}
