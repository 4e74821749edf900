import { createContext, useContext } from "react"
import { Links } from "react-router"
import type { ReadStyleSheet } from "./context.ts"
import { linksAndScripts } from "./router-elements.ts"
import { useHtml } from "./ui/drawn-once.tsx"
import { ServerDrawn } from "./ui/server-drawn.tsx"

/** Without `read`, as in development and in a browser, a page links to its style sheets. */
type PageStyles = { read: ReadStyleSheet | null; nonce: string }

export const PageStylesContext = createContext<PageStyles>({ read: null, nonce: "" })

const ID = "page-styles"

/**
 * The router's `<Links/>`, with the style sheets in the page: on a slow line the first paint is a round trip earlier
 * (docs/decisions/0018-what-a-phone-waits-for.md).
 */
export function PageStyles() {
  const { read, nonce } = useContext(PageStylesContext)
  const isInPage = import.meta.env.SSR ? read !== null : document.getElementById(ID) !== null
  // Style sheets need no nonce, and the browser would hydrate one that it cannot read.
  if (!isInPage) return <Links nonce="" />
  return (
    <ServerDrawn id={ID}>{import.meta.env.SSR && read && <Inline read={read} nonce={nonce} />}</ServerDrawn>
  )
}

type InlineProps = { read: ReadStyleSheet; nonce: string }

function Inline({ read, nonce }: InlineProps) {
  // Links is called, not rendered, because only the addresses in it are of use. Its hooks run in this component, always.
  const addresses = linksAndScripts(Links({})).flatMap(({ props }) =>
    props.rel === "stylesheet" && props.href ? props.href : [],
  )
  return <style id={ID} nonce={nonce} {...useHtml(joined(read, addresses))} />
}

const known = new WeakMap<ReadStyleSheet, Map<string, string>>()

/** The sheets of a page, one after another. There are as many pages as templates, and joining costs as much as writing them out. */
function joined(read: ReadStyleSheet, addresses: readonly string[]): string {
  const texts = known.get(read) ?? new Map<string, string>()
  known.set(read, texts)
  const key = addresses.join(" ")
  const text = texts.get(key) ?? [...new Set(addresses)].map(read).join("")
  texts.set(key, text)
  return text
}
