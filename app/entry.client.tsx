import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { languageOf, loadScreenMessages, screenOf } from "#messages/messages.ts"
import { markBrokenPictures } from "./broken-pictures.ts"
import { guardAgainstTranslators } from "./translator-guard.ts"

// This module is fetched once the page has loaded (late-scripts.tsx).
guardAgainstTranslators<Node>(Node.prototype)
document.addEventListener("hydrated", () => markBrokenPictures(document), { once: true })

// Not `lang`: a page translator changes that.
const { language, hydrate } = document.documentElement.dataset
const messages = await loadScreenMessages(languageOf(language), screenOf(hydrate))

// The same tree as in entry.server.tsx: an element beside the router would change the ids that React gives.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider messages={messages}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
  )
})
