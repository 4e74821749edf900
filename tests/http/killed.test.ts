import { expect, it } from "vitest"
import { FAULTLESS } from "#lab/faults/support/delivery-report.ts"
import { killAgainAndAgain } from "#lab/faults/support/kill-again-and-again.ts"
import { describeOnSqlite } from "#tests/support/databases.ts"

// `npm run test:faults` does the same for longer, on both databases, and waits for the leases as they are.
describeOnSqlite("a site that is killed twice while forms come in", (_open, locate) => {
  it("delivers all that it answered, once", async () => {
    const plan = { kills: 1, seed: 1, longestLifeMs: 600, leases: "skip" } as const
    const report = await killAgainAndAgain(locate(), plan)
    expect(report).toMatchObject(FAULTLESS)
    expect(report.delivered).toBeGreaterThan(0)
  })
})
