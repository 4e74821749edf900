import { sql } from "kysely"
import { beforeEach, expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { versionsOf } from "#domain/privacy/privacy-repository.ts"
import { type VisitorSearch, visitorSearchFrom } from "#domain/privacy/visitor-keys.ts"
import { describeOnEachDatabase, describeOnPostgres } from "#tests/support/databases.ts"
import { POLLING } from "#tests/support/polling.ts"
import { queryPlanOf } from "#tests/support/query-plan.ts"
import {
  BOOKING,
  CONTACT_MESSAGE,
  RECEIVED_AT,
  RENTAL_ENQUIRY,
  TRIP_ENQUIRY,
} from "#tests/support/sample-enquiries.ts"
import { DatabaseEnquiryRepository } from "../enquiries/database-enquiry-repository.ts"
import { DatabasePrivacyRepository } from "./database-privacy-repository.ts"

const NIMAL = { id: "nimal", name: "Nimal" }
const NOW = new Date(RECEIVED_AT.getTime() + 60_000)
const AFTER_THE_RENTAL = new Date("2027-03-01T00:00:00Z")
const LEASE = { owner: "worker", now: NOW, until: new Date(NOW.getTime() + 60_000) }

describeOnEachDatabase("the data of one visitor", (open, locate) => {
  let db: Database
  let repository: DatabasePrivacyRepository
  let outbox: DatabaseOutbox
  beforeEach(async () => {
    db = await open()
    repository = new DatabasePrivacyRepository(db)
    outbox = new DatabaseOutbox(db)
  })

  const send = (reference: string, content: FormContent, formKey = reference) =>
    outbox.record({ formKey, content, receivedAt: RECEIVED_AT, newReference: () => reference })
  const search = (text: string) => visitorSearchFrom(text) as VisitorSearch // every text here is a valid search
  const referencesOf = async (text: string) =>
    (await repository.records(search(text), NOW)).map(({ reference }) => reference)
  const erase = async (text: string, now = NOW, versions?: string) => {
    const shownVersions = versions ?? versionsOf(await repository.records(search(text), now))
    return repository.erase({ search: search(text), versions: shownVersions, by: NIMAL, now })
  }
  const auditEvents = async () => db.selectFrom("audit_events").selectAll().execute()

  it("is found by email address, phone number and reference in any format, and not by similar ones", async () => {
    await send("AAAA-0001", { ...BOOKING, email: "Anna@Example.com" })
    await send("AAAA-0002", { ...CONTACT_MESSAGE, email: "anna@example.com" })
    await send("AAAA-0003", { ...RENTAL_ENQUIRY, contactNumber: "0094 77-123 4567" })
    await send("AAAA-0004", { ...CONTACT_MESSAGE, email: "hanna@example.com" })
    expect(await referencesOf("anna@example.com ")).toEqual(["AAAA-0002", "AAAA-0001"])
    expect(await referencesOf("aaaa-0002")).toEqual(["AAAA-0002", "AAAA-0001"])
    expect(await referencesOf("077 123 4567")).toEqual(["AAAA-0003", "AAAA-0001"])
    const recordsWithNumber = await repository.records({ by: "numberOf", key: "AAAA-0001" }, NOW)
    expect(recordsWithNumber.map(({ reference }) => reference)).toEqual(["AAAA-0003", "AAAA-0001"])
    expect(await repository.records({ by: "numberOf", key: "AAAA-0002" }, NOW)).toEqual([])
    for (const text of ["%@example.com", "a\0@example.com", "0771234", "ZZZZ-0000"]) {
      expect(await referencesOf(text), text).toEqual([])
    }
  })

  it("has linked enquiries by a shared email address or number, which are included only after an owner confirmed them", async () => {
    const otherNumber = "+94 71 000 0000"
    await send("AAAA-0001", { ...CONTACT_MESSAGE, email: "anna@example.com" })
    await send("AAAA-0002", { ...BOOKING, email: "anna@example.com" })
    await send("AAAA-0003", {
      ...RENTAL_ENQUIRY,
      email: "work@example.com",
      contactNumber: BOOKING.contactNumber,
    })
    await send("AAAA-0004", { ...CONTACT_MESSAGE, email: "work@example.com" })
    await send("BBBB-0001", { ...RENTAL_ENQUIRY, email: "hanna@example.com", contactNumber: otherNumber })
    const linkedTo = async (visitor: VisitorSearch) =>
      (await repository.linked(visitor, NOW)).map(({ reference }) => reference)
    const recordsOf = async (visitor: VisitorSearch) =>
      (await repository.records(visitor, NOW)).map(({ reference }) => reference)
    expect(await linkedTo(search("anna@example.com"))).toEqual(["AAAA-0004", "AAAA-0003"])
    expect(await linkedTo(search(BOOKING.contactNumber))).toEqual(["AAAA-0004", "AAAA-0001"])
    expect(await linkedTo(search("hanna@example.com"))).toEqual([])
    expect(await linkedTo(search("nobody@example.com"))).toEqual([])
    // An enquiry that is not linked cannot be added.
    const searchWithConfirmed = {
      ...search("anna@example.com"),
      confirmedReferences: ["AAAA-0003", "BBBB-0001", "ZZZZ-0000"],
    }
    expect(await recordsOf(searchWithConfirmed)).toEqual(["AAAA-0003", "AAAA-0002", "AAAA-0001"])
    expect(await linkedTo(searchWithConfirmed)).toEqual(["AAAA-0004"])
    const versions = versionsOf(await repository.records(searchWithConfirmed, NOW))
    expect(await repository.erase({ search: searchWithConfirmed, versions, by: NIMAL, now: NOW })).toEqual({
      outcome: "done",
      count: 3,
    })
    expect(await recordsOf(search("work@example.com"))).toEqual(["AAAA-0004"])
  })

  it("contains everything that is stored about each enquiry", async () => {
    const { enquiry } = await send("AAAA-0001", BOOKING)
    const claimed = await outbox.claim(enquiry.id, LEASE)
    expect(await repository.records(search("AAAA-0001"), NOW)).toMatchObject([
      { delivery: { state: "waiting", attemptCount: 1 }, attemptedUntil: LEASE.until },
    ])
    const outcome = { ok: false, reason: "refused", detail: "550" } as const
    const times = { startedAt: NOW, endedAt: NOW, nextAttemptAt: null }
    if (claimed) await outbox.complete(claimed, { channel: "smtp", outcome, ...times })
    await new DatabaseEnquiryRepository(db).change("AAAA-0001", {
      version: 1,
      state: "contacted",
      note: "Called her",
      by: NIMAL,
      now: NOW,
    })
    expect(await repository.records(search("AAAA-0001"), NOW)).toEqual([
      {
        reference: "AAAA-0001",
        kind: "booking",
        receivedAt: RECEIVED_AT,
        amendedAt: null,
        state: "contacted",
        version: 2,
        content: BOOKING,
        agreed: null,
        delivery: { state: "abandoned", attemptCount: 1 },
        attemptedUntil: null,
        rentalUntil: BOOKING.returnAt,
        attempts: [{ endedAt: NOW, channel: "smtp", failure: "refused", detail: "550" }],
        history: [
          {
            at: NOW,
            by: "Nimal",
            from: "new",
            to: "contacted",
            note: "Called her",
            isResend: false,
            author: "staff",
            changes: [],
            sentElsewhere: null,
            email: null,
          },
        ],
        emails: [],
      },
    ])
  })

  it("is erased everywhere, without the data of other visitors, and only references are recorded", async () => {
    await send("AAAA-0001", BOOKING)
    await send("AAAA-0002", { ...CONTACT_MESSAGE, email: BOOKING.email })
    await send("BBBB-0001", RENTAL_ENQUIRY)
    expect(await erase("anna@example.com")).toEqual({ outcome: "done", count: 2 })
    expect(await referencesOf("anna@example.com")).toEqual([])
    expect(await referencesOf("077 123 4567")).toEqual(["BBBB-0001"])
    expect(await new DatabaseEnquiryRepository(db).find("AAAA-0001", NOW)).toMatchObject({
      anonymised: { at: NOW, reason: "erased" },
    })
    const [event] = await auditEvents()
    expect(event).toMatchObject({ action: "erased", subject: "visitor", staff_name: "Nimal" })
    expect(JSON.stringify(event)).not.toMatch(/anna|perera|example/i)
    expect(event?.subject_name).toBe("AAAA-0002, AAAA-0001")
    expect(await outbox.claimDue(LEASE)).toMatchObject({
      payload: { enquiry: { reference: "BBBB-0001" } },
    })
    expect(await outbox.claimDue(LEASE)).toBeNull()
  })

  it("contains the plan of a trip, and an erasure removes the plan but not the price", async () => {
    await send("AAAA-0001", TRIP_ENQUIRY)
    const [before] = await repository.records(search("sofia@example.se"), NOW)
    expect(before?.content).toEqual(TRIP_ENQUIRY)
    await erase("sofia@example.se", AFTER_THE_RENTAL)
    const row = await db.selectFrom("enquiries").select("content").executeTakeFirstOrThrow()
    expect(JSON.parse(row.content)).toMatchObject({ plan: null, price: { vehicleName: expect.any(String) } })
    const inbox = await db.selectFrom("inbox_entries").selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify([row, inbox])).not.toMatch(/kandy|ella|sofia|example\.se/i)
  })

  it("is not erased when an enquiry was added or changed since it was shown", async () => {
    await send("AAAA-0001", BOOKING)
    const versions = versionsOf(await repository.records(search("AAAA-0001"), NOW))
    await send("AAAA-0002", { ...CONTACT_MESSAGE, email: BOOKING.email })
    expect(await erase("AAAA-0001", NOW, versions)).toEqual({ outcome: "stale" })
    expect(await erase("nobody@example.com", NOW, "")).toEqual({ outcome: "stale" })
    expect(await referencesOf("AAAA-0001")).toHaveLength(2)
    expect(await auditEvents()).toEqual([])
  })

  it("is not erased while one of its deliveries is being attempted", async () => {
    await send("AAAA-0001", { ...CONTACT_MESSAGE, email: BOOKING.email })
    const { enquiry } = await send("AAAA-0002", { ...CONTACT_MESSAGE, email: BOOKING.email })
    await outbox.claim(enquiry.id, LEASE)
    expect(await erase(BOOKING.email)).toEqual({ outcome: "beingAttempted", until: LEASE.until })
    expect(await referencesOf(BOOKING.email)).toHaveLength(2)
    expect(await erase(BOOKING.email, LEASE.until)).toEqual({ outcome: "done", count: 2 })
  })

  it("is not posted to the webhook after it is erased, and not erased while it is being posted", async () => {
    const outboxWithWebhook = new DatabaseOutbox(db, { secondary: ["webhook"] })
    const draft = { formKey: "form", content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT }
    await outboxWithWebhook.record({ ...draft, newReference: () => "AAAA-0001" })
    await outboxWithWebhook.claimDue(LEASE, "webhook")
    expect(await erase("AAAA-0001")).toEqual({ outcome: "beingAttempted", until: LEASE.until })
    expect(await erase("AAAA-0001", LEASE.until)).toEqual({ outcome: "done", count: 1 })
    const remaining = await db.selectFrom("deliveries").select("state").execute()
    expect(remaining).toEqual([{ state: "abandoned" }, { state: "abandoned" }])
  })

  it("includes the office's replies, which are erased and not sent, unless they are being sent", async () => {
    const { enquiry } = await send("AAAA-0001", CONTACT_MESSAGE)
    const email = { kind: "reply", writtenAt: NOW, to: CONTACT_MESSAGE.email } as const
    const texts = { subject: "Your request", text: "Dear Nimal Silva", expiresAt: null }
    const id = await recordEmail(db, { ...email, ...texts, answers: { enquiryId: enquiry.id, version: 1 } })
    const [record] = await repository.records(search("AAAA-0001"), NOW)
    expect(record?.emails).toMatchObject([
      {
        to: "nimal@example.lk",
        subject: "Your request",
        text: "Dear Nimal Silva",
        state: "waiting",
        attempts: [],
      },
    ])
    const lease = { lease_owner: "worker", lease_until: LEASE.until.toISOString() }
    await db.updateTable("deliveries").set(lease).where("id", "=", id).execute()
    expect(await erase("AAAA-0001")).toEqual({ outcome: "beingAttempted", until: LEASE.until })
    expect(await erase("AAAA-0001", LEASE.until)).toEqual({ outcome: "done", count: 1 })
    const remaining = await readEmails(db)
    expect(remaining).toEqual([{ to_address: "", subject: "", body: "", state: "abandoned" }])
  })

  it("includes the copy for the visitor, which is erased and not sent", async () => {
    const draft = { formKey: "form of the copy", content: CONTACT_MESSAGE, receivedAt: NOW }
    const newReference = () => "AAAA-0009"
    const writeCopy = () => ({ subject: "Your message", text: "Dear Nimal Silva" })
    const outbox = new DatabaseOutbox(db)
    await outbox.record({ ...draft, newReference, writeCopy })
    const [record] = await repository.records(search("AAAA-0009"), NOW)
    expect(record?.emails).toMatchObject([{ to: "nimal@example.lk", text: "Dear Nimal Silva" }])
    expect(await erase("AAAA-0009")).toEqual({ outcome: "done", count: 1 })
    expect(await readEmails(db)).toEqual([{ to_address: "", subject: "", body: "", state: "abandoned" }])
    expect((await outbox.find("AAAA-0009"))?.copyTo).toBeNull()
  })

  it("is erased only after the rental period of a confirmed enquiry", async () => {
    await send("AAAA-0001", BOOKING)
    const change = { version: 1, state: "confirmed", note: null, by: NIMAL, now: NOW } as const
    await new DatabaseEnquiryRepository(db).change("AAAA-0001", change)
    const until = BOOKING.returnAt
    expect(await erase(BOOKING.email)).toEqual({ outcome: "upcomingRental", reference: "AAAA-0001", until })
    expect(await erase(BOOKING.email, AFTER_THE_RENTAL)).toEqual({ outcome: "done", count: 1 })
  })

  it("is stored again when the visitor submits the same form again", async () => {
    await send("AAAA-0001", BOOKING, "form")
    await erase(BOOKING.email)
    await send("AAAA-0001", { ...BOOKING, firstName: "Ann" }, "form")
    expect(await repository.records(search(BOOKING.email), NOW)).toMatchObject([
      { reference: "AAAA-0001", content: { firstName: "Ann" } },
    ])
    expect(await new DatabaseEnquiryRepository(db).find("AAAA-0001", NOW)).toMatchObject({ anonymised: null })
  })

  it("records its export, with at most ten references", async () => {
    const references = Array.from({ length: 12 }, (_, index) => `AAAA-00${10 + index}`)
    await repository.recordExport(references, NIMAL, NOW)
    const [event] = await auditEvents()
    expect(event).toMatchObject({ action: "exported", subject_id: "AAAA-0010" })
    expect(event?.subject_name).toMatch(/AAAA-0019, \.\.\.$/)
    expect(JSON.parse(event?.changes ?? "")).toEqual([{ field: "enquiries", from: null, to: "12" }])
  })

  it("is found by an index, and so are old enquiries", async () => {
    const entries = db.selectFrom("inbox_entries").select("reference")
    const oldEnquiries = db
      .selectFrom("enquiries")
      .select("id")
      .where("anonymised_at", "is", null)
      .where("received_at", "<", "2026")
      .orderBy("received_at")
      .limit(25)
    for (const [index, query] of [
      ["inbox_entries_by_email", entries.where("email_key", "=", "a@b.c")],
      ["inbox_entries_by_number", entries.where("number_key", "=", "94")],
      ["enquiries_with_visitor", oldEnquiries],
    ] as const) {
      expect(await queryPlanOf(db, query, locate), index).toContain(index)
    }
  })
})

