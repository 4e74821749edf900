import { type BoundFunctions, configure, type queries, within } from "@testing-library/dom"
import { JSDOM } from "jsdom"

// The default message lists every role of the page, which is thousands of lines.
configure({ getElementError: (message) => new Error(message?.split("\n")[0]) })

/**
 * An element of a page, with Testing Library's queries by role, label and text. As in a browser, `getByRole` ignores hidden elements (a
 * closed menu, `<noscript>`) unless it is given `hidden: true`.
 */
export type View = BoundFunctions<typeof queries> & {
  element: HTMLElement
  /** See `textOf`. */
  text: string
  /** The first element of a selector, for elements without a role or label. @throws if there is none */
  one: (selector: string) => HTMLElement
  all: (selector: string) => HTMLElement[]
  /** The value that the server wrote into the control of this name; for a select that of its chosen option. */
  value: (name: string) => string
  /** The texts that `aria-describedby` refers to: its hint and its error. */
  descriptionOf: (element: Element) => string
  /** The `href` attributes of the links, those that begin with `start`. */
  hrefs: (start?: string) => string[]
}

/** One window for all documents, because creating one takes as long as parsing a page. */
const { window } = new JSDOM()
const parser = new window.DOMParser()

/** Elements that a browser does not show at first, or never. */
const NOT_RENDERED = "[hidden], noscript, template, script, style, datalist, dialog:not([open]), [popover]"

/** Elements whose text joins the text around it, without a space in an accessible name. */
const INLINE =
  "a, abbr, b, bdi, cite, code, dfn, em, i, img, input, kbd, label, mark, q, s, small, span, strong, sub, sup, svg, time, u, var"

// The styles that Testing Library reads. Those of jsdom are only for the document of the window itself.
window.getComputedStyle = (element, pseudoElement) => {
  const display = element.matches(NOT_RENDERED) ? "none" : element.matches(INLINE) ? "inline" : "block"
  const style = new Map(pseudoElement ? [] : Object.entries({ display, visibility: "visible" }))
  const getPropertyValue = (property: string) => style.get(property) ?? ""
  return { display, visibility: "visible", getPropertyValue } as CSSStyleDeclaration
}

/** Parses HTML as a browser with scripts switched off does. A fragment becomes the content of `<body>`. */
export function parseDocument(html: string): Document {
  const document = parser.parseFromString(html, "text/html")
  return Object.defineProperty(document, "defaultView", { value: window })
}

/** The body of a page, or one element of a page that is parsed already. */
export function viewOf(source: string | Element): View {
  const element = (typeof source === "string" ? parseDocument(source).body : source) as HTMLElement
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
  const one = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no element ${selector}`)
    return found
  }
  return {
    ...within(element),
    element,
    get text() {
      return textOf(element)
    },
    one,
    all,
    value: (name) => writtenValue(one(`[name="${name}"]`)),
    descriptionOf: (described) => {
      const ids = described.getAttribute("aria-describedby")?.split(/\s+/) ?? []
      return ids.map((id) => textOf(one(`[id="${id}"]`))).join(" ")
    },
    hrefs: (start = "") => linksOf(element).flatMap(([href]) => (href.startsWith(start) ? [href] : [])),
  }
}

/** The value that the server wrote into a control; for a select that of its chosen option. */
export function writtenValue(control: Element): string {
  const { defaultValue: written, value } = control as HTMLInputElement // a select has no default value
  return written ?? value
}

/** The text of an element without scripts and styles, with one space between two elements. */
export function textOf(element: Element): string {
  return textsIn(element).join(" ").replaceAll(/\s+/g, " ").trim()
}

function textsIn(node: Node): string[] {
  if (node.nodeName === "SCRIPT" || node.nodeName === "STYLE") return []
  return [
    node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? "") : "",
    ...[...node.childNodes].flatMap(textsIn),
  ]
}

/** The script elements that run, without those that hold JSON. */
export function scriptsOf(root: ParentNode): HTMLScriptElement[] {
  return [...root.querySelectorAll("script")].filter(({ type }) => !/^application\/(ld\+)?json$/.test(type))
}

/** Each link with its `href` as written and its text. */
export function linksOf(root: ParentNode): [href: string, text: string][] {
  return [...root.querySelectorAll("a[href]")].map((link) => [link.getAttribute("href") ?? "", textOf(link)])
}
