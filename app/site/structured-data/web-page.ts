import type { BreadcrumbListLeaf, ImageObjectLeaf, WebPageLeaf, WebSiteLeaf } from "schema-dts"
import { HOME } from "#app/paths.ts"
import type { Card } from "#app/site/cards.ts"
import { organizationOf } from "./company.ts"
import { type JsonLd, type JsonLdContext, orUndefined, type Thing } from "./json-ld.ts"

/** The schema.org type of a page. */
export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage" | "ItemPage"

/** A page between home and this one. */
export type Crumb = { name: string; path: string }

/** `trail` is null for the home page. `editedOn` is null if the text has no date. */
export type WebPageFacts = {
  type: PageType
  name: string
  description: string
  card: Card | null
  trail: readonly Crumb[] | null
  editedOn: string | null
  mainEntity: readonly Thing[]
}

type AnyWebPage = Omit<WebPageLeaf, "@type" | "mainEntity"> & {
  "@type": PageType
  mainEntity: readonly Thing[]
}

/** The page with its breadcrumb and its main entities. */
export function webPageOf(context: JsonLdContext, facts: WebPageFacts): JsonLd {
  const page: AnyWebPage = {
    "@type": facts.type,
    "@id": context.canonical,
    url: context.canonical,
    name: facts.name,
    description: facts.description,
    inLanguage: "en",
    isPartOf: siteOf(context),
    publisher: organizationOf(context),
    dateModified: orUndefined(facts.editedOn),
    primaryImageOfPage: facts.card ? imageOf(facts.card) : undefined,
    breadcrumb: facts.trail ? breadcrumbTo(context, [...facts.trail], facts.name) : undefined,
    mainEntity: facts.mainEntity,
  }
  return { "@context": "https://schema.org", ...page }
}

function siteOf({ siteUrl, messages }: JsonLdContext): WebSiteLeaf {
  return { "@type": "WebSite", name: messages.common.siteName, url: siteUrl + HOME }
}

function imageOf({ url, alt }: Card): ImageObjectLeaf {
  return { "@type": "ImageObject", contentUrl: url, caption: alt }
}

function breadcrumbTo(
  { siteUrl, canonical, messages }: JsonLdContext,
  trail: Crumb[],
  name: string,
): BreadcrumbListLeaf {
  const home = { name: messages.common.menu.home, path: HOME }
  const before = [home, ...trail].map((crumb) => ({ name: crumb.name, url: siteUrl + crumb.path }))
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...before, { name, url: canonical }].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  }
}
