import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { citationProblem } from "#tests/support/named-tests.ts"

// docs/reviews-answered.md: the outcome of each finding of the outside reviews.

const FINDINGS: Record<string, string[]> = {
  visitors: [...numbered("A", 10), ...numbered("F", 32), ...numbered("W", 18)],
  security: [...numbered("H", 2), ...numbered("M", 9), ...numbered("L", 13)],
  scan: numbered("", 11),
  browsers: numbered("B", 6),
  office: [...numbered("F", 25), ...numbered("4.", 13)],
}
const OUTCOMES = /^(fixed|declined|open|left to '[^']+')$/

const sections = readFileSync("docs/reviews-answered.md", "utf8")
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ name: /^\w+/.exec(section)?.[0].toLowerCase() ?? "", rows: rowsOf(section) }))

describe("docs/reviews-answered.md", () => {
  it.each(Object.entries(FINDINGS))("answers every finding of %s, in order", (name, numbers) => {
    const section = sections.find((each) => each.name === name)
    expect(section?.rows.map(([number]) => number)).toEqual(numbers)
  })

  it("has an outcome and an explanation for each finding", () => {
    for (const { name, rows } of sections)
      for (const [number, outcome, explanation] of rows) {
        expect(outcome, `${name} ${number}`).toMatch(OUTCOMES)
        expect(explanation, `${name} ${number}`).not.toBe("")
      }
  })

  it("cites existing tests, and for each fixed finding at least one test or a reason", () => {
    const problems = sections.flatMap(({ name, rows }) =>
      rows.flatMap(([number, outcome, , tests = ""]) => {
        const citations = tests.match(/`[^`]+: [^`]+`/g) ?? []
        if (outcome === "fixed" && tests === "") return [`${name} ${number}: neither a test nor a reason`]
        return citations.flatMap((citation) => {
          const problem = citationProblem(citation)
          return problem === null ? [] : [`${name} ${number}: ${problem}: ${citation}`]
        })
      }),
    )
    expect(problems).toEqual([])
  })
})

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
}

/** The cells of each row of the section's table: number, outcome, explanation, tests. */
function rowsOf(section: string): string[][] {
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| Finding"))
    .map((line) => line.slice(2, -2).split(" | "))
}
