// First, because it decides the order of the layers in which every other style stands.
import "#app/ui/base.css"
import { isbot } from "isbot"
import type { ReactNode } from "react"
import {
  createContext,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  useMatches,
  useRouteError,
} from "react-router"
import textFont from "#app/ui/fonts/anek-latin.woff2"
import signFont from "#app/ui/fonts/stick-no-bills-latin.woff2"
import { loadMessages } from "#messages/messages.ts"
import { messagesContext, portsContext, wantsWholeContext } from "./context.ts"
import { answerScript } from "./forms/form-answer.ts"
import { FormTokenField, useSameToken } from "./forms/form-token-field.tsx"
import { LateScripts, OwnScript } from "./late-scripts.tsx"
import { PageStyles } from "./page-styles.tsx"
import { Drawings } from "./site/drawings.tsx"
import { type Translation, translationCookies, translationOf } from "./site/frame/translation.ts"
import { TRANSLATION_ID, TranslationWidget } from "./site/frame/translation-widget.tsx"
import { UnexpectedError } from "./site/frame/unexpected-error.tsx"
import { PageHead } from "./site/page-head.tsx"
import { isScreenHandle, type ScreenHandle } from "./site/screen-handle.ts"
import { type RootData, useRootData } from "./site/site-data.ts"
import { SiteIcon } from "./site-icon.tsx"
import { SpeculationRules } from "./speculation-rules.tsx"
import { useTellHydrated } from "./tell-hydrated.ts"
import { ServerDrawn } from "./ui/server-drawn.tsx"

const LANGUAGE = "en"
/** The route around every page but those of the office. */
const VISITORS_FRAME = "site/frame/route"

/** What the visitor asked for. Loaders are given another request, which does not say that a form was sent. */
const translationContext = createContext<Translation | null>(null)

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    context.set(messagesContext, await loadMessages(LANGUAGE))
    context.set(translationContext, translationOf(request))
    context.set(wantsWholeContext, isbot(request.headers.get("user-agent")))
    const response = await answerScript(request, context, await next())
    for (const cookie of translationCookies(request)) response.headers.append("Set-Cookie", cookie)
    return response
  },
]

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { content, settings } = context.get(portsContext)
  const translation = context.get(translationContext)
  return { site: content.site, translation: translation && { ...translation, script: settings.translateUrl } }
}

/** The document around every page, the error page included: it must not need anything that a loader gave. */
export function Layout({ children }: { children: ReactNode }) {
  const screen = useHydratedScreen()
  const form = screen?.form
  const isForVisitors = useMatches().some(({ id }) => id === VISITORS_FRAME)
  const translation = useRootData()?.translation
  return (
    <html lang={LANGUAGE} data-language={LANGUAGE} data-hydrate={screen?.hydrate}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10282B" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={signFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {import.meta.env.SSR && <SiteIcon />}
        <Meta />
        {import.meta.env.SSR && <PageHead />}
        <PageStyles />
      </head>
      <body>
        {children}
        <ServerDrawn id="drawings">{import.meta.env.SSR && <Drawings />}</ServerDrawn>
        <ServerDrawn id={TRANSLATION_ID}>
          {import.meta.env.SSR && translation && <TranslationWidget {...translation} />}
        </ServerDrawn>
        {screen && <LateScripts />}
        {import.meta.env.SSR && <OwnScript />}
        {import.meta.env.SSR && isForVisitors && <SpeculationRules />}
        {import.meta.env.SSR && form && <FormTokenField form={form} />}
      </body>
    </html>
  )
}

/** The screen that is taken over in the browser; null on pages that only tell, and on a page that failed. */
function useHydratedScreen(): ScreenHandle | null {
  const matches = useMatches()
  const failed = Boolean(useRouteError())
  const match = matches.find(({ handle, loaderData }) => isScreenHandle(handle) && loaderData !== undefined)
  return !failed && isScreenHandle(match?.handle) ? match.handle : null
}

export default function App() {
  useTellHydrated()
  useSameToken()
  return <Outlet />
}

/** What nothing else caught, the frame's own failure included: a page that needs no loader. */
export function ErrorBoundary() {
  return (
    <main>
      <UnexpectedError />
    </main>
  )
}
