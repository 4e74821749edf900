import { expect, it } from "vitest"
import { databaseCalendar } from "#adapters/database/calendar/database-calendar.ts"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { readUndelivered } from "#adapters/database/outbox/undelivered.ts"
import { DatabasePrivacyRepository } from "#adapters/database/privacy/database-privacy-repository.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import type { NewStaffBooking } from "#domain/enquiry/enquiry-repository.ts"
import { ALL_ENQUIRIES } from "#domain/enquiry/inbox-order.ts"
import { versionsOf } from "#domain/privacy/privacy-repository.ts"
import { visitorSearchFrom } from "#domain/privacy/visitor-keys.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeOnEachDatabase, describeOnSqlite } from "#tests/support/databases.ts"
import { queryPlanOf } from "#tests/support/query-plan.ts"
import { agreedFor } from "#tests/support/sample-agreed.ts"
import { CONTACT_MESSAGE, RECEIVED_AT, STAFF_BOOKING } from "#tests/support/sample-enquiries.ts"
import { at, december } from "#tests/support/wall-times.ts"
import { DatabaseEnquiryRepository } from "./database-enquiry-repository.ts"
import { idsOfTodaysBookings, openEnquiries, readToday } from "./today.ts"

const NIMAL = { id: "1", name: "Nimal" }
const VAN = "toyota-kdh-hi-roof-van-14-seater"
const PERIOD = december("12 09", "14 10") // from the 12th at 9:00 to the 14th at 10:00
const TERMS = agreedFor(VAN, PERIOD)
const BOOKING_WITHOUT_EMAIL = { ...STAFF_BOOKING, email: "" }

async function openOffice(db: Database) {
  await fillCatalogue(db, seedFleet)
  const enquiries = new DatabaseEnquiryRepository(db)
  const add = (reference: string, changes: Partial<NewStaffBooking> = {}) =>
    enquiries.add({
      formKey: `form of ${reference}`,
      content: STAFF_BOOKING,
      state: "confirmed",
      terms: TERMS,
      changes: termsChanges(null, TERMS),
      allowConflict: false,
      by: NIMAL,
      now: RECEIVED_AT,
      newReference: () => reference,
      ...changes,
    })
  const count = async (table: "enquiries" | "forms" | "deliveries") => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  return {
    enquiries,
    add,
    count,
    calendar: databaseCalendar(db),
    privacy: new DatabasePrivacyRepository(db, async () => {}),
  }
}

