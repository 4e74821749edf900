import { expect, it } from "vitest"
import type { Database } from "#adapters/db/database.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { DeskFilter } from "#domain/enquiry/enquiry-desk.ts"
import { DESK_PAGE_SIZE } from "#domain/enquiry/enquiry-desk.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliveryDesk } from "#tests/support/delivery-desk.ts"
import { BOOKING, CONTACT_MESSAGE, HIRE_ENQUIRY, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { DatabaseEnquiryDesk } from "./database-enquiry-desk.ts"
import { DatabaseOutbox } from "./database-outbox.ts"

const NOW = at(1_000)
const ANY: DeskFilter = {
  kind: null,
  state: null,
  vehicle: null,
  mailNotSent: false,
  words: "",
  receivedFrom: null,
  receivedBefore: null,
}

const FILTERS: [string, Partial<DeskFilter>, string[]][] = [
  ["kind", { kind: "booking" }, ["BBBB-0002"]],
  ["state", { state: "spam" }, ["CCCC-0003"]],
  ["vehicle by name", { vehicle: "Toyota KDH Hi Roof Van 14 Seater" }, ["BBBB-0002"]],
  ["type of vehicle", { vehicle: "bus" }, ["AAAA-0001"]],
  ["vehicle that nobody asked for", { vehicle: "BUS" }, []],
  ["vehicle and state", { vehicle: "bus", state: "new" }, ["AAAA-0001"]],
  ["vehicle and another state", { vehicle: "bus", state: "spam" }, []],
  ["first day", { receivedFrom: at(2) }, ["CCCC-0003", "BBBB-0002"]],
  ["last day", { receivedBefore: at(2) }, ["AAAA-0001"]],
  ["name", { words: "perera ANNA" }, ["BBBB-0002"]],
  ["vehicle", { words: "kdh" }, ["BBBB-0002"]],
  ["part of an address", { words: "@example.lk" }, ["CCCC-0003", "AAAA-0001"]],
  ["reference", { words: "cccc-0003" }, ["CCCC-0003"]],
  ["number, as dialled at home", { words: "077 123 4567" }, ["BBBB-0002", "AAAA-0001"]],
  ["number, as dialled from abroad", { words: "+94771234567" }, ["BBBB-0002", "AAAA-0001"]],
  ["signs that mean something to a database", { words: "%_\\ ' \0" }, []],
  ["kind and words", { kind: "enquiry", words: "nimal" }, ["AAAA-0001"]],
]

describeOnEachDatabase("the office's list of enquiries", (open) => {
  it("fails once where the database does, with nothing left that nobody catches", async () => {
    const db = await open()
    await db.schema.dropTable("desk_entries").execute()
    const desk = new DatabaseEnquiryDesk(db)
    await expect(desk.counts(NOW)).rejects.toThrow(/desk_entries/)
    // Every other count has failed as well by the time that one more question is answered.
    await expect(desk.page(asking({}))).rejects.toThrow(/desk_entries/)
  })

  it("has all kinds, the newest first, each with what its form asks", async () => {
    const db = await open()
    await record(db, HIRE_ENQUIRY, "AAAA-0001", 1)
    await record(db, BOOKING, "BBBB-0002", 2)
    await record(db, CONTACT_MESSAGE, "CCCC-0003", 3)
    const { entries, next } = await new DatabaseEnquiryDesk(db).page(asking({}))
    expect(next).toBeNull()
    expect(entries).toEqual([
      {
        receivedAt: at(3),
        reference: "CCCC-0003",
        kind: "contact",
        state: "new",
        mailNotSent: false,
        summary: {
          name: "Nimal Silva",
          contactNumber: null,
          email: "nimal@example.lk",
          vehicle: null,
          service: null,
          pickUpAt: null,
          returnAt: null,
          total: null,
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

  it("is filtered by each thing that the office looks for", async () => {
    const db = await open()
    await record(db, HIRE_ENQUIRY, "AAAA-0001", 1)
    await record(db, BOOKING, "BBBB-0002", 2)
    await record(db, CONTACT_MESSAGE, "CCCC-0003", 3)
    await db.updateTable("desk_entries").set({ state: "spam" }).where("reference", "=", "CCCC-0003").execute()
    for (const [name, filter, references] of FILTERS) {
      expect(await referencesOf(db, filter), name).toEqual(references)
    }
  })

  it("goes on where the page before ended, also among enquiries of the same moment", async () => {
    const db = await open()
    const count = 2 * DESK_PAGE_SIZE + 3
    for (let i = 0; i < count; i++) await record(db, CONTACT_MESSAGE, `AAAA-${1_000 + i}`, Math.floor(i / 30))
    const desk = new DatabaseEnquiryDesk(db)
    const seen: string[] = []
    const sizes: number[] = []
    for (let after: Parameters<typeof desk.page>[0]["after"] = null; ; ) {
      const page = await desk.page({ ...asking({}), after })
      seen.push(...page.entries.map(({ reference }) => reference))
      sizes.push(page.entries.length)
      if (!page.next) break
      after = page.next
    }
    expect(sizes).toEqual([DESK_PAGE_SIZE, DESK_PAGE_SIZE, 3])
    expect(seen).toEqual(Array.from({ length: count }, (_, i) => `AAAA-${999 + count - i}`))
  })

  it("is looked through only so far at once, and says where to look on", async () => {
    const db = await open()
    await record(db, BOOKING, "AAAA-0001", 0)
    for (let i = 2; i < 9; i++) await record(db, CONTACT_MESSAGE, `AAAA-000${i}`, i)
    const desk = new DatabaseEnquiryDesk(db, 5)
    const first = await desk.page(asking({ words: "anna" }))
    expect(first).toMatchObject({ entries: [], next: { reference: "AAAA-0004", receivedAt: at(4) } })
    const second = await desk.page({ ...asking({ words: "anna" }), after: first.next })
    expect(second).toMatchObject({ entries: [{ reference: "AAAA-0001" }], next: null })
  })

  it("follows a visitor who sends the form once more with other answers", async () => {
    const db = await open()
    await record(db, CONTACT_MESSAGE, "AAAA-0001", 0, "form")
    await record(db, { ...CONTACT_MESSAGE, name: "Kamal Silva" }, "BBBB-0002", 1, "form")
    expect(await referencesOf(db, { words: "nimal silva" })).toEqual(["AAAA-0001"])
    expect(await referencesOf(db, { words: "kamal" })).toEqual(["AAAA-0001"])
    expect(await referencesOf(db, {})).toEqual(["AAAA-0001"])
    expect((await new DatabaseEnquiryDesk(db).find("AAAA-0001", NOW))?.amendedAt).toEqual(at(1))
  })

  it("names each vehicle that was asked for once", async () => {
    const db = await open()
    const desk = new DatabaseEnquiryDesk(db)
    expect(await desk.vehicles()).toEqual([])
    await record(db, CONTACT_MESSAGE, "CCCC-0003", 3)
    expect(await desk.vehicles()).toEqual([])
    for (const seconds of [0, 1]) await record(db, HIRE_ENQUIRY, `AAAA-000${seconds}`, seconds)
    await record(db, BOOKING, "BBBB-0002", 2)
    expect(await desk.vehicles()).toEqual(["Toyota KDH Hi Roof Van 14 Seater", "bus"])
  })

  it("counts each state", async () => {
    const db = await open()
    await record(db, CONTACT_MESSAGE, "AAAA-0001", 0)
    await record(db, BOOKING, "BBBB-0002", 1)
    await db
      .updateTable("desk_entries")
      .set({ state: "confirmed" })
      .where("reference", "=", "BBBB-0002")
      .execute()
    const counts = { all: 2, new: 1, contacted: 0, confirmed: 1, declined: 0, spam: 0, mailNotSent: 0 }
    expect(await new DatabaseEnquiryDesk(db).counts(NOW)).toEqual(counts)
    expect(await new DatabaseEnquiryDesk(db).newCount()).toBe(1)
  })

  it("tells of a message that failed, with each try, and no longer when it has arrived", async () => {
    const db = await open()
    const delivery = await DeliveryDesk.open(db)
    try {
      const { reference } = await delivery.record(CONTACT_MESSAGE)
      const desk = new DatabaseEnquiryDesk(db)
      const isListed = async () =>
        (await desk.page({ ...asking({ mailNotSent: true }), now: delivery.now })).entries.length === 1
      expect(await isListed()).toBe(false)
      delivery.service.answerWith("500")
      await delivery.dispatcher().deliverDue()
      expect(await isListed()).toBe(true)
      expect(await desk.counts(delivery.now)).toMatchObject({ mailNotSent: 1 })
      expect(await desk.find(reference, delivery.now)).toMatchObject({
        enquiry: { reference, content: CONTACT_MESSAGE },
        state: "new",
        mailNotSent: true,
        message: { state: "waiting", isBeingTried: false },
        attempts: [{ channel: "formService", failure: "failed" }],
      })
      delivery.service.answerWith("ok")
      delivery.passSeconds(60)
      await delivery.dispatcher().deliverDue()
      expect(await isListed()).toBe(false)
      expect((await desk.find(reference, delivery.now))?.attempts.map(({ failure }) => failure)).toEqual([
        null,
        "failed",
      ])
    } finally {
      await delivery.close()
    }
  })

  it("finds nothing under a reference that nobody has", async () => {
    const desk = new DatabaseEnquiryDesk(await open())
    for (const text of ["0000-0000", "", "\0"]) expect(await desk.find(text, NOW)).toBeNull()
  })
})

function at(seconds: number): Date {
  return new Date(RECEIVED_AT.getTime() + seconds * 1_000)
}

function asking(filter: Partial<DeskFilter>) {
  return { ...ANY, ...filter, after: null, now: NOW }
}

async function referencesOf(db: Database, filter: Partial<DeskFilter>): Promise<string[]> {
  const { entries } = await new DatabaseEnquiryDesk(db).page(asking(filter))
  return entries.map(({ reference }) => reference)
}

async function record(
  db: Database,
  content: EnquiryContent,
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
