import { existsSync, readFileSync } from "node:fs"

// Documents of ours name the tests that show what they say, as `file: title` in backticks. A title is a test's or a
// describe's own, without those around it. It may stand as the file has it, or with the placeholders of a table (`%s`,
// `$name`, `${...}`) filled in.

const PROOF = /^`([^:`]+): (.+)`$/

/** The first argument of every call whose second is a function: what tests and describes are called by. */
const TITLE = /\(\s*("(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)\s*,\s*(?:async\b|function\b|\w+ =>|\()/g
const PLACEHOLDER = /%[sdifjo#%]|\$\{[^}]*\}|\$[a-z][\w.]*/gi

/** @returns what is wrong with a proof, or null. */
export function problemOfProof(proof: string): string | null {
  const [, file = "", title = ""] = PROOF.exec(proof) ?? []
  if (!file) return "not a test"
  if (!existsSync(file)) return "no such file"
  return patternsOf(file).some((pattern) => pattern.test(title)) ? null : "no test of that title"
}

const patterns = new Map<string, RegExp[]>()

function patternsOf(file: string): RegExp[] {
  const known = patterns.get(file) ?? patternsIn(readFileSync(file, "utf8"))
  patterns.set(file, known)
  return known
}

/** A title that is all placeholders says nothing: it would be found for anything. */
function patternsIn(source: string): RegExp[] {
  return [...source.matchAll(TITLE)]
    .map(([, literal = ""]) =>
      literal
        .slice(1, -1)
        .replaceAll(/\\(["'`\\])/g, "$1")
        .split(PLACEHOLDER),
    )
    .filter((parts) => /\w/.test(parts.join("")))
    .map((parts) => new RegExp(`^${parts.map(RegExp.escape).join(".*")}$`, "s"))
}
