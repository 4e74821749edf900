import { mkdirSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { EXAMPLE_PATHS, PLANNED_PATH } from "#tests/support/public-pages.ts"
import { startSite } from "#tests/support/site.ts"
import { describeMachine } from "../bench/machine.ts"
import { waitUntilCompressed } from "../wait-until-compressed.ts"
import { withLighthouse } from "./lighthouse.ts"
import { type LighthouseReport, type PageReport, pageReport } from "./page-report.ts"
import { listOfLostPoints, NOT_FOUND_PAGE, tableOfPages } from "./table.ts"

// npm run lighthouse [-- /page...] [--runs 5] [--write]
/** One page of each kind. */
const DEFAULT_PATHS = [...EXAMPLE_PATHS, PLANNED_PATH, NOT_FOUND_PAGE]
const RESULTS_FILE = new URL("./results.md", import.meta.url)
/** The complete reports of the last run. */
const REPORTS_FOLDER = "test-results/lighthouse"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, write: { type: "boolean", default: false } },
})

const opening = openingLines()
console.log(opening.join("\n"))
const reports = await visitAll(positionals.length > 0 ? positionals : DEFAULT_PATHS)
const closing = closingLines(reports)
console.log(closing.join("\n"))
if (values.write) writeFileSync(RESULTS_FILE, `${[...opening, ...closing].join("\n")}\n`)

async function visitAll(paths: readonly string[]): Promise<PageReport[]> {
  const site = await startSite({ LOG_LEVEL: "error", WARM_UP: "yes" })
  try {
    for (const path of paths) await waitUntilCompressed(site.url + path)
    return await withLighthouse(async (visit) => {
      const reports: PageReport[] = []
      for (const path of paths) reports.push(await visitRepeatedly(path, () => visit(site.url + path)))
      return reports
    })
  } finally {
    await site.remove()
  }
}

async function visitRepeatedly(path: string, visit: () => Promise<LighthouseReport>): Promise<PageReport> {
  const visits: LighthouseReport[] = []
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit())
  mkdirSync(REPORTS_FOLDER, { recursive: true })
  writeFileSync(`${REPORTS_FOLDER}/${path.slice(1).replaceAll("/", "-")}.json`, JSON.stringify(visits.at(-1)))
  const report = pageReport(path, visits)
  console.error(path, JSON.stringify(report.figures))
  return report
}

function openingLines(): string[] {
  const when = new Date().toISOString().slice(0, "2026-11-22T03:30".length).replace("T", " ")
  const method = `Lighthouse's mobile profile, simulated throttling, median of ${values.runs}`
  return [
    "# Lighthouse results",
    "",
    `${when} UTC. ${method}.`,
    "",
    ...describeMachine("server and browser on any core").map((line) => `- ${line}`),
  ]
}

function closingLines(reports: readonly PageReport[]): string[] {
  const lostPoints = listOfLostPoints(reports)
  const lines = ["", tableOfPages(reports), ""]
  return lostPoints ? [...lines, "Audits that cost points:", "", lostPoints] : lines
}
