import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { COMPILE_CACHE } from "#tests/support/site.ts"
import { type Outcome, outcomeOfPlaywright, outcomeOfVitest } from "./test-reports.ts"

// `npm test`: runs every check, also after a failure, and prints a summary. Lint, types and the journeys in every engine
// run one after another beside the unit tests, which wait for servers and clocks part of the time. The browser tests run alone.
const RESULTS_FOLDER = "test-results"

type Check = {
  name: string
  args: string[]
  /** The report of a test runner. A check without one counts as one test. */
  report?: { file: string; read: (report: never) => Outcome }
}

function vitest(name: string, file: string, ...args: string[]): Check {
  return {
    name,
    args: ["vitest", "run", ...args, "--reporter=json", `--outputFile.json=${file}`],
    report: { file, read: outcomeOfVitest },
  }
}

/**
 * Runs `others`, one after another, while `main` runs. `main` prints as it goes, and the output of each other check follows as a whole.
 */
async function runBeside(main: Check, ...others: Check[]): Promise<Outcome[]> {
  const inTurn = async () => {
    const results = []
    for (const { name, args } of others) results.push({ name, ...(await run(args, "pipe")) })
    return results
  }
  console.log(`\n— ${main.name}`)
  const [{ succeeded }, results] = await Promise.all([run(main.args, "inherit"), inTurn()])
  for (const { name, output } of results) console.log(`\n— ${name}\n${output.trim()}`)
  return [
    outcomeOf(main, succeeded),
    ...others.map((check, index) => outcomeOf(check, results[index]?.succeeded)),
  ]
}

/** A run without a report counts as one failure, and so does a failed run whose report has no failure. */
function outcomeOf({ name, report }: Check, succeeded = false): Outcome {
  const failed = { passed: 0, failures: [name] }
  if (!report) return succeeded ? { passed: 1, failures: [] } : failed
  if (!existsSync(report.file)) return failed
  const outcome = report.read(JSON.parse(readFileSync(report.file, "utf8")) as never) // `read` matches the report of this runner
  return succeeded || outcome.failures.length > 0 ? outcome : { ...outcome, failures: [name] }
}

async function run(args: string[], stdio: "inherit" | "pipe") {
  const env = {
    ...process.env,
    NODE_ENV: "test",
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS_FOLDER}/browser.json`,
  }
  const child = spawn("npx", args, { stdio: ["inherit", stdio, stdio], env })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  })
  return { succeeded: code === 0, output }
}

rmSync(RESULTS_FOLDER, { recursive: true, force: true })
mkdirSync(RESULTS_FOLDER)
const outcomes = [
  ...(await runBeside(
    vitest("unit and contract tests", `${RESULTS_FOLDER}/unit.json`, "--reporter=default"),
    { name: "lint", args: ["biome", "check", "."] },
    { name: "types of routes", args: ["react-router", "typegen"] },
    { name: "types", args: ["tsc"] },
    vitest(
      "journeys in every engine",
      `${RESULTS_FOLDER}/engines.json`,
      "--config=tests/engines/vitest.config.ts",
      "--reporter=verbose",
    ),
  )),
  ...(await runBeside({
    name: "browser tests",
    args: ["playwright", "test", "--reporter=line,json"],
    report: { file: `${RESULTS_FOLDER}/browser.json`, read: outcomeOfPlaywright },
  })),
]
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
