import { expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { AttemptResult } from "#domain/delivery/outbox.ts"
import {
  atMinute,
  claimedFrom,
  claimingContract,
  DELIVERED,
  enquiryIn,
  FAILED,
  lease,
  result,
} from "#tests/contract/claiming-contract.ts"
import { outboxContract } from "#tests/contract/outbox-contract.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { CONTACT_MESSAGE, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { DatabaseOutbox } from "./database-outbox.ts"

const HOST = "cars.example.lk"
const script = (name: string) => new URL(`../../../tests/support/scripts/${name}.ts`, import.meta.url)

describeOnEachDatabase("the outbox of enquiries", (open, locate) => {
  outboxContract("the database", async () => new DatabaseOutbox(await open(), { host: HOST }))
  outboxContract(
    "the database with a webhook",
    async () => new DatabaseOutbox(await open(), { secondary: ["webhook"] }),
  )

  const draftAt = (minute: number) => {
    const name = crypto.randomUUID()
    return { formKey: name, content: CONTACT_MESSAGE, receivedAt: atMinute(minute), newReference: () => name }
  }

  claimingContract("enquiries", async () => {
    const outbox = new DatabaseOutbox(await open(), { host: HOST })
    return { outbox, enqueue: async (minute) => (await outbox.record(draftAt(minute))).enquiry.id }
  })

  claimingContract("webhooks", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, { secondary: ["webhook"] })
    const enqueue = async (minute: number) => {
      const { enquiry, claimed } = await outbox.record(draftAt(minute), lease("worker", minute))
      if (claimed) await outbox.complete(claimed, result(DELIVERED, minute))
      return webhookDeliveryIdOf(db, enquiry.id)
    }
    return { outbox, enqueue }
  })

  it(
    "records one enquiry for concurrent submissions in several processes",
    async () => {
      const outbox = new DatabaseOutbox(await open(), { host: HOST })
      const ids = await runInProcesses<string[]>(4, script("record-enquiries"), {
        location: locate(),
        times: 5,
      })
      expect(ids.map((list) => list.length)).toEqual([5, 5, 5, 5])
      expect(new Set(ids.flat()).size).toBe(1)
      expect((await outbox.waiting()).enquiries.count).toBe(1)
    },
    PROCESSES_TIMEOUT_MS,
  )

  it(
    "gives each due delivery to one of several concurrent processes",
    async () => {
      const outbox = new DatabaseOutbox(await open(), { host: HOST })
      const drafts = Array.from({ length: 40 }, (_, number) => draft(`form ${number}`))
      const recordings = await Promise.all(drafts.map((each) => outbox.record(each)))
      const claimed = await runInProcesses<string[]>(3, script("claim-due"), locate())
      expect(claimed.flat().sort()).toEqual(recordings.map(({ enquiry }) => enquiry.id).sort())
    },
    PROCESSES_TIMEOUT_MS,
  )

  it("forms the message id from the reference, the revision and the host name", async () => {
    const outbox = new DatabaseOutbox(await open(), { host: HOST })
    await outbox.record(draft("form"))
    await outbox.record({ ...draft("form"), content: { ...CONTACT_MESSAGE, message: "Changed" } })
    const claimed = await outbox.claimDue(workerLease(0))
    expect(claimed?.messageId).toBe("<7k4m-2q9t.2@cars.example.lk>")
  })

  it("sends each revision of an enquiry to the webhook, also after an earlier one", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, { secondary: ["webhook"] })
    await outbox.record(draft("form"))
    const first = await claimedFrom(outbox.claimDue(workerLease(0), "webhook"))
    await outbox.complete(first, attemptResult(0, DELIVERED))
    await outbox.record({ ...draft("form"), content: { ...CONTACT_MESSAGE, message: "Changed" } })
    const second = await claimedFrom(outbox.claimDue(workerLease(1), "webhook"))
    expect([first, second].map(({ messageId }) => messageId)).toEqual([
      "enquiry_7k4m-2q9t_1",
      "enquiry_7k4m-2q9t_2",
    ])
    expect(second.payload).toMatchObject({ revision: 2, enquiry: { content: { message: "Changed" } } })
    expect(second.id).toBe(first.id)
  })

  it("uses the same message id after the site's host name has changed", async () => {
    const db = await open()
    const { enquiry } = await new DatabaseOutbox(db, { host: "old.example.lk" }).record(draft("form"))
    const claimed = await new DatabaseOutbox(db, { host: "new.example.lk" }).claim(enquiry.id, workerLease(0))
    expect(claimed?.messageId).toBe("<7k4m-2q9t.1@old.example.lk>")
  })

  it("records time, channel and result of each attempt for the staff", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, { host: HOST })
    const { enquiry } = await outbox.record(draft("form"))
    const refusedOutcome = { ok: false, reason: "refused", detail: "554 no such mailbox" } as const
    for (const [minute, outcome] of [refusedOutcome, DELIVERED].entries()) {
      const claimed = await outbox.claim(enquiry.id, workerLease(minute))
      if (claimed) await outbox.complete(claimed, attemptResult(minute, outcome))
    }
    const attempts = await db.selectFrom("delivery_attempts").selectAll().orderBy("attempt_number").execute()
    const commonColumns = { delivery_id: enquiry.id, revision: 1, channel: "smtp" }
    expect(attempts).toEqual([
      {
        ...commonColumns,
        attempt_number: 1,
        started_at: "2026-11-21T22:34:54.000Z",
        ended_at: "2026-11-21T22:34:55.000Z",
        failure: "refused",
        detail: "554 no such mailbox",
      },
      {
        ...commonColumns,
        attempt_number: 2,
        started_at: "2026-11-21T22:35:54.000Z",
        ended_at: "2026-11-21T22:35:55.000Z",
        failure: null,
        detail: null,
      },
    ])
  })

  it("records an unfinished attempt when the delivery is claimed again, and ignores its late result", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, { host: HOST })
    const { enquiry } = await outbox.record(draft("form"))
    const unfinishedDelivery = await outbox.claimDue(workerLease(0))
    await outbox.claimDue(workerLease(5))
    if (unfinishedDelivery) await outbox.complete(unfinishedDelivery, attemptResult(5, FAILED))
    expect(await db.selectFrom("delivery_attempts").selectAll().execute()).toEqual([
      {
        delivery_id: enquiry.id,
        revision: 1,
        attempt_number: 1,
        channel: "none",
        started_at: "2026-11-21T22:34:54.000Z",
        ended_at: "2026-11-21T22:35:54.000Z",
        failure: "unfinished",
        detail: null,
      },
    ])
  })

  it("delivers the other enquiries if the content of one cannot be parsed", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, { host: HOST })
    const unreadable = await outbox.record(draft("first"))
    await db.updateTable("enquiries").set({ content: '{"kind":"poem"}' }).execute()
    const readable = await outbox.record({
      ...draft("second"),
      receivedAt: timeAt(1),
      newReference: () => "8888-8888",
    })
    await expect(outbox.claimDue(workerLease(2))).rejects.toThrow(unreadable.enquiry.reference)
    expect(enquiryIn(await outbox.claimDue(workerLease(2)))).toEqual(readable.enquiry)
  })
})

