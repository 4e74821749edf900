import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "#tests/support/free-port.ts"
import type { Site } from "#tests/support/site.ts"
import { withInspectedSite } from "../bench-site.ts"
import { type Figure, type Measure, median, type Options } from "../figures.ts"
import { SEED_VEHICLE } from "../fleet.ts"
import type { Inspector } from "../inspector.ts"
import { askFor, askOnce } from "../load.ts"

const SECONDS = { atMost: 1.5 }
/** Memory in use must not grow with the number of requests. */
const GROWTH = { atMost: 16 }
/** Three cached pages, a page with a form, and a search. */
const VISITED = ["/rent-a-car-to-ella", "/carlist", "/faq", `/cars/${SEED_VEHICLE}`, "/carlist?q=van"]
const REQUESTS = 100_000

export const start: Measure = {
  name: "start",
  title: "Start and memory",
  run: async (options) => [...(await starts()), ...(await memoryUnderLoad(options))],
}

async function starts(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "rental-start-"))
  try {
    const first = await timedStart(folder)
    const again = [await timedStart(folder), await timedStart(folder), await timedStart(folder)]
    const firstPage = median(again.map(({ firstPage }) => firstPage))
    const ready = median(again.map(({ ready }) => ready))
    return [
      {
        what: "npm start to the first page, with a new database",
        value: first.firstPage,
        unit: "s",
        budget: SECONDS,
      },
      { what: "npm start to the first page, again", value: firstPage, unit: "s", budget: SECONDS },
      { what: "npm start to /readyz, every cacheable page rendered", value: ready, unit: "s" },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Times `npm start` as an operator runs it: on both cores, with warm-up and `prestart`. Both times are in seconds. */
async function timedStart(dataDir: string): Promise<{ firstPage: number; ready: number }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = performance.now()
  const secondsTo = async (path: string) => {
    await untilAnswered(url + path)
    return (performance.now() - start) / 1000
  }
  const child = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", WARM_UP: "yes" },
    stdio: "ignore",
    detached: true, // a process group, which can be ended as a whole
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  try {
    return { firstPage: await secondsTo("/home"), ready: await secondsTo("/readyz") }
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM")
    await ended
  }
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempts = 0; attempts < 6_000; attempts++) {
    const response = await askOnce(url).catch(() => null) // the port is not open yet
    if (response?.status === 200) return
    await sleep(5)
  }
  throw new Error(`npm start did not answer at ${url}`)
}

async function memoryUnderLoad({ scale }: Options): Promise<Figure[]> {
  return withInspectedSite(async (site, inspector) => {
    const before = await inspector.rssBytes()
    const held = await heldAfterVisits(site, inspector)
    const peak = await peakDuring(inspector, () => visit(site, REQUESTS * scale))
    const after = await inspector.rssBytes()
    const heldAfter = await inspector.heldBytes()
    const note = `${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after`
    const grown = `${mebibytes(held)} MiB after the first thousand, ${mebibytes(heldAfter)} MiB at the end`
    const what = `most memory over ${REQUESTS * scale} requests`
    return [
      { what, value: peak / 2 ** 20, unit: "MiB", note },
      {
        what: "held more at their end",
        value: (heldAfter - held) / 2 ** 20,
        unit: "MiB",
        budget: GROWTH,
        note: grown,
      },
    ]
  })
}

async function heldAfterVisits(site: Site, inspector: Inspector): Promise<number> {
  await visit(site, 1_000)
  return inspector.heldBytes()
}

function visit({ url }: Site, count: number): Promise<void> {
  return askFor(
    VISITED.map((path) => url + path),
    count,
  )
}

async function peakDuring(inspector: Inspector, during: () => Promise<void>): Promise<number> {
  let peak = 0
  const sample = async () => {
    peak = Math.max(peak, await inspector.rssBytes())
  }
  const timer = setInterval(() => void sample(), 200)
  await during()
  clearInterval(timer)
  await sample()
  return peak
}

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0)
}
