import { useEffect, useState } from "react"
import { whenHydrated } from "#app/islands/when-hydrated.ts"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./translation-widget.module.css"

/** `widgetCode` is the language as the outside service names it, `script` the address of its program. */
type TranslationWidgetProps = { widgetCode: string; script: string }

/** Only on the page of a visitor who asked for a translation: nothing of the outside service loads otherwise. */
export function TranslationWidget({ widgetCode, script }: TranslationWidgetProps) {
  const { unavailable } = useMessages().common.language
  const [isUnavailable, setUnavailable] = useState(false)
  // Islands must meet the text that the server wrote, so that the translator waits for them.
  useEffect(
    () => whenHydrated(() => loadWidget(widgetCode, script, () => setUnavailable(true))),
    [widgetCode, script],
  )
  return (
    <aside className={styles.translation}>
      <div id={BOX} />
      <div role="status">
        {isUnavailable && (
          <Message tone="warn">
            <p>{unavailable}</p>
          </Message>
        )}
      </div>
    </aside>
  )
}

/** The element that the widget fills; React leaves its contents alone. */
const BOX = "translation"

/** The widget's own global, as far as we use it. */
type WidgetWindow = Window & {
  google?: { translate: { TranslateElement: new (options: object, elementId: string) => unknown } }
  startPageTranslation?: () => void
}

function loadWidget(language: string, address: string, onFailure: () => void): void {
  // The widget reads from this cookie what to translate into; without it, it would only show its own menu.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `googtrans=/en/${language}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`
  const page: WidgetWindow = window
  page.startPageTranslation = () => {
    if (page.google)
      new page.google.translate.TranslateElement({ pageLanguage: "en", autoDisplay: false }, BOX)
  }
  const source = new URL(address)
  source.searchParams.set("cb", "startPageTranslation")
  const script = document.createElement("script")
  script.src = source.href
  script.async = true
  script.onerror = onFailure
  document.head.append(script)
}