async function webhookDeliveryIdOf(db: Database, enquiryId: string): Promise<string> {
  const { id } = await db
    .selectFrom("deliveries")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where("destination", "=", "webhook")
    .executeTakeFirstOrThrow()
  return id
}

/** The time that many minutes and seconds after `RECEIVED_AT`. */
function timeAt(minute: number, second = 0): Date {
  return new Date(RECEIVED_AT.getTime() + minute * 60_000 + second * 1000)
}

/** A draft of a form. The form 'form' has a fixed reference. */
function draft(formKey: string) {
  let number = 0
  const newReference = () => (formKey === "form" ? "7K4M-2Q9T" : `${formKey}-${number++}`)
  return { formKey, content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT, newReference }
}

/** A lease of one minute, which begins `minute` minutes after `RECEIVED_AT`. */
function workerLease(minute: number) {
  return { owner: "worker", now: timeAt(minute), until: timeAt(minute + 1) }
}

/** The result of an attempt that takes one second. The next attempt is due at once, unless this one succeeded. */
function attemptResult(minute: number, outcome: DeliveryOutcome): AttemptResult {
  return {
    channel: "smtp",
    startedAt: timeAt(minute),
    endedAt: timeAt(minute, 1),
    outcome,
    nextAttemptAt: timeAt(minute),
  }
}
