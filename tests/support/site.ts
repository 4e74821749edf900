import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SiteHost } from "./site-host.ts"

export type Site = {
  url: string
  dataDir: string
  /** Everything that the site has logged so far. */
  output: () => string
  /** The raw emails in the mailbox folder, oldest first. */
  emails: () => Promise<string[]>
  /** Stops the site and deletes its data folder. */
  remove: () => Promise<void>
}

/** A site with a process of its own. */
export type SiteProcess = LaunchedSite & { url: string }

/** A site process that may still be starting. Its output is what the process writes to stdout and stderr. */
export type LaunchedSite = Omit<Site, "url"> & {
  pid: number
  /** Resolves with its URL once it listens. Rejects if it exits before, or takes too long. */
  opened: Promise<string>
  /** Resolves with its exit code, or null if a signal ended it. */
  ended: Promise<number | null>
  signal: (signal: NodeJS.Signals) => void
  /** Kills the process, as a power cut would. */
  kill: () => Promise<void>
  /** Stops the process and waits for its end. The data folder remains. */
  stop: () => Promise<number | null>
}

/** A folder that the processes of the tests share for compiled modules. With it, a site starts a quarter faster. */
export const COMPILE_CACHE = join(import.meta.dirname, "../../node_modules/.cache/compiled")

/** Neither ours nor UTC, so that a date which leaks the server's zone fails a test. */
const TIME_ZONE = "America/St_Johns"

const TEST_SETTINGS = {
  PORT: "0",
  WARM_UP: "no",
  FORM_MIN_SECONDS: "0",
  DELIVERY_POLL_SECONDS: "1",
  INTAKE_PER_MINUTE: "1000",
  INTAKE_PER_HOUR: "10000",
  INTAKE_SITE_PER_MINUTE: "1000",
  INTAKE_SITE_PER_HOUR: "10000",
  LOG_LEVEL: "info",
}

const START_LIMIT_MS = 30_000
const OPENING_LINE = /is open at ((?:http|unix):\S+)/

/** The arguments that `npm start` passes to Node. */
function startArguments(): string[] {
  const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts
  return start.replace(/^.*exec node /, "").split(" ")
}

let host: SiteHost | null = null

/** One host for all sites of this process, because loading the code of a site takes a second of processor time. */
function sharedHost(): SiteHost {
  host ??= new SiteHost({ PATH: process.env.PATH, TZ: TIME_ZONE, NODE_COMPILE_CACHE: COMPILE_CACHE })
  return host
}

/**
 * Opens the site from the build, on a free port, with a data folder of its own, in a process that it shares with others.
 * Rate limits are high, forms have no minimum time, and the outbox is polled each second, unless `settings` say otherwise.
 */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await newDataDir()
  const { url, output, stop } = await sharedHost().open({ ...TEST_SETTINGS, DATA_DIR: dataDir, ...settings })
  return {
    url,
    dataDir,
    output,
    emails: () => emailsIn(join(dataDir, "mailbox")),
    remove: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Like `openSite`, with a process of its own, for tests that end it, read all that it writes or give it an existing data folder.
 * `options` are arguments of the program.
 */
export async function startSite(
  settings: Record<string, string> = {},
  existingDataDir?: string,
  options: readonly string[] = [],
): Promise<SiteProcess> {
  const launched = await launchSite(settings, existingDataDir, options)
  return { ...launched, url: await launched.opened }
}

/** Like `startSite`, without waiting until the site listens. */
export async function launchSite(
  settings: Record<string, string> = {},
  existingDataDir?: string,
  options: readonly string[] = [],
): Promise<LaunchedSite> {
  const dataDir = existingDataDir ?? (await newDataDir())
  const child = spawn(process.execPath, [...startArguments(), ...options], {
    env: {
      PATH: process.env.PATH,
      TZ: TIME_ZONE,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...TEST_SETTINGS,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let written = ""
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
  const opened = new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${written}`))
    const timer = setTimeout(() => {
      child.kill("SIGKILL") // the caller has no `Site` yet to stop it with
      fail("the site did not open in time")
    }, START_LIMIT_MS)
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
  opened.catch(() => {}) // callers that await it get the error
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

function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), "rental-site-"))
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
