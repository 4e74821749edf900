import { beforeEach, describe, expect, it } from "vitest"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { AttemptResult, Claimed, DeliveryQueue, Lease } from "#domain/delivery/delivery-queue.ts"

/** An empty queue, and how something is put into it that was written so many minutes after the start. */
export type QueueUnderTest<Cargo> = {
  queue: DeliveryQueue<Cargo>
  /** @returns its id. */
  enqueue: (minute: number) => Promise<string>
}

/** What every queue promises to those who work on it, whatever it holds. `open` gives an empty one, once for each test. */
export function deliveryQueueContract<Cargo>(name: string, open: () => Promise<QueueUnderTest<Cargo>>): void {
  describe(`${name} as a queue`, () => {
    let queue: DeliveryQueue<Cargo>
    let enqueue: (minute: number) => Promise<string>
    beforeEach(async () => {
      const opened = await open()
      queue = opened.queue
      enqueue = opened.enqueue
    })

    describe("claiming", () => {
      it("gives a message to one owner at a time", async () => {
        const id = await enqueue(0)
        const owners = Array.from({ length: 10 }, (_, number) => `worker ${number}`)
        const claims = await Promise.all(owners.map((owner) => queue.claimDue(lease(owner, 0))))
        expect(claims.filter(Boolean)).toHaveLength(1)
        expect(await queue.claimFor(id, lease("another", 0.9))).toBeNull()
      })

      it("gives every due message to somebody when many ask at once", async () => {
        await Promise.all(Array.from({ length: 12 }, () => enqueue(0)))
        const claims = await Promise.all(
          Array.from({ length: 12 }, (_, number) => queue.claimDue(lease(`worker ${number}`, 0))),
        )
        expect(new Set(claims.map((claimed) => claimed?.id)).size).toBe(12)
      })

      it("gives what has been due longest first, and nothing that is not due", async () => {
        const late = await enqueue(2)
        const early = await enqueue(1)
        await enqueue(4)
        const claims = [
          await queue.claimDue(lease("worker", 3)),
          await queue.claimDue(lease("worker", 3)),
          await queue.claimDue(lease("worker", 3)),
        ]
        expect(claims.map((claimed) => claimed?.id)).toEqual([early, late, undefined])
      })

      it("gives a message again when its lease has run out, under the same id, and counts the try that never ended", async () => {
        const id = await enqueue(0)
        const dead = await taken(queue.claimDue(lease("dead", 0)))
        expect(await queue.claimDue(lease("next", 0.999))).toBeNull()
        const next = await taken(queue.claimDue(lease("next", 1)))
        expect(dead).toMatchObject({ id, recordedAt: at(0), writtenAt: at(0), dueAt: at(0), attempts: 0 })
        expect(next).toEqual({ ...dead, owner: "next", attempts: 1, dueAt: at(1), isAfterUnfinished: true })
        expect(await queue.settle(dead, result(DELIVERED, 1))).toBe(false)
        expect(await queue.settle(next, result(DELIVERED, 1))).toBe(true)
      })

      it("gives what a clock put back by years would make wait for years, due or leased", async () => {
        const years = 3 * 365 * 24 * 60
        await enqueue(years)
        await queue.settle(
          await taken(queue.claimDue(lease("worker", years))),
          result(FAILED, years, at(years + 1)),
        )
        await enqueue(years)
        await enqueue(years)
        await taken(queue.claimDue(lease("dead", years)))
        const claimed = [1, 2, 3, 4].map(() => queue.claimDue(lease("worker", 0)))
        expect((await Promise.all(claimed)).filter(Boolean)).toHaveLength(3)
      })

      it("gives a message whose tries never end after 1, 2, 4, 8 minutes, and not before, to nobody", async () => {
        const id = await enqueue(0)
        await taken(queue.claimDue(lease("dead", 0)))
        for (const minute of [1, 2, 4, 8]) {
          expect(await queue.claimDue(lease("early", minute - 0.01))).toBeNull()
          expect(await queue.claimFor(id, lease("early", minute - 0.01))).toBeNull()
          expect(await queue.claimDue(lease("dead", minute))).toMatchObject({ isAfterUnfinished: true })
        }
      })

      it("gives a message before it is due, when somebody waits for it", async () => {
        const id = await enqueue(0)
        await queue.settle(await taken(queue.claimDue(lease("worker", 0))), result(FAILED, 0, at(30)))
        expect(await queue.claimDue(lease("worker", 1))).toBeNull()
        expect(await queue.claimFor(id, lease("worker", 1))).toMatchObject({ attempts: 1, dueAt: at(30) })
      })

      it("gives nothing that is not there", async () => {
        expect(await queue.claimFor("nothing of that id", lease("worker", 0))).toBeNull()
        expect(await queue.claimDue(lease("worker", 0))).toBeNull()
      })
    })

    describe("settling", () => {
      it.each([
        ["arrived, also where a next try is named", true],
        ["is given up", false],
      ])("is the end when the message %s", async (_, arrived) => {
        const id = await enqueue(0)
        const end = arrived ? result(DELIVERED, 0, at(1)) : result(FAILED, 0, null)
        await queue.settle(await taken(queue.claimDue(lease("worker", 0))), end)
        expect(await queue.claimDue(lease("worker", 60))).toBeNull()
        expect(await queue.claimFor(id, lease("worker", 60))).toBeNull()
      })

      it("makes the message due again when it failed, with its tries counted", async () => {
        await enqueue(0)
        const tries = []
        for (const minute of [0, 10, 20]) {
          const claimed = await taken(queue.claimDue(lease("worker", minute)))
          tries.push(claimed)
          await queue.settle(claimed, result(FAILED, minute, at(minute + 10)))
          expect(await queue.claimDue(lease("worker", minute + 9.9))).toBeNull()
        }
        expect(tries.map(({ attempts }) => attempts)).toEqual([0, 1, 2])
        expect(new Set(tries.map(({ messageId }) => messageId)).size).toBe(1)
      })

      it("counts once", async () => {
        await enqueue(0)
        const claimed = await taken(queue.claimDue(lease("worker", 0)))
        expect(await queue.settle(claimed, result(FAILED, 0, at(1)))).toBe(true)
        expect(await queue.settle(claimed, result(DELIVERED, 0))).toBe(false)
        expect(await queue.claimDue(lease("worker", 1))).not.toBeNull()
      })

      it("still counts after the lease ran out, as long as nobody took the message", async () => {
        await enqueue(0)
        const slow = await taken(queue.claimDue(lease("slow", 0)))
        expect(await queue.settle(slow, result(DELIVERED, 5))).toBe(true)
        expect(await queue.claimDue(lease("worker", 5))).toBeNull()
      })

      it("does not take an owner's earlier try for its later one", async () => {
        await enqueue(0)
        const stuck = await taken(queue.claimDue(lease("worker", 0)))
        const later = await taken(queue.claimDue(lease("worker", 2)))
        expect(await queue.settle(stuck, result(FAILED, 2, null))).toBe(false)
        expect(await queue.settle(later, result(DELIVERED, 2))).toBe(true)
      })

      it("takes what another server said, however long and odd", async () => {
        await enqueue(0)
        const claimed = await taken(queue.claimDue(lease("worker", 0)))
        const detail = `554\0 ${"no ".repeat(10_000)}`
        const outcome: DeliveryOutcome = { ok: false, reason: "refused", detail }
        expect(await queue.settle(claimed, result(outcome, 0, null))).toBe(true)
      })
    })

    it("says how many messages wait, and since when the oldest", async () => {
      expect(await queue.waiting()).toEqual({ count: 0, oldestRecordedAt: null })
      for (const minute of [3, 1, 2]) await enqueue(minute)
      expect(await queue.waiting()).toEqual({ count: 3, oldestRecordedAt: at(1) })
      const claimed = await taken(queue.claimDue(lease("worker", 3)))
      expect(await queue.waiting()).toEqual({ count: 3, oldestRecordedAt: at(1) })
      await queue.settle(claimed, result(DELIVERED, 3))
      expect(await queue.waiting()).toEqual({ count: 2, oldestRecordedAt: at(2) })
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

export async function taken<Cargo>(claim: Promise<Claimed<Cargo> | null>): Promise<Claimed<Cargo>> {
  return existing(await claim)
}

export function existing<Cargo>(claimed: Claimed<Cargo> | null): Claimed<Cargo> {
  if (!claimed) throw new Error("there was no message to claim")
  return claimed
}
