import { existsSync, readFileSync } from "node:fs"

// Documents cite tests as `file: title` in backticks. The title is that of a test or a describe, without the titles of
// enclosing describes. Placeholders of a table (`%s`, `$name`, `${...}`) may be filled in.

const CITATION = /^`([^:`]+): (.+)`$/

/** Matches titles: the first argument of every call whose second argument is a function. */
const TITLE = /\(\s*("(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)\s*,\s*(?:async\b|function\b|\w+ =>|\()/g
const PLACEHOLDER = /%[sdifjo#%]|\$\{[^}]*\}|\$[a-z][\w.]*/gi

/** @returns the problem of a citation, or null. */
export function citationProblem(citation: string): string | null {
  const [, file = "", title = ""] = CITATION.exec(citation) ?? []
  if (!file) return "not a test"
  if (!existsSync(file)) return "no such file"
  return titlePatternsOf(file).some((pattern) => pattern.test(title)) ? null : "no test of that title"
}

const patterns = new Map<string, RegExp[]>()

function titlePatternsOf(file: string): RegExp[] {
  const cached = patterns.get(file) ?? patternsIn(readFileSync(file, "utf8"))
  patterns.set(file, cached)
  return cached
}

/** Titles that consist of placeholders only are excluded: they would match any citation. */
function patternsIn(source: string): RegExp[] {
  return [...source.matchAll(TITLE)]
    .map(([, literal = ""]) =>
      literal
        .slice(1, -1)
        .replaceAll(/\\(["'`\\])/g, "$1")
        .split(PLACEHOLDER),
    )
    .filter((literals) => /\w/.test(literals.join("")))
    .map((literals) => new RegExp(`^${literals.map(RegExp.escape).join(".*")}$`, "s"))
}
