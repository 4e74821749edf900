import { execFileSync, type SpawnSyncReturns } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases; null where its programs were not found. */
    postgresUrl: string | null
  }
}

export const SKIPPED = "PostgreSQL: skipped, initdb and pg_ctl were not found"

/** One temporary PostgreSQL server for the whole run of the tests, or the one that TEST_DATABASE_URL names. */
export default function setup(project: TestProject): (() => void) | undefined {
  const given = process.env.TEST_DATABASE_URL
  const programs = findPrograms()
  if (given) project.provide("postgresUrl", given)
  else if (programs) return startForRun(project, programs)
  else {
    process.stderr.write(`${SKIPPED}\n`)
    project.provide("postgresUrl", null)
  }
}

function startForRun(project: TestProject, programs: string): () => void {
  const cluster = startCluster(programs)
  project.provide("postgresUrl", cluster.url)
  // Also when the run is broken off: no server stays behind.
  process.once("exit", cluster.stop)
  return cluster.stop
}

/** The folder that has both programs: on the path, or where Debian keeps them, the newest version first. */
function findPrograms(): string | null {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ]
  const hasBoth = (folder: string) =>
    ["initdb", "pg_ctl"].every((program) => existsSync(join(folder, program)))
  return folders.find(hasBoth) ?? null
}

/** A server that listens on a socket in its own folder only, so that no port can be taken; nothing of it need last. */
function startCluster(programs: string): { url: string; stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-postgres-"))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, "data")
  const run = (program: string, ...args: string[]) => {
    runQuietly(join(programs, program), args, { cwd: folder, ...user })
  }
  run("initdb", "-D", data, "-A", "trust", "-U", "tests", "-E", "UTF8", "--no-locale", "--no-sync")
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c timezone=America/St_Johns`
  run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start")
  const stop = () => {
    if (!existsSync(folder)) return
    // Stops the process whose id this very data folder holds.
    run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://tests@localhost/postgres?host=${folder}`, stop }
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
