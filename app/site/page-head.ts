import type { MetaDescriptor, RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { receivedForm } from "#app/forms/received-form.ts"
import { titleWithErrors } from "#app/forms/show-form.ts"
import { titledPage } from "#app/pages.ts"
import { OUTCOME_PARAMS } from "./address.ts"
import { type Card, cardOf } from "./cards.ts"
import { fittedTitle } from "./fitted-text.ts"
import type { JsonLd, Thing, Whereabouts } from "./structured-data/json-ld.ts"
import { type Crumb, type PageType, webPageOf } from "./structured-data/web-page.ts"

/** What the head of a page says, to people in a title bar and to machines. A loader returns it as `head`. */
export type PageHead = {
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

export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** What a loader knows of its page. Everything but the first three may be left out. */
export type HeadFacts = {
  /** What the page is about; the name of the site is put before it. */
  name: string
  description: string
  /** The page's own path, with the number of a list's page and nothing else after `?`. */
  path: string
  /** A text that was written, where a website's page is not only a page. */
  kind?: PageHead["kind"]
  type?: PageType
  /** The pages between home and this one; null for home itself. */
  trail?: readonly Crumb[] | null
  /** What the page's card shows, where it is none of the scenes. */
  cardShows?: string | undefined
  /** A card of its own, where one was made of a photo. */
  card?: Card | null
  /** The answer to what one visitor asked for: links in it are followed, and it is not found by others. */
  isAnswer?: boolean
  /** The day of the last edit of its text, `YYYY-MM-DD`. */
  editedOn?: string | null
  /** The title says first that this form has errors. */
  form?: VisitorForm
  /** What the page is about, in the words of schema.org. */
  about?: (at: Whereabouts, card: Card | null) => readonly Thing[]
}

/** For a loader of a page whose path, name and description are in the register: the head of that page. */
export function titledPageHead(args: LoaderArgs, path: string, facts: Partial<HeadFacts> = {}): PageHead {
  const { name, description } = titledPage(path).meta(args.context.get(messagesContext))
  return pageHead(args, { name, description, path, ...facts })
}

/** For a loader: everything that the head of its page says. */
export function pageHead(args: LoaderArgs, facts: HeadFacts): PageHead {
  const ports = args.context.get(portsContext)
  const messages = args.context.get(messagesContext)
  const { name, description, path, kind = "website", type = "WebPage", trail = [], editedOn = null } = facts
  const at: Whereabouts = {
    siteUrl: ports.settings.siteUrl,
    canonical: ports.settings.siteUrl + path,
    site: ports.content.site,
    messages,
  }
  const card = facts.card ?? cardOf(ports, withoutQuery(path), facts.cardShows)
  const title = fittedTitle(messages.common.siteTitle, name)
  const mainEntity = facts.about?.(at, card) ?? []
  return {
    name,
    title: facts.form ? titleWithErrors(title, facts.form, messages.forms.errorPrefix) : title,
    description,
    siteName: messages.common.siteName,
    canonical: at.canonical,
    robots: robotsOf(args, facts),
    kind,
    card,
    structuredData: webPageOf(at, { name, description, type, trail, editedOn, card, mainEntity }),
  }
}

/** What became of a form is nobody else's: neither the page that answers it nor the one that says it arrived. */
function robotsOf({ request, context }: LoaderArgs, { isAnswer }: HeadFacts): PageHead["robots"] {
  const params = new URL(request.url).searchParams
  const isOutcome = context.get(receivedForm) !== null || OUTCOME_PARAMS.some((name) => params.has(name))
  if (isOutcome) return "noindex"
  return isAnswer ? "noindex, follow" : null
}

function withoutQuery(path: string): string {
  return path.split("?")[0] ?? path
}

/** The `meta` of every page for visitors. A page that failed has no data, and its boundary brings a title. */
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
    { "script:ld+json": structuredData },
  ]
}

/** What messaging apps and social networks show of a link. https://ogp.me */
function openGraph({ title, description, siteName, canonical, kind, card }: PageHead): MetaDescriptor[] {
  return [
    property("og:title", title),
    property("og:description", description),
    property("og:type", kind),
    property("og:url", canonical),
    property("og:site_name", siteName),
    property("og:locale", "en_GB"),
    ...(card ? cardTags(card) : [{ name: "twitter:card", content: "summary" }]),
  ]
}

function cardTags({ address, alt }: Card): MetaDescriptor[] {
  return [
    property("og:image", address),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", alt),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

function property(name: string, content: string): MetaDescriptor {
  return { property: name, content }
}
