import type { BreadcrumbListLeaf, ImageObjectLeaf, WebPageLeaf, WebSiteLeaf } from "schema-dts"
import { HOME } from "#app/paths.ts"
import type { Card } from "#app/site/cards.ts"
import { companyNameOf } from "./company.ts"
import { type JsonLd, known, type Thing, type Whereabouts } from "./json-ld.ts"

/** Which kind of page it is, in the words of schema.org. */
export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage" | "ItemPage"

/** A page between home and this one. */
export type Crumb = { name: string; path: string }

/** `trail` is null at home; `editedOn` where its text is not dated. */
export type PageTold = {
  type: PageType
  name: string
  description: string
  card: Card | null
  trail: readonly Crumb[] | null
  editedOn: string | null
  mainEntity: readonly Thing[]
}

type SomePage = Omit<WebPageLeaf, "@type" | "mainEntity"> & {
  "@type": PageType
  mainEntity: readonly Thing[]
}

/** The page itself, and in it the way to it and what it is about. */
export function webPageOf(at: Whereabouts, told: PageTold): JsonLd {
  const page: SomePage = {
    "@type": told.type,
    "@id": at.canonical,
    url: at.canonical,
    name: told.name,
    description: told.description,
    inLanguage: "en",
    isPartOf: siteOf(at),
    publisher: companyNameOf(at),
    dateModified: known(told.editedOn),
    primaryImageOfPage: told.card ? imageOf(told.card) : undefined,
    breadcrumb: told.trail ? wayTo(at, [...told.trail], told.name) : undefined,
    mainEntity: told.mainEntity,
  }
  return { "@context": "https://schema.org", ...page }
}

function siteOf({ siteUrl, messages }: Whereabouts): WebSiteLeaf {
  return { "@type": "WebSite", name: messages.common.siteName, url: siteUrl + HOME }
}

function imageOf({ address, alt }: Card): ImageObjectLeaf {
  return { "@type": "ImageObject", contentUrl: address, caption: alt }
}

function wayTo(
  { siteUrl, canonical, messages }: Whereabouts,
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
