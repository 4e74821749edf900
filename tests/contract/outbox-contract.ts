import { beforeEach, describe, expect, it } from "vitest"
import type { EnquiryDraft, Outbox } from "#domain/delivery/outbox.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { at, DELIVERED, enquiryIn, existing, FAILED, lease, result, taken } from "./claiming-contract.ts"

/** What every `Outbox` promises to those who record enquiries. `open` gives an empty one, once for each test. */
export function outboxContract(name: string, open: () => Promise<Outbox>): void {
  describe(`${name} as an outbox`, () => {
    let outbox: Outbox
    beforeEach(async () => {
      outbox = await open()
    })

    describe("recording", () => {
      it.each([RENTAL_ENQUIRY, BOOKING, CONTACT_MESSAGE])(
        "keeps all that a visitor sent: $kind",
        async (content) => {
          const { enquiry, state } = await outbox.record(draft({ content, reference: "7K4M-2Q9T" }))
          expect(enquiry).toMatchObject({ reference: "7K4M-2Q9T", receivedAt: at(0), content })
          expect(state).toBe("waiting")
          expect(await outbox.find("7K4M-2Q9T")).toEqual({ enquiry, state })
          const claimed = await outbox.claim(enquiry.id, lease("worker", 0))
          expect(enquiryIn(claimed)).toEqual(enquiry)
        },
      )

      it("keeps every character of every script", async () => {
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

      it("finds an enquiry of a form by its reference, and under no other form", async () => {
        const first = await outbox.record(draft({ formKey: "first", reference: "AAAA-AAAA" }))
        await outbox.record(draft({ formKey: "second", reference: "BBBB-BBBB" }))
        expect((await outbox.findOfForm("AAAA-AAAA", "first"))?.enquiry).toEqual(first.enquiry)
        for (const [reference, formKey] of [
          ["AAAA-AAAA", "second"],
          ["BBBB-BBBB", "first"],
          ["AAAA-AAAA", ""],
          ["AAAA-AAAA", "first\0"],
        ] as const)
          expect(await outbox.findOfForm(reference, formKey)).toBeNull()
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
        expect((await outbox.waiting()).enquiries.count).toBe(1)
      })
    })

    describe("the same form again", () => {
      it("is the enquiry that is there when it says the same, whatever its state", async () => {
        const first = await outbox.record(draft({}))
        const again = () => outbox.record(draft({ minute: 5 }))
        expect(await again()).toEqual(first)
        const claimed = await taken(outbox.claim(first.enquiry.id, lease("worker", 6)))
        expect(await again()).toEqual(first)
        await outbox.complete(claimed, result(DELIVERED, 6))
        expect(await again()).toEqual({ ...first, state: "delivered" })
        expect((await outbox.waiting()).enquiries).toEqual({ count: 0, oldestRecordedAt: null })
      })

      it("is the same content also when its parts come in another order", async () => {
        const { kind, name, email, message } = CONTACT_MESSAGE
        const first = await outbox.record(draft({ content: { kind, name, email, message } }))
        const again = await outbox.record(draft({ content: { message, email, name, kind } }))
        expect(again.enquiry.id).toBe(first.enquiry.id)
      })

      it("changes the enquiry that waits, under its reference, as another delivery", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const firstMessage = await taken(outbox.claim(first.enquiry.id, lease("worker", 0)))
        await outbox.complete(firstMessage, result(FAILED, 0, at(30)))
        const changed = await outbox.record(draft({ content: saying("twelve seats"), minute: 1 }))
        expect(changed.enquiry).toEqual({ ...first.enquiry, content: saying("twelve seats") })
        const message = await taken(outbox.claimDue(lease("worker", 1), "primary"))
        expect(enquiryIn(message)).toEqual(changed.enquiry)
        expect(message.attempts).toBe(0)
        expect(message.messageId).not.toBe(firstMessage.messageId)
        expect((await outbox.waiting()).enquiries.count).toBe(1)
      })

      it("wakes the enquiry that was given up when it says something else", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        await outbox.complete(
          await taken(outbox.claim(first.enquiry.id, lease("worker", 0))),
          result(FAILED, 0, null),
        )
        const changed = await outbox.record(draft({ content: saying("twelve seats"), minute: 1 }))
        expect(changed).toMatchObject({ enquiry: { id: first.enquiry.id }, state: "waiting" })
        expect(enquiryIn(await outbox.claimDue(lease("worker", 1), "primary")).content).toEqual(
          saying("twelve seats"),
        )
      })

      it("is a new enquiry when the first has arrived, and each is found again by what it says", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        await outbox.complete(
          await taken(outbox.claim(first.enquiry.id, lease("worker", 0))),
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
        expect((await outbox.waiting()).enquiries.count).toBe(1)
        const { formKey } = draft({})
        expect(await outbox.findSame({ formKey, content: saying("ten seats") })).toEqual({
          enquiry: first.enquiry,
          state: "delivered",
        })
        expect(await outbox.findSame({ formKey, content: saying("nine seats") })).toBeNull()
        expect(await outbox.findSame({ formKey: "another", content: saying("ten seats") })).toBeNull()
      })

      it("is a new enquiry while the first is being attempted: what is on its way does not change", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const claimed = await taken(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: saying("twelve seats") }))
        expect(second.enquiry.id).not.toBe(first.enquiry.id)
        expect(await outbox.complete(claimed, result(DELIVERED, 0))).toBe(true)
        expect(await outbox.find(first.enquiry.reference)).toEqual({
          enquiry: first.enquiry,
          state: "delivered",
        })
      })

      it("changes the latest enquiry of the form, where it made two", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const claimed = await taken(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: saying("eleven seats"), minute: 0.5 }))
        await outbox.complete(claimed, result(FAILED, 0, at(30)))
        const third = await outbox.record(draft({ content: saying("twelve seats"), minute: 2 }))
        expect(third.enquiry.id).toBe(second.enquiry.id)
        expect((await outbox.find(first.enquiry.reference))?.enquiry.content).toEqual(saying("ten seats"))
      })

      it("changes the one that is not being tried, where it made two", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const claimed = await taken(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: saying("eleven seats"), minute: 0.5 }))
        await outbox.complete(claimed, result(FAILED, 0, at(30)))
        await outbox.claim(second.enquiry.id, lease("worker", 1))
        const third = await outbox.record(draft({ content: saying("twelve seats"), minute: 1.5 }))
        expect(third.enquiry.id).toBe(first.enquiry.id)
      })

      it("never changes what a worker claims at the same moment", async () => {
        for (let round = 0; round < 20; round++) {
          const formKey = `form ${round}`
          const { enquiry } = await outbox.record(draft({ formKey, content: saying("ten seats") }))
          const [, claimed] = await Promise.all([
            outbox.record(draft({ formKey, content: saying("twelve seats") })),
            taken(outbox.claim(enquiry.id, lease("worker", 0))),
          ])
          expect((await outbox.find(enquiry.reference))?.enquiry).toEqual(enquiryIn(claimed))
        }
      })

      it("may change the enquiry whose worker died, and that worker's late word counts for nothing", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        const dead = await taken(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const changed = await outbox.record(draft({ content: saying("twelve seats"), minute: 1 }))
        expect(changed.enquiry.id).toBe(first.enquiry.id)
        expect(await outbox.complete(dead, result(DELIVERED, 1))).toBe(false)
        const again = await taken(outbox.claimDue(lease("worker", 1), "primary"))
        expect(enquiryIn(again).content).toEqual(saying("twelve seats"))
        // Also now that the same owner holds its first try of the changed message.
        expect(await outbox.complete(dead, result(DELIVERED, 1))).toBe(false)
        expect(await outbox.complete(again, result(DELIVERED, 1))).toBe(true)
      })

      it("makes one enquiry of twenty presses at once", async () => {
        const actions = Array.from({ length: 20 }, () => outbox.record(draft({})))
        const recorded = await Promise.all(actions)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.id)).size).toBe(1)
        expect((await outbox.waiting()).enquiries.count).toBe(1)
      })

      it("makes one enquiry of twenty presses at once that say something else when the first has arrived", async () => {
        // So that a pool has all its connections open, and the presses really come at once.
        await Promise.all(Array.from({ length: 20 }, () => outbox.waiting()))
        const first = await outbox.record(draft({ content: saying("ten seats") }))
        await outbox.complete(
          await taken(outbox.claimDue(lease("worker", 0), "primary")),
          result(DELIVERED, 0),
        )
        const actions = Array.from({ length: 20 }, () =>
          outbox.record(draft({ content: saying("twelve seats") })),
        )
        const ids = (await Promise.all(actions)).map(({ enquiry }) => enquiry.id)
        expect(new Set(ids).size).toBe(1)
        expect(ids).not.toContain(first.enquiry.id)
      })

      it("keeps what different forms say apart, also when they say the same", async () => {
        const forms = Array.from({ length: 20 }, (_, number) =>
          outbox.record(draft({ formKey: `form ${number}` })),
        )
        const recorded = await Promise.all(forms)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.reference)).size).toBe(20)
        expect((await outbox.waiting()).enquiries.count).toBe(20)
      })
    })

    describe("recording with a lease", () => {
      it("claims the delivery of a new enquiry in the same moment, for its first attempt", async () => {
        const { enquiry, claimed } = await outbox.record(draft({}), lease("worker", 0))
        expect(claimed).toMatchObject({ payload: { enquiry }, owner: "worker", attempts: 0 })
        expect(await outbox.claim(enquiry.id, lease("another", 0.9))).toBeNull()
        expect(await outbox.complete(existing(claimed), result(DELIVERED, 0))).toBe(true)
        expect((await outbox.find(enquiry.reference))?.state).toBe("delivered")
      })

      it("leaves the delivery to others when the lease has run out, and counts the attempt that never ended", async () => {
        const { enquiry } = await outbox.record(draft({}), lease("dead", 0))
        expect(await outbox.claimDue(lease("next", 1), "primary")).toMatchObject({
          owner: "next",
          attempts: 1,
          payload: { enquiry },
        })
      })

      it("claims the delivery of the enquiry that is there, before it is due", async () => {
        const { claimed } = await outbox.record(draft({}), lease("worker", 0))
        await outbox.complete(existing(claimed), result(FAILED, 0, at(30)))
        const again = await outbox.record(draft({ minute: 1 }), lease("worker", 1))
        expect(again.claimed).toEqual({ ...claimed, attempts: 1, dueAt: at(30) })
      })

      it("claims the changed delivery, with all its attempts before it", async () => {
        const first = await outbox.record(draft({ content: saying("ten seats") }), lease("worker", 0))
        await outbox.complete(existing(first.claimed), result(FAILED, 0, at(30)))
        const content = saying("twelve seats")
        const { claimed } = await outbox.record(draft({ content, minute: 1 }), lease("worker", 1))
        expect(claimed).toMatchObject({ payload: { enquiry: { ...first.enquiry, content } }, attempts: 0 })
        expect(claimed?.messageId).not.toBe(first.claimed?.messageId)
        expect(await outbox.claimDue(lease("another", 1.9), "primary")).toBeNull()
        expect(await outbox.complete(existing(claimed), result(DELIVERED, 1))).toBe(true)
      })

      it.each([
        ["is being attempted", null, "waiting"],
        ["has arrived", DELIVERED, "delivered"],
        ["was given up", FAILED, "abandoned"],
      ] as const)("takes nothing of an enquiry that %s", async (_, outcome, state) => {
        const { claimed } = await outbox.record(draft({}), lease("worker", 0))
        if (outcome) await outbox.complete(existing(claimed), result(outcome, 0, null))
        const again = await outbox.record(draft({}), lease("another", 0.9))
        expect(again).toMatchObject({ claimed: null, state })
      })

      it("gives the delivery to one of twenty presses at once", async () => {
        const actions = Array.from({ length: 20 }, (_, number) =>
          outbox.record(draft({}), lease(`worker ${number}`, 0)),
        )
        const recorded = await Promise.all(actions)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.id)).size).toBe(1)
        expect(recorded.filter(({ claimed }) => claimed)).toHaveLength(1)
      })
    })

    describe("claiming", () => {
      it("gives a delivery whose attempts never end after 1, 2, 4, 8 minutes, and not before, to a visitor who presses again either", async () => {
        await outbox.record(draft({}))
        await taken(outbox.claimDue(lease("dead", 0), "primary"))
        for (const minute of [1, 2, 4, 8]) {
          expect((await outbox.record(draft({}), lease("visitor", minute - 0.01))).claimed).toBeNull()
          expect(await outbox.claimDue(lease("dead", minute), "primary")).toMatchObject({
            isAfterUnfinished: true,
          })
        }
      })

      it("forgets attempts that never ended when the visitor changes the answers", async () => {
        await outbox.record(draft({ content: saying("ten seats") }))
        await taken(outbox.claimDue(lease("dead", 0), "primary"))
        await taken(outbox.claimDue(lease("dead", 1), "primary"))
        const changed = { content: saying("twelve seats"), minute: 2 }
        const { claimed } = await outbox.record(draft(changed), lease("worker", 2))
        expect(claimed).toMatchObject({
          attempts: 0,
          writtenAt: at(2),
          dueAt: at(2),
          isAfterUnfinished: false,
        })
      })
    })

    describe("completing", () => {
      it("is the end when the delivery arrived, also where a next try is named", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await outbox.complete(
          await taken(outbox.claimDue(lease("worker", 0), "primary")),
          result(DELIVERED, 0, at(1)),
        )
        expect((await outbox.find(enquiry.reference))?.state).toBe("delivered")
        expect(await outbox.claimDue(lease("worker", 60), "primary")).toBeNull()
        expect(await outbox.claim(enquiry.id, lease("worker", 60))).toBeNull()
      })

      it("is the end when the delivery is given up", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await outbox.complete(
          await taken(outbox.claimDue(lease("worker", 0), "primary")),
          result(FAILED, 0, null),
        )
        expect((await outbox.find(enquiry.reference))?.state).toBe("abandoned")
        expect(await outbox.claimDue(lease("worker", 60), "primary")).toBeNull()
        expect(await outbox.claim(enquiry.id, lease("worker", 60))).toBeNull()
      })
    })

    describe("the latest attempt", () => {
      it("has no outcome before it ended, and then its own, in every process", async () => {
        const { enquiry } = await outbox.record(draft({}))
        const lastOutcome = (minute: number) => outbox.lastOutcome(enquiry.id, at(minute))
        expect(await lastOutcome(0)).toBeNull()
        const first = await taken(outbox.claimDue(lease("worker", 0), "primary"))
        expect(await lastOutcome(0.5)).toBeNull()
        await outbox.complete(first, result(FAILED, 0.5, at(1)))
        expect(await lastOutcome(0.5)).toEqual(FAILED)
        const second = await taken(outbox.claimDue(lease("worker", 1), "primary"))
        expect(await lastOutcome(1.5)).toBeNull()
        expect(await lastOutcome(2)).toEqual({ ok: false, reason: "unfinished" })
        await outbox.complete(second, result(DELIVERED, 1.5))
        expect(await lastOutcome(2)).toEqual({ ok: true })
      })

      it("is none of an enquiry that is not there", async () => {
        expect(await outbox.lastOutcome("no such enquiry", at(0))).toBeNull()
      })
    })
  })
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
