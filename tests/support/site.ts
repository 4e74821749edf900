import { spawn } from "node:child_process"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type Site = {
  url: string
  dataDir: string
  /** Everything the process has written so far, to either stream. */
  output: () => string
  /** The letters in the mailbox folder, oldest first, as they stand there. */
  letters: () => Promise<string[]>
  /** Ends the process as the machine's power would. */
  kill: () => Promise<void>
  /** Asks the process to finish and waits for it. The data stay. */
  stop: () => Promise<number | null>
  /** Stops and takes the data away. */
  remove: () => Promise<void>
}

const START_LIMIT_MS = 30_000
const OPENING_LINE = /is open at (http:\S+)/

/**
 * The real server as a process of its own, on a free port, with a data folder of its own, from the built screens.
 * A form may be sent at once and often, unless the settings given here say otherwise. `options` are the program's own.
 */
export async function startSite(
  settings: Record<string, string> = {},
  existingDataDir?: string,
  options: readonly string[] = [],
): Promise<Site> {
  const dataDir = existingDataDir ?? (await mkdtemp(join(tmpdir(), "rental-site-")))
  const child = spawn(process.execPath, ["server/main.ts", ...options], {
    env: {
      PATH: process.env.PATH,
      TZ: "America/St_Johns",
      PORT: "0",
      DATA_DIR: dataDir,
      FORM_MIN_SECONDS: "0",
      INTAKE_PER_MINUTE: "1000",
      INTAKE_PER_HOUR: "10000",
      LOG_LEVEL: "info",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let written = ""
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${written}`))
    const timer = setTimeout(() => fail("the site did not open in time"), START_LIMIT_MS)
    const read = (chunk: Buffer) => {
      written += chunk
      const opened = OPENING_LINE.exec(written)?.[1]
      if (!opened) return
      clearTimeout(timer)
      resolve(opened)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    void ended.then((code) => fail(`the site ended with ${code}`))
  })
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    dataDir,
    output: () => written,
    letters: () => lettersIn(join(dataDir, "mailbox")),
    kill: async () => void (await stop("SIGKILL")),
    stop: () => stop("SIGTERM"),
    remove: async () => {
      await stop("SIGTERM")
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function lettersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFile(join(folder, name), "utf8")),
  )
}
