import { beforeEach, describe, expect, it } from "vitest"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { AttemptResult, ClaimedDelivery, Lease, Outbox, Queue } from "#domain/delivery/outbox.ts"
import type { Enquiry } from "#domain/enquiry/enquiry.ts"

/** An empty outbox, and a function that adds a delivery to one of its queues, `minute` minutes after the start. */
export type QueueUnderTest = {
  outbox: Outbox
  /** @returns the id of the delivery. */
  enqueue: (minute: number) => Promise<string>
}

/** The contract of an outbox with its workers, for each queue. `open` returns an empty one before each test. */
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
      it("returns a delivery to one owner at a time", async () => {
        const id = await enqueue(0)
        const owners = Array.from({ length: 10 }, (_, number) => `worker ${number}`)
        const claims = await Promise.all(owners.map((owner) => outbox.claimDue(lease(owner, 0))))
        expect(claims.filter(Boolean)).toHaveLength(1)
        expect(await outbox.claim(id, lease("another", 0.9))).toBeNull()
      })

      it("returns every due delivery when many workers claim at once", async () => {
        await Promise.all(Array.from({ length: 12 }, () => enqueue(0)))
        const claims = await Promise.all(
          Array.from({ length: 12 }, (_, number) => outbox.claimDue(lease(`worker ${number}`, 0))),
        )
        expect(new Set(claims.map((claimed) => claimed?.id)).size).toBe(12)
      })

      it("returns the delivery that was due first, and none that is not due", async () => {
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

      it("returns a delivery again after its lease expired, under the same id, and counts the unfinished attempt", async () => {
        const id = await enqueue(0)
        const dead = await claimedFrom(outbox.claimDue(lease("dead", 0)))
        expect(await outbox.claimDue(lease("next", 0.999))).toBeNull()
        const next = await claimedFrom(outbox.claimDue(lease("next", 1)))
        expect(dead).toMatchObject({
          id,
          recordedAt: atMinute(0),
          writtenAt: atMinute(0),
          dueAt: atMinute(0),
          attempts: 0,
        })
        expect(next).toEqual({
          ...dead,
          owner: "next",
          attempts: 1,
          dueAt: atMinute(1),
          wasPreviousUnfinished: true,
        })
        expect(await outbox.complete(dead, result(DELIVERED, 1))).toBe(false)
        expect(await outbox.complete(next, result(DELIVERED, 1))).toBe(true)
      })

      it("returns deliveries that are due or leased far in the future, after the clock was set back", async () => {
        const threeYearsInMinutes = 3 * 365 * 24 * 60
        await enqueue(threeYearsInMinutes)
        await outbox.complete(
          await claimedFrom(outbox.claimDue(lease("worker", threeYearsInMinutes))),
          result(FAILED, threeYearsInMinutes, atMinute(threeYearsInMinutes + 1)),
        )
        await enqueue(threeYearsInMinutes)
        await enqueue(threeYearsInMinutes)
        await claimedFrom(outbox.claimDue(lease("dead", threeYearsInMinutes)))
        const claims = [1, 2, 3, 4].map(() => outbox.claimDue(lease("worker", 0)))
        expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(3)
      })

      it("returns a delivery whose attempts never end after 1, 2, 4 and 8 minutes, and not before", async () => {
        const id = await enqueue(0)
        await claimedFrom(outbox.claimDue(lease("dead", 0)))
        for (const minute of [1, 2, 4, 8]) {
          expect(await outbox.claimDue(lease("early", minute - 0.01))).toBeNull()
          expect(await outbox.claim(id, lease("early", minute - 0.01))).toBeNull()
          expect(await outbox.claimDue(lease("dead", minute))).toMatchObject({ wasPreviousUnfinished: true })
        }
      })

      it("returns a delivery before it is due if it is claimed by id", async () => {
        const id = await enqueue(0)
        await outbox.complete(
          await claimedFrom(outbox.claimDue(lease("worker", 0))),
          result(FAILED, 0, atMinute(30)),
        )
        expect(await outbox.claimDue(lease("worker", 1))).toBeNull()
        expect(await outbox.claim(id, lease("worker", 1))).toMatchObject({ attempts: 1, dueAt: atMinute(30) })
      })

      it("returns null if there is no delivery", async () => {
        expect(await outbox.claim("nothing of that id", lease("worker", 0))).toBeNull()
        expect(await outbox.claimDue(lease("worker", 0))).toBeNull()
      })
    })

    describe("completing", () => {
      it.each([
        ["arrived, even with a next attempt", true],
        ["is abandoned", false],
      ])("is final when the delivery %s", async (_, arrived) => {
        const id = await enqueue(0)
        const finalResult = arrived ? result(DELIVERED, 0, atMinute(1)) : result(FAILED, 0, null)
        await outbox.complete(await claimedFrom(outbox.claimDue(lease("worker", 0))), finalResult)
        expect(await outbox.claimDue(lease("worker", 60))).toBeNull()
        expect(await outbox.claim(id, lease("worker", 60))).toBeNull()
      })

      it("makes a failed delivery due again, and counts its attempts", async () => {
        await enqueue(0)
        const claims = []
        for (const minute of [0, 10, 20]) {
          const claimed = await claimedFrom(outbox.claimDue(lease("worker", minute)))
          claims.push(claimed)
          await outbox.complete(claimed, result(FAILED, minute, atMinute(minute + 10)))
          expect(await outbox.claimDue(lease("worker", minute + 9.9))).toBeNull()
        }
        expect(claims.map(({ attempts }) => attempts)).toEqual([0, 1, 2])
        expect(new Set(claims.map(({ messageId }) => messageId)).size).toBe(1)
      })

      it("has an effect only once", async () => {
        await enqueue(0)
        const claimed = await claimedFrom(outbox.claimDue(lease("worker", 0)))
        expect(await outbox.complete(claimed, result(FAILED, 0, atMinute(1)))).toBe(true)
        expect(await outbox.complete(claimed, result(DELIVERED, 0))).toBe(false)
        expect(await outbox.claimDue(lease("worker", 1))).not.toBeNull()
      })

      it("is accepted after the lease expired if nobody else claimed the delivery", async () => {
        await enqueue(0)
        const slow = await claimedFrom(outbox.claimDue(lease("slow", 0)))
        expect(await outbox.complete(slow, result(DELIVERED, 5))).toBe(true)
        expect(await outbox.claimDue(lease("worker", 5))).toBeNull()
      })

      it("does not confuse an owner's earlier attempt with its later one", async () => {
        await enqueue(0)
        const stuck = await claimedFrom(outbox.claimDue(lease("worker", 0)))
        const later = await claimedFrom(outbox.claimDue(lease("worker", 2)))
        expect(await outbox.complete(stuck, result(FAILED, 2, null))).toBe(false)
        expect(await outbox.complete(later, result(DELIVERED, 2))).toBe(true)
      })

      it("accepts a long detail with control characters", async () => {
        await enqueue(0)
        const claimed = await claimedFrom(outbox.claimDue(lease("worker", 0)))
        const detail = `554\0 ${"no ".repeat(10_000)}`
        const outcome: DeliveryOutcome = { ok: false, reason: "refused", detail }
        expect(await outbox.complete(claimed, result(outcome, 0, null))).toBe(true)
      })
    })

    it("reports the number of waiting deliveries and the time of the oldest", async () => {
      const waiting = async () => (await outbox.waiting())[queue]
      expect(await waiting()).toEqual({ count: 0, oldestRecordedAt: null })
      for (const minute of [3, 1, 2]) await enqueue(minute)
      expect(await waiting()).toEqual({ count: 3, oldestRecordedAt: atMinute(1) })
      const claimed = await claimedFrom(outbox.claimDue(lease("worker", 3)))
      expect(await waiting()).toEqual({ count: 3, oldestRecordedAt: atMinute(1) })
      await outbox.complete(claimed, result(DELIVERED, 3))
      expect(await waiting()).toEqual({ count: 2, oldestRecordedAt: atMinute(2) })
    })
  })
}

