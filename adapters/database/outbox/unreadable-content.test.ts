import { expect, it } from "vitest"
import { enquiryIn } from "#tests/contract/claiming-contract.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { CONTACT_MESSAGE, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { DatabaseOutbox } from "./database-outbox.ts"

const DRAFT = {
  formKey: "form",
  content: CONTACT_MESSAGE,
  receivedAt: RECEIVED_AT,
  newReference: () => "7K4M-2Q9T",
}

const lease = (minutes: number) => {
  const now = new Date(RECEIVED_AT.getTime() + minutes * 60_000)
  return { owner: "worker", now, until: new Date(now.getTime() + 60_000) }
}

describeOnEachDatabase("an enquiry whose stored content cannot be read", (open) => {
  it("fails its claim once with its reference, is abandoned with a named failure, and not claimed again", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db)
    const { enquiry } = await outbox.record(DRAFT)
    await db.updateTable("enquiries").set({ content: '{"kind":"poem"}' }).execute()
    await expect(outbox.claimDue(lease(0))).rejects.toThrow(
      /^the stored content of enquiry 7K4M-2Q9T cannot be read$/,
    )
    expect(await outbox.claimDue(lease(60))).toBeNull()
    expect(await outbox.claim(enquiry.id, lease(60))).toBeNull()
    expect(await outbox.waiting()).toMatchObject({ enquiries: { count: 0 } })
    const attempts = await db
      .selectFrom("delivery_attempts")
      .select(["attempt_number", "channel", "failure"])
      .execute()
    expect(attempts).toEqual([{ attempt_number: 1, channel: "none", failure: "unreadable" }])
  })

  it("is delivered when its form is submitted again with other answers", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db)
    await outbox.record(DRAFT)
    await db.updateTable("enquiries").set({ content: "{" }).execute()
    await expect(outbox.claimDue(lease(0))).rejects.toThrow()
    const changed = await outbox.record({
      ...DRAFT,
      content: { ...CONTACT_MESSAGE, message: "Still there?" },
    })
    expect(enquiryIn(await outbox.claimDue(lease(1)))).toEqual(changed.enquiry)
  })
})
