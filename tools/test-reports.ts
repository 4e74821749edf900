import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

// Reads the JSON reports of the test runners for the summary of `npm test`.

/** The summary repeats each failure with the first lines of its error, because CI may show only the end of a long output. */
export type Outcome = { passed: number; failures: string[] }

const MAX_ERROR_LINES = 24

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: "passed" | "failed"
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** A file that could not be loaded, or whose setup failed, has no failed test: it counts as one failure. */
export function outcomeOfVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0 && status === "failed") return [failureText(file, [message])]
    return failed.map((test) => failureText(`${file}: ${test.fullName}`, test.failureMessages ?? []))
  })
  return { passed: report.numPassedTests, failures }
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] }
type PlaywrightTest = { projectName: string; status: string; results: { errors: { message?: string }[] }[] }
type PlaywrightReport = {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
  stats: { expected: number; flaky: number }
}

export function outcomeOfPlaywright(report: PlaywrightReport): Outcome {
  const outsideErrors = report.errors.map(({ message = "" }) => failureText("browser tests", [message]))
  const failures = report.suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === "unexpected")
      .map((test) =>
        failureText(
          `${file} (${test.projectName}): ${title}`,
          test.results.flatMap((result) => result.errors.map(({ message = "" }) => message)),
        ),
      ),
  )
  return { passed: report.stats.expected + report.stats.flaky, failures: [...outsideErrors, ...failures] }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** The text without colours and without the stack frames of packages. */
function failureText(name: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join("\n"))
    .split("\n")
    .filter((line) => !line.includes("node_modules"))
    .slice(0, MAX_ERROR_LINES)
  return [name, ...lines.map((line) => `  ${line}`)].join("\n").trimEnd()
}
