import { expect, it } from "vitest"
import type { AttemptResult } from "#domain/delivery/delivery-queue.ts"
import { outboxContract } from "#tests/contract/outbox-contract.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { inProcesses, PROCESSES_TIMEOUT_MS } from "#tests/support/processes.ts"
import { CONTACT_MESSAGE, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { DatabaseOutbox } from "./database-outbox.ts"

const HOST = "cars.example.lk"
const script = (name: string) => new URL(`../../tests/support/scripts/${name}.ts`, import.meta.url)

describeOnEachDatabase("enquiries", (open, locate) => {
  outboxContract("the database", async () => new DatabaseOutbox(await open(), HOST))

  it(
    "makes one enquiry of presses that several processes take at once",
    async () => {
      const outbox = new DatabaseOutbox(await open(), HOST)
      const ids = await inProcesses<string[]>(4, script("record-enquiries"), {
        location: locate(),
        presses: 5,
      })
      expect(ids.map((list) => list.length)).toEqual([5, 5, 5, 5])
      expect(new Set(ids.flat()).size).toBe(1)
      expect((await outbox.waiting()).count).toBe(1)
    },
    PROCESSES_TIMEOUT_MS,
  )

  it(
    "gives each message to one process when several look for due ones, and leaves none",
    async () => {
      const outbox = new DatabaseOutbox(await open(), HOST)
      const drafts = Array.from({ length: 40 }, (_, number) => draft(`form ${number}`))
      const recorded = await Promise.all(drafts.map((each) => outbox.record(each)))
      const claimed = await inProcesses<string[]>(3, script("claim-due"), locate())
      expect(claimed.flat().sort()).toEqual(recorded.map(({ enquiry }) => enquiry.id).sort())
    },
    PROCESSES_TIMEOUT_MS,
  )

  it("names messages after the reference, the revision and the site", async () => {
    const outbox = new DatabaseOutbox(await open(), HOST)
    await outbox.record(draft("form"))
    await outbox.record({ ...draft("form"), content: { ...CONTACT_MESSAGE, message: "Changed" } })
    const claimed = await outbox.claimDue(lease(0))
    expect(claimed?.messageId).toBe("<7k4m-2q9t.2@cars.example.lk>")
  })

  it("keeps a message's id when the site gets another name between two tries", async () => {
    const db = await open()
    const { enquiry } = await new DatabaseOutbox(db, "old.example.lk").record(draft("form"))
    const claimed = await new DatabaseOutbox(db, "new.example.lk").claimFor(enquiry.id, lease(0))
    expect(claimed?.messageId).toBe("<7k4m-2q9t.1@old.example.lk>")
  })

  it("writes down each try for the staff: when, by which way, and how it ended", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, HOST)
    const { enquiry } = await outbox.record(draft("form"))
    const refused = { ok: false, reason: "refused", detail: "554 no such mailbox" } as const
    for (const [minute, outcome] of [refused, { ok: true } as const].entries()) {
      const claimed = await outbox.claimFor(enquiry.id, lease(minute))
      if (claimed) await outbox.settle(claimed, { ...result(minute), outcome })
    }
    const attempts = await db.selectFrom("attempts").selectAll().orderBy("try_number").execute()
    const shared = { enquiry_id: enquiry.id, revision: 1, channel: "smtp" }
    expect(attempts).toEqual([
      {
        ...shared,
        try_number: 1,
        started_at: "2026-11-21T22:34:54.000Z",
        ended_at: "2026-11-21T22:34:55.000Z",
        failure: "refused",
        detail: "554 no such mailbox",
      },
      {
        ...shared,
        try_number: 2,
        started_at: "2026-11-21T22:35:54.000Z",
        ended_at: "2026-11-21T22:35:55.000Z",
        failure: null,
        detail: null,
      },
    ])
  })

  it("writes down that a try has no end, when the message is taken again, and nothing that its worker says later", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, HOST)
    const { enquiry } = await outbox.record(draft("form"))
    const dead = await outbox.claimDue(lease(0))
    await outbox.claimDue(lease(5))
    if (dead) await outbox.settle(dead, result(5))
    expect(await db.selectFrom("attempts").selectAll().execute()).toEqual([
      {
        enquiry_id: enquiry.id,
        revision: 1,
        try_number: 1,
        channel: "none",
        started_at: "2026-11-21T22:34:54.000Z",
        ended_at: "2026-11-21T22:35:54.000Z",
        failure: "unfinished",
        detail: null,
      },
    ])
  })

  it("lets one message that cannot be read stand in nobody's way", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, HOST)
    const spoilt = await outbox.record(draft("first"))
    await db.updateTable("enquiries").set({ content: '{"kind":"poem"}' }).execute()
    const whole = await outbox.record({
      ...draft("second"),
      receivedAt: at(1),
      newReference: () => "8888-8888",
    })
    await expect(outbox.claimDue(lease(2))).rejects.toThrow(spoilt.enquiry.reference)
    expect((await outbox.claimDue(lease(2)))?.enquiry).toEqual(whole.enquiry)
  })
})

function at(minute: number, second = 0): Date {
  return new Date(RECEIVED_AT.getTime() + minute * 60_000 + second * 1000)
}

function draft(formKey: string) {
  let number = 0
  const newReference = () => (formKey === "form" ? "7K4M-2Q9T" : `${formKey}-${number++}`)
  return { formKey, content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT, newReference }
}

function lease(minute: number) {
  return { owner: "worker", now: at(minute), until: at(minute + 1) }
}

function result(minute: number): AttemptResult {
  const outcome = { ok: false, reason: "unreachable" } as const
  return {
    channel: "smtp",
    startedAt: at(minute),
    endedAt: at(minute, 1),
    outcome,
    nextAttemptAt: at(minute),
  }
}
