import { execFile, execFileSync, type SpawnSyncReturns } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { findPostgresPrograms } from "#adapters/database/backup/postgres-programs.ts"

/** A PostgreSQL server of the tests: it listens on a socket in its own folder only, so that no port can be taken. */
export type PostgresServer = {
  url: string
  /** 'fast' breaks off what runs, 'immediate' is as if the power went. */
  stop: (mode: "fast" | "immediate") => void
  start: () => void
  /** Both, while the caller goes on with something else. */
  restart: (mode: "fast" | "immediate") => Promise<void>
  /** Stops it, and takes everything of it away. */
  remove: () => void
}

/** The folder that has the programs that make a server and run it. */
export function findPostgres(): string | null {
  return findPostgresPrograms(["initdb", "pg_ctl"])
}

/** A new server, running. Nothing of it need last. `settings` are the server's own: `max_connections=6`. */
export function startPostgres(programs: string, settings: readonly string[] = []): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-postgres-"))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, "data")
  const run = (program: string, ...args: string[]) => {
    runQuietly(join(programs, program), args, { cwd: folder, ...user })
  }
  run("initdb", "-D", data, "-A", "trust", "-U", "tests", "-E", "UTF8", "--no-locale", "--no-sync")
  const all = ["listen_addresses=", "fsync=off", "timezone=America/St_Johns", ...settings]
  const options = `-k ${folder} ${all.map((setting) => `-c ${setting}`).join(" ")}`
  const log = join(folder, "log")
  const start = () => run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")
  // Stops the process whose id this very data folder holds.
  const stop = (mode: "fast" | "immediate") => run("pg_ctl", "-D", data, "-m", mode, "-w", "stop")
  // With a log file the server lets go of our pipe; without one, this would wait until it stops.
  const restart = async (mode: "fast" | "immediate") => {
    const args = ["-D", data, "-m", mode, "-w", "-l", log, "-o", options, "restart"]
    await promisify(execFile)(join(programs, "pg_ctl"), args, { cwd: folder, ...user })
  }
  start()
  const remove = () => {
    if (!existsSync(folder)) return
    if (existsSync(join(data, "postmaster.pid"))) stop("immediate")
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://tests@localhost/postgres?host=${folder}`, stop, start, restart, remove }
}

function runQuietly(
  program: string,
  args: string[],
  options: { cwd: string; uid?: number; gid?: number },
): void {
  try {
    execFileSync(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  } catch (error) {
    const { stderr } = error as SpawnSyncReturns<Buffer> // what execFileSync throws
    throw new Error(`${program} failed: ${stderr}`, { cause: error })
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find(([login]) => login === name))
    .find(Boolean)
  return account ? { uid: Number(account[2]), gid: Number(account[3]) } : null
}
