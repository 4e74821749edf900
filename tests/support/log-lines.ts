import { setTimeout as sleep } from "node:timers/promises"
import { POLLING } from "./polling.ts"
import type { Site } from "./site.ts"

export type LogLine = { level: number; msg: string } & Record<string, unknown>

/** The structured lines that a site has written so far. */
export function logLines(site: Pick<Site, "output">): LogLine[] {
  const completeLines = site.output().split("\n").slice(0, -1)
  return completeLines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line))
}

/** Waits for the first line that matches. The line of a request may be written shortly after its response. */
export async function logLine(
  site: Pick<Site, "output">,
  matches: (line: LogLine) => boolean,
): Promise<LogLine> {
  const deadline = Date.now() + POLLING.timeout
  while (Date.now() < deadline) {
    const line = logLines(site).find(matches)
    if (line) return line
    await sleep(POLLING.interval)
  }
  throw new Error(`no such line in the log:\n${site.output()}`)
}
