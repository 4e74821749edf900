import { useMessages } from "#app/ui/messages-context.tsx"
import pageScript from "./translate.ts?worker&url"
import type { Translation } from "./translation.ts"

type TranslationWidgetProps = Translation & { script: string }

/** Stands only in the page of a visitor who asked for a translation: nothing of the outside service loads otherwise. */
export function TranslationWidget({ widgetCode, script }: TranslationWidgetProps) {
  const { unavailable } = useMessages().common.language
  return (
    <aside id="translation" data-language={widgetCode} data-script={script}>
      <p role="status" hidden>
        {unavailable}
      </p>
      <script type="module" async src={pageScript} />
    </aside>
  )
}
