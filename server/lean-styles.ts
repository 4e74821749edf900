/** Rules that stand together, as in `@media`, or a rule of its own with the classes that each of its selectors needs. */
export type Rule = { opening: string; inside: Rule[] } | { text: string; needs: string[][] | null }

const HOLDS_RULES = /^@(layer|media|supports|container|starting-style)\b.*\{$/s

/**
 * The style sheet without the rules that ask for a class that the page has not. Every rule that is left stands where it stood,
 * in its layer; a layer of which nothing is left stays, because the first mention of each decides their order.
 */
export function leanStyles(sheet: readonly Rule[], classes: ReadonlySet<string>): string {
  return sheet.map((rule) => ("inside" in rule ? leanGroup(rule, classes) : leanRule(rule, classes))).join("")
}

type Group = Extract<Rule, { inside: Rule[] }>

function leanGroup({ opening, inside }: Group, classes: ReadonlySet<string>): string {
  const left = leanStyles(inside, classes)
  return left || opening.startsWith("@layer") ? `${opening}${left}}` : ""
}

/** Nothing, where none of its selectors can match, whatever the pointer, the keyboard or an attribute does. */
function leanRule({ text, needs }: Exclude<Rule, Group>, classes: ReadonlySet<string>): string {
  return needs?.every((names) => names.some((name) => !classes.has(name))) ? "" : text
}

const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g

/** Without the values that are given a name, `--ink`, and read nowhere; those that only they read go with them. */
export function withoutUnread(sheet: string, page: string): string {
  const readInPage = namesRead(page)
  let less = sheet
  for (let more = ""; more !== less; ) {
    more = less
    less = withoutAllBut(new Set([...readInPage, ...namesRead(more)]), more)
  }
  return less
}

function namesRead(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name)
}

function withoutAllBut(names: ReadonlySet<string>, sheet: string): string {
  return sheet.replace(PROPERTY, (declaration, name) => (names.has(name) ? declaration : ""))
}

/** The classes that a selector cannot do without: not those within `:not()`, `:is()`, `:has()` or a string. */
function classesIn(selector: string): string[] {
  let outer = selector.replace(STRINGS, "")
  for (let before = ""; before !== outer; ) {
    before = outer
    outer = outer.replace(/\([^()]*\)/g, "")
  }
  return [...outer.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name)
}

function splitAtCommas(selectors: string): string[] {
  const commas = [...signsOf(selectors)].filter(({ sign, depth }) => sign === "," && depth === 0)
  const starts = [0, ...commas.map(({ at }) => at + 1)]
  return starts.map((start, index) => selectors.slice(start, commas[index]?.at))
}

/** The rules of a sheet, or of what stands within `@media` and the like. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let bodyStart = 0
  for (const { at, sign, depth } of signsOf(css)) {
    if (sign === "{" && depth === 1) bodyStart = at + 1
    if (depth > 0 || (sign !== ";" && sign !== "}")) continue
    const opening = sign === "}" ? css.slice(start, bodyStart) : ""
    rules.push(
      HOLDS_RULES.test(opening)
        ? { opening, inside: rulesOf(css.slice(bodyStart, at)) }
        : { text: css.slice(start, at + 1), needs: needsOf(opening) },
    )
    start = at + 1
  }
  return rules
}

/** Null for a rule without selectors: letters, movements, the order of layers. */
function needsOf(opening: string): string[][] | null {
  return opening === "" || opening.startsWith("@") ? null : splitAtCommas(opening.slice(0, -1)).map(classesIn)
}

type Sign = { at: number; sign: string; depth: number }

const STRINGS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g
const SIGNS = new RegExp(`${STRINGS.source}|/\\*[\\s\\S]*?\\*/|\\\\.|[{}()[\\],;]`, "g")

/** The signs that part a style sheet, outside strings and comments, with the depth of brackets after each. */
function* signsOf(css: string): Iterable<Sign> {
  let depth = 0
  for (const { index: at, 0: sign } of css.matchAll(SIGNS)) {
    if (sign.length > 1) continue
    if ("{([".includes(sign)) depth++
    if ("})]".includes(sign)) depth--
    yield { at, sign, depth }
  }
}
