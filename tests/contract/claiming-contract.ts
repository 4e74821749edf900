import { beforeEach, describe, expect, it } from "vitest"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { AttemptResult, ClaimedDelivery, Lease, Outbox, Queue } from "#domain/delivery/outbox.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"

/** An empty outbox, and how a delivery gets into one of its queues that was written so many minutes after the start. */
export type QueueUnderTest = {
  outbox: Outbox
  /** @returns the id of the delivery. */
  enqueue: (minute: number) => Promise<string>
}

/** What an outbox promises to workers, for the deliveries of each queue. `open` gives an empty one, once for each test. */
export function claimingContract(queue: Queue, open: () => Promise<QueueUnderTest>): void {
  describe(`the queue of ${queue}`, () => {
    let outbox: Outbox
    let enqueue: (minute: number) => Promise<string>
    beforeEach(async () => {
      const opened = await open()
      outbox = opened.outbox
      enqueue = opened.enqueue
    })

    describe("claiming", () => {
      it("gives a delivery to one owner at a time", async () => {
        const id = await enqueue(0)
        const owners = Array.from({ length: 10 }, (_, number) => `worker ${number}`)
        const claims = await Promise.all(owners.map((owner) => outbox.claimDue(lease(owner, 0))))
        expect(claims.filter(Boolean)).toHaveLength(1)
        expect(await outbox.claim(id, lease("another", 0.9))).toBeNull()
      })

      it("gives every due delivery to somebody when many ask at once", async () => {
        await Promise.all(Array.from({ length: 12 }, () => enqueue(0)))
        const claims = await Promise.all(
          Array.from({ length: 12 }, (_, number) => outbox.claimDue(lease(`worker ${number}`, 0))),
        )
        expect(new Set(claims.map((claimed) => claimed?.id)).size).toBe(12)
      })

      it("gives what has been due longest first, and nothing that is not due", async () => {
        const late = await enqueue(2)
        const early = await enqueue(1)
        await enqueue(4)
        const claims = [
          await outbox.claimDue(lease("worker", 3)),
          await outbox.claimDue(lease("worker", 3)),
          await outbox.claimDue(lease("worker", 3)),
        ]
        expect(claims.map((claimed) => claimed?.id)).toEqual([early, late, undefined])
      })

      it("gives a delivery again when its lease has run out, under the same id, and counts the attempt that never ended", async () => {
        const id = await enqueue(0)
        const dead = await taken(outbox.claimDue(lease("dead", 0)))
        expect(await outbox.claimDue(lease("next", 0.999))).toBeNull()
        const next = await taken(outbox.claimDue(lease("next", 1)))
        expect(dead).toMatchObject({ id, recordedAt: at(0), writtenAt: at(0), dueAt: at(0), attempts: 0 })
        expect(next).toEqual({ ...dead, owner: "next", attempts: 1, dueAt: at(1), isAfterUnfinished: true })
        expect(await outbox.complete(dead, result(DELIVERED, 1))).toBe(false)
        expect(await outbox.complete(next, result(DELIVERED, 1))).toBe(true)
      })

      it("gives what a clock put back by years would make wait for years, due or leased", async () => {
        const years = 3 * 365 * 24 * 60
        await enqueue(years)
        await outbox.complete(
          await taken(outbox.claimDue(lease("worker", years))),
          result(FAILED, years, at(years + 1)),
        )
        await enqueue(years)
        await enqueue(years)
        await taken(outbox.claimDue(lease("dead", years)))
        const claimed = [1, 2, 3, 4].map(() => outbox.claimDue(lease("worker", 0)))
        expect((await Promise.all(claimed)).filter(Boolean)).toHaveLength(3)
      })

      it("gives a delivery whose attempts never end after 1, 2, 4, 8 minutes, and not before, to nobody", async () => {
        const id = await enqueue(0)
        await taken(outbox.claimDue(lease("dead", 0)))
        for (const minute of [1, 2, 4, 8]) {
          expect(await outbox.claimDue(lease("early", minute - 0.01))).toBeNull()
          expect(await outbox.claim(id, lease("early", minute - 0.01))).toBeNull()
          expect(await outbox.claimDue(lease("dead", minute))).toMatchObject({ isAfterUnfinished: true })
        }
      })

      it("gives a delivery before it is due, when somebody waits for it", async () => {
        const id = await enqueue(0)
        await outbox.complete(await taken(outbox.claimDue(lease("worker", 0))), result(FAILED, 0, at(30)))
        expect(await outbox.claimDue(lease("worker", 1))).toBeNull()
        expect(await outbox.claim(id, lease("worker", 1))).toMatchObject({ attempts: 1, dueAt: at(30) })
      })

      it("gives nothing that is not there", async () => {
        expect(await outbox.claim("nothing of that id", lease("worker", 0))).toBeNull()
        expect(await outbox.claimDue(lease("worker", 0))).toBeNull()
      })
    })

    describe("completing", () => {
      it.each([
        ["arrived, also where a next try is named", true],
        ["is given up", false],
      ])("is the end when the delivery %s", async (_, arrived) => {
        const id = await enqueue(0)
        const end = arrived ? result(DELIVERED, 0, at(1)) : result(FAILED, 0, null)
        await outbox.complete(await taken(outbox.claimDue(lease("worker", 0))), end)
        expect(await outbox.claimDue(lease("worker", 60))).toBeNull()
        expect(await outbox.claim(id, lease("worker", 60))).toBeNull()
      })

      it("makes the delivery due again when it failed, with its attempts counted", async () => {
        await enqueue(0)
        const claims = []
        for (const minute of [0, 10, 20]) {
          const claimed = await taken(outbox.claimDue(lease("worker", minute)))
          claims.push(claimed)
          await outbox.complete(claimed, result(FAILED, minute, at(minute + 10)))
          expect(await outbox.claimDue(lease("worker", minute + 9.9))).toBeNull()
        }
        expect(claims.map(({ attempts }) => attempts)).toEqual([0, 1, 2])
        expect(new Set(claims.map(({ messageId }) => messageId)).size).toBe(1)
      })

      it("counts once", async () => {
        await enqueue(0)
        const claimed = await taken(outbox.claimDue(lease("worker", 0)))
        expect(await outbox.complete(claimed, result(FAILED, 0, at(1)))).toBe(true)
        expect(await outbox.complete(claimed, result(DELIVERED, 0))).toBe(false)
        expect(await outbox.claimDue(lease("worker", 1))).not.toBeNull()
      })

      it("still counts after the lease ran out, as long as nobody claimed the delivery", async () => {
        await enqueue(0)
        const slow = await taken(outbox.claimDue(lease("slow", 0)))
        expect(await outbox.complete(slow, result(DELIVERED, 5))).toBe(true)
        expect(await outbox.claimDue(lease("worker", 5))).toBeNull()
      })

      it("does not take an owner's earlier attempt for its later one", async () => {
        await enqueue(0)
        const stuck = await taken(outbox.claimDue(lease("worker", 0)))
        const later = await taken(outbox.claimDue(lease("worker", 2)))
        expect(await outbox.complete(stuck, result(FAILED, 2, null))).toBe(false)
        expect(await outbox.complete(later, result(DELIVERED, 2))).toBe(true)
      })

      it("takes what another server said, however long and odd", async () => {
        await enqueue(0)
        const claimed = await taken(outbox.claimDue(lease("worker", 0)))
        const detail = `554\0 ${"no ".repeat(10_000)}`
        const outcome: DeliveryOutcome = { ok: false, reason: "refused", detail }
        expect(await outbox.complete(claimed, result(outcome, 0, null))).toBe(true)
      })
    })

    it("says how many deliveries wait, and since when the oldest", async () => {
      const waiting = async () => (await outbox.waiting())[queue]
      expect(await waiting()).toEqual({ count: 0, oldestRecordedAt: null })
      for (const minute of [3, 1, 2]) await enqueue(minute)
      expect(await waiting()).toEqual({ count: 3, oldestRecordedAt: at(1) })
      const claimed = await taken(outbox.claimDue(lease("worker", 3)))
      expect(await waiting()).toEqual({ count: 3, oldestRecordedAt: at(1) })
      await outbox.complete(claimed, result(DELIVERED, 3))
      expect(await waiting()).toEqual({ count: 2, oldestRecordedAt: at(2) })
    })
  })
}

