import { execFileSync } from "node:child_process"
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os"

const SERVER_CORE = 0
const LOAD_CORE = 1

/** Describes the machine, for the reader of the figures. */
export function describeMachine(pinning = describePinning()): string[] {
  const gib = Math.round(totalmem() / 2 ** 30)
  return [
    `${cpus()[0]?.model.trim() ?? "unknown CPU"}, ${availableParallelism()} cores, ${gib} GiB, ${platform()} ${release()}`,
    `Node ${process.version}; ${pinning}`,
    `load average at start: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(" ")} (1, 5, 15 minutes)`,
  ]
}

function describePinning(): string {
  return canPin() ? `the server on core ${SERVER_CORE}, the load on core ${LOAD_CORE}` : "cores not pinned"
}

/** Starts a process on the server's core. A child process inherits the cores of its parent. */
export function onServerCore<T>(start: () => Promise<T>): Promise<T> {
  return onCores(String(SERVER_CORE), start)
}

/** Starts a process on all cores, such as a browser. */
export function onEveryCore<T>(start: () => Promise<T>): Promise<T> {
  return onCores(`0-${cpus().length - 1}`, start)
}

async function onCores<T>(cores: string, start: () => Promise<T>): Promise<T> {
  pin(cores)
  try {
    return await start()
  } finally {
    pin(String(LOAD_CORE))
  }
}

function pin(cores: string): void {
  if (canPin()) execFileSync("taskset", ["-cp", cores, String(process.pid)], { stdio: "ignore" })
}

function canPin(): boolean {
  return cpus().length > 1 && hasProgram("taskset")
}

const installedPrograms = new Map<string, boolean>()

export function hasProgram(name: string): boolean {
  const cached = installedPrograms.get(name)
  if (cached !== undefined) return cached
  const isInstalled = succeeds("which", [name])
  installedPrograms.set(name, isInstalled)
  return isInstalled
}

/** Installs nginx and wrk if they are missing, on Debian as root. */
export function installTools(): void {
  if (["nginx", "wrk"].every(hasProgram) || !hasProgram("apt-get") || process.getuid?.() !== 0) return
  succeeds("apt-get", ["update", "-qq"])
  succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx-light", "wrk"])
  installedPrograms.clear()
}

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
    return true
  } catch {
    return false // the caller checks whether the program exists
  }
}
