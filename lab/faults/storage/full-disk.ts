import { execFileSync } from "node:child_process"
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A data folder whose disk can be filled and freed while the site runs. */
export type Disk = {
  folder: string
  fill: (pid: number) => void
  free: (pid: number) => void
  remove: () => void
}

/** A small tmpfs with little more space than the database needs. Only root can mount one. */
export function smallFileSystem(): Disk {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-full-"))
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=6m,mode=700", "tmpfs", folder])
  const ballast = join(folder, "ballast")
  return {
    folder,
    fill: () => {
      for (const bytes of [64 * 1024, 1024, 1])
        writeUntilFull(() => appendFileSync(ballast, Buffer.alloc(bytes)))
    },
    free: () => rmSync(ballast),
    remove: () => {
      execFileSync("umount", [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** A limit on the file size of the process, which any user can set and remove. */
export function limitedFiles(): Disk {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-limited-"))
  const limit = (pid: number, size: string) => {
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${size}:unlimited`])
  }
  return {
    folder,
    fill: (pid) => limit(pid, "1"), // one byte
    free: (pid) => limit(pid, "unlimited"),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export const canMount = process.platform === "linux" && process.getuid?.() === 0
export const canLimitFileSize = existsSync("/usr/bin/prlimit")

function writeUntilFull(write: () => void): void {
  try {
    for (;;) write()
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error
  }
}
