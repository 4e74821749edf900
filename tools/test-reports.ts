import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

// What the runners of `npm test` write of their tests, read for its last lines.

/**
 * What failed is said by name with the first lines of why, once more at the end: of a long output often only the last
 * lines are kept.
 */
export type Outcome = { passed: number; failures: string[] }

const LINES_OF_A_REASON = 24

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: "passed" | "failed"
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** A file that could not be read, or whose set-up failed, has no failed test of its own: it is one failure. */
export function outcomeOfVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0 && status === "failed") return [told(file, [message])]
    return failed.map((test) => told(`${file}: ${test.fullName}`, test.failureMessages ?? []))
  })
  return { passed: report.numPassedTests, failures }
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] }
type PlaywrightTest = { projectName: string; status: string; results: { error?: { message?: string } }[] }
type PlaywrightReport = {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
  stats: { expected: number; flaky: number }
}

export function outcomeOfPlaywright(report: PlaywrightReport): Outcome {
  const outside = report.errors.map(({ message = "" }) => told("browser tests", [message]))
  const failures = report.suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === "unexpected")
      .map((test) =>
        told(
          `${file} (${test.projectName}): ${title}`,
          test.results.map((result) => result.error?.message ?? ""),
        ),
      ),
  )
  return { passed: report.stats.expected + report.stats.flaky, failures: [...outside, ...failures] }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Without colours, and without the runner's own part of a stack. */
function told(name: string, reasons: readonly string[]): string {
  const lines = stripVTControlCharacters(reasons.join("\n"))
    .split("\n")
    .filter((line) => !line.includes("node_modules"))
    .slice(0, LINES_OF_A_REASON)
  return [name, ...lines.map((line) => `  ${line}`)].join("\n").trimEnd()
}
