import { beforeEach, describe, expect, it } from "vitest"
import type { EnquiryDraft, Outbox, WriteCopy } from "#domain/delivery/outbox.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import {
  atMinute,
  claimedFrom,
  DELIVERED,
  enquiryIn,
  FAILED,
  lease,
  requireClaimed,
  result,
} from "./claiming-contract.ts"

/** The contract of every `Outbox` for recording enquiries. `open` returns an empty one before each test. */
export function outboxContract(name: string, open: () => Promise<Outbox>): void {
  describe(`${name} as an outbox`, () => {
    let outbox: Outbox
    beforeEach(async () => {
      outbox = await open()
    })

    describe("recording", () => {
      it.each([RENTAL_ENQUIRY, BOOKING, CONTACT_MESSAGE])("stores every field: $kind", async (content) => {
        const { enquiry, state } = await outbox.record(draft({ content, reference: "7K4M-2Q9T" }))
        expect(enquiry).toMatchObject({ reference: "7K4M-2Q9T", receivedAt: atMinute(0), content })
        expect(state).toBe("waiting")
        expect(await outbox.find("7K4M-2Q9T")).toEqual({ enquiry, state, copyTo: null })
        const claimed = await outbox.claim(enquiry.id, lease("worker", 0))
        expect(enquiryIn(claimed)).toEqual(enquiry)
      })

      it("stores characters of every script", async () => {
        const message = "ආයුබෝවන් 🛕 'quoted' \"twice\" \\ % _ \n\u2028 <b>&amp;"
        const { enquiry } = await outbox.record(draft({ content: { ...CONTACT_MESSAGE, message } }))
        expect((await outbox.find(enquiry.reference))?.enquiry.content).toEqual({
          ...CONTACT_MESSAGE,
          message,
        })
      })

      it("returns null for an unknown reference", async () => {
        await outbox.record(draft({}))
        for (const text of ["0000-0000", "", "' or 1=1 --", "\0"]) expect(await outbox.find(text)).toBeNull()
      })

      it("finds an enquiry by its reference and form key only together", async () => {
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

      it("tries references until one is free", async () => {
        await outbox.record(draft({ formKey: "first", reference: "AAAA-AAAA" }))
        const references = ["AAAA-AAAA", "AAAA-AAAA", "BBBB-BBBB"]
        const newReference = () => references.shift() ?? "none left"
        const { enquiry } = await outbox.record({ ...draft({ formKey: "second" }), newReference })
        expect(enquiry.reference).toBe("BBBB-BBBB")
      })

      it("throws after several references that are in use", async () => {
        await outbox.record(draft({ formKey: "first", reference: "AAAA-AAAA" }))
        await expect(outbox.record(draft({ formKey: "second", reference: "AAAA-AAAA" }))).rejects.toThrow(
          /reference/,
        )
        expect((await outbox.waiting()).enquiries.count).toBe(1)
      })
    })

    describe("submitting the same form again", () => {
      it("returns the existing enquiry if the content is the same, in every state", async () => {
        const first = await outbox.record(draft({}))
        const again = () => outbox.record(draft({ minute: 5 }))
        expect(await again()).toEqual(first)
        const claimed = await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 6)))
        expect(await again()).toEqual(first)
        await outbox.complete(claimed, result(DELIVERED, 6))
        expect(await again()).toEqual({ ...first, state: "delivered" })
        expect((await outbox.waiting()).enquiries).toEqual({ count: 0, oldestRecordedAt: null })
      })

      it("ignores the order of the fields", async () => {
        const { kind, name, email, message } = CONTACT_MESSAGE
        const first = await outbox.record(draft({ content: { kind, name, email, message } }))
        const again = await outbox.record(draft({ content: { message, email, name, kind } }))
        expect(again.enquiry.id).toBe(first.enquiry.id)
      })

      it("changes a waiting enquiry under its reference, as a new delivery", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        const firstDelivery = await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 0)))
        await outbox.complete(firstDelivery, result(FAILED, 0, atMinute(30)))
        const changed = await outbox.record(draft({ content: contactMessage("twelve seats"), minute: 1 }))
        expect(changed.enquiry).toEqual({ ...first.enquiry, content: contactMessage("twelve seats") })
        const delivery = await claimedFrom(outbox.claimDue(lease("worker", 1), "primary"))
        expect(enquiryIn(delivery)).toEqual(changed.enquiry)
        expect(delivery.attempts).toBe(0)
        expect(delivery.messageId).not.toBe(firstDelivery.messageId)
        expect((await outbox.waiting()).enquiries.count).toBe(1)
      })

      it("makes an abandoned enquiry due again if the content differs", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        await outbox.complete(
          await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 0))),
          result(FAILED, 0, null),
        )
        const changed = await outbox.record(draft({ content: contactMessage("twelve seats"), minute: 1 }))
        expect(changed).toMatchObject({ enquiry: { id: first.enquiry.id }, state: "waiting" })
        expect(enquiryIn(await outbox.claimDue(lease("worker", 1), "primary")).content).toEqual(
          contactMessage("twelve seats"),
        )
      })

      it("creates a new enquiry after the first was delivered, and finds each by its content", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        await outbox.complete(
          await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 0))),
          result(DELIVERED, 0),
        )
        const second = await outbox.record(draft({ content: contactMessage("twelve seats"), minute: 1 }))
        expect(second.enquiry.id).not.toBe(first.enquiry.id)
        expect(
          (await outbox.record(draft({ content: contactMessage("ten seats"), minute: 2 }))).enquiry,
        ).toEqual(first.enquiry)
        expect(
          (await outbox.record(draft({ content: contactMessage("twelve seats"), minute: 2 }))).enquiry,
        ).toEqual(second.enquiry)
        expect((await outbox.waiting()).enquiries.count).toBe(1)
        const { formKey } = draft({})
        expect(await outbox.findSame({ formKey, content: contactMessage("ten seats") })).toEqual({
          enquiry: first.enquiry,
          state: "delivered",
          copyTo: null,
        })
        expect(await outbox.findSame({ formKey, content: contactMessage("nine seats") })).toBeNull()
        expect(await outbox.findSame({ formKey: "another", content: contactMessage("ten seats") })).toBeNull()
      })

      it("creates a new enquiry during an attempt, because content being sent must not change", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        const claimed = await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: contactMessage("twelve seats") }))
        expect(second.enquiry.id).not.toBe(first.enquiry.id)
        expect(await outbox.complete(claimed, result(DELIVERED, 0))).toBe(true)
        expect(await outbox.find(first.enquiry.reference)).toEqual({
          enquiry: first.enquiry,
          state: "delivered",
          copyTo: null,
        })
      })

      it("changes the latest of two enquiries of the form", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        const claimed = await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: contactMessage("eleven seats"), minute: 0.5 }))
        await outbox.complete(claimed, result(FAILED, 0, atMinute(30)))
        const third = await outbox.record(draft({ content: contactMessage("twelve seats"), minute: 2 }))
        expect(third.enquiry.id).toBe(second.enquiry.id)
        expect((await outbox.find(first.enquiry.reference))?.enquiry.content).toEqual(
          contactMessage("ten seats"),
        )
      })

      it("changes the one of two enquiries that is not being attempted", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        const claimed = await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const second = await outbox.record(draft({ content: contactMessage("eleven seats"), minute: 0.5 }))
        await outbox.complete(claimed, result(FAILED, 0, atMinute(30)))
        await outbox.claim(second.enquiry.id, lease("worker", 1))
        const third = await outbox.record(draft({ content: contactMessage("twelve seats"), minute: 1.5 }))
        expect(third.enquiry.id).toBe(first.enquiry.id)
      })

      it("never changes an enquiry that a worker claims at the same time", async () => {
        for (let round = 0; round < 20; round++) {
          const formKey = `form ${round}`
          const { enquiry } = await outbox.record(draft({ formKey, content: contactMessage("ten seats") }))
          const [, claimed] = await Promise.all([
            outbox.record(draft({ formKey, content: contactMessage("twelve seats") })),
            claimedFrom(outbox.claim(enquiry.id, lease("worker", 0))),
          ])
          expect((await outbox.find(enquiry.reference))?.enquiry).toEqual(enquiryIn(claimed))
        }
      })

      it("changes an enquiry whose worker died, and ignores that worker's late result", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        const dead = await claimedFrom(outbox.claim(first.enquiry.id, lease("worker", 0)))
        const changed = await outbox.record(draft({ content: contactMessage("twelve seats"), minute: 1 }))
        expect(changed.enquiry.id).toBe(first.enquiry.id)
        expect(await outbox.complete(dead, result(DELIVERED, 1))).toBe(false)
        const again = await claimedFrom(outbox.claimDue(lease("worker", 1), "primary"))
        expect(enquiryIn(again).content).toEqual(contactMessage("twelve seats"))
        // The late result is also refused if the same owner holds the first attempt at the changed enquiry.
        expect(await outbox.complete(dead, result(DELIVERED, 1))).toBe(false)
        expect(await outbox.complete(again, result(DELIVERED, 1))).toBe(true)
      })

      it("creates one enquiry for twenty concurrent submissions", async () => {
        const submissions = Array.from({ length: 20 }, () => outbox.record(draft({})))
        const recorded = await Promise.all(submissions)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.id)).size).toBe(1)
        expect((await outbox.waiting()).enquiries.count).toBe(1)
      })

      it("creates one enquiry for twenty concurrent submissions with new content after the first was delivered", async () => {
        // Opens all connections of the pool, so that the submissions really are concurrent.
        await Promise.all(Array.from({ length: 20 }, () => outbox.waiting()))
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }))
        await outbox.complete(
          await claimedFrom(outbox.claimDue(lease("worker", 0), "primary")),
          result(DELIVERED, 0),
        )
        const submissions = Array.from({ length: 20 }, () =>
          outbox.record(draft({ content: contactMessage("twelve seats") })),
        )
        const ids = (await Promise.all(submissions)).map(({ enquiry }) => enquiry.id)
        expect(new Set(ids).size).toBe(1)
        expect(ids).not.toContain(first.enquiry.id)
      })

      it("creates an enquiry for each form key, even with the same content", async () => {
        const forms = Array.from({ length: 20 }, (_, number) =>
          outbox.record(draft({ formKey: `form ${number}` })),
        )
        const recorded = await Promise.all(forms)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.reference)).size).toBe(20)
        expect((await outbox.waiting()).enquiries.count).toBe(20)
      })
    })

    describe("the copy for the visitor", () => {
      const recordWithCopy = (email: string, minute = 0) =>
        outbox.record({ ...draft({ content: { ...CONTACT_MESSAGE, email }, minute }), writeCopy })

      it("is recorded with the enquiry, and due at once", async () => {
        const { enquiry } = await recordWithCopy("ann@example.com")
        expect((await outbox.find(enquiry.reference))?.copyTo).toBe("ann@example.com")
        expect(await dueCopies()).toEqual([
          { kind: "copy", to: "ann@example.com", subject: `Copy of ${enquiry.reference}`, text: enquiry.id },
        ])
      })

      it("is not recorded if the visitor wants none", async () => {
        const { enquiry } = await outbox.record(draft({}))
        expect((await outbox.find(enquiry.reference))?.copyTo).toBeNull()
        expect(await dueCopies()).toEqual([])
      })

      it("is recorded once, even if the form is submitted many times at once", async () => {
        await Promise.all(Array.from({ length: 20 }, () => recordWithCopy("ann@example.com")))
        await recordWithCopy("ann@example.com", 1)
        expect(await dueCopies()).toHaveLength(1)
      })

      it("is recorded when the same answers are submitted again with the checkbox, also after delivery", async () => {
        const { enquiry, claimed } = await outbox.record(
          draft({ content: { ...CONTACT_MESSAGE, email: "ann@example.com" } }),
          lease("worker", 0),
        )
        await outbox.complete(requireClaimed(claimed), result(DELIVERED, 0))
        expect((await recordWithCopy("ann@example.com", 1)).enquiry).toEqual(enquiry)
        expect((await dueCopies()).map((copy) => copy.to)).toEqual(["ann@example.com"])
      })

      it("goes to the corrected address while it waits", async () => {
        await recordWithCopy("ann@gmial.com")
        const { enquiry } = await recordWithCopy("ann@gmail.com", 1)
        expect((await outbox.find(enquiry.reference))?.copyTo).toBe("ann@gmail.com")
        expect((await dueCopies()).map((copy) => copy.to)).toEqual(["ann@gmail.com"])
      })

      it("is removed if the visitor no longer wants it", async () => {
        await recordWithCopy("ann@example.com")
        const { enquiry } = await outbox.record(draft({ content: contactMessage("no copy"), minute: 1 }))
        expect((await outbox.find(enquiry.reference))?.copyTo).toBeNull()
        expect(await dueCopies()).toEqual([])
      })

      it("is not written again for a changed enquiry after it was sent, nor while it is being sent", async () => {
        const { enquiry } = await recordWithCopy("ann@example.com")
        const primary = await claimedFrom(outbox.claim(enquiry.id, lease("worker", 0)))
        await outbox.complete(primary, result(FAILED, 0, atMinute(30)))
        const copy = await claimedFrom(outbox.claimDue(lease("worker", 2), "primary"))
        await recordWithCopy("bob@example.com", 2)
        await outbox.complete(copy, result(DELIVERED, 2))
        await recordWithCopy("eve@example.com", 3)
        expect((await outbox.find(enquiry.reference))?.copyTo).toBe("ann@example.com")
        expect(await dueCopies()).toEqual([])
      })

      /** Claims everything that is due, and returns the copies. */
      async function dueCopies() {
        const copies = []
        for (;;) {
          const claimed = await outbox.claimDue(lease("reader", 10))
          if (!claimed) return copies
          if (claimed.payload.kind !== "email") continue
          const { kind, to, subject, text } = claimed.payload.email
          copies.push({ kind, to, subject, text })
        }
      }
    })

    describe("recording with a lease", () => {
      it("claims the delivery of a new enquiry in the same transaction", async () => {
        const { enquiry, claimed } = await outbox.record(draft({}), lease("worker", 0))
        expect(claimed).toMatchObject({ payload: { enquiry }, owner: "worker", attempts: 0 })
        expect(await outbox.claim(enquiry.id, lease("another", 0.9))).toBeNull()
        expect(await outbox.complete(requireClaimed(claimed), result(DELIVERED, 0))).toBe(true)
        expect((await outbox.find(enquiry.reference))?.state).toBe("delivered")
      })

      it("releases the delivery when the lease expires, and counts the unfinished attempt", async () => {
        const { enquiry } = await outbox.record(draft({}), lease("dead", 0))
        expect(await outbox.claimDue(lease("next", 1), "primary")).toMatchObject({
          owner: "next",
          attempts: 1,
          payload: { enquiry },
        })
      })

      it("claims the delivery of an existing enquiry before it is due", async () => {
        const { claimed } = await outbox.record(draft({}), lease("worker", 0))
        await outbox.complete(requireClaimed(claimed), result(FAILED, 0, atMinute(30)))
        const again = await outbox.record(draft({ minute: 1 }), lease("worker", 1))
        expect(again.claimed).toEqual({ ...claimed, attempts: 1, dueAt: atMinute(30) })
      })

      it("claims a changed delivery, with no attempts counted", async () => {
        const first = await outbox.record(draft({ content: contactMessage("ten seats") }), lease("worker", 0))
        await outbox.complete(requireClaimed(first.claimed), result(FAILED, 0, atMinute(30)))
        const content = contactMessage("twelve seats")
        const { claimed } = await outbox.record(draft({ content, minute: 1 }), lease("worker", 1))
        expect(claimed).toMatchObject({ payload: { enquiry: { ...first.enquiry, content } }, attempts: 0 })
        expect(claimed?.messageId).not.toBe(first.claimed?.messageId)
        expect(await outbox.claimDue(lease("another", 1.9), "primary")).toBeNull()
        expect(await outbox.complete(requireClaimed(claimed), result(DELIVERED, 1))).toBe(true)
      })

      it.each([
        ["is being attempted", null, "waiting"],
        ["has arrived", DELIVERED, "delivered"],
        ["was abandoned", FAILED, "abandoned"],
      ] as const)("claims nothing if the enquiry %s", async (_, outcome, state) => {
        const { claimed } = await outbox.record(draft({}), lease("worker", 0))
        if (outcome) await outbox.complete(requireClaimed(claimed), result(outcome, 0, null))
        const again = await outbox.record(draft({}), lease("another", 0.9))
        expect(again).toMatchObject({ claimed: null, state })
      })

      it("returns the delivery to one of twenty concurrent submissions", async () => {
        const submissions = Array.from({ length: 20 }, (_, number) =>
          outbox.record(draft({}), lease(`worker ${number}`, 0)),
        )
        const recorded = await Promise.all(submissions)
        expect(new Set(recorded.map(({ enquiry }) => enquiry.id)).size).toBe(1)
        expect(recorded.filter(({ claimed }) => claimed)).toHaveLength(1)
      })
    })

    describe("claiming", () => {
      it("makes a delivery with unfinished attempts due again 1, 2, 4 and 8 minutes after it was recorded, even if the visitor submits again", async () => {
        await outbox.record(draft({}))
        await claimedFrom(outbox.claimDue(lease("dead", 0), "primary"))
        for (const minute of [1, 2, 4, 8]) {
          expect((await outbox.record(draft({}), lease("visitor", minute - 0.01))).claimed).toBeNull()
          expect(await outbox.claimDue(lease("dead", minute), "primary")).toMatchObject({
            wasPreviousUnfinished: true,
          })
        }
      })

      it("resets unfinished attempts when the visitor changes the answers", async () => {
        await outbox.record(draft({ content: contactMessage("ten seats") }))
        await claimedFrom(outbox.claimDue(lease("dead", 0), "primary"))
        await claimedFrom(outbox.claimDue(lease("dead", 1), "primary"))
        const changed = { content: contactMessage("twelve seats"), minute: 2 }
        const { claimed } = await outbox.record(draft(changed), lease("worker", 2))
        expect(claimed).toMatchObject({
          attempts: 0,
          writtenAt: atMinute(2),
          dueAt: atMinute(2),
          wasPreviousUnfinished: false,
        })
      })
    })

    describe("completing", () => {
      it("is final when the delivery succeeded, even if its outcome has a next attempt", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await outbox.complete(
          await claimedFrom(outbox.claimDue(lease("worker", 0), "primary")),
          result(DELIVERED, 0, atMinute(1)),
        )
        expect((await outbox.find(enquiry.reference))?.state).toBe("delivered")
        expect(await outbox.claimDue(lease("worker", 60), "primary")).toBeNull()
        expect(await outbox.claim(enquiry.id, lease("worker", 60))).toBeNull()
      })

      it("is final when the delivery is abandoned", async () => {
        const { enquiry } = await outbox.record(draft({}))
        await outbox.complete(
          await claimedFrom(outbox.claimDue(lease("worker", 0), "primary")),
          result(FAILED, 0, null),
        )
        expect((await outbox.find(enquiry.reference))?.state).toBe("abandoned")
        expect(await outbox.claimDue(lease("worker", 60), "primary")).toBeNull()
        expect(await outbox.claim(enquiry.id, lease("worker", 60))).toBeNull()
      })
    })

    describe("the latest attempt", () => {
      it("has its outcome once it has ended, and is unfinished once its lease expired", async () => {
        const { enquiry } = await outbox.record(draft({}))
        const lastOutcome = (minute: number) => outbox.lastOutcome(enquiry.id, atMinute(minute))
        expect(await lastOutcome(0)).toBeNull()
        const first = await claimedFrom(outbox.claimDue(lease("worker", 0), "primary"))
        expect(await lastOutcome(0.5)).toBeNull()
        await outbox.complete(first, result(FAILED, 0.5, atMinute(1)))
        expect(await lastOutcome(0.5)).toEqual(FAILED)
        const second = await claimedFrom(outbox.claimDue(lease("worker", 1), "primary"))
        expect(await lastOutcome(1.5)).toBeNull()
        expect(await lastOutcome(2)).toEqual({ ok: false, reason: "unfinished" })
        await outbox.complete(second, result(DELIVERED, 1.5))
        expect(await lastOutcome(2)).toEqual({ ok: true })
      })

      it("is null for an unknown enquiry", async () => {
        expect(await outbox.lastOutcome("no such enquiry", atMinute(0))).toBeNull()
      })
    })
  })
}

type DraftOptions = { formKey?: string; content?: FormContent; minute?: number; reference?: string }

let referenceCount = 0

function draft({
  formKey = "form",
  content = CONTACT_MESSAGE,
  minute = 0,
  reference,
}: DraftOptions): EnquiryDraft {
  const newReference = () => reference ?? `T${String(referenceCount++).padStart(3, "0")}-TEST`
  return { formKey, content, receivedAt: atMinute(minute), newReference }
}

function contactMessage(message: string): FormContent {
  return { ...CONTACT_MESSAGE, message }
}

const writeCopy: WriteCopy = ({ id, reference }) => ({ subject: `Copy of ${reference}`, text: id })
