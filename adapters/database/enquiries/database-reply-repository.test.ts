import { beforeEach, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import type { EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { CONTACT_MESSAGE, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { anonymiseEnquiry } from "../privacy/anonymise-enquiry.ts"
import { DatabaseEnquiryRepository } from "./database-enquiry-repository.ts"
import { DatabaseReplyRepository } from "./database-reply-repository.ts"

const NIMAL = { id: "nimal", name: "Nimal" }
const REFERENCE = "7K4M-2Q9T"
const EMAIL = { subject: "Your bus", text: "We have one with a fridge." }
const REPLY: EnquiryChange = {
  version: 1,
  state: "contacted",
  note: null,
  email: EMAIL,
  by: NIMAL,
  now: RECEIVED_AT,
}

describeOnEachDatabase("replies", (open) => {
  let db: Database
  let repository: DatabaseReplyRepository
  let enquiryId: string

  beforeEach(async () => {
    db = await open()
    repository = new DatabaseReplyRepository(db)
    const draft = { formKey: "form", content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT }
    const { enquiry } = await new DatabaseOutbox(db).record({ ...draft, newReference: () => REFERENCE })
    enquiryId = enquiry.id
  })

  const reply = (reference: string, change: EnquiryChange) =>
    new DatabaseEnquiryRepository(db).change(reference, change)
  const findEnquiry = () => new DatabaseEnquiryRepository(db).find(REFERENCE, RECEIVED_AT)
  const emails = () =>
    db
      .selectFrom("emails")
      .innerJoin("deliveries", "deliveries.email_id", "emails.id")
      .select(["to_address", "subject", "body", "state"])
      .execute()

  it("are emails to the visitor, in the history of their enquiry", async () => {
    expect(await reply(REFERENCE, REPLY)).toEqual({ emailId: expect.any(String) })
    expect(await findEnquiry()).toMatchObject({
      state: "contacted",
      version: 2,
      history: [{ by: "Nimal", from: "new", to: "contacted", email: EMAIL }],
    })
    expect(await emails()).toMatchObject([{ to_address: CONTACT_MESSAGE.email, state: "waiting" }])
    expect(await repository.repliesTo(enquiryId, RECEIVED_AT)).toMatchObject([
      { subject: EMAIL.subject, state: "waiting", isBeingAttempted: false, attempts: [] },
    ])
  })

  it("are recorded together with the note and the state of the same change", async () => {
    const sentElsewhere = { channel: "whatsapp", text: "We have one." } as const
    const note = "She asked for a fridge"
    expect(await reply(REFERENCE, { ...REPLY, note, sentElsewhere })).toMatchObject({
      emailId: expect.any(String),
    })
    expect((await findEnquiry())?.history).toMatchObject([{ note, sentElsewhere, email: EMAIL }])
  })

  it("are listed before the copy that the visitor asked for, which is no reply in the history", async () => {
    const newReference = () => "AAAA-0001"
    const draft = { formKey: "with copy", content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT, newReference }
    const writeCopy = () => ({ subject: "Your message", text: "All lines" })
    const { enquiry } = await new DatabaseOutbox(db).record({ ...draft, writeCopy })
    await reply("AAAA-0001", REPLY)
    const replies = await repository.repliesTo(enquiry.id, RECEIVED_AT)
    expect(replies.map(({ subject }) => subject)).toEqual([EMAIL.subject, "Your message"])
    const { history } = (await new DatabaseEnquiryRepository(db).find("AAAA-0001", RECEIVED_AT)) ?? {}
    expect(history?.map(({ email }) => email?.subject)).toEqual([EMAIL.subject])
  })

  it("are recorded once when two users reply at the same time", async () => {
    const outcomes = await Promise.all([reply(REFERENCE, REPLY), reply(REFERENCE, REPLY)])
    expect(outcomes.filter((outcome) => outcome === "stale")).toHaveLength(1)
    expect(await emails()).toHaveLength(1)
  })

  it("are not written to an unknown enquiry, and an unknown one is not sent again", async () => {
    expect(await reply("0000-0000", REPLY)).toBe("gone")
    for (const unknownId of ["no such email", "\0"])
      expect(await repository.resend(REFERENCE, unknownId, NIMAL, RECEIVED_AT)).toBe("gone")
    expect(await emails()).toEqual([])
  })

  it("are erased with the enquiry and then not sent, and no further reply is possible", async () => {
    await reply(REFERENCE, REPLY)
    const row = await db
      .selectFrom("enquiries")
      .select(["id", "reference", "received_at", "content"])
      .executeTakeFirstOrThrow()
    const now = new Date(RECEIVED_AT.getTime() + 1000)
    await db
      .transaction()
      .execute((transaction) => anonymiseEnquiry(transaction, row, { reason: "erased", now }))
    expect(await emails()).toEqual([{ to_address: "", subject: "", body: "", state: "abandoned" }])
    expect(await reply(REFERENCE, { ...REPLY, version: 3 })).toBe("gone")
    const [email] = await repository.repliesTo(enquiryId, now)
    expect(await repository.resend(REFERENCE, email?.id ?? "", NIMAL, now)).toBe("gone")
  })
})
