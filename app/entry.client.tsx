import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { languageOf, loadMessages } from "#messages/messages.ts"
import { guardAgainstTranslators } from "./translator-guard.ts"

// This module is fetched after the first paint (late-scripts.tsx).
guardAgainstTranslators<Node>(Node.prototype)

// Not `lang`: a page translator changes that.
const messages = await loadMessages(languageOf(document.documentElement.dataset.language))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider messages={messages}>
        <HydratedRouter />
        <TellHydrated />
      </MessagesProvider>
    </StrictMode>,
  )
})

/** The translation widget (site/frame/translate.ts) begins when React has met the text as the server wrote it. */
function TellHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ""
    document.dispatchEvent(new Event("hydrated"))
  }, [])
  return null
}
