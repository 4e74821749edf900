import { AtRule, type ChildNode, parse, type Root } from "postcss"
import selectorParser, { type Selector } from "postcss-selector-parser"

/**
 * The style sheet without the rules that ask for a class that the page has not, and without the values with a name, `--ink`,
 * that nothing reads. What is left is the same text, and stands where it stood.
 */
export function leanStyles(sheet: string, classes: ReadonlySet<string>, page: string): string {
  const styles = read(sheet).clone()
  styles.walkRules((rule) => {
    if (rule.parent?.type !== "rule" && !mayMatch(rule.selector, classes)) takeOut(rule)
  })
  takeOutUnread(styles, page)
  return styles.toString()
}

let lastRead: { sheet: string; styles: Root } | null = null

/** Guides, of which there are most, share theirs; what was read of a sheet takes a megabyte. */
function read(sheet: string): Root {
  if (lastRead?.sheet !== sheet) lastRead = { sheet, styles: parse(sheet) }
  return lastRead.styles
}

/** Whether one of the selectors can match, whatever the pointer, the keyboard or an attribute does. */
function mayMatch(selectors: string, classes: ReadonlySet<string>): boolean {
  return neededBy(selectors).some((names) => names.every((name) => classes.has(name)))
}

const selectorParts = selectorParser()
const needs = new Map<string, string[][]>()

/** The classes that each selector cannot do without: not those within `:not()`, `:is()` or `:has()`. */
function neededBy(selectors: string): string[][] {
  const names = needs.get(selectors) ?? selectorParts.astSync(selectors).map(classesOf)
  needs.set(selectors, names)
  return names
}

function classesOf({ nodes }: Selector): string[] {
  return nodes.flatMap((node) => (node.type === "class" ? node.value : []))
}

/** With what it stood in, where that is empty then. A layer stays: the first mention of each decides their order. */
function takeOut(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent instanceof AtRule && parent.name !== "layer" && parent.nodes?.length === 0) takeOut(parent)
}

/** Values that are read only by values that nothing reads go with them. */
function takeOutUnread(styles: Root, page: string): void {
  const names = new Set(namesIn(page))
  styles.walkAtRules(({ params }) => addAll(names, namesIn(params)))
  for (let before = -1; before !== names.size; ) {
    before = names.size
    styles.walkDecls(({ prop, value }) => {
      if (!prop.startsWith("--") || names.has(prop)) addAll(names, namesIn(value))
    })
  }
  styles.walkDecls(/^--/, (value) => {
    if (!names.has(value.prop)) value.remove()
  })
}

function addAll(names: Set<string>, others: string[]): void {
  for (const name of others) names.add(name)
}

function namesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? []
}
