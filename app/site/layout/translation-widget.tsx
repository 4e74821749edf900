import { useEffect, useState } from "react"
import { whenHydrated } from "#app/islands/when-hydrated.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import styles from "./translation-widget.module.css"

/** `widgetCode` is the language code of the widget, `script` the URL of its script. */
type TranslationWidgetProps = { widgetCode: string; script: string }

/** Loads the third-party widget. Rendered only for a visitor who chose a translation. */
export function TranslationWidget({ widgetCode, script }: TranslationWidgetProps) {
  const { unavailable } = useMessages().common.language
  const [isUnavailable, setUnavailable] = useState(false)
  // After hydration, because islands must find the text that the server rendered.
  useEffect(
    () => whenHydrated(() => loadWidget(widgetCode, script, () => setUnavailable(true))),
    [widgetCode, script],
  )
  return (
    <aside className={styles.translation}>
      <div id={WIDGET_ID} />
      <div role="status">
        {isUnavailable && (
          <Notice tone="warning">
            <p>{unavailable}</p>
          </Notice>
        )}
      </div>
    </aside>
  )
}

/** The id of the element that the widget fills. React does not change its contents. */
const WIDGET_ID = "translation"

/** The globals of the widget that are used here. */
type WidgetWindow = Window & {
  google?: { translate: { TranslateElement: new (options: object, elementId: string) => unknown } }
  startPageTranslation?: () => void
}

function loadWidget(language: string, url: string, onFailure: () => void): void {
  // The widget reads the target language from this cookie; without it, it would only show its own menu.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `googtrans=/en/${language}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`
  const page: WidgetWindow = window
  page.startPageTranslation = () => {
    if (page.google)
      new page.google.translate.TranslateElement({ pageLanguage: "en", autoDisplay: false }, WIDGET_ID)
  }
  const source = new URL(url)
  source.searchParams.set("cb", "startPageTranslation")
  const script = document.createElement("script")
  script.src = source.href
  script.async = true
  script.onerror = onFailure
  document.head.append(script)
}
