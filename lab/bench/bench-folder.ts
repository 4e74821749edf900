import { rmSync } from "node:fs"
import { mkdir, mkdtemp } from "node:fs/promises"
import { join } from "node:path"

const HOME = join(import.meta.dirname, `../data/bench-${process.pid}`)

/**
 * A new folder on the project's own disk, taken away when everything is measured. The system's folder for such things may be memory,
 * and is where tests delete thousands of files: for minutes after that ext4 takes 500 µs instead of 15 to make a new one there.
 */
export async function newFolder(): Promise<string> {
  await mkdir(HOME, { recursive: true })
  return mkdtemp(join(HOME, "site-"))
}

process.once("exit", () => rmSync(HOME, { recursive: true, force: true }))
