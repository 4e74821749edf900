import { existsSync, statfsSync } from "node:fs"
import { defineConfig } from "vitest/config"

// A time zone that is neither ours nor UTC: a date that depends on the machine's zone fails a test.
process.env.TZ = "America/St_Johns"

// Databases and data folders of tests are in memory if Linux has a large enough RAM disk: every transaction of SQLite waits for
// its file to be on the disk.
const RAM_DISK = "/dev/shm"
const MIN_FREE_BYTES = 2 * 1024 ** 3
if (existsSync(RAM_DISK) && freeBytes(RAM_DISK) >= MIN_FREE_BYTES) process.env.TMPDIR = RAM_DISK

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build", "tests/e2e/**", "tests/engines/**", "lab/faults/**", "data"],
    // No module has state that affects another test file, so test files share a process: a third less work.
    isolate: false,
    // One more than the two cores of the machines that it runs on, because part of the time is waiting for servers, disks and clocks.
    // Each worker loads all modules, so a fourth costs more time than it saves.
    maxWorkers: 3,
    globalSetup: ["tests/support/run-databases.ts"],
    // A test may start the real server, which takes seconds on a busy machine. A test that hangs is still ended.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ["tests/support/setup.ts"],
  },
})

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