const START = Date.parse("2026-11-21T22:34:54.321Z")
export const DELIVERED: DeliveryOutcome = { ok: true }
export const FAILED: DeliveryOutcome = { ok: false, reason: "unreachable" }

/** So many minutes after the start. */
export function at(minute: number): Date {
  return new Date(START + minute * 60_000)
}

/** A lease of one minute. */
export function lease(owner: string, minute: number): Lease {
  return { owner, now: at(minute), until: at(minute + 1) }
}

export function result(
  outcome: DeliveryOutcome,
  minute: number,
  nextAttemptAt: Date | null = null,
): AttemptResult {
  return { channel: "smtp", startedAt: at(minute), endedAt: at(minute), outcome, nextAttemptAt }
}

export async function taken<Claimed extends ClaimedDelivery>(
  claim: Promise<Claimed | null>,
): Promise<Claimed> {
  return existing(await claim)
}

export function existing<Claimed extends ClaimedDelivery>(claimed: Claimed | null): Claimed {
  if (!claimed) throw new Error("there was no delivery to claim")
  return claimed
}

/** The enquiry of a claimed delivery. */
export function enquiryIn(claimed: ClaimedDelivery | null): Enquiry {
  const { payload } = existing(claimed)
  if (payload.kind !== "enquiry") throw new Error("the delivery has no enquiry")
  return payload.enquiry
}