describeOnEachDatabase("a booking by the staff", (open) => {
  it("is confirmed with its vehicle in the calendar and its history, and has no delivery", async () => {
    const db = await open()
    const { enquiries, add, count, calendar } = await openOffice(db)
    expect(await add("AAAA-0001")).toEqual({ reference: "AAAA-0001" })
    const found = await enquiries.find("AAAA-0001", RECEIVED_AT)
    expect(found).toMatchObject({
      enquiry: { content: STAFF_BOOKING },
      state: "confirmed",
      version: 2,
      primaryDeliveryFailed: false,
      delivery: null,
      secondaryDeliveries: { webhook: null },
      agreed: { terms: TERMS, offer: null },
    })
    expect(found?.history).toMatchObject([
      { by: "Nimal", from: "new", to: "confirmed", changes: termsChanges(null, TERMS) },
    ])
    expect(await calendar.bookingsOf("AAAA-0001")).toMatchObject([{ vehicleId: VAN, period: PERIOD }])
    expect(await count("deliveries")).toBe(0)
    expect(await readUndelivered(db, RECEIVED_AT)).toEqual([])
    expect(await enquiries.counts(RECEIVED_AT)).toMatchObject({ all: 1, new: 0, primaryDeliveryFailed: 0 })
    expect(await enquiries.resend("AAAA-0001", NIMAL, RECEIVED_AT)).toBe("delivered")
  })

  it("is found by name, number, vehicle and kind, and can be changed like every other", async () => {
    const { enquiries, add, calendar } = await openOffice(await open())
    await add("AAAA-0001")
    const now = RECEIVED_AT
    for (const filter of [
      { searchText: "fernando" },
      { searchText: "071 555 0143" },
      { kind: "staffBooking" },
      { searchText: VAN },
    ] as const) {
      const { entries } = await enquiries.page({ ...ALL_ENQUIRIES, ...filter, after: null, now })
      expect(entries, JSON.stringify(filter)).toMatchObject([
        { reference: "AAAA-0001", kind: "staffBooking" },
      ])
    }
    const cancellation = {
      version: 2,
      state: "cancelled",
      note: "Changed their plans",
      by: NIMAL,
      now,
    } as const
    expect(await enquiries.change("AAAA-0001", cancellation)).toEqual({ emailId: null })
    expect(await calendar.bookingsOf("AAAA-0001")).toEqual([])
  })

  it("is not recorded if the last unit is taken, unless that is allowed", async () => {
    const { enquiries, add, count, calendar } = await openOffice(await open())
    await add("AAAA-0001")
    expect(await add("BBBB-0002")).toBe("conflict")
    expect(await enquiries.find("BBBB-0002", RECEIVED_AT)).toBeNull()
    expect([await count("enquiries"), await count("forms")]).toEqual([1, 1])
    expect(await add("BBBB-0002", { allowConflict: true })).toEqual({ reference: "BBBB-0002" })
    expect(await calendar.entries(PERIOD, VAN)).toHaveLength(2)
  })

  it("is recorded once, however often its form is submitted, and once more with other values", async () => {
    const { add, count } = await openOffice(await open())
    const form = { formKey: "one form" }
    const [first, second] = await Promise.all([add("AAAA-0001", form), add("BBBB-0002", form)])
    expect(first).toEqual(second)
    expect(await count("enquiries")).toBe(1)
    const otherTerms = agreedFor(VAN, december("20 09", "21 09"))
    const otherValues = { ...form, terms: otherTerms, changes: termsChanges(null, otherTerms) }
    expect(await add("CCCC-0003", otherValues)).toEqual({ reference: "CCCC-0003" })
    const valuesWithoutTerms = { ...form, terms: null, changes: [], state: "contacted" } as const
    expect(await add("DDDD-0004", valuesWithoutTerms)).toEqual({ reference: "DDDD-0004" })
    expect(await add("EEEE-0005", valuesWithoutTerms)).toEqual({ reference: "DDDD-0004" })
  })

  it("is recorded once if its form is submitted again after the office changed its terms", async () => {
    const { enquiries, add, count } = await openOffice(await open())
    const form = { formKey: "one form" }
    await add("AAAA-0001", form)
    const terms = agreedFor(VAN, december("20 09", "21 09"))
    const change = { version: 2, state: "confirmed", note: null, terms, by: NIMAL, now: RECEIVED_AT } as const
    expect(await enquiries.change("AAAA-0001", change)).toEqual({ emailId: null })
    expect(await add("BBBB-0002", form)).toEqual({ reference: "AAAA-0001" })
    expect(await count("enquiries")).toBe(1)
  })

  it("is an open enquiry without vehicle and dates, which can be added later", async () => {
    const { enquiries, add, calendar } = await openOffice(await open())
    await add("AAAA-0001", { state: "contacted", terms: null, changes: [] })
    expect(await enquiries.find("AAAA-0001", RECEIVED_AT)).toMatchObject({ state: "contacted", agreed: null })
    const confirmation = {
      version: 2,
      state: "confirmed",
      note: null,
      terms: TERMS,
      by: NIMAL,
      now: RECEIVED_AT,
    } as const
    expect(await enquiries.change("AAAA-0001", confirmation)).toEqual({ emailId: null })
    expect(await calendar.bookingsOf("AAAA-0001")).toHaveLength(1)
  })

  it("is found on the privacy page by number, or by reference if it has no email address, and is erased", async () => {
    const { enquiries, add, privacy } = await openOffice(await open())
    await add("AAAA-0001", { content: BOOKING_WITHOUT_EMAIL })
    const now = new Date("2027-01-10T00:00:00Z")
    for (const text of ["0094 71 555 0143", "AAAA-0001"]) {
      const search = visitorSearchFrom(text)
      if (!search) throw new Error(`not a search: ${text}`)
      const records = await privacy.records(search, now)
      expect(records, text).toMatchObject([{ reference: "AAAA-0001", delivery: null }])
      const erasure = { search, versions: versionsOf(records), by: NIMAL, now }
      if (text === "AAAA-0001") expect(await privacy.erase(erasure)).toEqual({ outcome: "done", count: 1 })
    }
    const found = await enquiries.find("AAAA-0001", now)
    expect(found?.enquiry.content).toEqual({
      ...BOOKING_WITHOUT_EMAIL,
      name: "",
      contactNumber: "",
      note: null,
    })
    expect(found?.anonymised).toMatchObject({ reason: "erased" })
  })
})

/** 1:00 pm on 12 December in Sri Lanka; its day begins at 6:30 pm of the 11th in UTC. */
const NOW = new Date("2026-12-12T07:30:00Z")

const termsOf = (from: string, to: string): AgreedTerms => agreedFor(VAN, december(from, to))

