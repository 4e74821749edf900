import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { citationProblem } from "#tests/support/named-tests.ts"

// docs/security-asvs.md cites tests for attacks, and has the status of every requirement of OWASP ASVS 5.0.0, levels 1 and 2.
// This test checks that the tests exist and that the counts are right. docs/security.md is the summary.

const LINES = readFileSync("docs/security-asvs.md", "utf8").split("\n")
const CELLS = LINES.map((line) => line.split("|").map((cell) => cell.trim()))
const REQUIREMENTS = CELLS.filter(([, id = ""]) => /^\d+\.\d+\.\d+$/.test(id)).map(
  ([, id = "", level = "", , status = ""]) => ({ id, level, status }),
)

const STATUS = /^(met|not met|not applicable|left to the operator): ./

/** Citations of tests: `file: title` in backticks. */
const citationsIn = (text: string) =>
  [...text.matchAll(/`[^`]+\.(?:test|spec)\.tsx?: [^`]+`/g)].map(([citation]) => citation)

const countOf = (status: string) =>
  REQUIREMENTS.filter((requirement) => requirement.status.startsWith(`${status}: `)).length

describe("docs/security-asvs.md", () => {
  it("cites tests that exist", () => {
    const citations = LINES.flatMap(citationsIn)
    expect(citations.length).toBeGreaterThan(100)
    const problems = citations.flatMap((citation) => {
      const problem = citationProblem(citation)
      return problem === null ? [] : [`${citation}: ${problem}`]
    })
    expect(problems).toEqual([])
  })

  it("cites a test for every attack", () => {
    const from = LINES.indexOf("## Attacks")
    const to = LINES.findIndex((line, index) => index > from && line.startsWith("## "))
    const rows = LINES.slice(from, to).filter(
      (line) => line.startsWith("| ") && !line.startsWith("| Attack "),
    )
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter((row) => citationsIn(row).length === 0)).toEqual([])
  })

  it("has each of the 70 requirements of level 1 and the 183 of level 2 once, with a status and a reason", () => {
    expect(new Set(REQUIREMENTS.map(({ id }) => id)).size).toBe(70 + 183)
    expect(REQUIREMENTS.filter(({ level }) => level === "1")).toHaveLength(70)
    expect(REQUIREMENTS.filter(({ level }) => level === "2")).toHaveLength(183)
    expect(REQUIREMENTS.filter(({ status }) => !STATUS.test(status))).toEqual([])
  })

  it.each(["met", "not met", "not applicable", "left to the operator"])(
    "counts those that are %s",
    (status) => {
      expect(LINES).toContain(`| ${status} | ${countOf(status)} |`)
    },
  )
})

describe("docs/security.md", () => {
  const text = readFileSync("docs/security.md", "utf8").replaceAll(/\s+/g, " ")

  it("has the same counts", () => {
    expect(text).toContain(
      `(${countOf("met")} of ${REQUIREMENTS.length} met, ${countOf("not met")} not met, ${countOf("not applicable")} not applicable, ${countOf("left to the operator")} left to the operator)`,
    )
  })

  it("names every requirement that is not met", () => {
    const notMet = REQUIREMENTS.filter(({ status }) => status.startsWith("not met: "))
    expect(notMet.map(({ id }) => id).filter((id) => !text.includes(id))).toEqual([])
  })
})
