import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { faultOfProof } from "#tests/support/named-tests.ts"

// docs/specification-coverage.md names a test for every statement. This holds it to tests that are there.
// A row is `| statement | proofs |`, proofs divided by <br>: each is `file: title` in backticks, or a reason.

const LINES = readFileSync("docs/specification-coverage.md", "utf8").split("\n")
const ROWS = LINES.filter((line) => line.startsWith("| ") && !line.startsWith("| Statement |")).map(rowOf)
const REASON = /^(left to|left out|not shown in the specification)\b/

type Row = { statement: string; proofs: string[] }

function rowOf(line: string): Row {
  const [, statement = "", proofs = ""] = line.split("|").map((cell) => cell.trim())
  return { statement, proofs: proofs.split("<br>").map((proof) => proof.trim()) }
}

/** @returns what is wrong with a proof, or nothing. */
function faultOf(proof: string): string | null {
  if (REASON.test(proof)) return null
  return proof.startsWith("`") ? faultOfProof(proof) : "neither a test nor a reason"
}

describe("docs/specification-coverage.md", () => {
  it("names for every statement tests that are there, or a reason", () => {
    const faults = ROWS.flatMap(({ statement, proofs }) =>
      proofs.flatMap((proof) => {
        const fault = faultOf(proof)
        return fault ? [`${statement}: ${proof || "(nothing)"}: ${fault}`] : []
      }),
    )
    expect(faults).toEqual([])
  })

  it("has rows under each of the specification's nine sections", () => {
    const isHeading = (line: string) => /^#{1,2} /.test(line)
    for (let section = 1; section <= 9; section++) {
      const from = LINES.findIndex((line) => line.startsWith(`## ${section}. `))
      expect(from, `section ${section}`).toBeGreaterThan(-1)
      const to = LINES.findIndex((line, at) => at > from && isHeading(line))
      expect(
        LINES.slice(from, to).some((line) => line.startsWith("| ")),
        `rows of section ${section}`,
      ).toBe(true)
    }
  })

  it.each([
    ["", "neither a test nor a reason"],
    ["somebody will", "neither a test nor a reason"],
    ["`tests/no-such.test.ts: works`", "no such file"],
    ["`domain/money.test.ts: makes us rich`", "no test of that title"],
    ["`domain/money.test.ts: is refused when it is 0.5 cents`", null],
    ["left to: the office", null],
  ])("would be told of %j: %s", (proof, fault) => expect(faultOf(proof)).toBe(fault))
})
