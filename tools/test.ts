import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"

// `npm test`: every check one after another, all of them even when one fails, and one line that adds them up.
const RESULTS = "test-results"

type Tally = { passed: number; failed: number }

/** A check that either holds or does not counts as one test. */
function check(name: string, command: string, args: string[]): Tally {
  console.log(`\n— ${name}`)
  return run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner that counts its own tests, and writes them as JSON. One that dies without counting is one failure. */
function suite(name: string, args: string[], file: string, count: (report: never) => Tally): Tally {
  console.log(`\n— ${name}`)
  const succeeded = run("npx", args)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const tally = count(JSON.parse(readFileSync(file, "utf8")) as never) // the caller knows its runner's report
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/browser.json` }
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
const tallies = [
  check("lint", "npx", ["biome", "check", "."]),
  check("types of routes", "npx", ["react-router", "typegen"]),
  check("types", "npx", ["tsc"]),
  suite(
    "unit and contract tests",
    ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}/unit.json`],
    `${RESULTS}/unit.json`,
    (report: VitestReport) => ({
      passed: report.numPassedTests,
      // A file that could not be read has no failed test of its own.
      failed: report.numFailedTests || report.numFailedTestSuites,
    }),
  ),
  suite(
    "browser tests",
    ["playwright", "test", "--reporter=line,json"],
    `${RESULTS}/browser.json`,
    ({ stats }: PlaywrightReport) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  ),
]
const passed = tallies.reduce((total, tally) => total + tally.passed, 0)
const failed = tallies.reduce((total, tally) => total + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
