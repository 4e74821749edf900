import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { faultOfProof } from "#tests/support/named-tests.ts"

// docs/security.md names tests for attacks, and a standing for every requirement of OWASP ASVS 5.0.0, levels 1 and 2. This
// holds it to tests that are there, and to its own count.

const LINES = readFileSync("docs/security.md", "utf8").split("\n")
const CELLS = LINES.map((line) => line.split("|").map((cell) => cell.trim()))
const REQUIREMENTS = CELLS.filter(([, id = ""]) => /^\d+\.\d+\.\d+$/.test(id)).map(
  ([, id = "", level = "", , standing = ""]) => ({ id, level, standing }),
)

const STANDING = /^(met|not met|not applicable|left to who runs it): ./

/** What stands in backticks and has a colon names a test. */
const proofsIn = (text: string) =>
  [...text.matchAll(/`[^`]+\.(?:test|spec)\.tsx?: [^`]+`/g)].map(([proof]) => proof)

describe("docs/security.md", () => {
  it("names tests that are there", () => {
    const proofs = LINES.flatMap(proofsIn)
    expect(proofs.length).toBeGreaterThan(100)
    expect(
      proofs.flatMap((proof) => (faultOfProof(proof) ? [`${proof}: ${faultOfProof(proof)}`] : [])),
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

  it("counts them right", () => {
    for (const standing of ["met", "not met", "not applicable", "left to who runs it"]) {
      const counted = REQUIREMENTS.filter((requirement) =>
        requirement.standing.startsWith(`${standing}: `),
      ).length
      expect(LINES, standing).toContain(`| ${standing} | ${counted} |`)
    }
  })
})
