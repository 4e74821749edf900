import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { citationProblem } from "#tests/support/named-tests.ts"
import { repositoryFiles } from "#tests/support/repository-files.ts"

// docs/requirements.md cites the tests of every requirement. A row is `| number | source | requirement | proofs |`.
// Proofs are separated by <br>, and each is `file: title` in backticks, or a reason.

const PAGE = "docs/requirements.md"
const LINES = readFileSync(PAGE, "utf8").split("\n")
const ROWS = LINES.filter((line) => line.startsWith("| ") && !line.startsWith("| Number |")).map(rowOf)
const GROUPS = LINES.flatMap((line) => /^## (R\d+) /.exec(line)?.[1] ?? [])
const REASON = /^(left out|no test): ./
/** A requirement's number, here and in the files that cite it. */
const NUMBER = /\bR\d+\.\d+\b/g

type Row = { number: string; source: string; requirement: string; proofs: string[] }

function rowOf(line: string): Row {
  const [, number = "", source = "", requirement = "", proofs = ""] = line
    .split("|")
    .map((cell) => cell.trim())
  return { number, source, requirement, proofs: proofs.split("<br>").map((proof) => proof.trim()) }
}

/** @returns the problem of a proof, or null. */
function problemOfProof(proof: string): string | null {
  if (REASON.test(proof)) return null
  return proof.startsWith("`") ? citationProblem(proof) : "neither a test nor a reason"
}

describe("docs/requirements.md", () => {
  it("has for every requirement existing tests, or a reason", () => {
    const problems = ROWS.flatMap(({ number, proofs }) =>
      proofs.flatMap((proof) => {
        const problem = problemOfProof(proof)
        return problem ? [`${number}: ${proof || "(nothing)"}: ${problem}`] : []
      }),
    )
    expect(problems).toEqual([])
  })

  it("has a unique number, a source and a text for every requirement", () => {
    expect(ROWS.length).toBeGreaterThan(100)
    expect(new Set(ROWS.map(({ number }) => number)).size).toBe(ROWS.length)
    for (const { number, source, requirement } of ROWS) {
      expect(number).toMatch(/^R\d+\.\d+$/)
      expect(source, number).toMatch(/^(fixed|chosen)$/)
      expect(requirement, number).not.toBe("")
    }
  })

  it("has the rows of every group in order, under the group's number", () => {
    expect(ROWS.map(({ number }) => number.split(".")[0])).toEqual(
      GROUPS.flatMap((group) => ROWS.filter(({ number }) => number.startsWith(`${group}.`)).map(() => group)),
    )
    expect(GROUPS.filter((group) => !ROWS.some(({ number }) => number.startsWith(`${group}.`)))).toEqual([])
  })

  it("has every requirement that other files cite", () => {
    const known = new Set(ROWS.map(({ number }) => number))
    const cited = repositoryFiles().flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(NUMBER)].map(([number]) => ({ file, number })),
    )
    expect(cited.length).toBeGreaterThan(ROWS.length)
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
  })

  it.each([
    ["", "neither a test nor a reason"],
    ["somebody will", "neither a test nor a reason"],
    ["left out", "neither a test nor a reason"],
    ["`tests/no-such.test.ts: works`", "no such file"],
    ["`domain/money.test.ts: makes us rich`", "no test of that title"],
    ["`domain/money.test.ts: is refused when it is 0.5 cents`", null],
    ["left out: the answer is not used", null],
  ])("reports a citation of %j: %s", (proof, problem) => expect(problemOfProof(proof)).toBe(problem))
})
