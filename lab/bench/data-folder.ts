import { rmSync } from "node:fs"
import { mkdir, mkdtemp } from "node:fs/promises"
import { join } from "node:path"

const RUN_FOLDER = join(import.meta.dirname, `../data/bench-${process.pid}`)

/**
 * A new folder on the project's own disk, deleted at the end of the run. The system's temporary folder may be in memory. Tests
 * also delete thousands of files there, after which ext4 takes 500 µs instead of 15 to create a file, for minutes.
 */
export async function newDataFolder(): Promise<string> {
  await mkdir(RUN_FOLDER, { recursive: true })
  return mkdtemp(join(RUN_FOLDER, "site-"))
}

process.once("exit", () => rmSync(RUN_FOLDER, { recursive: true, force: true }))
