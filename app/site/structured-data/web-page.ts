import type { BreadcrumbListLeaf, ImageObjectLeaf, WebPageLeaf, WebSiteLeaf } from "schema-dts"
import { HOME } from "#app/paths.ts"
import type { SocialCard } from "#app/site/social-cards.ts"
import { organizationOf } from "./company.ts"
import { type JsonLd, type JsonLdContext, orUndefined, type Thing } from "./json-ld.ts"

/** The schema.org type of a page. */
export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage" | "ItemPage"

/** A page between home and this one. */
export type Breadcrumb = { name: string; path: string }

/** `breadcrumbs` is null for the home page. `editedOn` is null if the text has no date. */
export type WebPageOptions = {
  type: PageType
  name: string
  description: string
  card: SocialCard | null
  breadcrumbs: readonly Breadcrumb[] | null
  editedOn: string | null
  mainEntity: readonly Thing[]
}

type AnyWebPage = Omit<WebPageLeaf, "@type" | "mainEntity"> & {
  "@type": PageType
  mainEntity: readonly Thing[]
}

/** The page with its breadcrumb and its main entities. */
export function webPageOf(context: JsonLdContext, options: WebPageOptions): JsonLd {
  const page: AnyWebPage = {
    "@type": options.type,
    "@id": context.canonical,
    url: context.canonical,
    name: options.name,
    description: options.description,
    inLanguage: "en",
    isPartOf: siteOf(context),
    publisher: organizationOf(context),
    dateModified: orUndefined(options.editedOn),
    primaryImageOfPage: options.card ? imageOf(options.card) : undefined,
    breadcrumb: options.breadcrumbs
      ? breadcrumbTo(context, [...options.breadcrumbs], options.name)
      : undefined,
    mainEntity: options.mainEntity,
  }
  return { "@context": "https://schema.org", ...page }
}

function siteOf({ siteUrl, messages }: JsonLdContext): WebSiteLeaf {
  return { "@type": "WebSite", name: messages.common.siteName, url: siteUrl + HOME }
}

function imageOf({ url, alt }: SocialCard): ImageObjectLeaf {
  return { "@type": "ImageObject", contentUrl: url, caption: alt }
}

function breadcrumbTo(
  { siteUrl, canonical, messages }: JsonLdContext,
  breadcrumbs: Breadcrumb[],
  name: string,
): BreadcrumbListLeaf {
  const home = { name: messages.common.menu.home, path: HOME }
  const ancestors = [home, ...breadcrumbs].map((crumb) => ({ name: crumb.name, url: siteUrl + crumb.path }))
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...ancestors, { name, url: canonical }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: crumb.url,
    })),
  }
}
