import { defineConfig } from "vitest/config"

// A zone that is neither ours nor UTC: a date that leaks the visitor's zone fails a test.
process.env.TZ = "America/St_Johns"

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/engines/*.test.ts"],
    // A file for each engine: they wait for their browsers at the same time.
    maxWorkers: 2,
    // Patience for a machine that others use too; nothing here measures speed.
    testTimeout: 150_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
