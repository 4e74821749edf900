import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup, eventually, transportWith } from "#tests/support/delivery-setup.ts"
import { BOOKING, CONTACT_MESSAGE, RECEIVED_AT, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"

describeOnEachDatabase("the delivery worker", (open) => {
  let db: Database
  let setup: DeliverySetup
  beforeEach(async () => {
    db = await open()
    setup = await DeliverySetup.open(db)
  })
  afterEach(() => setup.close())

  describe("a delivery that arrives", () => {
    it("is delivered once, however often the worker polls", async () => {
      const { reference } = await setup.record(BOOKING)
      const worker = setup.worker()
      await worker.deliverDue()
      setup.passSeconds(24 * 60 * 60)
      await worker.deliverDue()
      expect(setup.formService.received.map(({ body }) => body)).toEqual([
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

    it("is attempted once for concurrent requests", async () => {
      const { id } = await setup.record(BOOKING)
      const worker = setup.worker()
      const outcomes = await Promise.all([1, 2, 3].map(() => worker.deliverNow(id)))
      expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }])
      expect(setup.sentIds()).toHaveLength(1)
    })

    it("leaves no delivery to attempt", async () => {
      const { id } = await setup.record(BOOKING)
      await setup.worker().deliverNow(id)
      expect(await setup.worker().deliverNow(id)).toBeNull()
    })
  })

  describe("a worker that died during a delivery", () => {
    it("loses its claim after 60 s, and another worker delivers", async () => {
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

    it("is not replaced without end: the delivery is abandoned after 18 attempts in two days", async () => {
      const { reference } = await setup.record(BOOKING)
      const claimAndDie = async () => {
        const { now } = setup
        const until = new Date(now.getTime() + 60_000)
        return setup.outbox.claimDue({ owner: "dying", now, until })
      }
      let deaths = 0
      const end = RECEIVED_AT.getTime() + 3 * 24 * 60 * 60 * 1000
      while (setup.now.getTime() < end && deaths < 18) {
        if (await claimAndDie()) deaths++
        setup.passSeconds(deaths < 10 ? 60 : 300) // longer steps later, because later attempts are hours apart
      }
      expect(setup.now.getTime() - RECEIVED_AT.getTime()).toBeGreaterThan(2 * 24 * 60 * 60 * 1000)
      setup.passSeconds(24 * 60 * 60)
      const { id } = (await setup.outbox.find(reference))?.enquiry ?? { id: "" }
      await setup.worker().deliverDue()
      expect(setup.sentIds()).toEqual([])
      expect(await setup.stateOf(reference)).toBe("abandoned")
      expect(await setup.outbox.lastOutcome(id, setup.now)).toEqual({ ok: false, reason: "unfinished" })
      expect(setup.logLines).toEqual([expect.objectContaining({ level: "error", failure: "unfinished" })])
    })

    it("keeps its claim for 60 s, and no longer", async () => {
      const { id, reference } = await setup.record(BOOKING)
      const stateAfter = async (seconds: number) => {
        setup.passSeconds(seconds)
        await setup.worker().deliverDue()
        return setup.stateOf(reference)
      }
      const states: unknown[] = []
      const dyingTransport = transportWith(async () => {
        states.push(await stateAfter(59), await stateAfter(1))
        return { ok: false, reason: "timeout" }
      })
      await setup.worker({ transport: dyingTransport }).deliverNow(id)
      expect(states).toEqual(["waiting", "delivered"])
    })

    it("cannot complete the delivery with a late result, which is logged", async () => {
      const { id, reference } = await setup.record(BOOKING)
      const slowTransport = transportWith(async () => {
        setup.passSeconds(61)
        await setup.worker().deliverDue()
        return { ok: false, reason: "timeout" }
      })
      await setup.worker({ transport: slowTransport }).deliverNow(id)
      expect(await setup.stateOf(reference)).toBe("delivered")
      expect(setup.logLines.at(-1)).toMatchObject({
        level: "warn",
        message: expect.stringContaining("lost its lease"),
      })
    })
  })

  describe("after its start", () => {
    it("delivers enquiries from before and after the start", async () => {
      const before = await setup.record(BOOKING)
      const worker = setup.worker({ pollMs: 5 })
      worker.start()
      await eventually(async () => (await setup.stateOf(before.reference)) === "delivered")
      const later = await setup.record(CONTACT_MESSAGE)
      await eventually(async () => (await setup.stateOf(later.reference)) === "delivered")
      await worker.stop()
    })

    it("continues when the database is available again", async () => {
      const { reference } = await setup.record(BOOKING)
      await sql`alter table deliveries rename to out_of_reach`.execute(db)
      const worker = setup.worker({ pollMs: 5 })
      worker.start()
      await eventually(() => setup.logLines.some(({ message }) => message === "cannot read due deliveries"))
      await sql`alter table out_of_reach rename to deliveries`.execute(db)
      await eventually(async () => (await setup.stateOf(reference)) === "delivered")
      await worker.stop()
    })
  })

  describe("when it stops", () => {
    /** A worker with a running attempt, which ends when the test calls `end`. */
    const workerWithRunningAttempt = async (stopMs: number) => {
      const { id, reference } = await setup.record(BOOKING)
      const { promise: outcome, resolve: end } = Promise.withResolvers<DeliveryOutcome>()
      const deliver = vi.fn(() => outcome)
      const worker = setup.worker({ transport: transportWith(deliver), stopMs })
      worker.deliverNow(id)
      await eventually(() => deliver.mock.calls.length > 0)
      return { worker, reference, end }
    }

    it("waits for the running attempt", async () => {
      const { worker, reference, end } = await workerWithRunningAttempt(60_000)
      const stopped = worker.stop()
      end({ ok: true })
      await stopped
      expect(await setup.stateOf(reference)).toBe("delivered")
    })

    it("aborts an attempt that lasts too long, and leaves the delivery to be attempted again", async () => {
      const { worker, reference } = await workerWithRunningAttempt(20)
      await worker.stop()
      expect(await setup.stateOf(reference)).toBe("waiting")
      expect(setup.logLines).toEqual([expect.objectContaining({ level: "warn", failure: "timeout" })])
    })

    it("claims no further delivery", async () => {
      const { reference } = await setup.record(BOOKING)
      const worker = setup.worker()
      await worker.stop()
      await worker.deliverDue()
      expect(await setup.stateOf(reference)).toBe("waiting")
    })
  })
})
