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
import { requestRepeatedly, sendRequest } from "../load.ts"

const START_SECONDS_BUDGET = { atMost: 1.5 }
/** Memory in use must not grow with the number of requests. */
const GROWTH_MIB_BUDGET = { atMost: 16 }
/** Three cached pages, a page with a form, and a search. */
const VISITED_PATHS = ["/rent-a-car-to-ella", "/carlist", "/faq", `/cars/${SEED_VEHICLE}`, "/carlist?q=van"]
const REQUESTS = 100_000

export const start: Measure = {
  name: "start",
  title: "Start and memory",
  run: async (options) => [...(await measureStarts()), ...(await measureMemory(options))],
}

async function measureStarts(): Promise<Figure[]> {
  const folders = await Promise.all(Array.from({ length: 3 }, () => mkdtemp(join(tmpdir(), "rental-start-"))))
  try {
    const firstStarts = await measureStartOfEach(folders)
    const restarts = await measureStartOfEach(folders)
    const medianFirstPage = (starts: Start[]) =>
      median(starts.map(({ firstPageSeconds }) => firstPageSeconds))
    return [
      {
        label: "npm start to the first page, with a new database",
        value: medianFirstPage(firstStarts),
        unit: "s",
        budget: START_SECONDS_BUDGET,
      },
      {
        label: "npm start to the first page, again",
        value: medianFirstPage(restarts),
        unit: "s",
        budget: START_SECONDS_BUDGET,
      },
      {
        label: "npm start to /readyz, every cacheable page rendered",
        value: median(restarts.map(({ readySeconds }) => readySeconds)),
        unit: "s",
      },
    ]
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

/** The times from `npm start` to the first page, and to a /readyz that responds with 200. */
type Start = { firstPageSeconds: number; readySeconds: number }

/** Starts the site with one data folder after the other. */
async function measureStartOfEach(dataDirs: readonly string[]): Promise<Start[]> {
  const starts = []
  for (const dataDir of dataDirs) starts.push(await measureStart(dataDir))
  return starts
}

/** Times `npm start` as an operator runs it: on both cores, with warm-up and `prestart`. */
async function measureStart(dataDir: string): Promise<Start> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const secondsTo = async (path: string) => {
    await waitUntilOk(url + path)
    return (performance.now() - startedAt) / 1000
  }
  const child = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", WARM_UP: "yes" },
    stdio: "ignore",
    detached: true, // a process group, which can be ended as a whole
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  try {
    return { firstPageSeconds: await secondsTo("/home"), readySeconds: await secondsTo("/readyz") }
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM")
    await ended
  }
}

const POLL_MS = 5
const MAX_POLLS = 6_000

async function waitUntilOk(url: string): Promise<void> {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const response = await sendRequest(url).catch(() => null) // the port is not open yet
    if (response?.status === 200) return
    await sleep(POLL_MS)
  }
  throw new Error(`npm start did not answer at ${url}`)
}

async function measureMemory({ scale }: Options): Promise<Figure[]> {
  return withInspectedSite(async (site, inspector) => {
    const before = await inspector.rssBytes()
    const liveBefore = await liveBytesAfterVisits(site, inspector)
    const peak = await peakDuring(inspector, () => visit(site, REQUESTS * scale))
    const after = await inspector.rssBytes()
    const liveAfter = await inspector.liveBytes()
    const note = `${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after`
    const growthNote = `${mebibytes(liveBefore)} MiB after the first thousand, ${mebibytes(liveAfter)} MiB at the end`
    const label = `most memory over ${REQUESTS * scale} requests`
    return [
      { label, value: peak / 2 ** 20, unit: "MiB", note },
      {
        label: "held more at their end",
        value: (liveAfter - liveBefore) / 2 ** 20,
        unit: "MiB",
        budget: GROWTH_MIB_BUDGET,
        note: growthNote,
      },
    ]
  })
}

async function liveBytesAfterVisits(site: Site, inspector: Inspector): Promise<number> {
  await visit(site, 1_000)
  return inspector.liveBytes()
}

function visit({ url }: Site, count: number): Promise<void> {
  return requestRepeatedly(
    VISITED_PATHS.map((path) => url + path),
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
