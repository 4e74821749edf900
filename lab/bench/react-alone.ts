import { text } from "node:stream/consumers"
import { createElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"

// NODE_ENV=production node lab/bench/react-alone.ts 3 < page.html
// Prints how many times per second React alone renders the elements of the page, measured for 3 seconds.

type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] }

const TAG = /<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|<![^>]*>/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
/** Elements whose content is text, whatever it contains. */
const RAW_TEXT_ELEMENTS = ["script", "style", "title", "textarea"]

/** Parses the HTML that React rendered. */
function treeOf(html: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] }
  const open = [root]
  let from = 0
  for (const { 0: tag, 1: closing, 2: name = "", 3: attributes = "", 4: empty, index } of html.matchAll(
    TAG,
  )) {
    const parent = open.at(-1) ?? root
    if (RAW_TEXT_ELEMENTS.includes(parent.name) && !(closing && name === parent.name)) continue
    if (index > from) parent.children.push(html.slice(from, index))
    from = index + tag.length
    if (closing) open.pop()
    else if (name) {
      const element = { name, attributes: attributesOf(attributes), children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [document] = root.children.filter((child) => typeof child !== "string")
  if (!document) throw new Error("no page on stdin")
  return document
}

/** Omits style attributes, which React accepts only as objects. */
function attributesOf(written: string): Record<string, string> {
  const pairs = [...written.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value] as const)
  return Object.fromEntries(pairs.filter(([name]) => name !== "style"))
}

function elementOf({ name, attributes, children }: Element): ReactNode {
  if (RAW_TEXT_ELEMENTS.includes(name)) return createElement(name, attributes, children.join("") || undefined)
  return createElement(
    name,
    attributes,
    ...children.map((child) => (typeof child === "string" ? child : elementOf(child))),
  )
}

function rendersPerSecond(page: Element, seconds: number): number {
  const start = process.cpuUsage()
  let renderCount = 0
  let cpuSeconds = 0
  for (; cpuSeconds < seconds; renderCount++) {
    renderToString(elementOf(page))
    const { user, system } = process.cpuUsage(start)
    cpuSeconds = (user + system) / 1e6
  }
  return renderCount / cpuSeconds
}

const page = treeOf(await text(process.stdin))
const seconds = Number(process.argv[2])
rendersPerSecond(page, seconds / 2) // warm-up
console.log(rendersPerSecond(page, seconds))