/** The office's emails, with the states of their deliveries. */
function readEmails(db: Database) {
  return db
    .selectFrom("emails")
    .innerJoin("deliveries", "deliveries.email_id", "emails.id")
    .select(["to_address", "subject", "body", "state"])
    .execute()
}

describeOnPostgres("an enquiry that is erased while the office replies", (open) => {
  it("has no email left after it is erased", async () => {
    const db = await open()
    const { enquiry } = await new DatabaseOutbox(db).record({
      formKey: "form",
      content: BOOKING,
      receivedAt: RECEIVED_AT,
      newReference: () => "AAAA-0001",
    })
    const repository = new DatabasePrivacyRepository(db)
    const search: VisitorSearch = { by: "reference", key: "AAAA-0001" }
    const versions = versionsOf(await repository.records(search, NOW))
    const releaseLock = Promise.withResolvers<void>()
    // The reply has changed the enquiry, and waits for this lock before its email is recorded.
    const lockingTransaction = db.transaction().execute(async (transaction) => {
      await sql`select id from enquiries where id = ${enquiry.id} for update`.execute(transaction)
      await releaseLock.promise
    })
    await waitUntilLocked(db, enquiry.id)
    const email = { subject: "Your van", text: "Dear Anna" }
    const reply = { email, version: 1, state: "contacted", note: null, by: NIMAL, now: NOW } as const
    const replyOutcome = new DatabaseEnquiryRepository(db).change("AAAA-0001", reply)
    await waitUntilBlocked(db, 1)
    const erasureOutcome = repository.erase({ search, versions, by: NIMAL, now: NOW })
    await waitUntilBlocked(db, 2)
    releaseLock.resolve()
    expect(await replyOutcome).toMatchObject({ emailId: expect.any(String) })
    expect(await erasureOutcome).toEqual({ outcome: "done", count: 1 })
    await lockingTransaction
    expect(await readEmails(db)).toEqual([{ to_address: "", subject: "", body: "", state: "abandoned" }])
  })

  it("is not sent to the company again by a concurrent resend", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db)
    const draft = { formKey: "form", content: BOOKING, receivedAt: RECEIVED_AT }
    const { enquiry } = await outbox.record({ ...draft, newReference: () => "AAAA-0001" })
    const repository = new DatabasePrivacyRepository(db)
    const search: VisitorSearch = { by: "reference", key: "AAAA-0001" }
    const versions = versionsOf(await repository.records(search, NOW))
    const releaseLock = Promise.withResolvers<void>()
    // The erasure has locked the delivery, and waits for this lock before it anonymises the enquiry.
    const lockingTransaction = db.transaction().execute(async (transaction) => {
      await sql`select id from enquiries where id = ${enquiry.id} for update`.execute(transaction)
      await releaseLock.promise
    })
    await waitUntilLocked(db, enquiry.id)
    const erasureOutcome = repository.erase({ search, versions, by: NIMAL, now: NOW })
    await waitUntilBlocked(db, 1)
    const resendOutcome = new DatabaseEnquiryRepository(db).resend("AAAA-0001", NIMAL, NOW)
    await waitUntilBlocked(db, 2)
    releaseLock.resolve()
    expect(await erasureOutcome).toEqual({ outcome: "done", count: 1 })
    expect(await resendOutcome).toBe("delivered")
    await lockingTransaction
    expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([{ state: "abandoned" }])
  })
})

