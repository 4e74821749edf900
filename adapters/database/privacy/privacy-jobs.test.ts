import { sql } from "kysely"
import { expect, it } from "vitest"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { makeUndeliveredDue } from "#adapters/database/outbox/make-due.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import { readUndelivered } from "#adapters/database/outbox/undelivered.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { ALL_ENQUIRIES } from "#domain/enquiry/inbox-order.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { DatabaseEnquiryRepository } from "../enquiries/database-enquiry-repository.ts"
import { DatabasePrivacyJobs } from "./database-privacy-jobs.ts"
import { DatabasePrivacyRepository } from "./database-privacy-repository.ts"

const NOW = new Date("2027-05-22T00:00:00Z")
/** One second more than six months before `NOW`. */
const OLD_TIME = new Date("2026-11-21T23:59:59Z")
/** Exactly six months before `NOW`, which is not yet older than six months. */
const RECENT_TIME = new Date("2026-11-22T00:00:00Z")
const NIMAL = { id: "nimal", name: "Nimal" }
const lease = (owner: string, now = NOW) => ({ owner, now, until: new Date(now.getTime() + 60_000) })
const TOMORROW = new Date(NOW.getTime() + 24 * 60 * 60_000)

describeOnEachDatabase("a privacy job", (open, locate) => {
  let sentCount = 0
  /** Records an enquiry. Unless `isAttempted` is false, its delivery is attempted once, refused and abandoned. */
  const send = async (db: Database, content: FormContent, receivedAt: Date, { isAttempted = true } = {}) => {
    sentCount += 1
    const reference = `0000-${String(sentCount).padStart(4, "0")}`
    const outbox = new DatabaseOutbox(db)
    const draft = { formKey: `form ${sentCount}`, content, receivedAt, newReference: () => reference }
    const { enquiry } = await outbox.record(draft)
    const claimed = isAttempted && (await outbox.claim(enquiry.id, lease("w", receivedAt)))
    if (claimed) {
      const times = { startedAt: receivedAt, endedAt: receivedAt, nextAttemptAt: null }
      const outcome = { ok: false, reason: "refused", detail: "550 <anna@example.com>" } as const
      await outbox.complete(claimed, { channel: "smtp", ...times, outcome })
    }
    return reference
  }
  const setPeriods = (
    db: Database,
    anonymiseAfterMonths: number | null,
    keepHistoryMonths: number | null = null,
  ) =>
    new DatabasePrivacyRepository(db).changeSettings({
      anonymiseAfterMonths,
      keepHistoryMonths,
      version: 1,
      by: NIMAL,
      name: "Privacy",
      now: NOW,
    })
  const anonymiseAll = async (db: Database, now = NOW) => {
    const jobs = new DatabasePrivacyJobs(db)
    expect(await jobs.claim("anonymise-enquiries", lease("run", now))).toBe(true)
    while (await jobs.batch("anonymise-enquiries", lease("run", now)));
    return jobs.finish("anonymise-enquiries", lease("run", now), new Date(now.getTime() + 1))
  }
  const changeState = (db: Database, reference: string, state: EnquiryState, version = 1) =>
    new DatabaseEnquiryRepository(db).change(reference, {
      version,
      state,
      note: "Anna called",
      by: NIMAL,
      now: OLD_TIME,
    })
  const isAnonymised = async (db: Database, reference: string) =>
    (await new DatabaseEnquiryRepository(db).find(reference, NOW))?.anonymised !== null
  const textOfAllRows = async (db: Database) =>
    JSON.stringify([
      await db.selectFrom("enquiries").selectAll().execute(),
      await db.selectFrom("inbox_entries").selectAll().execute(),
      await db.selectFrom("enquiry_events").selectAll().execute(),
      await db.selectFrom("deliveries").selectAll().execute(),
      await db.selectFrom("delivery_attempts").selectAll().execute(),
      await db.selectFrom("audit_events").selectAll().execute(),
    ])

  it("anonymises after two years on a new site, and not before", async () => {
    const db = await open()
    const reference = await send(db, CONTACT_MESSAGE, OLD_TIME)
    expect(await anonymiseAll(db, new Date("2028-11-21T23:59:59Z"))).toBe(0)
    expect(await isAnonymised(db, reference)).toBe(false)
    expect(await anonymiseAll(db, new Date("2028-11-23T00:00:00Z"))).toBe(1)
  })

  it("waits for the end of the grace period, or for a decision of the owners", async () => {
    const db = await open()
    await send(db, CONTACT_MESSAGE, new Date("2024-01-01T00:00:00Z"))
    await db
      .updateTable("privacy_settings")
      .set({ anonymise_from: new Date(NOW.getTime() + 1).toISOString() })
      .execute()
    expect(await anonymiseAll(db)).toBe(0)
    await setPeriods(db, 24)
    expect(await new DatabasePrivacyRepository(db).settings()).toMatchObject({ anonymiseFrom: null })
    expect(await anonymiseAll(db, TOMORROW)).toBe(1)
  })

  it("deletes expired sessions, pending sign-ins, links, codes and rate limit rows, and no others", async () => {
    const db = await open()
    const past = NOW.toISOString()
    const future = TOMORROW.toISOString()
    const times = { created_at: past, updated_at: past }
    await db
      .insertInto("staff")
      .values({
        id: "nimal",
        name: "Nimal",
        email: "n@example.lk",
        email_verified: 0,
        role: "owner",
        ...times,
      })
      .execute()
    for (const expires_at of [past, future]) {
      const id = expires_at
      await db
        .insertInto("staff_sessions")
        .values({ id, staff_id: "nimal", token: id, expires_at, ...times })
        .execute()
      await sql`insert into staff_verifications (id, identifier, value, expires_at, created_at, updated_at)
        values (${id}, 'half', 'nimal', ${expires_at}, ${past}, ${past})`.execute(db)
      await db
        .insertInto("staff_invitations")
        .values({ secret_hash: id, role: "staff", expires_at, used_at: null })
        .execute()
      await db.insertInto("intake_addresses").values({ address_hash: id, last_at: expires_at }).execute()
      await db.insertInto("intake").values({ address_hash: id, at: expires_at }).execute()
      await db
        .insertInto("staff_used_codes")
        .values({ staff_id: "nimal", code_hash: id, used_at: expires_at })
        .execute()
    }
    await db
      .insertInto("staff_password_resets")
      .values({ staff_id: "nimal", secret_hash: "old", expires_at: past })
      .execute()
    await db
      .insertInto("staff_session_secrets")
      .values({ session_id: future, name: "invitation", value: "encrypted", expires_at: past })
      .execute()
    const jobs = new DatabasePrivacyJobs(db)
    const leaseAnHourLater = lease("run", new Date(NOW.getTime() + 60 * 60_000))
    expect(await jobs.claim("forget-expired", leaseAnHourLater)).toBe(true)
    expect(await jobs.batch("forget-expired", leaseAnHourLater)).toBe(8)
    expect(await jobs.batch("forget-expired", leaseAnHourLater)).toBe(0)
    expect(await jobs.finish("forget-expired", leaseAnHourLater, TOMORROW)).toBe(8)
    expect(await db.selectFrom("staff_sessions").select("token").execute()).toEqual([{ token: future }])
    expect(await db.selectFrom("staff_invitations").select("secret_hash").execute()).toEqual([
      { secret_hash: future },
    ])
    expect(await db.selectFrom("audit_events").selectAll().execute()).toEqual([])
  })

  it("removes all personal data, and keeps everything that statistics need", async () => {
    const db = await open()
    const reference = await send(db, BOOKING, OLD_TIME)
    await changeState(db, reference, "confirmed")
    await setPeriods(db, 6)
    expect(await textOfAllRows(db)).toContain("Perera")
    expect(await anonymiseAll(db)).toBe(1)
    const remainingText = (await textOfAllRows(db)).toLowerCase()
    for (const personalText of ["anna", "perera", "123 4567", "771234567", "example.com", "bandaranaike"]) {
      expect(remainingText).not.toContain(personalText)
    }
    expect(await new DatabaseEnquiryRepository(db).find(reference, NOW)).toMatchObject({
      anonymised: { at: NOW, reason: "old" },
      state: "confirmed",
      version: 3,
      primaryDeliveryFailed: false,
      enquiry: { receivedAt: OLD_TIME, content: { vehicleName: BOOKING.vehicleName, quote: BOOKING.quote } },
      delivery: { attempts: [{ channel: "smtp", failure: "refused", detail: null }] },
      history: [{ by: "Nimal", to: "confirmed", note: null }],
    })
    const [entry] = (await new DatabaseEnquiryRepository(db).page(ALL_ENTRIES)).entries
    expect(entry?.summary).toMatchObject({
      name: "",
      email: "",
      vehicle: BOOKING.vehicleName,
      pickUpAt: BOOKING.pickUpAt,
      total: BOOKING.quote.total,
    })
  })

  it("anonymises enquiries that are older than the period, and none that is exactly as old", async () => {
    const db = await open()
    const references = [
      await send(db, CONTACT_MESSAGE, OLD_TIME),
      await send(db, { ...RENTAL_ENQUIRY, returnAt: BOOKING.returnAt, pickUpAt: BOOKING.pickUpAt }, OLD_TIME),
      await send(db, CONTACT_MESSAGE, RECENT_TIME),
    ]
    await setPeriods(db, 6)
    const repository = new DatabasePrivacyRepository(db)
    const preview = await repository.preview({ anonymiseAfterMonths: 6, keepHistoryMonths: null }, NOW)
    expect(preview).toEqual({ enquiryCount: 2, oldestRetainedAt: RECENT_TIME, eventCount: 0 })
    expect(await anonymiseAll(db)).toBe(2)
    expect(await Promise.all(references.map((each) => isAnonymised(db, each)))).toEqual([true, true, false])
    expect(await anonymiseAll(db, TOMORROW)).toBe(1)
  })

  it("does not anonymise enquiries that are still to be sent, or whose rental period has not ended, until they are declined", async () => {
    const db = await open()
    const waitingReference = await send(db, CONTACT_MESSAGE, OLD_TIME, { isAttempted: false })
    const bookingEndingNow = { ...BOOKING, returnAt: "2027-05-22T05:30" as typeof BOOKING.returnAt } // `NOW` in Sri Lanka
    const confirmedReference = await send(db, bookingEndingNow, OLD_TIME)
    const newReference = await send(db, bookingEndingNow, OLD_TIME)
    const declinedReference = await send(db, bookingEndingNow, OLD_TIME)
    await changeState(db, confirmedReference, "confirmed")
    await changeState(db, declinedReference, "declined")
    await setPeriods(db, 6)
    expect(await anonymiseAll(db)).toBe(1)
    const references = [waitingReference, confirmedReference, newReference, declinedReference]
    const areAnonymised = await Promise.all(references.map((reference) => isAnonymised(db, reference)))
    expect(areAnonymised).toEqual([false, false, false, true])
    const aMinuteLater = new Date(NOW.getTime() + 60_000)
    expect(await anonymiseAll(db, aMinuteLater)).toBe(2)
  })

  it("does not anonymise a message whose booking in the calendar has not ended", async () => {
    const db = await open()
    await fillCatalogue(db, seedFleet)
    const reference = await send(db, CONTACT_MESSAGE, OLD_TIME)
    const booking = {
      id: "1",
      kind: "booking",
      vehicle_id: seedFleet.vehicles[0]?.id ?? "",
      units: 1,
    } as const
    const times = { from_at: "2026-12-01T09:00", to_at: "2027-05-22T05:30" }
    await db
      .insertInto("calendar_entries")
      .values({ ...booking, ...times, enquiry_reference: reference })
      .execute()
    await setPeriods(db, 6)
    expect(await anonymiseAll(db)).toBe(0)
    expect(await anonymiseAll(db, new Date(NOW.getTime() + 60_000))).toBe(1)
  })

  it("skips enquiries with a waiting reply", async () => {
    const db = await open()
    await send(db, CONTACT_MESSAGE, OLD_TIME)
    const { id } = await db.selectFrom("enquiries").select("id").executeTakeFirstOrThrow()
    const reply = {
      kind: "reply",
      writtenAt: OLD_TIME,
      to: "nimal@example.lk",
      subject: "",
      text: "",
    } as const
    await recordEmail(db, { ...reply, expiresAt: null, answers: { enquiryId: id, version: 1 } })
    await setPeriods(db, 6)
    expect(await anonymiseAll(db)).toBe(0)
    await db.updateTable("deliveries").set({ state: "delivered" }).where("email_id", "is not", null).execute()
    expect(await anonymiseAll(db, TOMORROW)).toBe(1)
  })

  it("stops the sending of an anonymised enquiry, which does not count as undelivered", async () => {
    const db = await open()
    const reference = await send(db, CONTACT_MESSAGE, OLD_TIME)
    const repository = new DatabaseEnquiryRepository(db)
    expect((await repository.counts(NOW)).primaryDeliveryFailed).toBe(1)
    await setPeriods(db, 6)
    await anonymiseAll(db)
    expect((await repository.counts(NOW)).primaryDeliveryFailed).toBe(0)
    expect(await readUndelivered(db, NOW)).toEqual([])
    expect(await makeUndeliveredDue(db, NOW)).toBe(0)
    expect(await repository.resend(reference, NIMAL, NOW)).toBe("delivered")
    expect(await new DatabaseOutbox(db).claimDue(lease("w"))).toBeNull()
  })

  it("erases contents that cannot be parsed as well", async () => {
    const db = await open()
    await send(db, CONTACT_MESSAGE, OLD_TIME)
    await db.updateTable("enquiries").set({ content: '{"kind":"contact","name":"Nimal Silva"' }).execute()
    await setPeriods(db, 6)
    expect(await anonymiseAll(db)).toBe(1)
    expect(await textOfAllRows(db)).not.toContain("Silva")
  })

  it(
    "runs in one process at a time, once a day, and is recorded once",
    async () => {
      const db = await open()
      for (let count = 0; count < 60; count++) await send(db, CONTACT_MESSAGE, OLD_TIME)
      await setPeriods(db, 6)
      const script = new URL("../../../tests/support/scripts/run-privacy-job.ts", import.meta.url)
      const input = { location: locate(), now: NOW.toISOString() }
      const counts = await runInProcesses<number>(3, script, input)
      expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 60])
      expect(await anonymisedCounts(db)).toEqual([{ field: "enquiries", from: null, to: "60" }])
    },
    PROCESSES_TIMEOUT_MS,
  )

  it("continues after a process has died, and counts what that process anonymised", async () => {
    const db = await open()
    for (let count = 0; count < 30; count++) await send(db, CONTACT_MESSAGE, OLD_TIME)
    await setPeriods(db, 6)
    const jobs = new DatabasePrivacyJobs(db)
    const job = "anonymise-enquiries"
    expect(await jobs.claim(job, lease("dies"))).toBe(true)
    expect(await jobs.batch(job, lease("dies"))).toBe(25)
    expect(await jobs.claim(job, lease("waits"))).toBe(false)
    const afterLease = new Date(NOW.getTime() + 60_000)
    expect(await jobs.claim(job, lease("goes on", afterLease))).toBe(true)
    expect(await jobs.batch(job, lease("dies"))).toBeNull()
    expect(await jobs.finish(job, lease("dies"), NOW)).toBe(0)
    expect(await jobs.batch(job, lease("goes on", afterLease))).toBe(5)
    expect(await jobs.batch(job, lease("goes on", afterLease))).toBe(0)
    expect(await jobs.finish(job, lease("goes on", afterLease), TOMORROW)).toBe(30)
    expect(await anonymisedCounts(db)).toEqual([{ field: "enquiries", from: null, to: "30" }])
    expect(await jobs.claim(job, lease("early", new Date(TOMORROW.getTime() - 1)))).toBe(false)
    expect(await jobs.claim(job, lease("next day", TOMORROW))).toBe(true)
  })

  it("ignores a due time that was written by a wrong clock", async () => {
    const db = await open()
    const jobs = new DatabasePrivacyJobs(db)
    const wrongTime = new Date("2037-01-01T00:00:00Z")
    expect(await jobs.claim("forget-history", lease("wrong", wrongTime))).toBe(true)
    expect(await jobs.claim("forget-history", lease("right"))).toBe(true)
    await jobs.finish("forget-history", lease("right"), wrongTime)
    expect(await jobs.claim("forget-history", lease("right"))).toBe(true)
  })

  it("deletes audit events that are older than the period, and records the deletion", async () => {
    const db = await open()
    const event = {
      by: NIMAL,
      action: "changed",
      subject: "vehicle",
      subjectId: "1",
      subjectName: "Axio",
    } as const
    for (const at of ["2026-05-21T23:59:59Z", "2026-05-22T00:00:00Z"]) {
      await recordAudit(db, { ...event, at: new Date(at), changes: [] })
    }
    await setPeriods(db, null, 12)
    const periods = { anonymiseAfterMonths: null, keepHistoryMonths: 12 }
    expect(await new DatabasePrivacyRepository(db).preview(periods, NOW)).toMatchObject({
      enquiryCount: 0,
      eventCount: 1,
    })
    const jobs = new DatabasePrivacyJobs(db)
    await jobs.claim("forget-history", lease("run"))
    expect(await jobs.batch("forget-history", lease("run"))).toBe(1)
    expect(await jobs.batch("forget-history", lease("run"))).toBe(0)
    expect(await jobs.finish("forget-history", lease("run"), TOMORROW)).toBe(1)
    const remaining = await db
      .selectFrom("audit_events")
      .select(["subject", "action"])
      .orderBy("at")
      .execute()
    expect(remaining.map(({ subject, action }) => `${subject} ${action}`).toSorted()).toEqual([
      "history removed",
      "setting changed",
      "vehicle changed",
    ])
  })
})

const ALL_ENTRIES = {
  ...ALL_ENQUIRIES,
  after: null,
  now: NOW,
}

async function anonymisedCounts(db: Database): Promise<unknown> {
  const row = await db
    .selectFrom("audit_events")
    .select("changes")
    .where("action", "=", "anonymised")
    .executeTakeFirstOrThrow()
  return JSON.parse(row.changes)
}
