import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup, eventually, transportWith } from "#tests/support/delivery-setup.ts"
import { BOOKING, CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"

describeOnEachDatabase("a delivery attempt", (open) => {
  let db: Database
  let setup: DeliverySetup
  beforeEach(async () => {
    db = await open()
    setup = await DeliverySetup.open(db)
  })
  afterEach(() => setup.close())

  describe("a successful delivery while the database is unavailable", () => {
    /** Renames the table of attempts. @returns a function that restores it */
    const hideAttemptsTable = async () => {
      await sql`alter table delivery_attempts rename to attempts_away`.execute(db)
      return () => sql`alter table attempts_away rename to delivery_attempts`.execute(db)
    }

    it("is recorded when the database is available again, and not sent a second time", async () => {
      const { id, reference } = await setup.record(BOOKING)
      let restoreTable: () => Promise<unknown> = async () => null
      const transport = transportWith(async () => {
        restoreTable = await hideAttemptsTable()
        return { ok: true }
      })
      const worker = setup.worker({ transport })
      expect(await worker.deliverNow(id)).toEqual({ ok: true })
      expect(await setup.stateOf(reference)).toBe("waiting")
      await restoreTable()
      await eventually(async () => (await setup.stateOf(reference)) === "delivered")
      expect(setup.logLines.map(({ level, message }) => [level, message])).toEqual([
        ["info", "delivered"],
        ["warn", "the result of an attempt is not recorded yet"],
      ])
      await worker.stop()
    })

    it("does not delay the stop beyond its limit", async () => {
      const { id } = await setup.record(BOOKING)
      let restoreTable: () => Promise<unknown> = async () => null
      const transport = transportWith(async () => {
        restoreTable = await hideAttemptsTable()
        return { ok: true }
      })
      const worker = setup.worker({ transport, stopMs: 10 })
      await worker.deliverNow(id)
      await worker.stop()
      expect(setup.logLines.at(-1)).toMatchObject({
        level: "error",
        message: "the result of an attempt could not be recorded",
      })
      await restoreTable()
    })
  })

  it("logs a success with the number of refused addresses, but not the addresses", async () => {
    const { id } = await setup.record(BOOKING)
    const refused = [{ address: "owner@example.lk", reply: 550 }]
    await setup.worker({ transport: transportWith(async () => ({ ok: true, refused })) }).deliverNow(id)
    expect(setup.logLines.at(-1)).toMatchObject({
      level: "warn",
      message: "an address of MAIL_TO was refused",
      refused: 1,
      replies: [550],
    })
    expect(JSON.stringify(setup.logLines)).not.toContain("owner@")
  })

  describe("a failed delivery", () => {
    it("is attempted again after 30 s, 60 s, 120 s, and not before", async () => {
      setup.formService.setBehaviours("500")
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

    it("waits up to a tenth longer, so that deliveries that failed together are not retried together", async () => {
      setup.formService.setBehaviours("500")
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

    it("waits as long as the server asks for", async () => {
      setup.formService.retryAfter = "600"
      setup.formService.setBehaviours("429", "ok")
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

    it("is attempted at once when a visitor submits again, despite the back-off", async () => {
      setup.formService.setBehaviours("500", "ok")
      const { id } = await setup.record(BOOKING)
      const worker = setup.worker()
      expect(await worker.deliverNow(id)).toMatchObject({ ok: false, reason: "failed" })
      expect(await worker.deliverNow(id)).toEqual({ ok: true })
    })

    it("is attempted 18 times with the same id, also when it is refused, and then abandoned", async () => {
      setup.formService.setBehaviours("400")
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
      const levels = setup.logLines.map(({ level }) => level)
      expect(levels).toEqual([...Array(17).fill("warn"), "error"])
    })

    it("does not delay others", async () => {
      const failingEnquiry = await setup.record(CONTACT_MESSAGE)
      const successfulEnquiry = await setup.record(BOOKING)
      const transport = transportWith(async ({ payload: { enquiry } }) => {
        if (enquiry.content.kind === "contact") throw new TypeError("a bug")
        return { ok: true }
      })
      await setup.worker({ transport }).deliverDue()
      expect(await setup.stateOf(failingEnquiry.reference)).toBe("waiting")
      expect(await setup.stateOf(successfulEnquiry.reference)).toBe("delivered")
      expect(setup.logLines).toContainEqual(
        expect.objectContaining({ level: "warn", failure: "failed", detail: "TypeError" }),
      )
    })

    it("is a timeout when its transport does not return", async () => {
      const { id } = await setup.record(BOOKING)
      const transport = transportWith(() => new Promise(() => {}))
      expect(await setup.worker({ transport, attemptMs: 20 }).deliverNow(id)).toEqual({
        ok: false,
        reason: "timeout",
      })
      expect(await setup.worker().deliverNow(id)).toEqual({ ok: true })
    })
  })

  it("logs ids and names of failures, and no text of the visitor", async () => {
    setup.formService.setBehaviours("429", "ok")
    await setup.record(BOOKING)
    const worker = setup.worker()
    await worker.deliverDue()
    setup.passSeconds(120)
    await worker.deliverDue()
    const [messageId] = setup.sentIds()
    expect(setup.logLines).toEqual([
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
    expect(JSON.stringify(setup.logLines)).not.toMatch(/anna|perera|123 4567|bandaranaike/i)
  })
})
