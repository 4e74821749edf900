import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type Site = LaunchedSite & { url: string }

/** A process that may not be open yet. */
export type LaunchedSite = {
  pid: number
  /** Its address, once it is open. Rejects where it ends before, or takes too long. */
  opened: Promise<string>
  dataDir: string
  /** Its exit code, once it has ended; null where a signal ended it. */
  ended: Promise<number | null>
  /** Everything the process has written so far, to either stream. */
  output: () => string
  /** The emails in the mailbox folder, oldest first, as they stand there. */
  emails: () => Promise<string[]>
  signal: (signal: NodeJS.Signals) => void
  /** Ends the process as the machine's power would. */
  kill: () => Promise<void>
  /** Asks the process to finish and waits for it. The data stay. */
  stop: () => Promise<number | null>
  /** Stops and takes the data away. */
  remove: () => Promise<void>
}

/** A site starts a quarter sooner where another one has left what Node made of its sources. */
const COMPILE_CACHE = join(import.meta.dirname, "../../node_modules/.cache/compiled")

const START_LIMIT_MS = 30_000
const OPENING_LINE = /is open at ((?:http|unix):\S+)/

/** What `npm start` hands to Node: options of the engine, and the program. */
function startLine(): string[] {
  const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts
  return start.replace("exec node ", "").split(" ")
}

/**
 * The real server as a process of its own, on a free port, with a data folder of its own, from the built screens.
 * A form may be sent at once and often, unless the settings given here say otherwise. `options` are the program's own.
 */
export async function startSite(
  settings: Record<string, string> = {},
  existingDataDir?: string,
  options: readonly string[] = [],
): Promise<Site> {
  const launched = await launchSite(settings, existingDataDir, options)
  return { ...launched, url: await launched.opened }
}

/** The same, without waiting until it is open. */
export async function launchSite(
  settings: Record<string, string> = {},
  existingDataDir?: string,
  options: readonly string[] = [],
): Promise<LaunchedSite> {
  const dataDir = existingDataDir ?? (await mkdtemp(join(tmpdir(), "rental-site-")))
  const child = spawn(process.execPath, [...startLine(), ...options], {
    env: {
      PATH: process.env.PATH,
      TZ: "America/St_Johns",
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: dataDir,
      WARM_UP: "no",
      FORM_MIN_SECONDS: "0",
      INTAKE_PER_MINUTE: "1000",
      INTAKE_PER_HOUR: "10000",
      INTAKE_SITE_PER_MINUTE: "1000",
      INTAKE_SITE_PER_HOUR: "10000",
      LOG_LEVEL: "info",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let written = ""
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
  const opened = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${written}`))
    const timer = setTimeout(() => fail("the site did not open in time"), START_LIMIT_MS)
    const read = (chunk: Buffer) => {
      written += chunk
      const url = OPENING_LINE.exec(written)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    void ended.then((code) => {
      clearTimeout(timer)
      fail(`the site ended with ${code}`)
    })
  })
  opened.catch(() => {}) // whoever waits for it hears of it
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    pid: child.pid ?? 0,
    opened,
    dataDir,
    ended,
    signal: (signal) => void child.kill(signal),
    output: () => written,
    emails: () => emailsIn(join(dataDir, "mailbox")),
    kill: async () => void (await stop("SIGKILL")),
    stop: () => stop("SIGTERM"),
    remove: async () => {
      await stop("SIGTERM")
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function emailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFile(join(folder, name), "utf8")),
  )
}
