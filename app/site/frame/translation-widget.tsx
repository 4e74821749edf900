import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import pageScript from "./translate.ts?worker&url"
import type { Translation } from "./translation.ts"
import styles from "./translation-widget.module.css"

export const TRANSLATION_ID = "translation"

type TranslationWidgetProps = Translation & { script: string }

/** Stands only in the page of a visitor who asked for a translation: nothing of the outside service loads otherwise. */
export function TranslationWidget({ widgetCode, script }: TranslationWidgetProps) {
  const { unavailable } = useMessages().common.language
  return (
    <aside id={TRANSLATION_ID} className={styles.translation} data-language={widgetCode} data-script={script}>
      <div role="status">
        <Message tone="warn" hidden>
          <p>{unavailable}</p>
        </Message>
      </div>
      {/* not async: a script that the browser still has would run before the page is there */}
      <script type="module" src={pageScript} />
    </aside>
  )
}
