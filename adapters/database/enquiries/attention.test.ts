import { expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { Tables } from "#adapters/database/tables.ts"
import type { EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { describeOnEachDatabase, describeOnSqlite } from "#tests/support/databases.ts"
import { queryPlanOf } from "#tests/support/query-plan.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { enquiriesChangedWithoutEmail, readAttention } from "./attention.ts"
import { DatabaseEnquiryRepository } from "./database-enquiry-repository.ts"

const NOW = new Date("2026-12-12T07:30:00Z")
const EARLIER = new Date("2026-12-12T05:00:00Z")
const LONG_AGO = new Date("2026-10-12T05:00:00Z")
const NIMAL = { id: "1", name: "Nimal" }
const EMAIL = { subject: "Your question", text: "Yes" }

async function record(db: Database, reference: string, receivedAt = EARLIER): Promise<string> {
  const { enquiry } = await new DatabaseOutbox(db).record({
    formKey: reference,
    content: CONTACT_MESSAGE,
    receivedAt,
    newReference: () => reference,
  })
  return enquiry.id
}

function change(db: Database, reference: string, values: Partial<EnquiryChange>) {
  const common = { version: 1, state: "contacted", note: null, by: NIMAL, now: EARLIER } as const
  return new DatabaseEnquiryRepository(db).change(reference, { ...common, ...values })
}

function setDelivery(db: Database, id: string, values: Partial<Tables["deliveries"]>) {
  return db.updateTable("deliveries").set(values).where("id", "=", id).execute()
}

const referencesIn = async (db: Database) =>
  (await readAttention(db, NOW)).enquiries.map(({ reference }) => reference).toSorted()

describeOnEachDatabase("the records of what needs attention", (open) => {
  it("have enquiries with a recent change by the staff that no email has followed, with their history", async () => {
    const db = await open()
    await record(db, "AAAA-0001")
    await change(db, "AAAA-0001", { state: "cancelled", note: "She wrote" })
    await record(db, "BBBB-0002")
    await change(db, "BBBB-0002", { state: "cancelled", note: "She wrote", email: EMAIL })
    await record(db, "CCCC-0003", LONG_AGO)
    await change(db, "CCCC-0003", { state: "cancelled", note: "She wrote", now: LONG_AGO })
    await record(db, "DDDD-0004")
    await change(db, "DDDD-0004", { state: "spam" })
    await record(db, "EEEE-0005")
    await change(db, "EEEE-0005", { state: "new", note: "Ask Nimal" })
    expect((await readAttention(db, NOW)).enquiries).toMatchObject([
      {
        reference: "AAAA-0001",
        visitor: CONTACT_MESSAGE.name,
        enquiry: { content: { kind: "contact" } },
        state: "cancelled",
        returnAt: null,
        hasFailedEmail: false,
        history: [{ by: "Nimal", from: "new", to: "cancelled", note: "She wrote", email: null }],
      },
    ])
    await change(db, "AAAA-0001", { version: 2, state: "cancelled", email: EMAIL })
    expect(await referencesIn(db)).toEqual([])
  })

  it("have enquiries with an email to the customer that failed", async () => {
    const db = await open()
    await record(db, "AAAA-0001")
    const outcome = await change(db, "AAAA-0001", { email: EMAIL })
    const emailId = typeof outcome === "object" ? (outcome.emailId ?? "") : ""
    expect(await referencesIn(db)).toEqual([])
    await setDelivery(db, emailId, { state: "abandoned" })
    expect((await readAttention(db, NOW)).enquiries).toMatchObject([
      { reference: "AAAA-0001", hasFailedEmail: true, history: [{ email: EMAIL }] },
    ])
  })

  it("have the recent enquiries that were not delivered to the company", async () => {
    const db = await open()
    for (const [reference, receivedAt] of [
      ["AAAA-0001", EARLIER],
      ["BBBB-0002", LONG_AGO],
    ] as const) {
      const id = await record(db, reference, receivedAt)
      expect((await readAttention(db, NOW)).undeliveredReferences).not.toContain(reference)
      await setDelivery(db, id, { state: "abandoned" })
    }
    expect((await readAttention(db, NOW)).undeliveredReferences).toEqual(["AAAA-0001"])
  })

  it("have the number of the office's own recent emails that failed, and not those to customers", async () => {
    const db = await open()
    const id = await record(db, "AAAA-0001")
    const email = (writtenAt: Date, enquiryId: string | null) =>
      recordEmail(db, {
        kind: "visitorNotice",
        writtenAt,
        expiresAt: null,
        to: enquiryId && CONTACT_MESSAGE.email,
        ...EMAIL,
        answers: enquiryId === null ? null : { enquiryId, version: null },
      })
    const failedOwnEmailCount = async () => (await readAttention(db, NOW)).failedOwnEmailCount
    const noEnquiry = null
    const ownEmailId = await email(EARLIER, noEnquiry)
    for (const uncountedEmailId of [await email(LONG_AGO, noEnquiry), await email(EARLIER, id)])
      await setDelivery(db, uncountedEmailId, { state: "abandoned" })
    expect(await failedOwnEmailCount()).toBe(0)
    await setDelivery(db, ownEmailId, { attempts: 1 }) // its attempt has ended, and it still waits
    expect(await failedOwnEmailCount()).toBe(1)
    await setDelivery(db, ownEmailId, { state: "delivered" })
    expect(await failedOwnEmailCount()).toBe(0)
  })
})

// On PostgreSQL an empty table needs no index.
describeOnSqlite("the changes that no email has followed", (open, locate) => {
  it("are found in an index of the times", async () => {
    const db = await open()
    const plan = await queryPlanOf(db, enquiriesChangedWithoutEmail(db, NOW), locate)
    expect(plan).toContain("enquiry_events_by_time")
    expect(plan).toContain("emails_of_enquiry")
  })
})