describeOnEachDatabase("a booking whose stored terms cannot be read", (open) => {
  it("is shown in the records of today, the calendar, the export and the privacy page like the others", async () => {
    const db = await open()
    const { enquiries, add, calendar, privacy } = await openOffice(db)
    const terms = termsOf("12 14", "14 10")
    await add("AAAA-0001", { terms, allowConflict: true })
    await add("BBBB-0002", { terms, allowConflict: true })
    const bookingWithBrokenTerms = await db
      .selectFrom("enquiries")
      .select("id")
      .where("reference", "=", "AAAA-0001")
      .executeTakeFirstOrThrow()
    await db
      .updateTable("agreed_bookings")
      .set({ terms: "{" })
      .where("enquiry_id", "=", bookingWithBrokenTerms.id)
      .execute()

    const now = new Date("2027-01-10T00:00:00Z")
    const { bookings } = await readToday(db, NOW)
    const hasTerms = bookings.map(({ reference, terms }) => [reference, terms !== null] as const)
    expect(new Map(hasTerms)).toEqual(
      new Map([
        ["AAAA-0001", false],
        ["BBBB-0002", true],
      ]),
    )
    expect(await calendar.bookingsOf("AAAA-0001")).toMatchObject([{ details: { isUnreadable: true } }])
    expect(await calendar.bookingsOf("BBBB-0002")).toMatchObject([{ details: { isUnreadable: false } }])
    const { entries } = await enquiries.batch({ ...ALL_ENQUIRIES, after: null, now })
    expect(entries.find(({ reference }) => reference === "AAAA-0001")).toMatchObject({
      content: null,
      agreed: null,
    })
    expect(entries.find(({ reference }) => reference === "BBBB-0002")?.agreed).toEqual(terms)

    const search = visitorSearchFrom("AAAA-0001")
    if (!search) throw new Error("not a search")
    const versions = versionsOf(await privacy.records(search, now))
    expect(await privacy.erase({ search, versions, by: NIMAL, now })).toEqual({
      outcome: "done",
      count: 2,
    })
    expect((await enquiries.find("AAAA-0001", now))?.agreed).toBeNull()
  })
})

