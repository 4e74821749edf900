import { type ComponentProps, createContext, createElement, type FunctionComponent, useContext } from "react"
import styles from "./island.module.css"
import { usePage } from "./page-context.tsx"
import type { IslandComponent, IslandName } from "./registry.ts"
import startScript from "./start.ts?worker&url"

/** In development: the script of Vite's that reloads components. It has to run before any component. */
export const RefreshScriptContext = createContext<string | null>(null)

type IslandProps<Name extends IslandName> = {
  /** The name in `registry.ts`, under which the browser finds the same component. */
  name: Name
  component: IslandComponent<Name>
  /** Plain data: they travel to the browser as JSON. */
  props: ComponentProps<IslandComponent<Name>>
}

/**
 * A part of a page that works in the browser: rendered here like everything else, and hydrated alone by `hydrate.tsx`.
 * Its props and what it may know of the page follow as JSON, which no browser executes.
 */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const page = usePage()
  // Name, component and props belong together by their types; React's own types cannot follow that.
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

/** React writes each script once, however many islands a page has. */
export function IslandScripts() {
  const refreshScript = useContext(RefreshScriptContext)
  return (
    <>
      {refreshScript && <script type="module" async src={refreshScript} />}
      <script type="module" async src={startScript} fetchPriority="low" />
    </>
  )
}

/** JSON that holds no `<`, so that it can stand inside a script element. */
function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}
