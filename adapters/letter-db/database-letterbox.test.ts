import { describe, expect, it } from "vitest"
import type { Database } from "#adapters/db/database.ts"
import { recordLetter } from "#adapters/db/record-letter.ts"
import type { LetterDraft } from "#domain/delivery/office-letter.ts"
import {
  at,
  DELIVERED,
  deliveryQueueContract,
  FAILED,
  lease,
  result,
  taken,
} from "#tests/contract/delivery-queue-contract.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DatabaseLetterbox } from "./database-letterbox.ts"

const RESET: Partial<LetterDraft> = { kind: "passwordReset", expiresAt: at(30) }

describeOnEachDatabase("letters", (open) => {
  deliveryQueueContract("the letterbox", async () => {
    const db = await open()
    return { queue: new DatabaseLetterbox(db), enqueue: (minute) => write(db, minute) }
  })

  it("are given as they were written, in every script", async () => {
    const text = "ආයුබෝවන් 🛕 'quoted' \"twice\" \\ % _ \n\u2028 <b>&amp;"
    const db = await open()
    const id = await write(db, 0, { text })
    const { letter } = await taken(new DatabaseLetterbox(db).claimDue(lease("worker", 0)))
    expect(letter).toEqual({
      id,
      kind: "reply",
      writtenAt: at(0),
      to: "anna@example.com",
      subject: "Hello",
      text,
    })
  })

  it("keep the Message-ID of their first try, also when the host is called something else then", async () => {
    const db = await open()
    const id = await write(db, 0)
    const before = await taken(new DatabaseLetterbox(db, "old.example.lk").claimDue(lease("worker", 0)))
    const after = await taken(new DatabaseLetterbox(db, "new.example.lk").claimDue(lease("worker", 1)))
    expect([before.messageId, after.messageId]).toEqual([`<${id}@old.example.lk>`, `<${id}@old.example.lk>`])
  })

  describe("that expire", () => {
    it("have no words left once they have gone", async () => {
      const db = await open()
      const letterbox = new DatabaseLetterbox(db)
      await write(db, 0, { ...RESET, text: "https://cars.example.lk/secret" })
      await letterbox.settle(await taken(letterbox.claimDue(lease("worker", 0))), result(FAILED, 0, at(1)))
      expect(await bodies(db)).toEqual(["https://cars.example.lk/secret"])
      await letterbox.settle(await taken(letterbox.claimDue(lease("worker", 1))), result(DELIVERED, 1))
      expect(await bodies(db)).toEqual([""])
    })

    it("are not tried after their time, and forget their words then", async () => {
      const db = await open()
      const letterbox = new DatabaseLetterbox(db)
      const id = await write(db, 0, RESET)
      expect(await letterbox.claimFor(id, lease("worker", 30))).toBeNull()
      expect(await letterbox.claimDue(lease("worker", 30))).toBeNull()
      expect(await bodies(db)).toEqual([""])
      expect((await letterbox.waiting()).count).toBe(0)
    })

    it("are left alone while they are tried", async () => {
      const db = await open()
      const letterbox = new DatabaseLetterbox(db)
      await write(db, 0, RESET)
      const claimed = await taken(letterbox.claimDue(lease("worker", 29.9)))
      expect(await letterbox.claimDue(lease("another", 30.1))).toBeNull()
      expect(await letterbox.settle(claimed, result(DELIVERED, 30.2))).toBe(true)
    })
  })

  it("that do not expire keep their words: what was answered can be read", async () => {
    const db = await open()
    const letterbox = new DatabaseLetterbox(db)
    await write(db, 0, { text: "We have the van." })
    await letterbox.settle(await taken(letterbox.claimDue(lease("worker", 0))), result(DELIVERED, 0))
    expect(await bodies(db)).toEqual(["We have the van."])
  })
})

function write(db: Database, minute: number, parts: Partial<LetterDraft> = {}): Promise<string> {
  return recordLetter(db, {
    kind: "reply",
    writtenAt: at(minute),
    expiresAt: null,
    to: "anna@example.com",
    subject: "Hello",
    text: "Yes.",
    answers: null,
    ...parts,
  })
}

async function bodies(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("letters").select("body").execute()
  return rows.map(({ body }) => body)
}
