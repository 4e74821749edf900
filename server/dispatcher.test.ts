import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Database } from "#adapters/db/database.ts"
import type { Courier, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliveryDesk } from "#tests/support/delivery-desk.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { BOOKING, CONTACT_MESSAGE, HIRE_ENQUIRY, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"

/** Looks again and again; on a busy machine for longer than usual. */
const eventually = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, PATIENCE)

const courierThat = (deliver: Courier["deliver"]): Courier => ({ channel: "smtp", deliver })

describeOnEachDatabase("the dispatcher", (open) => {
  let db: Database
  let desk: DeliveryDesk
  beforeEach(async () => {
    db = await open()
    desk = await DeliveryDesk.open(db)
  })
  afterEach(() => desk.close())

  describe("a message that arrives", () => {
    it("is delivered once, however often it is looked for", async () => {
      const { reference } = await desk.record(BOOKING)
      const dispatcher = desk.dispatcher()
      await dispatcher.deliverDue()
      desk.passSeconds(24 * 60 * 60)
      await dispatcher.deliverDue()
      expect(desk.service.received.map(({ body }) => body)).toEqual([
        expect.objectContaining({ user_email: "anna@example.com", totalPrice: "LKR 306,000.00" }),
      ])
      expect(await desk.stateOf(reference)).toBe("delivered")
    })

    it("is delivered once by many dispatchers", async () => {
      await Promise.all([desk.record(BOOKING), desk.record(HIRE_ENQUIRY), desk.record(CONTACT_MESSAGE)])
      await Promise.all([1, 2, 3, 4].map(() => desk.dispatcher().deliverDue()))
      expect(new Set(desk.sentIds()).size).toBe(3)
      expect(desk.sentIds()).toHaveLength(3)
    })

    it("is tried once by all who ask for it at the same moment", async () => {
      const { id } = await desk.record(BOOKING)
      const dispatcher = desk.dispatcher()
      const outcomes = await Promise.all([1, 2, 3].map(() => dispatcher.deliverNow(id)))
      expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }])
      expect(desk.sentIds()).toHaveLength(1)
    })

    it("leaves nothing to try", async () => {
      const { id } = await desk.record(BOOKING)
      await desk.dispatcher().deliverNow(id)
      expect(await desk.dispatcher().deliverNow(id)).toBeNull()
    })
  })

  describe("a message that arrived while the database was away", () => {
    /** The table where tries are written is gone by the time the courier is done, and comes back when told. */
    const awayAfterDelivery = async () => {
      await sql`alter table attempts rename to attempts_away`.execute(db)
      return () => sql`alter table attempts_away rename to attempts`.execute(db)
    }

    it("is recorded when the database is back, and not sent a second time", async () => {
      const { id, reference } = await desk.record(BOOKING)
      let comeBack: () => Promise<unknown> = async () => null
      const courier = courierThat(async () => {
        comeBack = await awayAfterDelivery()
        return { ok: true }
      })
      const dispatcher = desk.dispatcher({ courier })
      expect(await dispatcher.deliverNow(id)).toEqual({ ok: true })
      expect(await desk.stateOf(reference)).toBe("waiting")
      await comeBack()
      await eventually(async () => (await desk.stateOf(reference)) === "delivered")
      expect(desk.lines.map(({ level, message }) => [level, message])).toEqual([
        ["info", "message delivered"],
        ["warn", "the end of a try is not recorded yet"],
      ])
      await dispatcher.stop()
    })

    it("holds up no stop for longer than its limit", async () => {
      const { id } = await desk.record(BOOKING)
      let comeBack: () => Promise<unknown> = async () => null
      const courier = courierThat(async () => {
        comeBack = await awayAfterDelivery()
        return { ok: true }
      })
      const dispatcher = desk.dispatcher({ courier, stopMs: 10 })
      await dispatcher.deliverNow(id)
      await dispatcher.stop()
      expect(desk.lines.at(-1)).toMatchObject({
        level: "error",
        message: "the end of a try could not be recorded",
      })
      await comeBack()
    })
  })

  it("says of a message that it arrived, and how many addresses were refused, without them", async () => {
    const { id } = await desk.record(BOOKING)
    const refused = [{ address: "owner@example.lk", reply: 550 }]
    await desk.dispatcher({ courier: courierThat(async () => ({ ok: true, refused })) }).deliverNow(id)
    expect(desk.lines.at(-1)).toMatchObject({
      level: "warn",
      message: "an address of MAIL_TO was refused",
      refused: 1,
      replies: [550],
    })
    expect(JSON.stringify(desk.lines)).not.toContain("owner@")
  })

  describe("a message that does not arrive", () => {
    it("is tried again after 30 s, 60 s, 120 s, and not before", async () => {
      desk.service.answerWith("500")
      await desk.record(BOOKING)
      const dispatcher = desk.dispatcher()
      await dispatcher.deliverDue()
      for (const [seconds, tries] of [
        [29, 1],
        [1, 2],
        [59, 2],
        [1, 3],
        [119, 3],
        [1, 4],
      ] as const) {
        desk.passSeconds(seconds)
        await dispatcher.deliverDue()
        expect(desk.sentIds()).toHaveLength(tries)
      }
    })

    it("waits up to a tenth longer, so that what failed together does not return together", async () => {
      desk.service.answerWith("500")
      await desk.record(BOOKING)
      const dispatcher = desk.dispatcher({ random: 1 })
      await dispatcher.deliverDue()
      for (const [seconds, tries] of [
        [32, 1],
        [1, 2],
      ] as const) {
        desk.passSeconds(seconds)
        await dispatcher.deliverDue()
        expect(desk.sentIds()).toHaveLength(tries)
      }
    })

    it("waits as long as the other side asks", async () => {
      desk.service.retryAfter = "600"
      desk.service.answerWith("429", "ok")
      await desk.record(BOOKING)
      const dispatcher = desk.dispatcher()
      await dispatcher.deliverDue()
      for (const [seconds, tries] of [
        [599, 1],
        [1, 2],
      ] as const) {
        desk.passSeconds(seconds)
        await dispatcher.deliverDue()
        expect(desk.sentIds()).toHaveLength(tries)
      }
    })

    it("is tried at once when a visitor asks for it, back-off or not", async () => {
      desk.service.answerWith("500", "ok")
      const { id } = await desk.record(BOOKING)
      const dispatcher = desk.dispatcher()
      expect(await dispatcher.deliverNow(id)).toMatchObject({ ok: false, reason: "failed" })
      expect(await dispatcher.deliverNow(id)).toEqual({ ok: true })
    })

    it("is tried 18 times with the same id, also when it is refused, and then left to a person", async () => {
      desk.service.answerWith("400")
      const { id, reference } = await desk.record(BOOKING)
      const dispatcher = desk.dispatcher()
      for (let day = 0; day < 20; day++) {
        await dispatcher.deliverDue()
        desk.passSeconds(24 * 60 * 60)
      }
      expect(desk.sentIds()).toHaveLength(18)
      expect(new Set(desk.sentIds()).size).toBe(1)
      expect(await desk.stateOf(reference)).toBe("abandoned")
      expect(await dispatcher.deliverNow(id)).toBeNull()
      const levels = desk.lines.map(({ level }) => level)
      expect(levels).toEqual([...Array(17).fill("warn"), "error"])
    })

    it("does not keep others from arriving", async () => {
      const unlucky = await desk.record(CONTACT_MESSAGE)
      const lucky = await desk.record(BOOKING)
      const courier = courierThat(async ({ enquiry }) => {
        if (enquiry.content.kind === "contact") throw new TypeError("a fault of ours")
        return { ok: true }
      })
      await desk.dispatcher({ courier }).deliverDue()
      expect(await desk.stateOf(unlucky.reference)).toBe("waiting")
      expect(await desk.stateOf(lucky.reference)).toBe("delivered")
      expect(desk.lines).toContainEqual(
        expect.objectContaining({ level: "warn", failure: "failed", detail: "TypeError" }),
      )
    })

    it("is given up for this time when its courier does not come back", async () => {
      const { id } = await desk.record(BOOKING)
      const courier = courierThat(() => new Promise(() => {}))
      expect(await desk.dispatcher({ courier, tryMs: 20 }).deliverNow(id)).toEqual({
        ok: false,
        reason: "timeout",
      })
      expect(await desk.dispatcher().deliverNow(id)).toEqual({ ok: true })
    })
  })

  describe("a worker that died over a message", () => {
    it("loses it after 60 s, and another delivers it", async () => {
      const { reference } = await desk.record(BOOKING)
      const { now } = desk
      await desk.outbox.claimDue({ owner: "dead", now, until: new Date(now.getTime() + 60_000) })
      desk.passSeconds(59)
      await desk.dispatcher().deliverDue()
      expect(await desk.stateOf(reference)).toBe("waiting")
      desk.passSeconds(1)
      await desk.dispatcher().deliverDue()
      expect(await desk.stateOf(reference)).toBe("delivered")
    })

    it("is not followed by ever more: what nobody lives through is given up after 18 tries in two days", async () => {
      const { reference } = await desk.record(BOOKING)
      const dying = async () => {
        const { now } = desk
        const until = new Date(now.getTime() + 60_000)
        return desk.outbox.claimDue({ owner: "dying", now, until })
      }
      let deaths = 0
      const ends = RECEIVED_AT.getTime() + 3 * 24 * 60 * 60 * 1000
      while (desk.now.getTime() < ends && deaths < 18) {
        if (await dying()) deaths++
        desk.passSeconds(deaths < 10 ? 60 : 300) // later tries are hours apart
      }
      expect(desk.now.getTime() - RECEIVED_AT.getTime()).toBeGreaterThan(2 * 24 * 60 * 60 * 1000)
      desk.passSeconds(24 * 60 * 60)
      const { id } = (await desk.outbox.find(reference))?.enquiry ?? { id: "" }
      await desk.dispatcher().deliverDue()
      expect(desk.sentIds()).toEqual([])
      expect(await desk.stateOf(reference)).toBe("abandoned")
      expect(await desk.outbox.lastTry(id, desk.now)).toEqual({ ok: false, reason: "unfinished" })
      expect(desk.lines).toEqual([expect.objectContaining({ level: "error", failure: "unfinished" })])
    })

    it("keeps it for 60 s from its own claim, and no longer", async () => {
      const { id, reference } = await desk.record(BOOKING)
      const stateAfter = async (seconds: number) => {
        desk.passSeconds(seconds)
        await desk.dispatcher().deliverDue()
        return desk.stateOf(reference)
      }
      const states: unknown[] = []
      const dying = courierThat(async () => {
        states.push(await stateAfter(59), await stateAfter(1))
        return { ok: false, reason: "timeout" }
      })
      await desk.dispatcher({ courier: dying }).deliverNow(id)
      expect(states).toEqual(["waiting", "delivered"])
    })

    it("changes nothing when it comes back too late, and says so", async () => {
      const { id, reference } = await desk.record(BOOKING)
      const slow = courierThat(async () => {
        desk.passSeconds(61)
        await desk.dispatcher().deliverDue()
        return { ok: false, reason: "timeout" }
      })
      await desk.dispatcher({ courier: slow }).deliverNow(id)
      expect(await desk.stateOf(reference)).toBe("delivered")
      expect(desk.lines.at(-1)).toMatchObject({
        level: "warn",
        message: expect.stringContaining("outlasted its lease"),
      })
    })
  })

  describe("started", () => {
    it("delivers what was kept before, and what comes later", async () => {
      const before = await desk.record(BOOKING)
      const dispatcher = desk.dispatcher({ pollMs: 5 })
      dispatcher.start()
      await eventually(async () => (await desk.stateOf(before.reference)) === "delivered")
      const later = await desk.record(CONTACT_MESSAGE)
      await eventually(async () => (await desk.stateOf(later.reference)) === "delivered")
      await dispatcher.stop()
    })

    it("goes on when the database comes back", async () => {
      const { reference } = await desk.record(BOOKING)
      await sql`alter table messages rename to out_of_reach`.execute(db)
      const dispatcher = desk.dispatcher({ pollMs: 5 })
      dispatcher.start()
      await eventually(() => desk.lines.some(({ message }) => message === "cannot look for due messages"))
      await sql`alter table out_of_reach rename to messages`.execute(db)
      await eventually(async () => (await desk.stateOf(reference)) === "delivered")
      await dispatcher.stop()
    })
  })

  describe("stopped", () => {
    /** A dispatcher in the middle of a try, which ends when the test says so. */
    const inTheMiddle = async (stopMs: number) => {
      const { id, reference } = await desk.record(BOOKING)
      const { promise: answer, resolve: end } = Promise.withResolvers<DeliveryOutcome>()
      const begun = vi.fn(() => answer)
      const dispatcher = desk.dispatcher({ courier: courierThat(begun), stopMs })
      dispatcher.deliverNow(id)
      await eventually(() => begun.mock.calls.length > 0)
      return { dispatcher, reference, end }
    }

    it("waits for the try that runs", async () => {
      const { dispatcher, reference, end } = await inTheMiddle(60_000)
      const stopped = dispatcher.stop()
      end({ ok: true })
      await stopped
      expect(await desk.stateOf(reference)).toBe("delivered")
    })

    it("breaks off a try that lasts too long, and leaves the message to be tried again", async () => {
      const { dispatcher, reference } = await inTheMiddle(20)
      await dispatcher.stop()
      expect(await desk.stateOf(reference)).toBe("waiting")
      expect(desk.lines).toEqual([expect.objectContaining({ level: "warn", failure: "timeout" })])
    })

    it("takes nothing new", async () => {
      const { reference } = await desk.record(BOOKING)
      const dispatcher = desk.dispatcher()
      await dispatcher.stop()
      await dispatcher.deliverDue()
      expect(await desk.stateOf(reference)).toBe("waiting")
    })
  })

  it("logs ids and names of failures, and not a word of the visitor's", async () => {
    desk.service.answerWith("429", "ok")
    await desk.record(BOOKING)
    const dispatcher = desk.dispatcher()
    await dispatcher.deliverDue()
    desk.passSeconds(120)
    await dispatcher.deliverDue()
    const [messageId] = desk.sentIds()
    expect(desk.lines).toEqual([
      {
        level: "warn",
        message: "message not delivered, it will be tried again",
        messageId,
        attempt: 1,
        channel: "formService",
        failure: "throttled",
        detail: "status 429",
        nextAttemptAt: new Date(desk.now),
      },
      { level: "info", message: "message delivered", messageId, attempt: 2, channel: "formService" },
    ])
    expect(JSON.stringify(desk.lines)).not.toMatch(/anna|perera|123 4567|bandaranaike/i)
  })
})
