import { beforeEach, describe, expect, it } from "vitest"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { AttemptResult, ClaimedMessage, EnquiryDraft, Lease, Outbox } from "#domain/delivery/outbox.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { BOOKING, CONTACT_MESSAGE, HIRE_ENQUIRY } from "#tests/support/sample-enquiries.ts"

/** What every `Outbox` promises. `open` gives an empty one, once for each test. */
export function outboxContract(name: string, open: () => Promise<Outbox>): void {
  describe(`${name} as an outbox`, () => {
    let outbox: Outbox
    beforeEach(async () => {
      outbox = await open()
    })

    describe("recording", () => {
      it.each([HIRE_ENQUIRY, BOOKING, CONTACT_MESSAGE])(
        "keeps all that a visitor sent: $kind",
        async (content) => {
          const { enquiry, messageState } = await outbox.record(draft({ content, reference: "7K4M-2Q9T" }))
          expect(enquiry).toMatchObject({ reference: "7K4M-2Q9T", receivedAt: at(0), content })
          expect(messageState).toBe("waiting")
          expect(await outbox.find("7K4M-2Q9T")).toEqual({ enquiry, messageState })
          const claimed = await outbox.claimFor(enquiry.id, lease("worker", 0))
          expect(claimed?.enquiry).toEqual(enquiry)
        },
      )

      it("keeps every letter of every script", async () => {
        const message = "ආයුබෝවන් 🛕 'quoted' \"twice\" \\ % _ \n\u2028 <b>&amp;"
        const { enquiry } = await outbox.record(draft({ content: { ...CONTACT_MESSAGE, message } }))
        expect((await outbox.find(enquiry.reference))?.enquiry.content).toEqual({
          ...CONTACT_MESSAGE,
          message,
        })
      })

      it("finds nothing under a reference that nobody has", async () => {
        await outbox.record(draft({}))
        for (const text of ["0000-0000", "", "' or 1=1 --", "\0"]) expect(await outbox.find(text)).toBeNull()
      })

      it("takes references until one is free", async () => {
        await outbox.record(draft({ formKey: "first", reference: "AAAA-AAAA" }))
        const references = ["AAAA-AAAA", "AAAA-AAAA", "BBBB-BBBB"]
        const newReference = () => references.shift() ?? "none left"
        const { enquiry } = await outbox.record({ ...draft({ formKey: "second" }), newReference })
        expect(enquiry.reference).toBe("BBBB-BBBB")
      })

      it("does not look for a free reference for ever", async () => {
        await outbox.record(draft({ formKey: "first", reference: "AAAA-AAAA" }))
        await expect(outbox.record(draft({ formKey: "second", reference: "AAAA-AAAA" }))).rejects.toThrow(
          /reference/,
        )
        expect((await outbox.waiting()).count).toBe(1)
      })
    })

    describe("the same form again", () => {
      it("is the enquiry that is there when it says the same, whatever its state", async () => {
        const first = await outbox.record(draft({}))
        const again = () => outbox.record(draft({ minute: 5 }))
        expect(await again()).toEqual(first)
        const claimed = await taken(outbox.claimFor(first.enquiry.id, lease("worker", 6)))
        expect(await again()).toEqual(first)
        await outbox.settle(claimed, result(DELIVERED, 6))
        expect(await again()).toEqual({ ...first, messageState: "delivered" })
        expect(await outbox.waiting()).toEqual({ count: 0, oldestRecordedAt: null })
      })

      it("is the same content also when its parts come in another order", async () => {
        const { kind, name, email, message } = CONTACT_MESSAGE
        const first = await outbox.record(draft({ content: { kind, name, email, message } }))
        const again = await outbox.record(draft({ content: { message, email, name, kind } }))
        expect(again.enquiry.id).toBe(first.enquiry.id)
      })

      it("changes the enquiry that waits, under its reference, as another message", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const firstMessage = await taken(outbox.claimFor(first.enquiry.id, lease("worker", 0)))
        await outbox.settle(firstMessage, result(FAILED, 0, at(30)))
        const changed = await outbox.record(draft({ content: saying("twelve seats"), minute: 1 }))
        expect(changed.enquiry).toEqual({ ...first.enquiry, content: saying("twelve seats") })
        const message = await taken(outbox.claimDue(lease("worker", 1)))
        expect(message.enquiry).toEqual(changed.enquiry)
        expect(message.attempts).toBe(0)
        expect(message.messageId).not.toBe(firstMessage.messageId)
        expect((await outbox.waiting()).count).toBe(1)
      })

      it("wakes the enquiry that was given up when it says something else", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        await outbox.settle(
          await taken(outbox.claimFor(first.enquiry.id, lease("worker", 0))),
          result(FAILED, 0, null),
        )
        const changed = await outbox.record(draft({ content: saying("twelve seats"), minute: 1 }))
        expect(changed).toMatchObject({ enquiry: { id: first.enquiry.id }, messageState: "waiting" })
        expect((await outbox.claimDue(lease("worker", 1)))?.enquiry.content).toEqual(saying("twelve seats"))
      })

      it("is a new enquiry when the first has arrived, and each is found again by what it says", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        await outbox.settle(
          await taken(outbox.claimFor(first.enquiry.id, lease("worker", 0))),
          result(DELIVERED, 0),
        )
        const second = await outbox.record(draft({ content: saying("twelve seats"), minute: 1 }))
        expect(second.enquiry.id).not.toBe(first.enquiry.id)
        expect((await outbox.record(draft({ content: saying("ten seats"), minute: 2 }))).enquiry).toEqual(
          first.enquiry,
        )
        expect((await outbox.record(draft({ content: saying("twelve seats"), minute: 2 }))).enquiry).toEqual(
          second.enquiry,
        )
        expect((await outbox.waiting()).count).toBe(1)
        const { formKey } = draft({})
        expect(await outbox.findSame({ formKey, content: saying("ten seats") })).toEqual({
          enquiry: first.enquiry,
          messageState: "delivered",
        })
        expect(await outbox.findSame({ formKey, content: saying("nine seats") })).toBeNull()
        expect(await outbox.findSame({ formKey: "another", content: saying("ten seats") })).toBeNull()
      })

      it("is a new enquiry while the first is being tried: what is on its way does not change", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const claimed = await taken(outbox.claimFor(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: saying("twelve seats") }))
        expect(second.enquiry.id).not.toBe(first.enquiry.id)
        expect(await outbox.settle(claimed, result(DELIVERED, 0))).toBe(true)
        expect(await outbox.find(first.enquiry.reference)).toEqual({
          enquiry: first.enquiry,
          messageState: "delivered",
        })
      })

      it("changes the latest enquiry of the form, where it made two", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const claimed = await taken(outbox.claimFor(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: saying("eleven seats"), minute: 0.5 }))
        await outbox.settle(claimed, result(FAILED, 0, at(30)))
        const third = await outbox.record(draft({ content: saying("twelve seats"), minute: 2 }))
        expect(third.enquiry.id).toBe(second.enquiry.id)
        expect((await outbox.find(first.enquiry.reference))?.enquiry.content).toEqual(saying("ten seats"))
      })

      it("changes the one that is not being tried, where it made two", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const claimed = await taken(outbox.claimFor(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: saying("eleven seats"), minute: 0.5 }))
        await outbox.settle(claimed, result(FAILED, 0, at(30)))
        await outbox.claimFor(second.enquiry.id, lease("worker", 1))
        const third = await outbox.record(draft({ content: saying("twelve seats"), minute: 1.5 }))
        expect(third.enquiry.id).toBe(first.enquiry.id)
      })

      it("never changes what a worker takes at the same moment", async () => {
        for (let round = 0; round < 20; round++) {
          const formKey = `form ${round}`
          const { enquiry } = await outbox.record(draft({ formKey, content: saying("ten seats") }))
          const [, claimed] = await Promise.all([
            outbox.record(draft({ formKey, content: saying("twelve seats") })),
            taken(outbox.claimFor(enquiry.id, lease("worker", 0))),
          ])
          expect((await outbox.find(enquiry.reference))?.enquiry).toEqual(claimed.enquiry)
        }
      })

      it("may change the enquiry whose worker died, and that worker's late word counts for nothing", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const dead = await taken(outbox.claimFor(first.enquiry.id, lease("worker", 0)))
        const changed = await outbox.record(draft({ content: saying("twelve seats"), minute: 1 }))
        expect(changed.enquiry.id).toBe(first.enquiry.id)
        expect(await outbox.settle(dead, result(DELIVERED, 1))).toBe(false)
        const again = await taken(outbox.claimDue(lease("worker", 1)))
        expect(again.enquiry.content).toEqual(saying("twelve seats"))
        // Also now that the same owner holds its first try of the changed message.
        expect(await outbox.settle(dead, result(DELIVERED, 1))).toBe(false)
        expect(await outbox.settle(again, result(DELIVERED, 1))).toBe(true)
      })

      it("makes one enquiry of twenty presses at once", async () => {
        const presses = Array.from({ length: 20 }, () => outbox.record(draft({})))
        const recorded = await Promise.all(presses)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.id)).size).toBe(1)
        expect((await outbox.waiting()).count).toBe(1)
      })

      it("makes one enquiry of twenty presses at once that say something else when the first has arrived", async () => {
        // So that a pool has all its connections open, and the presses really come at once.
        await Promise.all(Array.from({ length: 20 }, () => outbox.waiting()))
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        await outbox.settle(await taken(outbox.claimDue(lease("worker", 0))), result(DELIVERED, 0))
        const presses = Array.from({ length: 20 }, () =>
          outbox.record(draft({ content: saying("twelve seats") })),
        )
        const ids = (await Promise.all(presses)).map(({ enquiry }) => enquiry.id)
        expect(new Set(ids).size).toBe(1)
        expect(ids).not.toContain(first.enquiry.id)
      })

      it("keeps what different forms say apart, also when they say the same", async () => {
        const forms = Array.from({ length: 20 }, (_, number) =>
          outbox.record(draft({ formKey: `form ${number}` })),
        )
        const recorded = await Promise.all(forms)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.reference)).size).toBe(20)
        expect((await outbox.waiting()).count).toBe(20)
      })
    })

    describe("recording with a lease", () => {
      it("takes the message of a new enquiry in the same moment, for its first try", async () => {
        const { enquiry, claimed } = await outbox.record(draft({}), lease("worker", 0))
        expect(claimed).toMatchObject({ enquiry, owner: "worker", attempts: 0 })
        expect(await outbox.claimFor(enquiry.id, lease("another", 0.9))).toBeNull()
        expect(await outbox.settle(existing(claimed), result(DELIVERED, 0))).toBe(true)
        expect((await outbox.find(enquiry.reference))?.messageState).toBe("delivered")
      })

      it("leaves the message to others when the lease has run out, and counts the try that never ended", async () => {
        const { enquiry } = await outbox.record(draft({}), lease("dead", 0))
        expect(await outbox.claimDue(lease("next", 1))).toMatchObject({ owner: "next", attempts: 1, enquiry })
      })

      it("takes the message of the enquiry that is there, before it is due", async () => {
        const { claimed } = await outbox.record(draft({}), lease("worker", 0))
        await outbox.settle(existing(claimed), result(FAILED, 0, at(30)))
        const again = await outbox.record(draft({ minute: 1 }), lease("worker", 1))
        expect(again.claimed).toEqual({ ...claimed, attempts: 1, dueAt: at(30) })
      })

      it("takes the changed message, with all its tries before it", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }), lease("worker", 0))
        await outbox.settle(existing(first.claimed), result(FAILED, 0, at(30)))
        const content = saying("twelve seats")
        const { claimed } = await outbox.record(draft({ content, minute: 1 }), lease("worker", 1))
        expect(claimed).toMatchObject({ enquiry: { ...first.enquiry, content }, attempts: 0 })
        expect(claimed?.messageId).not.toBe(first.claimed?.messageId)
        expect(await outbox.claimDue(lease("another", 1.9))).toBeNull()
        expect(await outbox.settle(existing(claimed), result(DELIVERED, 1))).toBe(true)
      })

      it.each([
        ["is being tried", null, "waiting"],
        ["has arrived", DELIVERED, "delivered"],
        ["was given up", FAILED, "abandoned"],
      ] as const)("takes nothing of an enquiry that %s", async (_, outcome, messageState) => {
        const { claimed } = await outbox.record(draft({}), lease("worker", 0))
        if (outcome) await outbox.settle(existing(claimed), result(outcome, 0, null))
        const again = await outbox.record(draft({}), lease("another", 0.9))
        expect(again).toMatchObject({ claimed: null, messageState })
      })

      it("gives the message to one of twenty presses at once", async () => {
        const presses = Array.from({ length: 20 }, (_, number) =>
          outbox.record(draft({}), lease(`worker ${number}`, 0)),
        )
        const recorded = await Promise.all(presses)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.id)).size).toBe(1)
        expect(recorded.filter(({ claimed }) => claimed)).toHaveLength(1)
      })
    })

    describe("claiming", () => {
      it("gives a message to one owner at a time", async () => {
        const { enquiry } = await outbox.record(draft({}))
        const owners = Array.from({ length: 10 }, (_, number) => `worker ${number}`)
        const claims = await Promise.all(owners.map((owner) => outbox.claimDue(lease(owner, 0))))
        expect(claims.filter(Boolean)).toHaveLength(1)
        expect(await outbox.claimFor(enquiry.id, lease("another", 0.9))).toBeNull()
      })

      it("gives every due message to somebody when many ask at once", async () => {
        await Promise.all(
          Array.from({ length: 12 }, (_, number) => outbox.record(draft({ formKey: `form ${number}` }))),
        )
        const claims = await Promise.all(
          Array.from({ length: 12 }, (_, number) => outbox.claimDue(lease(`worker ${number}`, 0))),
        )
        expect(new Set(claims.map((claimed) => claimed?.enquiry.id)).size).toBe(12)
      })

      it("gives what has been due longest first, and nothing that is not due", async () => {
        const late = await outbox.record(draft({ formKey: "late", minute: 2 }))
        const early = await outbox.record(draft({ formKey: "early", minute: 1 }))
        await outbox.record(draft({ formKey: "to come", minute: 4 }))
        const claims = [
          await outbox.claimDue(lease("worker", 3)),
          await outbox.claimDue(lease("worker", 3)),
          await outbox.claimDue(lease("worker", 3)),
        ]
        expect(claims.map((claimed) => claimed?.enquiry.id)).toEqual([
          early.enquiry.id,
          late.enquiry.id,
          undefined,
        ])
      })

      it("gives a message again when its lease has run out, under the same id, and counts the try that never ended", async () => {
        await outbox.record(draft({}))
        const dead = await taken(outbox.claimDue(lease("dead", 0)))
        expect(await outbox.claimDue(lease("next", 0.999))).toBeNull()
        const next = await taken(outbox.claimDue(lease("next", 1)))
        const { messageId, enquiry, writtenAt } = dead
        expect(next).toEqual({
          messageId,
          enquiry,
          writtenAt,
          owner: "next",
          attempts: 1,
          dueAt: at(1),
          isAfterUnfinished: true,
        })
        expect(await outbox.settle(dead, result(DELIVERED, 1))).toBe(false)
        expect(await outbox.settle(next, result(DELIVERED, 1))).toBe(true)
      })

      it("gives what a clock put back by years would make wait for years, due or leased", async () => {
        const years = 3 * 365 * 24 * 60
        await outbox.record(draft({ formKey: "failed", minute: years }))
        await outbox.settle(
          await taken(outbox.claimDue(lease("worker", years))),
          result(FAILED, years, at(years + 1)),
        )
        await outbox.record(draft({ formKey: "new", minute: years }))
        await outbox.record(draft({ formKey: "leased", minute: years }))
        await taken(outbox.claimDue(lease("dead", years)))
        const claimed = [1, 2, 3, 4].map(() => outbox.claimDue(lease("worker", 0)))
        expect((await Promise.all(claimed)).filter(Boolean)).toHaveLength(3)
      })

      it("gives a message whose tries never end after 1, 2, 4, 8 minutes, and not before, to a visitor either", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await taken(outbox.claimDue(lease("dead", 0)))
        for (const minute of [1, 2, 4, 8]) {
          expect(await outbox.claimDue(lease("early", minute - 0.01))).toBeNull()
          expect(await outbox.claimFor(enquiry.id, lease("visitor", minute - 0.01))).toBeNull()
          expect((await outbox.record(draft({}), lease("visitor", minute - 0.01))).claimed).toBeNull()
          expect(await outbox.claimDue(lease("dead", minute))).toMatchObject({ isAfterUnfinished: true })
        }
      })

      it("forgets tries that never ended when the visitor changes the answers", async () => {
        await outbox.record(draft({ content: saying("ten seats") }))
        await taken(outbox.claimDue(lease("dead", 0)))
        await taken(outbox.claimDue(lease("dead", 1)))
        const changed = { content: saying("twelve seats"), minute: 2 }
        const { claimed } = await outbox.record(draft(changed), lease("worker", 2))
        expect(claimed).toMatchObject({
          attempts: 0,
          writtenAt: at(2),
          dueAt: at(2),
          isAfterUnfinished: false,
        })
      })

      it("gives the message of an enquiry before it is due, when a visitor waits for it", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await outbox.settle(await taken(outbox.claimDue(lease("worker", 0))), result(FAILED, 0, at(30)))
        expect(await outbox.claimDue(lease("worker", 1))).toBeNull()
        expect(await outbox.claimFor(enquiry.id, lease("worker", 1))).toMatchObject({ attempts: 1 })
      })

      it("gives nothing for an enquiry that is not there", async () => {
        expect(await outbox.claimFor("no such enquiry", lease("worker", 0))).toBeNull()
        expect(await outbox.claimDue(lease("worker", 0))).toBeNull()
      })
    })

    describe("settling", () => {
      it("is the end when the message arrived, also where a next try is named", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await outbox.settle(await taken(outbox.claimDue(lease("worker", 0))), result(DELIVERED, 0, at(1)))
        expect((await outbox.find(enquiry.reference))?.messageState).toBe("delivered")
        expect(await outbox.claimDue(lease("worker", 60))).toBeNull()
        expect(await outbox.claimFor(enquiry.id, lease("worker", 60))).toBeNull()
      })

      it("is the end when the message is given up", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await outbox.settle(await taken(outbox.claimDue(lease("worker", 0))), result(FAILED, 0, null))
        expect((await outbox.find(enquiry.reference))?.messageState).toBe("abandoned")
        expect(await outbox.claimDue(lease("worker", 60))).toBeNull()
        expect(await outbox.claimFor(enquiry.id, lease("worker", 60))).toBeNull()
      })

      it("makes the message due again when it failed, with its tries counted", async () => {
        await outbox.record(draft({}))
        const tries = []
        for (const minute of [0, 10, 20]) {
          const claimed = await taken(outbox.claimDue(lease("worker", minute)))
          tries.push(claimed)
          await outbox.settle(claimed, result(FAILED, minute, at(minute + 10)))
          expect(await outbox.claimDue(lease("worker", minute + 9.9))).toBeNull()
        }
        expect(tries.map(({ attempts }) => attempts)).toEqual([0, 1, 2])
        expect(new Set(tries.map(({ messageId }) => messageId)).size).toBe(1)
      })

      it("counts once", async () => {
        await outbox.record(draft({}))
        const claimed = await taken(outbox.claimDue(lease("worker", 0)))
        expect(await outbox.settle(claimed, result(FAILED, 0, at(1)))).toBe(true)
        expect(await outbox.settle(claimed, result(DELIVERED, 0))).toBe(false)
        expect(await outbox.claimDue(lease("worker", 1))).not.toBeNull()
      })

      it("still counts after the lease ran out, as long as nobody took the message", async () => {
        await outbox.record(draft({}))
        const slow = await taken(outbox.claimDue(lease("slow", 0)))
        expect(await outbox.settle(slow, result(DELIVERED, 5))).toBe(true)
        expect(await outbox.claimDue(lease("worker", 5))).toBeNull()
      })

      it("does not take an owner's earlier try for its later one", async () => {
        await outbox.record(draft({}))
        const stuck = await taken(outbox.claimDue(lease("worker", 0)))
        const later = await taken(outbox.claimDue(lease("worker", 2)))
        expect(await outbox.settle(stuck, result(FAILED, 2, null))).toBe(false)
        expect(await outbox.settle(later, result(DELIVERED, 2))).toBe(true)
      })

      it("takes what another server said, however long and odd", async () => {
        await outbox.record(draft({}))
        const claimed = await taken(outbox.claimDue(lease("worker", 0)))
        const detail = `554\0 ${"no ".repeat(10_000)}`
        const outcome: DeliveryOutcome = { ok: false, reason: "refused", detail }
        expect(await outbox.settle(claimed, result(outcome, 0, null))).toBe(true)
      })
    })

    describe("the latest try", () => {
      it("has no outcome before it ended, and then its own, in every process", async () => {
        const { enquiry } = await outbox.record(draft({}))
        const lastTry = (minute: number) => outbox.lastTry(enquiry.id, at(minute))
        expect(await lastTry(0)).toBeNull()
        const first = await taken(outbox.claimDue(lease("worker", 0)))
        expect(await lastTry(0.5)).toBeNull()
        await outbox.settle(first, result(FAILED, 0.5, at(1)))
        expect(await lastTry(0.5)).toEqual(FAILED)
        const second = await taken(outbox.claimDue(lease("worker", 1)))
        expect(await lastTry(1.5)).toBeNull()
        expect(await lastTry(2)).toEqual({ ok: false, reason: "unfinished" })
        await outbox.settle(second, result(DELIVERED, 1.5))
        expect(await lastTry(2)).toEqual({ ok: true })
      })

      it("is none of an enquiry that is not there", async () => {
        expect(await outbox.lastTry("no such enquiry", at(0))).toBeNull()
      })
    })

    it("says how many messages wait, and since when the oldest", async () => {
      expect(await outbox.waiting()).toEqual({ count: 0, oldestRecordedAt: null })
      for (const minute of [3, 1, 2]) await outbox.record(draft({ formKey: `form ${minute}`, minute }))
      expect(await outbox.waiting()).toEqual({ count: 3, oldestRecordedAt: at(1) })
      const claimed = await taken(outbox.claimDue(lease("worker", 3)))
      expect(await outbox.waiting()).toEqual({ count: 3, oldestRecordedAt: at(1) })
      await outbox.settle(claimed, result(DELIVERED, 3))
      expect(await outbox.waiting()).toEqual({ count: 2, oldestRecordedAt: at(2) })
    })
  })
}

