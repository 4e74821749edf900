// Sends random requests to the real server and prints the statuses: npm run test:fuzz
//   npm run test:fuzz -- --requests 20000 --seed 42
import { parseArgs } from "node:util"
import { fuzz } from "./fuzz-run.ts"
import { ROUTE_PATTERNS } from "./targets.ts"

const { values } = parseArgs({
  options: { requests: { type: "string", default: "100000" }, seed: { type: "string" } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)
console.log(
  `${values.requests} requests to ${ROUTE_PATTERNS.length} routes, to files and to unknown paths, --seed ${seed}`,
)

const { counts, problems } = await fuzz(seed, Number(values.requests), console.log)
for (const [status, count] of [...counts].sort()) console.log(`${status.padStart(8)} ${count}`)
for (const problem of problems) console.error(`failure: ${problem}`)
console.log(problems.length === 0 ? "no 5xx, no unhandled error, memory flat" : `${problems.length} failures`)
process.exitCode = problems.length === 0 ? 0 : 1
