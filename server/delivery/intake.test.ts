import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import type { DeliveryOutcome, Transport } from "#domain/delivery/delivery.ts"
import type { EnquirySubmission } from "#domain/enquiry/intake.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup } from "#tests/support/delivery-setup.ts"
import { POLLING } from "#tests/support/polling.ts"
import { BOOKING, CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { RecordingIntake, type VisitorLimits } from "./intake.ts"

const SUBMISSION: EnquirySubmission = { content: BOOKING, formKey: "form-1", clientAddress: "203.0.113.7" }
const REFERENCE = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)

/** An outbox whose database fails whenever the outcome of an attempt is read. */
class OutboxWithoutOutcomes extends DatabaseOutbox {
  override lastOutcome(): Promise<never> {
    return Promise.reject(new Error("the database is gone"))
  }
}

describeOnEachDatabase("the intake", (open) => {
  let db: Database
  let setup: DeliverySetup
  let rateLimiter: DatabaseRateLimiter
  beforeEach(async () => {
    db = await open()
    setup = await DeliverySetup.open(db)
    rateLimiter = new DatabaseRateLimiter(db)
  })
  afterEach(() => setup.close())

  type IntakeOptions = Partial<VisitorLimits> & {
    transport?: Transport
    perMinute?: number
    outbox?: DatabaseOutbox
  }
  /** Each intake has its own worker, like each process. */
  const intake = ({ transport, perMinute = 100, outbox = setup.outbox, ...limits }: IntakeOptions = {}) => {
    const { log, clock } = setup
    const worker = setup.worker({ transport })
    const rateLimits = { perMinute, perHour: 1_000 }
    return new RecordingIntake({ outbox, rateLimiter, worker, rateLimits, log, clock, limits })
  }

  describe("the email address for the page after the form", () => {
    const submitForReference = async (writeCopy?: EnquirySubmission["writeCopy"]) => {
      const outcome = await intake().submit({ ...SUBMISSION, writeCopy })
      return (outcome as { reference: string }).reference // it is not rate limited
    }

    it("is returned only to the form that sent the enquiry", async () => {
      const reference = await submitForReference()
      expect(await intake().submittedEmail(reference, "form-1")).toEqual({
        email: "anna@example.com",
        hasCopy: false,
      })
      for (const formKey of ["form-2", "", "\0"])
        expect(await intake().submittedEmail(reference, formKey)).toBeNull()
    })

    it("is marked if a copy is sent to it", async () => {
      const reference = await submitForReference(() => ({ subject: "Your copy", text: "All lines" }))
      expect((await intake().submittedEmail(reference, "form-1"))?.hasCopy).toBe(true)
    })

    it("is not returned later than an hour after the enquiry was received", async () => {
      const reference = await submitForReference()
      setup.passSeconds(60 * 60)
      expect(await intake().submittedEmail(reference, "form-1")).not.toBeNull()
      setup.passSeconds(1)
      expect(await intake().submittedEmail(reference, "form-1")).toBeNull()
    })
  })

  it("records the copy of a delivered enquiry that is submitted again with a copy requested", async () => {
    const writeCopy = () => ({ subject: "Your copy", text: "All lines" })
    await intake().submit(SUBMISSION)
    const copies = () => db.selectFrom("emails").select("subject").where("kind", "=", "copy").execute()
    expect(await copies()).toEqual([])
    await intake().submit({ ...SUBMISSION, writeCopy })
    await intake().submit({ ...SUBMISSION, writeCopy })
    expect(await copies()).toEqual([{ subject: "Your copy" }])
    expect(setup.formService.received).toHaveLength(1)
  })

  describe("an enquiry", () => {
    it("is delivered while the visitor waits", async () => {
      const outcome = await intake().submit(SUBMISSION)
      expect(outcome).toEqual({ state: "delivered", reference: REFERENCE })
      expect(setup.formService.received.map(({ body }) => body)).toEqual([
        expect.objectContaining({ user_email: "anna@example.com" }),
      ])
    })

    it("is stored on disk before anything is sent", async () => {
      const storedContents: unknown[] = []
      const deliver: Transport["deliver"] = async ({ payload: { enquiry } }) => {
        storedContents.push((await setup.outbox.find(enquiry.reference))?.enquiry.content)
        return { ok: true }
      }
      await intake({ transport: { channel: "smtp", deliver } }).submit(SUBMISSION)
      expect(storedContents).toEqual([BOOKING])
    })

    it.each([
      ["400", "refused"],
      ["429", "throttled"],
      ["500", "failed"],
      ["garbage", "malformed"],
      ["drop", "unreachable"],
    ] as const)("is recorded with a named failure when the service answers %s", async (behaviour, reason) => {
      setup.formService.setBehaviours(behaviour)
      expect(await intake().submit(SUBMISSION)).toEqual({ state: "recorded", reference: REFERENCE, reason })
    })

    it("is recorded when its delivery takes longer than the visitor waits, and may still be delivered", async () => {
      const { promise, resolve } = Promise.withResolvers<DeliveryOutcome>()
      const sharedIntake = intake({ transport: { channel: "smtp", deliver: () => promise }, waitMs: 20 })
      const outcome = await sharedIntake.submit(SUBMISSION)
      expect(outcome).toEqual({ state: "recorded", reference: REFERENCE, reason: "timeout" })
      resolve({ ok: true })
      const { reference } = outcome as { reference: string } // as expected above
      await vi.waitUntil(async () => (await sharedIntake.stateOf(reference)) === "delivered", POLLING)
    })

    it("is recorded when the database fails while another process attempts it", async () => {
      const { id, reference } = await setup.record(BOOKING, SUBMISSION.formKey)
      const { now } = setup
      await setup.outbox.claim(id, { owner: "other", now, until: new Date(now.getTime() + 60_000) })
      const outcome = await intake({ outbox: new OutboxWithoutOutcomes(db) }).submit(SUBMISSION)
      expect(outcome).toEqual({ state: "recorded", reference, reason: "failed" })
      expect(setup.logLines).toContainEqual(expect.objectContaining({ level: "error", enquiryId: id }))
    })

    it("is attempted again by the worker of the next start", async () => {
      setup.formService.setBehaviours("500", "ok")
      const { reference } = (await intake().submit(SUBMISSION)) as { reference: string } // it is not rate limited
      setup.passSeconds(30)
      await setup.worker().deliverDue()
      expect(await intake().stateOf(reference)).toBe("delivered")
    })
  })

  describe("the same form submitted again", () => {
    it("returns 'delivered', and sends nothing", async () => {
      const first = await intake().submit(SUBMISSION)
      expect(await intake().submit(SUBMISSION)).toEqual(first)
      expect(setup.sentIds()).toHaveLength(1)
    })

    it("attempts an undelivered enquiry at once despite its back-off, under the same reference", async () => {
      setup.formService.setBehaviours("500", "ok")
      const first = (await intake().submit(SUBMISSION)) as { reference: string } // it is not rate limited
      const second = await intake().submit(SUBMISSION)
      expect(first).toMatchObject({ state: "recorded" })
      expect(second).toEqual({ state: "delivered", reference: first.reference })
    })

    it("sends once with the same outcome for three concurrent submissions", async () => {
      const sharedIntake = intake()
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => sharedIntake.submit(SUBMISSION)))
      expect(first).toEqual({ state: "delivered", reference: REFERENCE })
      expect(others).toEqual([first, first])
      expect(setup.sentIds()).toHaveLength(1)
    })

    it("sends once with the same outcome for concurrent submissions in two processes", async () => {
      const [one, other] = await Promise.all([
        intake({ pollMs: 5 }).submit(SUBMISSION),
        intake({ pollMs: 5 }).submit(SUBMISSION),
      ])
      expect(one).toEqual({ state: "delivered", reference: REFERENCE })
      expect(other).toEqual(one)
      expect(setup.sentIds()).toHaveLength(1)
    })

    it("returns the failure of another process's attempt as soon as it is recorded", async () => {
      const { promise, resolve } = Promise.withResolvers<DeliveryOutcome>()
      const deliver = vi.fn(() => promise)
      const first = intake({ transport: { channel: "smtp", deliver } }).submit(SUBMISSION)
      await vi.waitUntil(() => deliver.mock.calls.length > 0, POLLING)
      const lastOutcome = vi.spyOn(setup.outbox, "lastOutcome")
      const second = intake({ waitMs: 60_000, pollMs: 5 }).submit(SUBMISSION)
      await vi.waitUntil(() => lastOutcome.mock.calls.length > 0, POLLING)
      resolve({ ok: false, reason: "refused" })
      expect(await second).toEqual({ state: "recorded", reference: REFERENCE, reason: "refused" })
      expect(await first).toEqual(await second)
    })

    it("does not delay the next attempt, however often it fails", async () => {
      setup.formService.setBehaviours("500")
      const sameIntake = intake()
      const { reference } = (await sameIntake.submit(SUBMISSION)) as { reference: string } // it is not rate limited
      for (let submit = 2; submit <= 12; submit++) {
        setup.passSeconds(2)
        await sameIntake.submit(SUBMISSION)
      }
      setup.formService.setBehaviours("ok")
      setup.passSeconds(7) // 29 seconds after the first attempt, whose back-off is 30 seconds
      await setup.worker().deliverDue()
      expect(await setup.stateOf(reference)).toBe("waiting")
      setup.passSeconds(1)
      await setup.worker().deliverDue()
      expect(await setup.stateOf(reference)).toBe("delivered")
    })

    it("delays the next attempt if the server asks for it", async () => {
      setup.formService.setBehaviours("500", "429", "ok")
      const { reference } = (await intake().submit(SUBMISSION)) as { reference: string } // it is not rate limited
      await intake().submit(SUBMISSION)
      for (const [seconds, state] of [
        [119, "waiting"],
        [1, "delivered"],
      ] as const) {
        setup.passSeconds(seconds)
        await setup.worker().deliverDue()
        expect(await setup.stateOf(reference)).toBe(state)
      }
    })

    it("is recorded when the attempt of another process takes longer than the visitor waits", async () => {
      const enquiry = await setup.record(BOOKING, SUBMISSION.formKey)
      const { now } = setup
      await setup.outbox.claim(enquiry.id, { owner: "other", now, until: new Date(now.getTime() + 60_000) })
      const outcome = await intake({ waitMs: 20, pollMs: 5 }).submit(SUBMISSION)
      expect(outcome).toEqual({ state: "recorded", reference: enquiry.reference, reason: "timeout" })
      expect(setup.sentIds()).toEqual([])
    })

    it("sends changed answers under the same reference before delivery", async () => {
      setup.formService.setBehaviours("500", "ok")
      const recorded = await intake().submit(SUBMISSION)
      const changedBooking = { ...BOOKING, contactNumber: "071 000 0000" }
      const delivered = await intake().submit({ ...SUBMISSION, content: changedBooking })
      expect(delivered).toEqual({ ...recorded, state: "delivered", reason: undefined })
      expect(setup.formService.received.at(-1)?.body).toMatchObject({ contactNumber: "071 000 0000" })
    })

    it("with changed answers after delivery is a new enquiry", async () => {
      const first = await intake().submit(SUBMISSION)
      const second = await intake().submit({
        ...SUBMISSION,
        content: { ...BOOKING, contactNumber: "071 000 0000" },
      })
      expect(second).toEqual({ state: "delivered", reference: REFERENCE })
      expect(second).not.toEqual(first)
      expect(setup.sentIds()).toHaveLength(2)
    })

    it("never uses up the attempts of the next two days, however often it is submitted", async () => {
      setup.formService.setBehaviours("500")
      const sameIntake = intake()
      const { reference } = (await sameIntake.submit(SUBMISSION)) as { reference: string } // it is not rate limited
      for (let submit = 2; submit <= 20; submit++) await sameIntake.submit(SUBMISSION)
      expect(await setup.stateOf(reference)).toBe("waiting")
      setup.formService.setBehaviours("ok")
      setup.passSeconds(6 * 60 * 60)
      await setup.worker().deliverDue()
      expect(await setup.stateOf(reference)).toBe("delivered")
    })

    it("is recorded without a further attempt after it was abandoned", async () => {
      setup.formService.setBehaviours("400")
      const { reference } = (await intake().submit(SUBMISSION)) as { reference: string } // it is not rate limited
      for (let day = 0; day < 20; day++) {
        setup.passSeconds(24 * 60 * 60)
        await setup.worker().deliverDue()
      }
      expect(await intake().submit(SUBMISSION)).toEqual({ state: "recorded", reference, reason: "failed" })
      expect(setup.sentIds()).toHaveLength(18)
    })
  })

  describe("too many submissions from one address", () => {
    it("are refused with a time to wait, and nothing is recorded or sent", async () => {
      const strictIntake = intake({ perMinute: 2 })
      const submit = (formKey: string) =>
        strictIntake.submit({ ...SUBMISSION, content: CONTACT_MESSAGE, formKey })
      await submit("form-1")
      await submit("form-2")
      expect(await submit("form-3")).toEqual({ state: "tooMany", retryAfterSeconds: 60 })
      expect(setup.sentIds()).toHaveLength(2)
      expect(await setup.outbox.waiting()).toMatchObject({ enquiries: { count: 0 } })
      setup.passSeconds(60)
      expect(await submit("form-3")).toMatchObject({ state: "delivered" })
    })

    it("do not include a delivered form that is submitted again", async () => {
      const strictIntake = intake({ perMinute: 1 })
      const first = await strictIntake.submit(SUBMISSION)
      expect([await strictIntake.submit(SUBMISSION), await strictIntake.submit(SUBMISSION)]).toEqual([
        first,
        first,
      ])
      expect(setup.sentIds()).toHaveLength(1)
    })

    it("do not affect other addresses", async () => {
      const strictIntake = intake({ perMinute: 1 })
      await strictIntake.submit(SUBMISSION)
      const otherSubmission = { ...SUBMISSION, formKey: "form-2", clientAddress: "203.0.113.8" }
      expect(await strictIntake.submit(otherSubmission)).toMatchObject({ state: "delivered" })
    })
  })

  it("logs a failure of the database, and reports that nothing was recorded", async () => {
    await db.schema.dropTable("intake").execute()
    expect(await intake().submit(SUBMISSION)).toEqual({ state: "notRecorded" })
    expect(setup.logLines).toContainEqual(expect.objectContaining({ level: "error", kind: "booking" }))
    expect(JSON.stringify(setup.logLines)).not.toContain("@example.com")
  })

  it("finds a sent booking by its reference and form key only, without personal data", async () => {
    const { reference } = (await intake().submit(SUBMISSION)) as { reference: string } // it is not rate limited
    const { vehicleId, vehicleName, pickUpAt, returnAt, quote } = BOOKING
    const expected = { vehicleId, vehicleName, pickUpAt, returnAt, quote }
    expect(await intake().sentBooking(reference, SUBMISSION.formKey)).toEqual(expected)
    expect(await intake().sentBooking(reference, "another form")).toBeNull()
    expect(await intake().sentBooking("0000-0000", SUBMISSION.formKey)).toBeNull()
    const message = await intake().submit({ ...SUBMISSION, formKey: "a message", content: CONTACT_MESSAGE })
    const messageReference = (message as { reference: string }).reference // it is not rate limited
    expect(await intake().sentBooking(messageReference, "a message")).toBeNull()
  })

  describe("the state of a reference", () => {
    it.each(["", "0000-0000", "0000-000O", "'; drop table enquiries; --", "7k4m-2q9t"])(
      "is null for %j",
      async (text) => {
        expect(await intake().stateOf(text)).toBeNull()
      },
    )

    it.each([
      ["ok", "delivered"],
      ["500", "recorded"],
    ] as const)("is, after the service answered %s, %s", async (behaviour, state) => {
      setup.formService.setBehaviours(behaviour)
      const { reference } = (await intake().submit(SUBMISSION)) as { reference: string } // it is not rate limited
      expect(await intake().stateOf(reference)).toBe(state)
    })
  })
})
