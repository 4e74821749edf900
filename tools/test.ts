import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { type Outcome, outcomeOfPlaywright, outcomeOfVitest } from "./test-reports.ts"

// `npm test`: runs every check in turn, also after a failure, and prints a summary.
const RESULTS = "test-results"

/** A check without tests of its own counts as one test. */
function check(name: string, command: string, args: string[]): Outcome {
  console.log(`\n— ${name}`)
  return run(command, args) ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
}

/** A test runner with a JSON report. A run without a report counts as one failure. */
function suite(name: string, args: string[], file: string, read: (report: never) => Outcome): Outcome {
  console.log(`\n— ${name}`)
  const succeeded = run("npx", args)
  if (!existsSync(file)) return { passed: 0, failures: [name] }
  const outcome = read(JSON.parse(readFileSync(file, "utf8")) as never) // `read` matches the report of this runner
  return succeeded || outcome.failures.length > 0 ? outcome : { ...outcome, failures: [name] }
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/browser.json` }
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
const outcomes = [
  check("lint", "npx", ["biome", "check", "."]),
  check("types of routes", "npx", ["react-router", "typegen"]),
  check("types", "npx", ["tsc"]),
  suite(
    "unit and contract tests",
    ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}/unit.json`],
    `${RESULTS}/unit.json`,
    outcomeOfVitest,
  ),
  suite(
    "browser tests",
    ["playwright", "test", "--reporter=line,json"],
    `${RESULTS}/browser.json`,
    outcomeOfPlaywright,
  ),
  suite(
    "journeys in every engine",
    [
      "vitest",
      "run",
      "--config=tests/engines/vitest.config.ts",
      "--reporter=verbose",
      "--reporter=json",
      `--outputFile.json=${RESULTS}/engines.json`,
    ],
    `${RESULTS}/engines.json`,
    outcomeOfVitest,
  ),
]
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