const START = Date.parse("2026-11-21T22:34:54.321Z")
export const DELIVERED: DeliveryOutcome = { ok: true }
export const FAILED: DeliveryOutcome = { ok: false, reason: "unreachable" }

/** The time `minute` minutes after the start. */
export function atMinute(minute: number): Date {
  return new Date(START + minute * 60_000)
}

/** A lease of one minute. */
export function lease(owner: string, minute: number): Lease {
  return { owner, now: atMinute(minute), until: atMinute(minute + 1) }
}

/** The result of an attempt that starts and ends `minute` minutes after the start. */
export function result(
  outcome: DeliveryOutcome,
  minute: number,
  nextAttemptAt: Date | null = null,
): AttemptResult {
  return { channel: "smtp", startedAt: atMinute(minute), endedAt: atMinute(minute), outcome, nextAttemptAt }
}

/** Awaits a claim. @throws if there was no delivery to claim */
export async function claimedFrom<Claimed extends ClaimedDelivery>(
  claim: Promise<Claimed | null>,
): Promise<Claimed> {
  return requireClaimed(await claim)
}

/** @throws if there was no delivery to claim */
export function requireClaimed<Claimed extends ClaimedDelivery>(claimed: Claimed | null): Claimed {
  if (!claimed) throw new Error("there was no delivery to claim")
  return claimed
}

/** The enquiry of a claimed delivery. */
export function enquiryIn(claimed: ClaimedDelivery | null): Enquiry {
  const { payload } = requireClaimed(claimed)
  if (payload.kind !== "enquiry") throw new Error("the delivery has no enquiry")
  return payload.enquiry
}
