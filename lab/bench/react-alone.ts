import { text } from "node:stream/consumers"
import { createElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"

// NODE_ENV=production node lab/bench/react-alone.ts 3 < page.html
// Prints how often per second React alone renders the elements of that page, measured for 3 seconds.

type Element = { name: string; attributes: Record<string, string>; inside: (Element | string)[] }

const TAG = /<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|<![^>]*>/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
/** React passes these on as they are, or ignores them. */
const RAW = ["script", "style", "title", "textarea"]

/** The tree of a page as React wrote it. */
function treeOf(html: string): Element {
  const root: Element = { name: "", attributes: {}, inside: [] }
  const open = [root]
  let from = 0
  for (const { 0: tag, 1: closing, 2: name = "", 3: attributes = "", 4: empty, index } of html.matchAll(
    TAG,
  )) {
    const parent = open.at(-1) ?? root
    if (RAW.includes(parent.name) && !(closing && name === parent.name)) continue
    if (index > from) parent.inside.push(html.slice(from, index))
    from = index + tag.length
    if (closing) open.pop()
    else if (name) {
      const element = { name, attributes: attributesOf(attributes), inside: [] }
      parent.inside.push(element)
      if (!empty) open.push(element)
    }
  }
  const [document] = root.inside.filter((child) => typeof child !== "string")
  if (!document) throw new Error("no page came in")
  return document
}

/** Without styles, which React takes only as objects. */
function attributesOf(written: string): Record<string, string> {
  const all = [...written.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value] as const)
  return Object.fromEntries(all.filter(([name]) => name !== "style"))
}

function elementOf({ name, attributes, inside }: Element): ReactNode {
  if (RAW.includes(name)) return createElement(name, attributes, inside.join("") || undefined)
  return createElement(
    name,
    attributes,
    ...inside.map((child) => (typeof child === "string" ? child : elementOf(child))),
  )
}

function timesASecond(page: Element, seconds: number): number {
  const begun = process.cpuUsage()
  let times = 0
  let spent = 0
  for (; spent < seconds; times++) {
    renderToString(elementOf(page))
    const { user, system } = process.cpuUsage(begun)
    spent = (user + system) / 1e6
  }
  return times / spent
}

const page = treeOf(await text(process.stdin))
const seconds = Number(process.argv[2])
timesASecond(page, seconds / 2) // the engine makes the code quick first
console.log(timesASecond(page, seconds))
