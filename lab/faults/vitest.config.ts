import { defineConfig } from "vitest/config"

// As in the tests of `npm test`: a time zone that is neither ours nor UTC.
process.env.TZ = "America/St_Johns"

/** `npm run test:faults`: what breaks processes, services, disks and databases, and takes minutes. */
export default defineConfig({
  test: {
    include: ["lab/faults/**/*.test.ts"],
    globalSetup: ["tests/support/run-databases.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the time is waiting: for a lease, for a poll. On two cores three files at once took 182 s, two took 241 to 347.
    maxWorkers: 3,
    // The figures that a test prints are read, and kept in docs/reliability.md.
    disableConsoleIntercept: true,
  },
})
