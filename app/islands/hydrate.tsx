import { createElement, type FunctionComponent, StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { languageOf, loadMessageAreas } from "#messages/messages.ts"
import { islandData } from "./island-data.ts"
import { PageProvider } from "./page-context.tsx"
import { ISLANDS, type IslandName } from "./registry.ts"
import { guardAgainstTranslators } from "./translator-guard.ts"

guardAgainstTranslators<Node>(Node.prototype)

/** Hydrates every island inside an element, and resolves when all are hydrated. */
export async function hydrateIslands(container: ParentNode): Promise<void> {
  const islands = [...container.querySelectorAll<HTMLElement>("[data-island]")]
  await Promise.all(islands.map(hydrate))
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { load, messages: areas } = ISLANDS[element.dataset.island as IslandName] // as `island.tsx` rendered it
  const { props, page } = islandData(element)
  const language = languageOf(document.documentElement.dataset.language)
  const [component, messages] = await Promise.all([load(), loadMessageAreas(language, areas)])
  // Not `Promise.withResolvers`, which the oldest supported browsers lack.
  await new Promise<void>((resolve) => {
    const island = (
      <StrictMode>
        <MessagesProvider messages={messages}>
          <PageProvider page={page}>
            {/* The props in the HTML are those of this component: `island.tsx` rendered both. */}
            {createElement(component as FunctionComponent<object>, props)}
            <HydrationEffect onHydrated={resolve} />
          </PageProvider>
        </MessagesProvider>
      </StrictMode>
    )
    startTransition(() => void hydrateRoot(element, island))
  })
}

/** An effect runs only after React has hydrated the island. */
function HydrationEffect({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}
