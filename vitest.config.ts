import { defineConfig } from "vitest/config"

// A time zone that is neither ours nor UTC: a date that leaks the machine's zone fails a test.
process.env.TZ = "America/St_Johns"

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "build", "tests/e2e/**", "data"],
    globalSetup: ["tests/support/postgres-cluster.ts"],
    setupFiles: ["tests/support/setup.ts"],
  },
})
