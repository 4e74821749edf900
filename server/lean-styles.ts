/** A rule of a style sheet: what stands before its braces, and what within. A statement, `@layer a, b;`, has no braces. */
type Rule = { prelude: string; body: string | null }

const HOLDS_RULES = /^@(layer|media|supports|container|starting-style)\b/

/**
 * The style sheet without the rules that ask for a class that the page has not. Every rule that is left stands where it stood,
 * in its layer; a layer of which nothing is left stays, because the first mention of each decides their order.
 */
export function leanStyles(sheet: string, classes: ReadonlySet<string>): string {
  return rulesOf(sheet)
    .map(({ prelude, body }) => {
      if (body === null) return prelude
      if (!HOLDS_RULES.test(prelude)) return isForNobody(prelude, classes) ? "" : `${prelude}{${body}}`
      const inside = leanStyles(body, classes)
      return inside || prelude.startsWith("@layer") ? `${prelude}{${inside}}` : ""
    })
    .join("")
}

const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g

/** Without the values that are given a name, `--ink`, and read nowhere; those that only they read go with them. */
export function withoutUnread(sheet: string, page: string): string {
  const read = new Set([...(sheet + page).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const less = sheet.replace(PROPERTY, (declaration, name) => (read.has(name) ? declaration : ""))
  return less === sheet ? sheet : withoutUnread(less, page)
}

/** None of its selectors can match, whatever the pointer, the keyboard or an attribute does. */
function isForNobody(prelude: string, classes: ReadonlySet<string>): boolean {
  if (prelude.startsWith("@")) return false
  return splitAtCommas(prelude).every((selector) => classesIn(selector).some((name) => !classes.has(name)))
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
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let bodyStart = 0
  for (const { at, sign, depth } of signsOf(css)) {
    if (sign === "{" && depth === 1) bodyStart = at + 1
    if (depth > 0 || (sign !== ";" && sign !== "}")) continue
    rules.push(
      sign === "}"
        ? { prelude: css.slice(start, bodyStart - 1), body: css.slice(bodyStart, at) }
        : { prelude: css.slice(start, at + 1), body: null },
    )
    start = at + 1
  }
  return rules
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
