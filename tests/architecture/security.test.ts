import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { problemOfProof } from "#tests/support/named-tests.ts"

// docs/security-asvs.md names tests for attacks, and the status of every requirement of OWASP ASVS 5.0.0, levels 1 and 2.
// This test checks that the tests exist and that the counts are right. docs/security.md is the readable summary.

const LINES = readFileSync("docs/security-asvs.md", "utf8").split("\n")
const CELLS = LINES.map((line) => line.split("|").map((cell) => cell.trim()))
const REQUIREMENTS = CELLS.filter(([, id = ""]) => /^\d+\.\d+\.\d+$/.test(id)).map(
  ([, id = "", level = "", , standing = ""]) => ({ id, level, standing }),
)

const STANDING = /^(met|not met|not applicable|left to who runs it): ./

/** What stands in backticks and has a colon names a test. */
const proofsIn = (text: string) =>
  [...text.matchAll(/`[^`]+\.(?:test|spec)\.tsx?: [^`]+`/g)].map(([proof]) => proof)

const countOf = (standing: string) =>
  REQUIREMENTS.filter((requirement) => requirement.standing.startsWith(`${standing}: `)).length

describe("docs/security-asvs.md", () => {
  it("names tests that exist", () => {
    const proofs = LINES.flatMap(proofsIn)
    expect(proofs.length).toBeGreaterThan(100)
    expect(
      proofs.flatMap((proof) => (problemOfProof(proof) ? [`${proof}: ${problemOfProof(proof)}`] : [])),
    ).toEqual([])
  })

  it("says of every attack which test makes it", () => {
    const from = LINES.indexOf("## Attacks")
    const to = LINES.findIndex((line, at) => at > from && line.startsWith("## "))
    const rows = LINES.slice(from, to).filter(
      (line) => line.startsWith("| ") && !line.startsWith("| Attack "),
    )
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([])
  })

  it("has each of the 70 requirements of level 1 and the 183 of level 2 once, with a standing and why", () => {
    expect(new Set(REQUIREMENTS.map(({ id }) => id)).size).toBe(70 + 183)
    expect(REQUIREMENTS.filter(({ level }) => level === "1")).toHaveLength(70)
    expect(REQUIREMENTS.filter(({ level }) => level === "2")).toHaveLength(183)
    expect(REQUIREMENTS.filter(({ standing }) => !STANDING.test(standing))).toEqual([])
  })

  it.each(["met", "not met", "not applicable", "left to who runs it"])(
    "counts those that are %s",
    (standing) => {
      expect(LINES).toContain(`| ${standing} | ${countOf(standing)} |`)
    },
  )
})

describe("docs/security.md", () => {
  const text = readFileSync("docs/security.md", "utf8").replaceAll(/\s+/g, " ")

  it("has the same counts", () => {
    expect(text).toContain(
      `(${countOf("met")} of ${REQUIREMENTS.length} met, ${countOf("not met")} not met, ${countOf("not applicable")} not applicable, ${countOf("left to who runs it")} left to the operator)`,
    )
  })

  it("names every requirement that is not met", () => {
    const notMet = REQUIREMENTS.filter(({ standing }) => standing.startsWith("not met: "))
    expect(notMet.map(({ id }) => id).filter((id) => !text.includes(id))).toEqual([])
  })
})
