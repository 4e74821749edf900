import { expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { Tables } from "#adapters/database/tables.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState, InboxFilter, InboxQuery } from "#domain/enquiry/enquiry-repository.ts"
import { INBOX_PAGE_SIZE } from "#domain/enquiry/enquiry-repository.ts"
import { ALL_ENQUIRIES } from "#domain/enquiry/inbox-order.ts"
import { parseWallTime } from "#domain/rental-period.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup } from "#tests/support/delivery-setup.ts"
import {
  BOOKING,
  CONTACT_MESSAGE,
  RECEIVED_AT,
  RENTAL_ENQUIRY,
  TRIP_ENQUIRY,
} from "#tests/support/sample-enquiries.ts"
import { DatabaseEnquiryRepository } from "./database-enquiry-repository.ts"

const NOW = at(1_000)
const FILTERS: [name: string, filter: Partial<InboxFilter>, references: string[]][] = [
  ["kind", { kind: "booking" }, ["BBBB-0002"]],
  ["state", { state: "spam" }, ["CCCC-0003"]],
  ["vehicle by name", { vehicle: "Toyota KDH Hi Roof Van 14 Seater" }, ["BBBB-0002"]],
  ["type of vehicle", { vehicle: "bus" }, ["AAAA-0001"]],
  ["vehicle that no enquiry requests", { vehicle: "BUS" }, []],
  ["vehicle and state", { vehicle: "bus", state: "new" }, ["AAAA-0001"]],
  ["vehicle and another state", { vehicle: "bus", state: "spam" }, []],
  ["time of receipt at or after another", { receivedFrom: at(2) }, ["CCCC-0003", "BBBB-0002"]],
  ["time of receipt before another", { receivedBefore: at(2) }, ["AAAA-0001", "DDDD-0004"]],
  ["name", { searchText: "perera ANNA" }, ["BBBB-0002"]],
  ["vehicle", { searchText: "kdh" }, ["BBBB-0002"]],
  ["part of an email address", { searchText: "@example.lk" }, ["CCCC-0003", "AAAA-0001"]],
  ["reference", { searchText: "cccc-0003" }, ["CCCC-0003"]],
  ["number, as dialled at home", { searchText: "077 123 4567" }, ["BBBB-0002", "AAAA-0001"]],
  ["number, as dialled from abroad", { searchText: "+94771234567" }, ["BBBB-0002", "AAAA-0001"]],
  ["vehicle with a NUL, which no row has", { vehicle: "\0" }, []],
  ["characters with a meaning in SQL", { searchText: "%_\\ ' \0" }, []],
  ["word of a message", { searchText: "PILGRIMS" }, ["CCCC-0003"]],
  ["place", { searchText: "queens hotel" }, ["AAAA-0001"]],
  ["extra", { searchText: "need a driver" }, ["BBBB-0002"]],
  ["name without its accents", { searchText: "quiros" }, ["DDDD-0004"]],
  ["name with an umlaut", { searchText: "MÜLLER" }, ["DDDD-0004"]],
  ["name without its umlaut", { searchText: "muller" }, ["DDDD-0004"]],
  ["name with two letters for its umlaut", { searchText: "Mueller" }, ["DDDD-0004"]],
  ["first pick-up day", { pickUpFrom: day("2026-12-13") }, ["AAAA-0001"]],
  ["pick-up days", { pickUpFrom: day("2026-12-12"), pickUpBefore: day("2026-12-13") }, ["BBBB-0002"]],
  ["kind and words", { kind: "enquiry", searchText: "nimal" }, ["AAAA-0001"]],
]

describeOnEachDatabase("the office's list of enquiries", (open) => {
  it("fails without unhandled rejections if the database fails", async () => {
    const db = await open()
    await db.schema.dropTable("inbox_entries").execute()
    const repository = new DatabaseEnquiryRepository(db)
    await expect(repository.counts(NOW)).rejects.toThrow(/inbox_entries/)
    // When one more query has completed, all other counts have failed too.
    await expect(repository.page(queryWith({}))).rejects.toThrow(/inbox_entries/)
  })

  it("lists enquiries of several kinds, newest first, each with the fields of its form", async () => {
    const db = await open()
    await record(db, RENTAL_ENQUIRY, "AAAA-0001", 1)
    await record(db, BOOKING, "BBBB-0002", 2)
    await record(db, CONTACT_MESSAGE, "CCCC-0003", 3)
    const { entries, next } = await new DatabaseEnquiryRepository(db).page(queryWith({}))
    expect(next).toBeNull()
    expect(entries).toEqual([
      {
        receivedAt: at(3),
        reference: "CCCC-0003",
        kind: "contact",
        state: "new",
        primaryDeliveryFailed: false,
        customerEmailFailed: false,
        version: 1,
        hasVisitorMessage: false,
        summary: {
          name: "Nimal Silva",
          contactNumber: null,
          email: "nimal@example.lk",
          vehicle: null,
          service: null,
          pickUpAt: null,
          returnAt: null,
          total: null,
          preview: "We are 40 pilgrims. Is there a bus with a fridge?",
        },
      },
      expect.objectContaining({
        kind: "booking",
        summary: expect.objectContaining({
          name: "Anna Perera",
          total: 306_000_00,
          pickUpAt: "2026-12-12T09:00",
        }),
      }),
      expect.objectContaining({
        kind: "enquiry",
        summary: expect.objectContaining({ name: null, vehicle: "bus", service: "wedding_events" }),
      }),
    ])
  })

  it("lists a trip with its route, dates and price, and finds it by a place of its plan", async () => {
    const db = await open()
    await record(db, TRIP_ENQUIRY, "EEEE-0005", 1)
    await record(db, RENTAL_ENQUIRY, "AAAA-0001", 2)
    const repository = new DatabaseEnquiryRepository(db)
    const { entries } = await repository.page(queryWith({ searchText: "ella" }))
    expect(entries).toMatchObject([
      {
        reference: "EEEE-0005",
        kind: "trip",
        summary: {
          name: "Sofia Lindqvist",
          preview: "Dambulla – Kandy – Ella – Dambulla",
          pickUpAt: "2027-01-10T09:00",
          total: 78_810_00,
        },
      },
    ])
    expect((await repository.find("EEEE-0005", NOW))?.enquiry.content).toEqual(TRIP_ENQUIRY)
    expect(await referencesOf(db, { kind: "trip" })).toEqual(["EEEE-0005"])
  })

  it("is filtered by each criterion", async () => {
    const db = await open()
    await record(db, RENTAL_ENQUIRY, "AAAA-0001", 1)
    await record(db, BOOKING, "BBBB-0002", 2)
    await record(db, CONTACT_MESSAGE, "CCCC-0003", 3)
    await db
      .updateTable("inbox_entries")
      .set({ state: "spam" })
      .where("reference", "=", "CCCC-0003")
      .execute()
    await record(
      db,
      { ...CONTACT_MESSAGE, name: "José Quirós Müller", email: "jose@example.com", message: "Hello" },
      "DDDD-0004",
      0,
    )
    for (const [name, filter, references] of FILTERS) {
      expect(await referencesOf(db, filter), name).toEqual(references)
    }
  })

  it("continues after the previous page, also among enquiries of the same time", async () => {
    const db = await open()
    const count = 2 * INBOX_PAGE_SIZE + 3
    for (let i = 0; i < count; i++) await record(db, CONTACT_MESSAGE, `AAAA-${1_000 + i}`, Math.floor(i / 30))
    const repository = new DatabaseEnquiryRepository(db)
    const seen: string[] = []
    const sizes: number[] = []
    for (let after: Parameters<typeof repository.page>[0]["after"] = null; ; ) {
      const page = await repository.page({ ...queryWith({}), after })
      seen.push(...page.entries.map(({ reference }) => reference))
      sizes.push(page.entries.length)
      if (!page.next) break
      after = page.next
    }
    expect(sizes).toEqual([INBOX_PAGE_SIZE, INBOX_PAGE_SIZE, 3])
    expect(seen).toEqual(Array.from({ length: count }, (_, i) => `AAAA-${999 + count - i}`))
  })

  it("is listed by pick-up time, the earliest first, without enquiries that have none", async () => {
    const db = await open()
    await recordPickUps(db)
    const scanLimit = 3
    const repository = new DatabaseEnquiryRepository(db, scanLimit)
    const byPickUp = { ...queryWith({ order: "pickUp" }) }
    expect(await referencesOnAllPages(repository, byPickUp)).toEqual([
      "CCCC-0003",
      "AAAA-0001",
      "BBBB-0002",
      "DDDD-0004",
    ])
    const fromSixth = { ...byPickUp, pickUpFrom: day("2026-12-06") }
    expect(await referencesOnAllPages(repository, fromSixth)).toEqual(["BBBB-0002", "DDDD-0004"])
    const vehicle = BOOKING.kind === "booking" ? BOOKING.vehicleName : ""
    for (const filter of [
      { kind: "booking" },
      { searchText: "anna" },
      { vehicle },
      { state: "new" },
    ] as const)
      expect(await referencesOnAllPages(repository, { ...byPickUp, ...filter })).toContain("DDDD-0004")
    expect(await referencesOnAllPages(repository, { ...byPickUp, state: "spam" })).toEqual([])
    expect(await referencesOnAllPages(repository, { ...byPickUp, receivedFrom: at(4) })).toEqual([
      "DDDD-0004",
    ])
  })

  it.each([
    ["newest", ["EEEE-0005", "DDDD-0004", "CCCC-0003", "BBBB-0002", "AAAA-0001"]],
    ["pickUp", ["CCCC-0003", "AAAA-0001", "BBBB-0002", "DDDD-0004"]],
  ] as const)("has the neighbours of an entry in the order '%s'", async (order, references) => {
    const db = await open()
    await recordPickUps(db)
    const repository = new DatabaseEnquiryRepository(db)
    for (const [index, reference] of references.entries()) {
      expect(await repository.neighbours(reference, queryWith({ order }))).toEqual({
        previous: references[index - 1] ?? null,
        next: references[index + 1] ?? null,
      })
    }
  })

  it("has the neighbours of an entry among those that match the filters, also of one that does not", async () => {
    const db = await open()
    await recordPickUps(db)
    const repository = new DatabaseEnquiryRepository(db)
    await setState(db, "CCCC-0003", "spam")
    const neighbours = (reference: string, filter: Partial<InboxFilter>) =>
      repository.neighbours(reference, queryWith(filter))
    expect(await neighbours("BBBB-0002", { state: "new" })).toEqual({
      previous: "DDDD-0004",
      next: "AAAA-0001",
    })
    expect(await neighbours("CCCC-0003", { state: "new" })).toEqual({
      previous: "DDDD-0004",
      next: "BBBB-0002",
    })
    expect(await neighbours("AAAA-0001", { searchText: "pilgrims" })).toEqual({
      previous: "EEEE-0005",
      next: null,
    })
    const none = { previous: null, next: null }
    expect(await neighbours("EEEE-0005", { order: "pickUp" })).toEqual(none)
    expect(await neighbours("0000-0000", {})).toEqual(none)
    expect(await neighbours("\0", {})).toEqual(none)
  })

  it("is scanned up to a limit, and has the position from which the next page continues", async () => {
    const db = await open()
    await record(db, BOOKING, "AAAA-0001", 0)
    for (let i = 2; i < 9; i++) await record(db, CONTACT_MESSAGE, `AAAA-000${i}`, i)
    const scanLimit = 5
    const repository = new DatabaseEnquiryRepository(db, scanLimit)
    const first = await repository.page(queryWith({ searchText: "anna" }))
    expect(first).toMatchObject({ entries: [], next: { reference: "AAAA-0004", receivedAt: at(4) } })
    const second = await repository.page({ ...queryWith({ searchText: "anna" }), after: first.next })
    expect(second).toMatchObject({ entries: [{ reference: "AAAA-0001" }], next: null })
  })

  it("shows the changed answers of a visitor who submits the form again", async () => {
    const db = await open()
    await record(db, CONTACT_MESSAGE, "AAAA-0001", 0, "form")
    await record(db, { ...CONTACT_MESSAGE, name: "Kamal Silva" }, "BBBB-0002", 1, "form")
    expect(await referencesOf(db, { searchText: "nimal silva" })).toEqual(["AAAA-0001"])
    expect(await referencesOf(db, { searchText: "kamal" })).toEqual(["AAAA-0001"])
    expect(await referencesOf(db, {})).toEqual(["AAAA-0001"])
    const repository = new DatabaseEnquiryRepository(db)
    expect(await repository.find("AAAA-0001", NOW)).toMatchObject({ amendedAt: at(1), version: 2 })
    const change = { state: "contacted", note: null, by: { id: "1", name: "Nimal" }, now: NOW } as const
    expect(await repository.change("AAAA-0001", { ...change, version: 1 })).toBe("stale")
    expect(await repository.change("AAAA-0001", { ...change, version: 2 })).toEqual({ emailId: null })
  })

  it("lists each requested vehicle once", async () => {
    const db = await open()
    const repository = new DatabaseEnquiryRepository(db)
    expect(await repository.vehicles()).toEqual([])
    await record(db, CONTACT_MESSAGE, "CCCC-0003", 3)
    expect(await repository.vehicles()).toEqual([])
    for (const seconds of [0, 1]) await record(db, RENTAL_ENQUIRY, `AAAA-000${seconds}`, seconds)
    await record(db, BOOKING, "BBBB-0002", 2)
    expect(await repository.vehicles()).toEqual(["Toyota KDH Hi Roof Van 14 Seater", "bus"])
  })

  it("is exported completely in batches, also with unreadable contents", async () => {
    const db = await open()
    for (let i = 0; i < 120; i++) await record(db, i % 2 ? BOOKING : CONTACT_MESSAGE, `AAAA-${1_000 + i}`, i)
    await db.updateTable("enquiries").set({ content: "{" }).where("reference", "=", "AAAA-1119").execute()
    const repository = new DatabaseEnquiryRepository(db)
    const readAll = async (filter: Partial<InboxFilter>) => {
      const batches = [await repository.batch(queryWith(filter))]
      for (let last = batches[0]; last?.next; last = batches.at(-1))
        batches.push(await repository.batch({ ...queryWith(filter), after: last.next }))
      return batches.map(({ entries }) => entries)
    }
    const batches = await readAll({})
    expect(batches.map(({ length }) => length)).toEqual([100, 20])
    expect(batches[0]?.[0]).toMatchObject({
      reference: "AAAA-1119",
      content: null,
      summary: { name: "Anna Perera" },
    })
    expect(batches[0]?.[1]).toMatchObject({ reference: "AAAA-1118", content: CONTACT_MESSAGE })
    expect(batches.flat().map(({ reference }) => reference)).toEqual(
      Array.from({ length: 120 }, (_, i) => `AAAA-${1_119 - i}`),
    )
    expect((await readAll({ kind: "booking" })).flat()).toHaveLength(60)
  })

  it("counts the enquiries after a position", async () => {
    const db = await open()
    const repository = new DatabaseEnquiryRepository(db)
    expect(await repository.countSince(null)).toBe(0)
    expect((await repository.version(NOW)).newest).toBeNull()
    for (const [reference, seconds] of [
      ["AAAA-0001", 1],
      ["AAAA-0002", 1],
      ["AAAA-0003", 2],
    ] as const)
      await record(db, CONTACT_MESSAGE, reference, seconds)
    expect(await repository.countSince(null)).toBe(3)
    expect(await repository.countSince({ receivedAt: at(1), reference: "AAAA-0001" })).toBe(2)
    const { newest } = await repository.version(NOW)
    expect(newest).toEqual({ receivedAt: at(2), reference: "AAAA-0003" })
    expect(await repository.countSince(newest)).toBe(0)
  })

  it("has another version after a change that the inbox's first page or counts show, and after nothing else", async () => {
    const db = await open()
    const repository = new DatabaseEnquiryRepository(db)
    const versions = new Set<string>()
    const hasNewVersion = async (now = NOW) => {
      const { version } = await repository.version(now)
      expect((await repository.version(now)).version).toBe(version)
      const before = versions.size
      return versions.add(version).size > before
    }
    expect(await hasNewVersion()).toBe(true)
    await record(db, CONTACT_MESSAGE, "AAAA-0001", 0, "form")
    expect(await hasNewVersion(), "a new enquiry").toBe(true)
    expect(await hasNewVersion(at(2_000)), "later, without a change").toBe(false)
    for (let i = 1; i <= 60; i++) await record(db, BOOKING, `BBBB-${1_000 + i}`, i)
    expect(await hasNewVersion(), "many new enquiries").toBe(true)
    await record(db, { ...CONTACT_MESSAGE, name: "Kamal" }, "CCCC-0001", 70, "form")
    expect(await hasNewVersion(), "an old one with changed answers, which the first page does not show").toBe(
      false,
    )
    const by = { id: "1", name: "Nimal" }
    await repository.change("AAAA-0001", { version: 2, state: "spam", note: null, by, now: at(80) })
    expect(await hasNewVersion(), "an old one that the office changed").toBe(true)
    await db.updateTable("deliveries").set({ state: "abandoned" }).execute()
    expect(await hasNewVersion(), "deliveries that failed").toBe(true)
  })

  it("records who exported enquiries", async () => {
    const db = await open()
    const by = { id: "1", name: "Nimal" }
    await new DatabaseEnquiryRepository(db).recordExport({
      exportName: "as a file",
      query: { kind: "booking" },
      count: 7,
      by,
      now: NOW,
    })
    const [event, ...others] = await db.selectFrom("audit_events").selectAll().execute()
    expect(others).toEqual([])
    expect(event).toMatchObject({
      staff_name: "Nimal",
      action: "exported",
      subject: "visitor",
      subject_name: "as a file",
    })
    expect(JSON.parse(event?.changes ?? "")).toEqual([
      { field: "kind", from: null, to: "booking" },
      { field: "enquiries", from: null, to: "7" },
    ])
  })

  it("counts the enquiries of each state", async () => {
    const db = await open()
    await record(db, CONTACT_MESSAGE, "AAAA-0001", 0)
    await record(db, BOOKING, "BBBB-0002", 1)
    await db
      .updateTable("inbox_entries")
      .set({ state: "confirmed" })
      .where("reference", "=", "BBBB-0002")
      .execute()
    const none = {
      contacted: 0,
      declined: 0,
      cancelled: 0,
      noShow: 0,
      spam: 0,
      primaryDeliveryFailed: 0,
      customerEmailFailed: 0,
    }
    const counts = { ...none, all: 2, new: 1, confirmed: 1 }
    expect(await new DatabaseEnquiryRepository(db).counts(NOW)).toEqual(counts)
    expect(await new DatabaseEnquiryRepository(db).newCount()).toBe(1)
  })

  it("shows a failed delivery with its attempts, until it is delivered", async () => {
    const db = await open()
    const deliverySetup = await DeliverySetup.open(db)
    try {
      const { reference } = await deliverySetup.record(CONTACT_MESSAGE)
      const repository = new DatabaseEnquiryRepository(db)
      const isListed = async () =>
        (await repository.page({ ...queryWith({ primaryDeliveryFailed: true }), now: deliverySetup.now }))
          .entries.length === 1
      expect(await isListed()).toBe(false)
      deliverySetup.formService.setBehaviours("500")
      await deliverySetup.worker().deliverDue()
      expect(await isListed()).toBe(true)
      expect(await repository.counts(deliverySetup.now)).toMatchObject({ primaryDeliveryFailed: 1 })
      expect(await repository.find(reference, deliverySetup.now)).toMatchObject({
        enquiry: { reference, content: CONTACT_MESSAGE },
        state: "new",
        primaryDeliveryFailed: true,
        delivery: {
          state: "waiting",
          isBeingAttempted: false,
          attempts: [{ channel: "formService", failure: "failed" }],
        },
        secondaryDeliveries: { webhook: null },
      })
      deliverySetup.formService.setBehaviours("ok")
      deliverySetup.passSeconds(60)
      await deliverySetup.worker().deliverDue()
      expect(await isListed()).toBe(false)
      expect(
        (await repository.find(reference, deliverySetup.now))?.delivery?.attempts.map(
          ({ failure }) => failure,
        ),
      ).toEqual([null, "failed"])
    } finally {
      await deliverySetup.close()
    }
  })

  it("shows a reply that failed, until another one is delivered", async () => {
    const db = await open()
    await record(db, CONTACT_MESSAGE, "AAAA-0001", 0)
    await record(db, CONTACT_MESSAGE, "BBBB-0002", 0)
    const by = { id: "1", name: "Nimal" }
    const reply = async (version: number) => {
      const written = await new DatabaseEnquiryRepository(db).change("AAAA-0001", {
        version,
        state: "contacted",
        note: null,
        email: { subject: "Your question", text: "Yes" },
        by,
        now: at(version),
      })
      return typeof written === "object" ? (written.emailId ?? "") : ""
    }
    const setDelivery = (id: string, values: Partial<Tables["deliveries"]>) =>
      db.updateTable("deliveries").set(values).where("email_id", "=", id).execute()
    const repository = new DatabaseEnquiryRepository(db)
    const referencesOfFailed = async () => {
      const { entries } = await repository.page(queryWith({}))
      const markedReferences = entries
        .filter(({ customerEmailFailed }) => customerEmailFailed)
        .map(({ reference }) => reference)
      expect(await referencesOf(db, { customerEmailFailed: true })).toEqual(markedReferences)
      expect(await repository.counts(NOW)).toMatchObject({ customerEmailFailed: markedReferences.length })
      return markedReferences
    }
    const firstEmailId = await reply(1)
    expect(await referencesOfFailed(), "not attempted yet").toEqual([])
    const { version } = await repository.version(NOW)
    await setDelivery(firstEmailId, { attempts: 1 })
    expect(await referencesOfFailed(), "one attempt failed").toEqual(["AAAA-0001"])
    expect((await repository.version(NOW)).version).not.toBe(version)
    await setDelivery(firstEmailId, { state: "abandoned" })
    const secondEmailId = await reply(2)
    expect(await referencesOfFailed(), "abandoned, and another one waits").toEqual(["AAAA-0001"])
    await setDelivery(secondEmailId, { state: "delivered" })
    expect(await referencesOfFailed(), "another one is delivered").toEqual([])
  })

  it("shows a link that failed, until a later email was delivered", async () => {
    const db = await open()
    await record(db, CONTACT_MESSAGE, "AAAA-0001", 0)
    const { id } = await db.selectFrom("enquiries").select("id").executeTakeFirstOrThrow()
    const recordLink = (seconds: number) =>
      recordEmail(db, {
        kind: "visitorLink",
        writtenAt: at(seconds),
        expiresAt: null,
        to: CONTACT_MESSAGE.email,
        subject: "Your link",
        text: "Your page",
        answers: { enquiryId: id, version: null },
      })
    const setDeliveryState = (emailId: string, state: "abandoned" | "delivered") =>
      db.updateTable("deliveries").set({ state }).where("email_id", "=", emailId).execute()
    const earlierEmailId = await recordLink(1)
    const failedEmailId = await recordLink(2)
    const laterEmailId = await recordLink(3)
    await setDeliveryState(earlierEmailId, "delivered")
    await setDeliveryState(failedEmailId, "abandoned")
    expect(await referencesOf(db, { customerEmailFailed: true })).toEqual(["AAAA-0001"])
    await setDeliveryState(laterEmailId, "delivered")
    expect(await referencesOf(db, { customerEmailFailed: true })).toEqual([])
  })

  it("finds nothing for an unknown reference", async () => {
    const repository = new DatabaseEnquiryRepository(await open())
    for (const text of ["0000-0000", "", "\0"]) expect(await repository.find(text, NOW)).toBeNull()
  })
})

function at(seconds: number): Date {
  return new Date(RECEIVED_AT.getTime() + seconds * 1_000)
}

function queryWith(filter: Partial<InboxFilter>) {
  return { ...ALL_ENQUIRIES, ...filter, after: null, now: NOW }
}

function day(text: string) {
  return parseWallTime(`${text}T00:00`)
}

/** A message, and four bookings with different pick-up times. */
async function recordPickUps(db: Database): Promise<void> {
  const pickUps = ["2026-12-05T09:00", "2026-12-06T09:00", "2026-12-04T09:00", "2026-12-06T09:00"]
  const references = ["AAAA-0001", "BBBB-0002", "CCCC-0003", "DDDD-0004"]
  for (const [index, time] of pickUps.entries()) {
    const pickUpAt = parseWallTime(time) ?? BOOKING.pickUpAt
    await record(db, { ...BOOKING, pickUpAt }, references[index] ?? "", index + 1)
  }
  await record(db, CONTACT_MESSAGE, "EEEE-0005", 5)
}

async function setState(db: Database, reference: string, state: EnquiryState): Promise<void> {
  await db.updateTable("inbox_entries").set({ state }).where("reference", "=", reference).execute()
}

/** The references on all pages of a query. */
async function referencesOnAllPages(
  repository: DatabaseEnquiryRepository,
  query: InboxQuery,
): Promise<string[]> {
  const { entries, next } = await repository.page(query)
  const references = entries.map(({ reference }) => reference)
  return next
    ? [...references, ...(await referencesOnAllPages(repository, { ...query, after: next }))]
    : references
}

async function referencesOf(db: Database, filter: Partial<InboxFilter>): Promise<string[]> {
  const { entries } = await new DatabaseEnquiryRepository(db).page(queryWith(filter))
  return entries.map(({ reference }) => reference)
}

async function record(
  db: Database,
  content: FormContent,
  reference: string,
  seconds: number,
  formKey = `form of ${reference}`,
): Promise<void> {
  await new DatabaseOutbox(db).record({
    formKey,
    content,
    receivedAt: at(seconds),
    newReference: () => reference,
  })
}