describeOnEachDatabase("the records of today", (open, locate) => {
  it("whose latest message is from the visitor are found by an index", async () => {
    const db = await open()
    const plan = await queryPlanOf(db, openEnquiries(db, NOW), locate)
    expect(plan).toContain("enquiry_events_of_visitors")
  })

  it("have the confirmed bookings that go out or come back, are late, or came back today", async () => {
    const db = await open()
    const { enquiries, add } = await openOffice(db)
    const addedBookings: [string, AgreedTerms, NewStaffBooking["state"]][] = [
      ["AAAA-0001", termsOf("12 00", "20 09"), "confirmed"],
      ["BBBB-0002", termsOf("01 09", "13 23"), "confirmed"],
      ["CCCC-0003", termsOf("01 09", "11 09"), "confirmed"],
      ["DDDD-0004", termsOf("13 23", "20 09"), "confirmed"],
      ["EEEE-0005", termsOf("14 00", "20 09"), "confirmed"],
      ["FFFF-0006", termsOf("12 09", "20 09"), "contacted"],
      ["GGGG-0007", termsOf("02 09", "10 09"), "confirmed"],
    ]
    for (const [reference, terms, state] of addedBookings)
      await add(reference, { terms, state, allowConflict: true })
    const now = new Date("2026-12-11T08:00:00Z")
    const returnChange = {
      version: 2,
      state: "confirmed",
      note: null,
      returned: true,
      by: NIMAL,
      now,
    } as const
    await enquiries.change("GGGG-0007", returnChange)
    const { bookings } = await readToday(db, NOW)
    expect(bookings.map(({ reference }) => reference).toSorted()).toEqual([
      "AAAA-0001",
      "BBBB-0002",
      "CCCC-0003",
      "DDDD-0004",
    ])
    await enquiries.change("CCCC-0003", { ...returnChange, now: NOW })
    const todayAfterReturn = await readToday(db, NOW)
    const returnedBooking = todayAfterReturn.bookings.find(({ reference }) => reference === "CCCC-0003")
    expect(returnedBooking?.returnedAt).toBe(wallTimeAt(NOW))
    await enquiries.change("CCCC-0003", { ...returnChange, version: 3, returned: false, now: NOW })
    const todayAfterUndo = await readToday(db, NOW)
    expect(todayAfterUndo.bookings.find(({ reference }) => reference === "CCCC-0003")?.returnedAt).toBeNull()
  })

  it("have the time at which the vehicles went out, which can be undone and is removed when the booking ends", async () => {
    const db = await open()
    const { enquiries, calendar, add } = await openOffice(db)
    await add("AAAA-0001", { terms: termsOf("12 09", "14 10") })
    const common = { note: null, by: NIMAL, now: NOW } as const
    const record = (version: number, handOver: { wentOut: boolean }) =>
      enquiries.change("AAAA-0001", { ...common, version, state: "confirmed", ...handOver })
    const recordedTime = async () => {
      const [booking] = (await readToday(db, NOW)).bookings
      const [entry] = await calendar.bookingsOf("AAAA-0001")
      expect(entry?.handOver.wentOutAt).toEqual(booking?.wentOutAt)
      return booking?.wentOutAt
    }
    await record(2, { wentOut: true })
    expect(await recordedTime()).toBe(wallTimeAt(NOW))
    await enquiries.change("AAAA-0001", { ...common, version: 3, state: "confirmed", note: "Deposit paid" })
    expect(await recordedTime()).toBe(wallTimeAt(NOW))
    await record(4, { wentOut: false })
    expect(await recordedTime()).toBeNull()
    await record(5, { wentOut: true })
    await enquiries.change("AAAA-0001", { ...common, version: 6, state: "noShow", note: "Nobody came" })
    expect((await readToday(db, NOW)).bookings).toEqual([])
    const terms = termsOf("12 09", "14 10")
    await enquiries.change("AAAA-0001", { ...common, version: 7, state: "confirmed", terms })
    expect(await recordedTime()).toBeNull()
  })

  it("have customer, agreed terms and the notes of the staff and the customer", async () => {
    const db = await open()
    const { enquiries, add } = await openOffice(db)
    const terms = termsOf("12 09", "14 10")
    await add("AAAA-0001", { terms })
    for (const [index, note] of ["Deposit paid", "Brings the passport"].entries()) {
      await enquiries.change("AAAA-0001", {
        version: 2 + index,
        state: "confirmed",
        note,
        by: NIMAL,
        now: NOW,
      })
    }
    expect((await readToday(db, NOW)).bookings).toEqual([
      {
        reference: "AAAA-0001",
        version: 4,
        name: "Kumari Fernando",
        contactNumber: "071 555 0143",
        pickUpAt: at("2026-12-12T09:00"),
        returnAt: at("2026-12-14T10:00"),
        terms,
        notes: ["Deposit paid", "Brings the passport"],
        customerNote: STAFF_BOOKING.note,
        wentOutAt: null,
        returnedAt: null,
      },
    ])
  })

  it("have the open enquiries, and those whose latest message is from the visitor", async () => {
    const db = await open()
    const { enquiries, add } = await openOffice(db)
    const record = (reference: string, receivedAt: Date) =>
      new DatabaseOutbox(db).record({
        formKey: reference,
        content: CONTACT_MESSAGE,
        receivedAt,
        newReference: () => reference,
      })
    await record("AAAA-0001", new Date("2026-12-11T00:00:00Z"))
    await record("BBBB-0002", new Date("2026-11-01T00:00:00Z"))
    await record("CCCC-0003", new Date("2026-11-02T00:00:00Z"))
    await add("DDDD-0004", { state: "contacted", terms: null, now: new Date("2026-12-10T00:00:00Z") })
    await add("EEEE-0005", { now: new Date("2026-12-10T00:00:00Z") })
    await recordVisitorMessage(db, "CCCC-0003", "2026-12-12T06:00:00.000Z")
    const { openEnquiries: found } = await readToday(db, NOW)
    expect(found).toMatchObject([
      { reference: "AAAA-0001", state: "new", hasVisitorMessage: false },
      {
        reference: "DDDD-0004",
        state: "contacted",
        hasVisitorMessage: false,
        changedAt: new Date("2026-12-10T00:00:00Z"),
      },
      { reference: "CCCC-0003", hasVisitorMessage: true, changedAt: new Date("2026-12-12T06:00:00Z") },
    ])
    const answer = { version: 2, state: "contacted", note: null, by: NIMAL, now: NOW } as const
    await enquiries.change("CCCC-0003", answer)
    expect((await readToday(db, NOW)).openEnquiries.map(({ reference }) => reference)).not.toContain(
      "CCCC-0003",
    )
  })
})

// Not on PostgreSQL: for an empty table its planner may choose any of the three indexes.
describeOnSqlite("the bookings of today", (open, locate) => {
  it("are found by an index in each query", async () => {
    const db = await open()
    const plan = await queryPlanOf(db, idsOfTodaysBookings(db, NOW), locate)
    for (const index of ["by_pick_up", "by_return", "by_returned"]) {
      expect(plan).toMatch(new RegExp(`inbox_entries_(?:of_state_)?${index}\\b`))
    }
  })
})

async function recordVisitorMessage(db: Database, reference: string, time: string) {
  const { id, received_at } = await db
    .selectFrom("enquiries")
    .select(["id", "received_at"])
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow()
  await db
    .insertInto("enquiry_events")
    .values({
      enquiry_id: id,
      version: 2,
      at: time,
      staff_id: "",
      staff_name: "",
      from_state: "new",
      to_state: "new",
      note: null,
      is_resend: 0,
      author: "visitor",
    })
    .execute()
  await db
    .updateTable("inbox_entries")
    .set({ version: 2 })
    .where("received_at", "=", received_at)
    .where("reference", "=", reference)
    .execute()
}