const START = Date.parse("2026-11-21T22:34:54.321Z")
const DELIVERED: DeliveryOutcome = { ok: true }
const FAILED: DeliveryOutcome = { ok: false, reason: "unreachable" }

/** So many minutes after the start. */
function at(minute: number): Date {
  return new Date(START + minute * 60_000)
}

type DraftParts = { formKey?: string; content?: EnquiryContent; minute?: number; reference?: string }

let references = 0

function draft({
  formKey = "form",
  content = CONTACT_MESSAGE,
  minute = 0,
  reference,
}: DraftParts): EnquiryDraft {
  const newReference = () => reference ?? `T${String(references++).padStart(3, "0")}-TEST`
  return { formKey, content, receivedAt: at(minute), newReference }
}

function saying(message: string): EnquiryContent {
  return { ...CONTACT_MESSAGE, message }
}

/** A lease of one minute. */
function lease(owner: string, minute: number): Lease {
  return { owner, now: at(minute), until: at(minute + 1) }
}

function result(outcome: DeliveryOutcome, minute: number, nextAttemptAt: Date | null = null): AttemptResult {
  return { channel: "smtp", startedAt: at(minute), endedAt: at(minute), outcome, nextAttemptAt }
}

async function taken(claim: Promise<ClaimedMessage | null>): Promise<ClaimedMessage> {
  return existing(await claim)
}

function existing(claimed: ClaimedMessage | null): ClaimedMessage {
  if (!claimed) throw new Error("there was no message to claim")
  return claimed
}
