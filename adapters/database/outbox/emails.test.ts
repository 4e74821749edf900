import { describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { EmailDraft } from "#domain/delivery/email.ts"
import {
  atMinute,
  claimedFrom,
  claimingContract,
  DELIVERED,
  FAILED,
  lease,
  result,
} from "#tests/contract/claiming-contract.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DatabaseOutbox } from "./database-outbox.ts"

const PASSWORD_RESET: Partial<EmailDraft> = { kind: "passwordReset", expiresAt: atMinute(30) }

describeOnEachDatabase("emails in the outbox", (open) => {
  claimingContract("emails", async () => {
    const db = await open()
    return { outbox: new DatabaseOutbox(db), enqueue: (minute) => write(db, minute) }
  })

  it("are returned as recorded, in every script", async () => {
    const text = "ආයුබෝවන් 🛕 'quoted' \"twice\" \\ % _ \n\u2028 <b>&amp;"
    const db = await open()
    const id = await write(db, 0, { text })
    const { payload } = await claimedFrom(new DatabaseOutbox(db).claimDue(lease("worker", 0)))
    expect(payload).toEqual({
      kind: "email",
      email: { id, kind: "reply", writtenAt: atMinute(0), to: "anna@example.com", subject: "Hello", text },
    })
  })

  it("have the Message-ID of their first attempt, also after the host name has changed", async () => {
    const db = await open()
    const id = await write(db, 0)
    const before = await claimedFrom(
      new DatabaseOutbox(db, { host: "old.example.lk" }).claimDue(lease("worker", 0)),
    )
    const after = await claimedFrom(
      new DatabaseOutbox(db, { host: "new.example.lk" }).claimDue(lease("worker", 1)),
    )
    expect([before.messageId, after.messageId]).toEqual([`<${id}@old.example.lk>`, `<${id}@old.example.lk>`])
  })

  describe("emails with an expiry date", () => {
    it("have no text after they are delivered", async () => {
      const db = await open()
      const outbox = new DatabaseOutbox(db)
      await write(db, 0, { ...PASSWORD_RESET, text: "https://cars.example.lk/secret" })
      await outbox.complete(
        await claimedFrom(outbox.claimDue(lease("worker", 0))),
        result(FAILED, 0, atMinute(1)),
      )
      expect(await bodies(db)).toEqual(["https://cars.example.lk/secret"])
      await outbox.complete(await claimedFrom(outbox.claimDue(lease("worker", 1))), result(DELIVERED, 1))
      expect(await bodies(db)).toEqual([""])
    })

    it("are not attempted after they expire, and their text is deleted", async () => {
      const db = await open()
      const outbox = new DatabaseOutbox(db)
      const id = await write(db, 0, PASSWORD_RESET)
      expect(await outbox.claim(id, lease("worker", 30))).toBeNull()
      expect(await outbox.claimDue(lease("worker", 30))).toBeNull()
      expect(await bodies(db)).toEqual([""])
      expect((await outbox.waiting()).emails.count).toBe(0)
    })

    it("are unchanged while they are attempted", async () => {
      const db = await open()
      const outbox = new DatabaseOutbox(db)
      await write(db, 0, PASSWORD_RESET)
      const claimed = await claimedFrom(outbox.claimDue(lease("worker", 29.9)))
      expect(await outbox.claimDue(lease("another", 30.1))).toBeNull()
      expect(await outbox.complete(claimed, result(DELIVERED, 30.2))).toBe(true)
    })
  })

  it("still have their text after the delivery if they have no expiry", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db)
    await write(db, 0, { text: "We have the van." })
    await outbox.complete(await claimedFrom(outbox.claimDue(lease("worker", 0))), result(DELIVERED, 0))
    expect(await bodies(db)).toEqual(["We have the van."])
  })
})

function write(db: Database, minute: number, values: Partial<EmailDraft> = {}): Promise<string> {
  return recordEmail(db, {
    kind: "reply",
    writtenAt: atMinute(minute),
    expiresAt: null,
    to: "anna@example.com",
    subject: "Hello",
    text: "Yes.",
    answers: null,
    ...values,
  })
}

async function bodies(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("emails").select("body").execute()
  return rows.map(({ body }) => body)
}
