import { createElement, type ReactElement, type ReactNode } from "react"

type ServerDrawnProps = {
  /** Of the one element that the part is; no two on a page are alike. */
  id: string
  /** `import.meta.env.SSR && <Part />`: the browser's build then has no use for the part, and leaves it out. */
  children: ReactNode
}

/**
 * A part of a hydrated page that never changes in the browser. The server draws it; React takes its element over as it
 * finds it, so that neither its code nor the work of hydrating it travels to a visitor.
 */
export function ServerDrawn({ id, children }: ServerDrawnProps) {
  return import.meta.env.SSR ? children : drawn(id)
}

const elements = new Map<string, ReactElement | null>()

/** As the server sent it: also when React draws the part again after a screen has failed. */
function drawn(id: string): ReactElement | null {
  const known = elements.get(id)
  if (known !== undefined) return known
  const element = document.getElementById(id)
  const copy = element && copyOf(element)
  elements.set(id, copy)
  return copy
}

function copyOf(element: HTMLElement): ReactElement {
  const { class: className, ...attributes } = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  )
  const __html = element.innerHTML
  return createElement(element.localName, { ...attributes, className, dangerouslySetInnerHTML: { __html } })
}
