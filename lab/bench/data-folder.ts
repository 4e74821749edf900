import { rmSync } from "node:fs"
import { mkdir, mkdtemp } from "node:fs/promises"
import { join } from "node:path"

const HOME = join(import.meta.dirname, `../data/bench-${process.pid}`)

/**
 * A new folder on the project's own disk, deleted at the end of the run. The system's temporary folder may be in memory. Tests
 * also delete thousands of files there, after which ext4 takes 500 µs instead of 15 to create a file, for minutes.
 */
export async function newFolder(): Promise<string> {
  await mkdir(HOME, { recursive: true })
  return mkdtemp(join(HOME, "site-"))
}

process.once("exit", () => rmSync(HOME, { recursive: true, force: true }))
