import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { QUEUES, type Queue } from "#domain/delivery/outbox.ts"
import { Metrics } from "#server/metrics/metrics.ts"
import { PageCache } from "#server/pages/page-cache.ts"

const operationsDoc = readFileSync("docs/operations.md", "utf8")

/**
 * Matches a call of a log function: the fields, as an object or a name, and the message. Finds no call whose fields are nested deeper
 * than one object or whose message is in a variable.
 */
const LOG_CALL =
  /\b(?:info|warn|error|fatal|\[level\])\(\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|[\w.]+),\s*(["`])([^"`]+)\1,?\s*\)/g

function logMessages(): string[] {
  const files = ["server", "adapters", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  return files
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(LOG_CALL)].map(([, , message = ""]) => message),
    )
    .map((message) => message.replace(/\$\{.*$/s, ""))
}

describe("docs/operations.md", () => {
  it("explains every message that the code logs", () => {
    const lines = logMessages()
    expect(lines).toContain("delivered")
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.filter((line) => !operationsDoc.includes(line))).toEqual([])
  })

  it("explains every metric", async () => {
    const metrics = new Metrics()
    const pageCache = new PageCache({ version: () => "", onError: () => {} })
    const noneWaiting = { count: 0, oldestRecordedAt: null }
    const outbox = {
      waiting: async () =>
        // has every queue as a key
        Object.fromEntries(QUEUES.map((queue) => [queue, noneWaiting])) as Record<Queue, typeof noneWaiting>,
    }
    metrics.addScraped({ outbox, pageCache, clock: () => new Date() })
    const names = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
    const ours = names.filter((name) => name.startsWith("rental_"))
    expect(ours.length).toBeGreaterThan(10)
    expect(ours.filter((name) => !operationsDoc.includes(`\`${name}\``))).toEqual([])
  })
})
