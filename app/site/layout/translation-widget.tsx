import { useEffect, useState } from "react"
import { whenHydrated } from "#app/islands/when-hydrated.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import styles from "./translation-widget.module.css"

/** `widgetCode` is the code of the target language that the widget expects, such as `zh-CN`. */
type TranslationWidgetProps = { widgetCode: string; scriptUrl: string }

/** Loads the third-party widget. Rendered only for a visitor who chose a translation. */
export function TranslationWidget({ widgetCode, scriptUrl }: TranslationWidgetProps) {
  const { unavailable } = useMessages().common.language
  const [isUnavailable, setUnavailable] = useState(false)
  // After hydration, because islands must find the text that the server rendered.
  useEffect(
    () => whenHydrated(() => loadWidget(widgetCode, scriptUrl, () => setUnavailable(true))),
    [widgetCode, scriptUrl],
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

function loadWidget(widgetCode: string, scriptUrl: string, onFailure: () => void): void {
  // The widget reads the target language from this cookie; without it, it would only show its own menu.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `googtrans=/en/${widgetCode}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`
  const page: WidgetWindow = window
  page.startPageTranslation = () => {
    if (page.google)
      new page.google.translate.TranslateElement({ pageLanguage: "en", autoDisplay: false }, WIDGET_ID)
  }
  const url = new URL(scriptUrl)
  url.searchParams.set("cb", "startPageTranslation") // the callback of the widget's script
  const script = document.createElement("script")
  script.src = url.href
  script.async = true
  script.onerror = onFailure
  document.head.append(script)
}
