// First, because it defines the order of the cascade layers.
import "#app/ui/base.css"
import { isbot } from "isbot"
import type { ReactNode } from "react"
import {
  createContext,
  Links,
  type LoaderFunctionArgs,
  type Location,
  Meta,
  type MiddlewareFunction,
  Outlet,
  useLocation,
} from "react-router"
import textFont from "#app/ui/fonts/anek-latin.woff2"
import signFont from "#app/ui/fonts/stick-no-bills-latin.woff2"
import { StoredCopyProvider } from "#app/ui/stored-copy.tsx"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import { loadMessages } from "#messages/messages.ts"
import { messagesContext, portsContext, wantsCompletePageContext } from "./context.ts"
import { respondToScript } from "./forms/form-response.ts"
import { Island } from "./islands/island.tsx"
import { type Page, PageProvider } from "./islands/page-context.tsx"
import { isCopyUrl, withoutCopy } from "./offline-paths.ts"
import { type Translation, translationCookies, translationOf } from "./site/layout/translation.ts"
import { TranslationWidget } from "./site/layout/translation-widget.tsx"
import { UnexpectedError } from "./site/layout/unexpected-error.tsx"
import { type RootData, useRootData } from "./site/root-data.ts"
import { SiteIcon } from "./site-icon.tsx"

const LANGUAGE = "en"

/** The translation for this request. The middleware sets it, because the loaders get a GET request even after a POST. */
const translationContext = createContext<Translation | null>(null)

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    context.set(messagesContext, await loadMessages(LANGUAGE))
    context.set(translationContext, translationOf(request))
    context.set(wantsCompletePageContext, isbot(request.headers.get("user-agent")))
    const response = await respondToScript(request, context, await next())
    for (const cookie of translationCookies(request)) response.headers.append("Set-Cookie", cookie)
    return response
  },
]

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const { content, settings, clock } = context.get(portsContext)
  const translation = context.get(translationContext)
  return {
    site: content.site,
    siteUrl: settings.siteUrl,
    translation: translation && { ...translation, scriptUrl: settings.translateUrl },
    storedOn: isCopyUrl(new URL(request.url).searchParams) ? dayOf(wallTimeAt(clock())) : undefined,
  }
}

/** The document around every page, also around the error page, so it must not depend on loader data. */
export function Layout({ children }: { children: ReactNode }) {
  const location = useLocation()
  const data = useRootData()
  return (
    <html lang={LANGUAGE} data-language={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10282B" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={signFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <SiteIcon />
        <Meta />
        <Links />
      </head>
      <body>
        <PageProvider page={data ? pageOf(data, location) : null}>
          <StoredCopyProvider isStoredCopy={data?.storedOn !== undefined}>{children}</StoredCopyProvider>
          {data?.translation && (
            <Island name="translation" component={TranslationWidget} props={data.translation} />
          )}
        </PageProvider>
      </body>
    </html>
  )
}

function pageOf({ siteUrl, site, storedOn }: RootData, { pathname, search }: Location): Page {
  return { pathname, search: storedOn ? withoutCopy(search) : search, siteUrl, site, storedOn }
}

export default function App() {
  return <Outlet />
}

/** The error page for errors that no other boundary caught; it depends on no loader. */
export function ErrorBoundary() {
  return (
    <main>
      <UnexpectedError />
    </main>
  )
}
