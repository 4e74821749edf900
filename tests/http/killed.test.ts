import { expect, it } from "vitest"
import { NO_PROBLEMS } from "#lab/faults/support/delivery-report.ts"
import { killRepeatedly } from "#lab/faults/support/kill-repeatedly.ts"
import { describeOnSqlite } from "#tests/support/databases.ts"

// A short version of the test in lab/faults, which runs longer, on both databases, and with real leases.
describeOnSqlite("a site that is killed twice while forms come in", (_open, locate) => {
  it("delivers every form that it answered, once", async () => {
    // `killRepeatedly` kills the site once more after the last form.
    const plan = { kills: 1, seed: 1, maxRunMs: 600, leases: "skip" } as const
    const report = await killRepeatedly(locate(), plan)
    expect(report).toMatchObject(NO_PROBLEMS)
    expect(report.delivered).toBeGreaterThan(0)
  })
})
