import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import type { DeliveryOutcome, Transport } from "#domain/delivery/delivery.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup } from "#tests/support/delivery-setup.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { BOOKING, CONTACT_MESSAGE, RECEIVED_AT, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"

/** Looks again and again; on a busy machine for longer than usual. */
const eventually = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, PATIENCE)

const transportThat = (deliver: Transport["deliver"]): Transport => ({ channel: "smtp", deliver })

describeOnEachDatabase("the delivery worker", (open) => {
  let db: Database
  let setup: DeliverySetup
  beforeEach(async () => {
    db = await open()
    setup = await DeliverySetup.open(db)
  })
  afterEach(() => setup.close())

  describe("a delivery that arrives", () => {
    it("is delivered once, however often it is looked for", async () => {
      const { reference } = await setup.record(BOOKING)
      const worker = setup.worker()
      await worker.deliverDue()
      setup.passSeconds(24 * 60 * 60)
      await worker.deliverDue()
      expect(setup.service.received.map(({ body }) => body)).toEqual([
        expect.objectContaining({ user_email: "anna@example.com", totalPrice: "LKR 306,000.00" }),
      ])
      expect(await setup.stateOf(reference)).toBe("delivered")
    })

    it("is delivered once by many workers", async () => {
      await Promise.all([setup.record(BOOKING), setup.record(RENTAL_ENQUIRY), setup.record(CONTACT_MESSAGE)])
      await Promise.all([1, 2, 3, 4].map(() => setup.worker().deliverDue()))
      expect(new Set(setup.sentIds()).size).toBe(3)
      expect(setup.sentIds()).toHaveLength(3)
    })

    it("is attempted once by all who ask for it at the same moment", async () => {
      const { id } = await setup.record(BOOKING)
      const worker = setup.worker()
      const outcomes = await Promise.all([1, 2, 3].map(() => worker.deliverNow(id)))
      expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }])
      expect(setup.sentIds()).toHaveLength(1)
    })

    it("leaves nothing to attempt", async () => {
      const { id } = await setup.record(BOOKING)
      await setup.worker().deliverNow(id)
      expect(await setup.worker().deliverNow(id)).toBeNull()
    })
  })

  describe("a delivery that arrived while the database was away", () => {
    /** The table where attempts are recorded is gone by the time the transport is done, and comes back when told. */
    const awayAfterDelivery = async () => {
      await sql`alter table delivery_attempts rename to attempts_away`.execute(db)
      return () => sql`alter table attempts_away rename to delivery_attempts`.execute(db)
    }

    it("is recorded when the database is back, and not sent a second time", async () => {
      const { id, reference } = await setup.record(BOOKING)
      let comeBack: () => Promise<unknown> = async () => null
      const transport = transportThat(async () => {
        comeBack = await awayAfterDelivery()
        return { ok: true }
      })
      const worker = setup.worker({ transport })
      expect(await worker.deliverNow(id)).toEqual({ ok: true })
      expect(await setup.stateOf(reference)).toBe("waiting")
      await comeBack()
      await eventually(async () => (await setup.stateOf(reference)) === "delivered")
      expect(setup.lines.map(({ level, message }) => [level, message])).toEqual([
        ["info", "delivered"],
        ["warn", "the result of an attempt is not recorded yet"],
      ])
      await worker.stop()
    })

    it("holds up no stop for longer than its limit", async () => {
      const { id } = await setup.record(BOOKING)
      let comeBack: () => Promise<unknown> = async () => null
      const transport = transportThat(async () => {
        comeBack = await awayAfterDelivery()
        return { ok: true }
      })
      const worker = setup.worker({ transport, stopMs: 10 })
      await worker.deliverNow(id)
      await worker.stop()
      expect(setup.lines.at(-1)).toMatchObject({
        level: "error",
        message: "the result of an attempt could not be recorded",
      })
      await comeBack()
    })
  })

  it("logs that a delivery arrived, and how many addresses were refused, without them", async () => {
    const { id } = await setup.record(BOOKING)
    const refused = [{ address: "owner@example.lk", reply: 550 }]
    await setup.worker({ transport: transportThat(async () => ({ ok: true, refused })) }).deliverNow(id)
    expect(setup.lines.at(-1)).toMatchObject({
      level: "warn",
      message: "an address of MAIL_TO was refused",
      refused: 1,
      replies: [550],
    })
    expect(JSON.stringify(setup.lines)).not.toContain("owner@")
  })

  describe("a delivery that does not arrive", () => {
    it("is attempted again after 30 s, 60 s, 120 s, and not before", async () => {
      setup.service.answerWith("500")
      await setup.record(BOOKING)
      const worker = setup.worker()
      await worker.deliverDue()
      for (const [seconds, attempts] of [
        [29, 1],
        [1, 2],
        [59, 2],
        [1, 3],
        [119, 3],
        [1, 4],
      ] as const) {
        setup.passSeconds(seconds)
        await worker.deliverDue()
        expect(setup.sentIds()).toHaveLength(attempts)
      }
    })

    it("waits up to a tenth longer, so that what failed together does not return together", async () => {
      setup.service.answerWith("500")
      await setup.record(BOOKING)
      const worker = setup.worker({ random: 1 })
      await worker.deliverDue()
      for (const [seconds, attempts] of [
        [32, 1],
        [1, 2],
      ] as const) {
        setup.passSeconds(seconds)
        await worker.deliverDue()
        expect(setup.sentIds()).toHaveLength(attempts)
      }
    })

    it("waits as long as the other side asks", async () => {
      setup.service.retryAfter = "600"
      setup.service.answerWith("429", "ok")
      await setup.record(BOOKING)
      const worker = setup.worker()
      await worker.deliverDue()
      for (const [seconds, attempts] of [
        [599, 1],
        [1, 2],
      ] as const) {
        setup.passSeconds(seconds)
        await worker.deliverDue()
        expect(setup.sentIds()).toHaveLength(attempts)
      }
    })

    it("is attempted at once when a visitor asks for it, back-off or not", async () => {
      setup.service.answerWith("500", "ok")
      const { id } = await setup.record(BOOKING)
      const worker = setup.worker()
      expect(await worker.deliverNow(id)).toMatchObject({ ok: false, reason: "failed" })
      expect(await worker.deliverNow(id)).toEqual({ ok: true })
    })

    it("is attempted 18 times with the same id, also when it is refused, and then left to a person", async () => {
      setup.service.answerWith("400")
      const { id, reference } = await setup.record(BOOKING)
      const worker = setup.worker()
      for (let day = 0; day < 20; day++) {
        await worker.deliverDue()
        setup.passSeconds(24 * 60 * 60)
      }
      expect(setup.sentIds()).toHaveLength(18)
      expect(new Set(setup.sentIds()).size).toBe(1)
      expect(await setup.stateOf(reference)).toBe("abandoned")
      expect(await worker.deliverNow(id)).toBeNull()
      const levels = setup.lines.map(({ level }) => level)
      expect(levels).toEqual([...Array(17).fill("warn"), "error"])
    })

    it("does not keep others from arriving", async () => {
      const unlucky = await setup.record(CONTACT_MESSAGE)
      const lucky = await setup.record(BOOKING)
      const transport = transportThat(async ({ payload: { enquiry } }) => {
        if (enquiry.content.kind === "contact") throw new TypeError("a fault of ours")
        return { ok: true }
      })
      await setup.worker({ transport }).deliverDue()
      expect(await setup.stateOf(unlucky.reference)).toBe("waiting")
      expect(await setup.stateOf(lucky.reference)).toBe("delivered")
      expect(setup.lines).toContainEqual(
        expect.objectContaining({ level: "warn", failure: "failed", detail: "TypeError" }),
      )
    })

    it("is given up for this time when its transport does not come back", async () => {
      const { id } = await setup.record(BOOKING)
      const transport = transportThat(() => new Promise(() => {}))
      expect(await setup.worker({ transport, attemptMs: 20 }).deliverNow(id)).toEqual({
        ok: false,
        reason: "timeout",
      })
      expect(await setup.worker().deliverNow(id)).toEqual({ ok: true })
    })
  })

  describe("a worker that died over a delivery", () => {
    it("loses it after 60 s, and another delivers it", async () => {
      const { reference } = await setup.record(BOOKING)
      const { now } = setup
      await setup.outbox.claimDue({ owner: "dead", now, until: new Date(now.getTime() + 60_000) })
      setup.passSeconds(59)
      await setup.worker().deliverDue()
      expect(await setup.stateOf(reference)).toBe("waiting")
      setup.passSeconds(1)
      await setup.worker().deliverDue()
      expect(await setup.stateOf(reference)).toBe("delivered")
    })

    it("is not followed by ever more: what nobody lives through is given up after 18 attempts in two days", async () => {
      const { reference } = await setup.record(BOOKING)
      const dying = async () => {
        const { now } = setup
        const until = new Date(now.getTime() + 60_000)
        return setup.outbox.claimDue({ owner: "dying", now, until })
      }
      let deaths = 0
      const ends = RECEIVED_AT.getTime() + 3 * 24 * 60 * 60 * 1000
      while (setup.now.getTime() < ends && deaths < 18) {
        if (await dying()) deaths++
        setup.passSeconds(deaths < 10 ? 60 : 300) // later attempts are hours apart
      }
      expect(setup.now.getTime() - RECEIVED_AT.getTime()).toBeGreaterThan(2 * 24 * 60 * 60 * 1000)
      setup.passSeconds(24 * 60 * 60)
      const { id } = (await setup.outbox.find(reference))?.enquiry ?? { id: "" }
      await setup.worker().deliverDue()
      expect(setup.sentIds()).toEqual([])
      expect(await setup.stateOf(reference)).toBe("abandoned")
      expect(await setup.outbox.lastOutcome(id, setup.now)).toEqual({ ok: false, reason: "unfinished" })
      expect(setup.lines).toEqual([expect.objectContaining({ level: "error", failure: "unfinished" })])
    })

    it("keeps it for 60 s from its own claim, and no longer", async () => {
      const { id, reference } = await setup.record(BOOKING)
      const stateAfter = async (seconds: number) => {
        setup.passSeconds(seconds)
        await setup.worker().deliverDue()
        return setup.stateOf(reference)
      }
      const states: unknown[] = []
      const dying = transportThat(async () => {
        states.push(await stateAfter(59), await stateAfter(1))
        return { ok: false, reason: "timeout" }
      })
      await setup.worker({ transport: dying }).deliverNow(id)
      expect(states).toEqual(["waiting", "delivered"])
    })

    it("changes nothing when it comes back too late, and says so", async () => {
      const { id, reference } = await setup.record(BOOKING)
      const slow = transportThat(async () => {
        setup.passSeconds(61)
        await setup.worker().deliverDue()
        return { ok: false, reason: "timeout" }
      })
      await setup.worker({ transport: slow }).deliverNow(id)
      expect(await setup.stateOf(reference)).toBe("delivered")
      expect(setup.lines.at(-1)).toMatchObject({
        level: "warn",
        message: expect.stringContaining("lost its lease"),
      })
    })
  })

  describe("an enquiry that also goes to a webhook", () => {
    const webhookThat = (deliver: Transport["deliver"]): Transport => ({ channel: "webhook", deliver })
    const withWebhook = () => DeliverySetup.open(db, { hasWebhook: true })

    it("is delivered to the company whatever the webhook does, which is retried by itself", async () => {
      const setup = await withWebhook()
      const answers: DeliveryOutcome[] = [{ ok: false, reason: "failed" }, { ok: true }]
      const ids: string[] = []
      const webhook = webhookThat(async ({ messageId }) => {
        ids.push(messageId)
        return answers.shift() ?? { ok: true }
      })
      const worker = setup.worker({ webhook })
      const { reference } = await setup.record(BOOKING)
      await worker.deliverDue()
      expect(await setup.stateOf(reference)).toBe("delivered")
      expect((await setup.outbox.waiting()).webhooks.count).toBe(1)
      setup.passSeconds(30)
      await worker.deliverDue()
      expect((await setup.outbox.waiting()).webhooks.count).toBe(0)
      expect(ids).toEqual(Array(2).fill(`enquiry_${reference.toLowerCase()}_1`))
      expect(setup.sentIds()).toHaveLength(1)
      await setup.close()
    })

    it("reaches the company though the webhook hangs", async () => {
      const setup = await withWebhook()
      const webhook = webhookThat(() => new Promise(() => {}))
      const worker = setup.worker({ webhook, pollMs: 5, stopMs: 10 })
      const enquiries = await Promise.all(Array.from({ length: 6 }, () => setup.record(BOOKING)))
      worker.start()
      await eventually(async () => {
        const states = await Promise.all(enquiries.map(({ reference }) => setup.stateOf(reference)))
        return states.every((state) => state === "delivered")
      })
      await worker.stop()
      await setup.close()
    })

    it("says what is wrong where the webhook is no longer set", async () => {
      const setup = await withWebhook()
      await setup.record(BOOKING)
      await setup.worker().deliverDue("webhook")
      const detail = "WEBHOOK_URL is not set"
      expect(setup.lines).toEqual([expect.objectContaining({ of: "webhooks", failure: "refused", detail })])
      await setup.close()
    })
  })

  describe("started", () => {
    it("delivers what was kept before, and what comes later", async () => {
      const before = await setup.record(BOOKING)
      const worker = setup.worker({ pollMs: 5 })
      worker.start()
      await eventually(async () => (await setup.stateOf(before.reference)) === "delivered")
      const later = await setup.record(CONTACT_MESSAGE)
      await eventually(async () => (await setup.stateOf(later.reference)) === "delivered")
      await worker.stop()
    })

    it("goes on when the database comes back", async () => {
      const { reference } = await setup.record(BOOKING)
      await sql`alter table deliveries rename to out_of_reach`.execute(db)
      const worker = setup.worker({ pollMs: 5 })
      worker.start()
      await eventually(() => setup.lines.some(({ message }) => message === "cannot read due deliveries"))
      await sql`alter table out_of_reach rename to deliveries`.execute(db)
      await eventually(async () => (await setup.stateOf(reference)) === "delivered")
      await worker.stop()
    })
  })

  describe("stopped", () => {
    /** A worker in the middle of an attempt, which ends when the test says so. */
    const inTheMiddle = async (stopMs: number) => {
      const { id, reference } = await setup.record(BOOKING)
      const { promise: answer, resolve: end } = Promise.withResolvers<DeliveryOutcome>()
      const begun = vi.fn(() => answer)
      const worker = setup.worker({ transport: transportThat(begun), stopMs })
      worker.deliverNow(id)
      await eventually(() => begun.mock.calls.length > 0)
      return { worker, reference, end }
    }

    it("waits for the running attempt", async () => {
      const { worker, reference, end } = await inTheMiddle(60_000)
      const stopped = worker.stop()
      end({ ok: true })
      await stopped
      expect(await setup.stateOf(reference)).toBe("delivered")
    })

    it("aborts an attempt that lasts too long, and leaves the delivery to be attempted again", async () => {
      const { worker, reference } = await inTheMiddle(20)
      await worker.stop()
      expect(await setup.stateOf(reference)).toBe("waiting")
      expect(setup.lines).toEqual([expect.objectContaining({ level: "warn", failure: "timeout" })])
    })

    it("takes nothing new", async () => {
      const { reference } = await setup.record(BOOKING)
      const worker = setup.worker()
      await worker.stop()
      await worker.deliverDue()
      expect(await setup.stateOf(reference)).toBe("waiting")
    })
  })

  it("logs ids and names of failures, and not a word of the visitor's", async () => {
    setup.service.answerWith("429", "ok")
    await setup.record(BOOKING)
    const worker = setup.worker()
    await worker.deliverDue()
    setup.passSeconds(120)
    await worker.deliverDue()
    const [messageId] = setup.sentIds()
    expect(setup.lines).toEqual([
      {
        level: "warn",
        message: "delivery failed, will be retried",
        of: "enquiries",
        messageId,
        attempt: 1,
        channel: "formService",
        failure: "throttled",
        detail: "status 429",
        nextAttemptAt: new Date(setup.now),
      },
      { level: "info", message: "delivered", of: "enquiries", messageId, attempt: 2, channel: "formService" },
    ])
    expect(JSON.stringify(setup.lines)).not.toMatch(/anna|perera|123 4567|bandaranaike/i)
  })
})
