import { defineConfig } from "vitest/config"

// A time zone that is neither ours nor UTC: a date that leaks the machine's zone fails a test.
process.env.TZ = "America/St_Johns"

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build", "tests/e2e/**", "tests/engines/**", "lab/faults/**", "data"],
    // Our modules hold no state of their own, so files share a process: a third less work.
    isolate: false,
    // Twice the two cores of the machines that it runs on: most of the time is waiting for servers, disks and clocks.
    maxWorkers: 4,
    globalSetup: ["tests/support/run-databases.ts"],
    // A test may start the real server, which takes seconds on a busy machine. A test that hangs is still ended.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ["tests/support/setup.ts"],
  },
})
