import type { RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { receivedForm } from "#app/forms/received-form.ts"
import { titleWithErrors } from "#app/forms/show-form.ts"
import { OUTCOME_PARAMS } from "./address.ts"
import { type Card, cardOf } from "./cards.ts"
import { fittedTitle } from "./fitted-text.ts"
import { type PageFacts, pageFactsContext } from "./page-head.tsx"
import type { Thing, Whereabouts } from "./structured-data/json-ld.ts"
import { type Crumb, type PageType, webPageOf } from "./structured-data/web-page.ts"

export type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** What a loader tells of its page. Everything but the first three may be left unsaid. */
export type Told = {
  /** What the page is about; the name of the site is put before it. */
  name: string
  description: string
  /** The page's own path, with the number of a list's page and nothing else after `?`. */
  path: string
  /** A text that was written, where a website's page is not only a page. */
  kind?: PageFacts["kind"]
  type?: PageType
  /** The pages between home and this one; null for home itself. */
  trail?: readonly Crumb[] | null
  /** What the page's card shows, where it is none of the scenes. */
  cardShows?: string
  /** A card of its own, where one was made of a photo. */
  card?: Card | null
  /** The answer to what one visitor asked for: links in it are followed, and it is not found by others. */
  isAnswer?: boolean
  checkedOn?: string | null
  /** The title says first that this form has errors. */
  form?: FormState
  /** What the page is about, in the words of schema.org. */
  about?: (at: Whereabouts, card: Card | null) => readonly Thing[]
}

/** For a loader: leaves everything that the head of its page says. */
export function tellOfPage(asked: Asked, told: Told): void {
  const ports = asked.context.get(portsContext)
  const messages = asked.context.get(messagesContext)
  const { name, description, path, kind = "website", type = "WebPage", trail = [], checkedOn = null } = told
  const at: Whereabouts = {
    siteUrl: ports.settings.siteUrl,
    canonical: ports.settings.siteUrl + path,
    site: ports.content.site,
    messages,
  }
  const card = told.card ?? cardOf(ports, withoutQuery(path), told.cardShows)
  const title = fittedTitle(messages.common.siteTitle, name)
  const mainEntity = told.about?.(at, card) ?? []
  asked.context.set(pageFactsContext, {
    name,
    title: told.form ? titleWithErrors(title, told.form, messages.forms.errorPrefix) : title,
    description,
    siteName: messages.common.siteName,
    canonical: at.canonical,
    robots: robotsOf(asked, told),
    kind,
    card,
    structuredData: webPageOf(at, { name, description, type, trail, checkedOn, card, mainEntity }),
  })
}

/** What became of a form is nobody else's: neither the page that answers it nor the one that says it arrived. */
function robotsOf({ request, context }: Asked, { isAnswer }: Told): PageFacts["robots"] {
  const params = new URL(request.url).searchParams
  const isOutcome = context.get(receivedForm) !== null || OUTCOME_PARAMS.some((name) => params.has(name))
  if (isOutcome) return "noindex"
  return isAnswer ? "noindex, follow" : null
}

function withoutQuery(path: string): string {
  return path.split("?")[0] ?? path
}
