import { defineConfig } from "vitest/config"

// As in `npm test`: a time zone other than Sri Lanka's and UTC.
process.env.TZ = "America/St_Johns"

/** `npm run test:faults`: tests that break processes, services, disks and databases, and take minutes. */
export default defineConfig({
  test: {
    include: ["lab/faults/**/*.test.ts"],
    globalSetup: ["tests/support/run-databases.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the time is spent waiting for leases and polls. On two cores three workers took 182 s, two took 241 to 347 s.
    maxWorkers: 3,
    // Prints the figures of the tests, which docs/reliability.md records.
    disableConsoleIntercept: true,
  },
})