/** Waits until another transaction has locked the row of an enquiry. */
async function waitUntilLocked(db: Database, id: string): Promise<void> {
  await vi.waitFor(async () => {
    const query = sql`select id from enquiries where id = ${id} for update skip locked`
    const { rows: unlockedRows } = await query.execute(db)
    expect(unlockedRows).toEqual([])
  }, POLLING)
}

/** Waits until this many statements wait for a lock. */
async function waitUntilBlocked(db: Database, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect((await waiting.execute(db)).rows).toHaveLength(count)
  }, POLLING)
}

describeOnEachDatabase("the retention period", (open) => {
  it("is two years at first, and is changed only by a form with the current version", async () => {
    const repository = new DatabasePrivacyRepository(await open())
    expect(await repository.settings()).toEqual({
      version: 1,
      anonymiseAfterMonths: 24,
      keepHistoryMonths: null,
      anonymiseFrom: null,
    })
    const change = { version: 1, by: NIMAL, name: "Privacy", now: NOW }
    const outcomes = await Promise.all([
      repository.changeSettings({ ...change, anonymiseAfterMonths: 12, keepHistoryMonths: null }),
      repository.changeSettings({ ...change, anonymiseAfterMonths: 30, keepHistoryMonths: 36 }),
    ])
    expect(outcomes.toSorted()).toEqual(["done", "stale"])
    const changeOfLaterVersion = { ...change, version: Number.MAX_SAFE_INTEGER }
    expect(
      await repository.changeSettings({
        ...changeOfLaterVersion,
        anonymiseAfterMonths: 6,
        keepHistoryMonths: null,
      }),
    ).toBe("stale")
    expect(await repository.settings()).toMatchObject({ version: 2 })
    const rows = await (await open()).selectFrom("audit_events").selectAll().execute()
    expect(rows).toMatchObject([{ subject: "setting", subject_id: "privacy", action: "changed" }])
  })
})
