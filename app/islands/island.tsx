import { type ComponentProps, createContext, createElement, type FunctionComponent, useContext } from "react"
import styles from "./island.module.css"
import { usePage } from "./page-context.tsx"
import type { IslandComponent, IslandName } from "./registry.ts"
// `?worker&url` builds the script apart from the routes (docs/decisions/0052-islands-and-page-cache.md). It does not run as a worker.
import startScript from "./start.ts?worker&url"

/** Vite's refresh script, which must run before any component. In development only. */
export const RefreshScriptContext = createContext<string | null>(null)

type IslandProps<Name extends IslandName> = {
  /** The component's name in `registry.ts`. */
  name: Name
  component: IslandComponent<Name>
  /** Plain data, sent to the browser as JSON. */
  props: ComponentProps<IslandComponent<Name>>
}

/**
 * An interactive component of a page: rendered on the server, and hydrated separately by `hydrate.tsx`. Its props and the page context
 * follow as JSON, in a script element that is not executed.
 */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const page = usePage()
  // The parameter types tie name, component and props together, which React's types cannot express.
  const element = createElement(component as FunctionComponent, props as object)
  return (
    <>
      <div className={styles.island} data-island={name}>
        {element}
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<` cannot end the element
        dangerouslySetInnerHTML={{ __html: jsonForHtml({ props, page }) }}
      />
      <IslandScripts />
    </>
  )
}

/** React renders a script with the same source once, however many islands a page has. */
export function IslandScripts() {
  const refreshScript = useContext(RefreshScriptContext)
  return (
    <>
      {refreshScript && <script type="module" async src={refreshScript} />}
      <script type="module" async src={startScript} fetchPriority="low" />
    </>
  )
}

/** JSON without `<`, so that it cannot end its script element. */
function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}
