import { execFile, execFileSync, type SpawnSyncReturns } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { findPostgresProgramFolder } from "#adapters/database/backup/postgres-programs.ts"

/** A PostgreSQL server for tests. It listens on a Unix socket in its own folder, so no port can be in use. */
export type PostgresServer = {
  url: string
  /** 'fast' aborts running transactions, 'immediate' is like a power cut. */
  stop: (mode: "fast" | "immediate") => void
  start: () => void
  /** Stops and starts, without blocking the caller. */
  restart: (mode: "fast" | "immediate") => Promise<void>
  /** Stops the server and deletes its data. */
  remove: () => void
}

/** The folder with `initdb` and `pg_ctl`, or null. */
export function findPostgres(): string | null {
  return findPostgresProgramFolder(["initdb", "pg_ctl"])
}

/** Creates and starts a server without durability. `settings` are PostgreSQL's: `max_connections=6`. */
export function startPostgres(programs: string, settings: readonly string[] = []): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-postgres-"))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const dataFolder = join(folder, "data")
  const run = (program: string, ...args: string[]) => {
    runQuietly(join(programs, program), args, { cwd: folder, ...user })
  }
  run("initdb", "-D", dataFolder, "-A", "trust", "-U", "tests", "-E", "UTF8", "--no-locale", "--no-sync")
  const allSettings = ["listen_addresses=", "fsync=off", "timezone=America/St_Johns", ...settings]
  const options = `-k ${folder} ${allSettings.map((setting) => `-c ${setting}`).join(" ")}`
  const log = join(folder, "log")
  const start = () => run("pg_ctl", "-D", dataFolder, "-w", "-l", log, "-o", options, "start")
  // pg_ctl stops the process whose id is in this data folder, never another server.
  const stop = (mode: "fast" | "immediate") => run("pg_ctl", "-D", dataFolder, "-m", mode, "-w", "stop")
  // With a log file the server does not inherit our pipe. Without one, this would wait until the server stops.
  const restart = async (mode: "fast" | "immediate") => {
    const args = ["-D", dataFolder, "-m", mode, "-w", "-l", log, "-o", options, "restart"]
    await promisify(execFile)(join(programs, "pg_ctl"), args, { cwd: folder, ...user })
  }
  start()
  const remove = () => {
    if (!existsSync(folder)) return
    if (existsSync(join(dataFolder, "postmaster.pid"))) stop("immediate")
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
    const { stderr } = error as SpawnSyncReturns<Buffer> // the type that execFileSync throws
    throw new Error(`${program} failed: ${stderr}`, { cause: error })
  }
}

/** PostgreSQL refuses to run as root, so it runs as the user of its package, or as nobody. */
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
