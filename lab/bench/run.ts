import { writeFileSync } from "node:fs"
import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { figuresTable, type Measure } from "./figures.ts"
import { describeMachine, installTools } from "./machine.ts"
import { edit } from "./measures/edit.ts"
import { growth } from "./measures/growth.ts"
import { inbox } from "./measures/inbox.ts"
import { intake } from "./measures/intake.ts"
import { plan } from "./measures/plan.ts"
import { search } from "./measures/search.ts"
import { server } from "./measures/server.ts"
import { start } from "./measures/start.ts"

// npm run bench [-- name...] [--write] [--scale 0.2]
// The start is measured first, because the disk stays busy after a million rows were written.
const MEASURES: readonly Measure[] = [start, server, edit, search, plan, intake, growth, inbox]
const RESULTS_FILE = new URL("results.md", import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean", default: false },
    scale: { type: "string", default: "1" },
  },
})

const chosen = positionals.length > 0 ? positionals.map(measureNamed) : MEASURES
if (values.write && chosen !== MEASURES) stop("Only a complete run is written: omit the names")
installTools()
const header = headerLines()
console.log(header.join("\n"))
const sections: string[] = []
for (const measure of chosen) sections.push(await sectionOf(measure))
if (values.write) writeFileSync(RESULTS_FILE, [...header, "", ...sections].join("\n"))

function measureNamed(name: string): Measure {
  const measure = MEASURES.find((candidate) => candidate.name === name)
  if (measure) return measure
  return stop(
    `There is no measure '${name}'. There are: ${MEASURES.map((candidate) => candidate.name).join(", ")}`,
  )
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function headerLines(): string[] {
  const when = new Date().toISOString().slice(0, "2026-11-22T03:30".length).replace("T", " ")
  return ["# Benchmark results", "", `${when} UTC`, "", ...describeMachine().map((line) => `- ${line}`)]
}

async function sectionOf(measure: Measure): Promise<string> {
  const startedAt = performance.now()
  const figures = await measure.run({ scale: Number(values.scale) })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const section = `## ${measure.title}\n\n${figuresTable(figures)}\n\nTook ${seconds} s; load average at its end ${loadavg()[0]?.toFixed(2)}.\n`
  console.log(`\n${section}`)
  return section
}
