import { defineConfig } from "vitest/config"

// A time zone other than Sri Lanka's and UTC: a date that depends on the visitor's zone fails a test.
process.env.TZ = "America/St_Johns"

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/engines/*.test.ts"],
    // One file per engine, run in parallel.
    maxWorkers: 2,
    // Long limits for busy machines; nothing here measures speed.
    testTimeout: 150_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
