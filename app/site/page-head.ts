import type { MetaDescriptor, RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { formResultContext } from "#app/forms/form-result.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { titleWithErrors } from "#app/forms/load-form.ts"
import { titledPage } from "#app/pages.ts"
import { fittedTitle } from "./fitted-text.ts"
import { OUTCOME_PARAMS } from "./query-params.ts"
import { dateParams } from "./rental-dates.ts"
import { cardOf, type SocialCard } from "./social-cards.ts"
import type { JsonLd, JsonLdContext, Thing } from "./structured-data/json-ld.ts"
import { type Breadcrumb, type PageType, webPageOf } from "./structured-data/web-page.ts"

/** The content of the `<head>` of a page. A loader returns it as `head`. */
export type PageHead = {
  /** The name of the page: `About`. */
  name: string
  /** The whole title: `Rent Car Service - About`. */
  title: string
  description: string
  siteName: string
  /** The canonical URL of the page, without a search or form answers. */
  canonical: string
  robots: "noindex" | "noindex, follow" | null
  openGraphType: "website" | "article"
  card: SocialCard | null
  /** Null: the page is not indexed. */
  structuredData: JsonLd | null
}

export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** The arguments of `pageHead`. Only name, description and path are required. */
export type HeadOptions = {
  /** The name of the page; the title is prefixed with the name of the site. */
  name: string
  description: string
  /** The path of the page, with the page number of a list as its only query. */
  path: string
  /** The type for Open Graph. Missing: 'website'. */
  openGraphType?: PageHead["openGraphType"]
  /** The schema.org type. Missing: 'WebPage'. */
  type?: PageType
  /** The pages between home and this one; null for home itself. */
  breadcrumbs?: readonly Breadcrumb[] | null
  /** The alternative text of the page's card, if the card shows no scene. */
  cardAlt?: string | undefined
  /** Another card than that of the path, for example one generated from a photo. */
  card?: SocialCard | null
  /** Whether search engines must not index the page, for example the result of a search. They may follow its links. */
  isNotIndexed?: boolean
  /** The date of the last edit of the text, `YYYY-MM-DD`. */
  editedOn?: string | null
  /** The form of the page; its errors add a prefix to the title. */
  form?: VisitorForm
  /** The main entities of the page as schema.org objects. */
  mainEntity?: (jsonLd: JsonLdContext, card: SocialCard | null) => readonly Thing[]
}

/** The head of a page whose title is in the register of pages, `app/pages.ts`. */
export function titledPageHead(args: LoaderArgs, path: string, options: Partial<HeadOptions> = {}): PageHead {
  const { content } = args.context.get(portsContext)
  const { name, description } = titledPage(path).meta(args.context.get(messagesContext), content)
  return pageHead(args, { name, description, path, ...options })
}

/** The head of a page, for its loader. */
export function pageHead(args: LoaderArgs, options: HeadOptions): PageHead {
  const ports = args.context.get(portsContext)
  const messages = args.context.get(messagesContext)
  const {
    name,
    description,
    path,
    openGraphType = "website",
    type = "WebPage",
    breadcrumbs = [],
    editedOn = null,
  } = options
  const jsonLdContext: JsonLdContext = {
    siteUrl: ports.settings.siteUrl,
    canonical: ports.settings.siteUrl + path,
    site: ports.content.site,
    messages,
  }
  const card = options.card ?? cardOf(ports, withoutQuery(path), options.cardAlt)
  const title = fittedTitle(messages.common.siteTitle, name)
  const robots = robotsOf(args, options)
  const mainEntity = options.mainEntity?.(jsonLdContext, card) ?? []
  return {
    name,
    title: options.form ? titleWithErrors(title, options.form, messages.forms.errorPrefix) : title,
    description,
    siteName: messages.common.siteName,
    canonical: jsonLdContext.canonical,
    robots,
    openGraphType,
    card,
    structuredData: robots
      ? null
      : webPageOf(jsonLdContext, { name, description, type, breadcrumbs, editedOn, card, mainEntity }),
  }
}

/**
 * The instruction to search engines for a page and its request; null: none. The response to a submission and the page after a
 * success are personal. Pages with a visitor's dates would be indexed once for each period.
 */
function robotsOf({ request, context }: LoaderArgs, { isNotIndexed }: HeadOptions): PageHead["robots"] {
  const params = new URL(request.url).searchParams
  const isOutcome = context.get(formResultContext) !== null || OUTCOME_PARAMS.some((name) => params.has(name))
  if (isOutcome) return "noindex"
  return isNotIndexed || dateParams(params).length > 0 ? "noindex, follow" : null
}

function withoutQuery(path: string): string {
  return path.split("?")[0] ?? path
}

/** The `meta` of every page for visitors. A page that failed has no loader data; its error boundary sets the title. */
export function pageMeta({
  loaderData,
}: {
  loaderData: { head: PageHead } | null | undefined
}): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : []
}

export function headTags(head: PageHead): MetaDescriptor[] {
  const { title, description, canonical, robots, structuredData } = head
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(robots ? [{ name: "robots", content: robots }] : []),
    ...openGraph(head),
    ...(structuredData ? [{ "script:ld+json": structuredData }] : []),
  ]
}

/** The tags from which messaging apps and social networks render a link. https://ogp.me */
function openGraph({
  title,
  description,
  siteName,
  canonical,
  openGraphType,
  card,
}: PageHead): MetaDescriptor[] {
  return [
    property("og:title", title),
    property("og:description", description),
    property("og:type", openGraphType),
    property("og:url", canonical),
    property("og:site_name", siteName),
    property("og:locale", "en_GB"),
    ...(card ? cardTags(card) : [{ name: "twitter:card", content: "summary" }]),
  ]
}

function cardTags({ url, alt }: SocialCard): MetaDescriptor[] {
  return [
    property("og:image", url),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", alt),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

function property(name: string, content: string): MetaDescriptor {
  return { property: name, content }
}
