import { expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { queryPlanOf } from "#tests/support/query-plan.ts"
import { RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { enquiriesWithFailedDelivery } from "./failed-deliveries.ts"

describeOnEachDatabase("enquiries whose delivery failed", (open, locate) => {
  it("are found in indexes that do not contain delivered ones", async () => {
    const db = await open()
    const plan = await queryPlanOf(db, enquiriesWithFailedDelivery(db, RECEIVED_AT), locate)
    expect(plan).toContain("deliveries_waiting")
    expect(plan).toContain("deliveries_abandoned")
  })
})
