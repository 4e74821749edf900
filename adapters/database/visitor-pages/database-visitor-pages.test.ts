import { expect, it } from "vitest"
import { databaseCalendar } from "#adapters/database/calendar/database-calendar.ts"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseEnquiryRepository } from "#adapters/database/enquiries/database-enquiry-repository.ts"
import { DatabaseReplyRepository } from "#adapters/database/enquiries/database-reply-repository.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { renewSecrets } from "#adapters/database/secrets/secret.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import type { EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { ALL_ENQUIRIES } from "#domain/enquiry/inbox-order.ts"
import { AFTER_SENDING_MINUTES, PAGE_LIMITS } from "#domain/visitor-page/visitor-pages.ts"
import { seedFleet } from "#seed/fleet.ts"
import { visitorPageEmails } from "#server/delivery/visitor-page-emails.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { agreedFor } from "#tests/support/sample-agreed.ts"
import { BOOKING, CONTACT_MESSAGE, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { at, december } from "#tests/support/wall-times.ts"
import { DatabaseVisitorPages } from "./database-visitor-pages.ts"

const NIMAL = { id: "1", name: "Nimal" }
const VAN = "toyota-kdh-hi-roof-van-14-seater"
const ANNA = "AAAA-0001"
const RUWAN = "BBBB-0002"
const TERMS = agreedFor(VAN, december("12 09", "14 10")) // from the 12th at 9:00 to the 14th at 10:00
const NOW = RECEIVED_AT
const DURING_RENTAL = new Date("2026-12-13T06:00:00Z")

/** Records bookings of Anna and Ruwan with the same email address. `link` is the link to the page of Anna's booking. */
async function openPages(db: Database, content: FormContent = BOOKING) {
  await fillCatalogue(db, seedFleet)
  const outbox = new DatabaseOutbox(db)
  for (const reference of [ANNA, RUWAN]) {
    const draft = { formKey: `form ${reference}`, content, receivedAt: RECEIVED_AT }
    await outbox.record({ ...draft, newReference: () => reference })
  }
  const emailIds: string[] = []
  const reopen = () =>
    DatabaseVisitorPages.open(db, {
      emails: visitorPageEmails({
        siteUrl: "https://www.example.lk",
        officeUrl: "https://office.example.lk",
        companyName: "Rent Car Service",
      }),
      pageLimiter: new DatabaseRateLimiter(db, "page "),
      linkLimiter: new DatabaseRateLimiter(db, "link "),
      enquiryOfForm: (reference, formKey) => outbox.findOfForm(reference, formKey),
      onEmail: (emailId) => void emailIds.push(emailId),
      onError: (error) => {
        throw error
      },
    })
  const pages = await reopen()
  const enquiries = new DatabaseEnquiryRepository(db)
  const record = async (reference = ANNA) => {
    const found = await enquiries.find(reference, NOW)
    if (!found) throw new Error(`no ${reference}`)
    return found
  }
  const change = async (change: Partial<EnquiryChange>) => {
    const { version, state } = await record()
    return enquiries.change(ANNA, { version, state, note: null, by: NIMAL, now: NOW, ...change })
  }
  const link = { reference: ANNA, key: pages.keyOf((await record()).enquiry.id) }
  const find = (reference: string, key: string, { clientAddress = "192.0.2.1", now = NOW } = {}) =>
    pages.find({ reference, key }, { clientAddress, now })
  const emails = () => db.selectFrom("emails").select(["kind", "to_address", "subject", "body"]).execute()
  return { db, pages, reopen, enquiries, record, change, link, find, emails, emailIds }
}

const offer = (validUntil = at("2026-11-30T12:00")) => ({ terms: TERMS, offer: { validUntil } })

describeOnEachDatabase("a visitor's page", (open) => {
  it("is found by its own key only, and a wrong key has the same result as an unknown reference", async () => {
    const { find, link, pages, record } = await openPages(await open())
    expect(await find(ANNA, link.key)).toMatchObject({
      state: "found",
      record: { enquiry: { reference: ANNA } },
    })
    const keyOfOther = pages.keyOf((await record(RUWAN)).enquiry.id)
    const unknownPage = { state: "unknown" }
    expect(await find(ANNA, keyOfOther)).toEqual(unknownPage)
    expect(await find("0000-0000", link.key)).toEqual(unknownPage)
    expect(await find("\0", "\0")).toEqual(unknownPage)
  })

  it("expires 90 days after the rental, and when the data are erased", async () => {
    const { find, link, pages } = await openPages(await open())
    const lastMinute = new Date("2027-03-29T02:30:00Z")
    const minuteAfter = new Date("2027-03-29T02:31:00Z")
    expect(await find(ANNA, link.key, { now: lastMinute })).toMatchObject({ state: "found" })
    expect(await find(ANNA, link.key, { now: minuteAfter })).toEqual({ state: "expired" })
    expect(await find(RUWAN, link.key, { now: minuteAfter })).toEqual({ state: "unknown" })
    expect(await pages.cancel(link, { reason: null, now: minuteAfter })).toBe("gone")
    expect(await pages.erase(link, NOW)).toBe("done")
    expect(await find(ANNA, link.key)).toEqual({ state: "expired" })
  })

  it("keeps its link for one renewal of the keys, and loses it at the second", async () => {
    const { db, link, reopen } = await openPages(await open())
    const visit = { clientAddress: "192.0.2.1", now: NOW }
    await renewSecrets(db)
    expect(await (await reopen()).find(link, visit)).toMatchObject({ state: "found" })
    await renewSecrets(db)
    expect(await (await reopen()).find(link, visit)).toEqual({ state: "unknown" })
  })

  it("is limited by the client's address", async () => {
    const { find, link } = await openPages(await open())
    for (let request = 0; request < PAGE_LIMITS.perMinute; request++) await find(ANNA, "wrong")
    expect(await find(ANNA, link.key)).toMatchObject({ state: "tooMany", retryAfterSeconds: 60 })
    expect(await find(ANNA, link.key, { clientAddress: "198.51.100.7" })).toMatchObject({ state: "found" })
  })

  it("has a link that is shown only to the browser that submitted the form, for half an hour", async () => {
    const { link, pages } = await openPages(await open())
    const linkAfter = (formKey: string, minutes: number) =>
      pages.linkAfterSending({ reference: ANNA, formKey, now: new Date(NOW.getTime() + minutes * 60_000) })
    expect(await linkAfter(`form ${ANNA}`, AFTER_SENDING_MINUTES)).toEqual(link)
    expect(await linkAfter(`form ${RUWAN}`, 0)).toBeNull()
    expect(await linkAfter(`form ${ANNA}`, AFTER_SENDING_MINUTES + 1)).toBeNull()
  })
})

describeOnEachDatabase("on a visitor's page an offer", (open) => {
  it("is accepted once, as an event of the visitor that the office sees in its inbox", async () => {
    const { enquiries, link, pages, change, record, emails, emailIds } = await openPages(await open())
    await change(offer())
    const hasVisitorMessage = async () =>
      (await enquiries.page({ ...ALL_ENQUIRIES, after: null, now: NOW })).entries.find(
        ({ reference }) => reference === ANNA,
      )?.hasVisitorMessage
    expect(await hasVisitorMessage()).toBe(false)
    const before = await enquiries.version(NOW)
    const revision = (await record()).agreed?.revision ?? 0
    expect(await pages.accept(link, { revision, now: NOW })).toBe("done")
    expect(await pages.accept(link, { revision, now: NOW })).toBe("done")
    const { agreed, state, history } = await record()
    expect(agreed).toMatchObject({ revision, offer: { acceptedAt: NOW }, terms: TERMS })
    expect(state).toBe("new")
    expect(history).toHaveLength(2)
    expect(history[0]).toMatchObject({
      author: "visitor",
      by: "",
      note: null,
      changes: [{ field: "offer", from: null, to: "accepted" }],
    })
    expect((await enquiries.version(NOW)).version).not.toBe(before.version)
    expect(await hasVisitorMessage()).toBe(true)
    const [notice, ...others] = await emails()
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: "visitorNotice",
      to_address: null,
      subject: `Offer accepted: ${ANNA}`,
    })
    expect(notice?.body).toContain(`https://office.example.lk/office/enquiries/${ANNA}`)
    expect(emailIds).toHaveLength(1)
    await change({ note: "Called" })
    expect(await hasVisitorMessage()).toBe(false)
  })

  it.each([
    ["withdrawn", { offer: "withdrawn" }, "withdrawn"],
    ["replaced by other terms", { terms: agreedFor(VAN, december("13 09", "15 10")) }, "changed"],
    ["replaced by another offer", offer(), "changed"],
    ["ended by a declined booking", { state: "declined" }, "ended"],
  ] as const)("cannot be accepted, and nothing changes, after it was %s", async (_, laterChange, problem) => {
    const { link, pages, change, record, emails } = await openPages(await open())
    await change(offer())
    const shownRevision = (await record()).agreed?.revision ?? 0
    await change(laterChange)
    const before = await record()
    expect(await pages.accept(link, { revision: shownRevision, now: NOW })).toBe(problem)
    expect(await record()).toEqual(before)
    expect(await emails()).toEqual([])
  })

  it("is not accepted after its validity", async () => {
    const { link, pages, change, record } = await openPages(await open())
    await change(offer(at("2026-11-22T04:03"))) // a minute before `NOW`, in Sri Lanka
    const revision = (await record()).agreed?.revision ?? 0
    expect(await pages.accept(link, { revision, now: NOW })).toBe("expired")
    expect((await record()).agreed?.offer?.acceptedAt).toBeNull()
  })

  it("is either accepted or withdrawn when both happen at the same time", async () => {
    const { link, pages, change, record } = await openPages(await open())
    await change(offer())
    const revision = (await record()).agreed?.revision ?? 0
    const [acceptanceOutcome, withdrawalOutcome] = await Promise.all([
      pages.accept(link, { revision, now: NOW }),
      change({ offer: "withdrawn" }),
    ])
    const { agreed } = await record()
    if (acceptanceOutcome === "done" && withdrawalOutcome === "stale")
      expect(agreed?.offer?.acceptedAt).toEqual(NOW)
    else expect(agreed?.offer).toBeNull()
  })
})

describeOnEachDatabase("on a visitor's page a booking", (open) => {
  it("is cancelled with its entry in the calendar", async () => {
    const { db, link, pages, change, record } = await openPages(await open())
    await change({ state: "confirmed", terms: TERMS })
    const calendar = databaseCalendar(db)
    expect(await calendar.bookingsOf(ANNA)).toHaveLength(1)
    expect(await pages.cancel(link, { reason: "Flight cancelled", now: NOW })).toBe("done")
    expect(await calendar.bookingsOf(ANNA)).toEqual([])
    const { state, history } = await record()
    expect(state).toBe("cancelled")
    expect(history[0]).toMatchObject({ author: "visitor", from: "confirmed", note: "Flight cancelled" })
    expect(await pages.cancel(link, { reason: null, now: NOW })).toBe("done")
    expect((await record()).history).toHaveLength(history.length)
    expect(await pages.requestChange(link, { text: "Again, please", now: NOW })).toBe("ended")
  })

  it("is not cancelled after the pick-up", async () => {
    const { db, link, pages, change, record } = await openPages(await open())
    await change({ state: "confirmed", terms: TERMS })
    expect(await pages.cancel(link, { reason: null, now: DURING_RENTAL })).toBe("tooLate")
    expect((await record()).state).toBe("confirmed")
    expect(await databaseCalendar(db).bookingsOf(ANNA)).toHaveLength(1)
  })

  it("has the visitor's request as a note in its history, and is otherwise unchanged", async () => {
    const { link, pages, record, emails } = await openPages(await open())
    expect(await pages.requestChange(link, { text: "A child seat, please", now: NOW })).toBe("done")
    expect(await record()).toMatchObject({
      state: "new",
      agreed: null,
      history: [{ author: "visitor", note: "A child seat, please", from: "new", to: "new" }],
    })
    const [notice] = await emails()
    expect(notice?.subject).toBe(`Wrote a message: ${ANNA}`)
    expect(notice?.body).not.toContain("child seat")
  })

  it("is erased without other enquiries, and not while its rental is confirmed", async () => {
    const { link, pages, change, record } = await openPages(await open())
    await change({ state: "confirmed", terms: TERMS })
    expect(await pages.erase(link, DURING_RENTAL)).toBe("upcomingRental")
    expect((await record()).anonymised).toBeNull()
    await change({ state: "cancelled", note: "By telephone" })
    expect(await pages.erase(link, NOW)).toBe("done")
    expect((await record()).anonymised).toMatchObject({ reason: "erased" })
    expect((await record(RUWAN)).anonymised).toBeNull()
  })
})

describeOnEachDatabase("the link of a visitor's page", (open) => {
  // The results of a request: the seconds to wait until the next one.
  const ACCEPTED = 0
  const REFUSED_FOR_A_MINUTE = 60

  const linkRequest = (email: string, reference = ANNA, clientAddress = "192.0.2.1") => {
    return { reference, email, clientAddress, now: NOW }
  }

  it("is sent to the email address of the enquiry only, ignoring upper and lower case", async () => {
    const { db, link, pages, record, emails, emailIds } = await openPages(await open(), CONTACT_MESSAGE)
    expect(await pages.sendLink(linkRequest("stranger@example.com"))).toBe(ACCEPTED)
    expect(await pages.sendLink(linkRequest(CONTACT_MESSAGE.email, "0000-0000"))).toBe(ACCEPTED)
    await pages.close()
    expect(await emails()).toEqual([])
    expect(await pages.sendLink(linkRequest(CONTACT_MESSAGE.email.toUpperCase()))).toBe(ACCEPTED)
    await pages.close()
    const [email] = await emails()
    expect(email).toMatchObject({ kind: "visitorLink", to_address: CONTACT_MESSAGE.email })
    expect(email?.body).toContain(`https://www.example.lk/my/${ANNA}/${link.key}\n`)
    expect(emailIds).toHaveLength(1)
    const { enquiry } = await record()
    expect(await new DatabaseReplyRepository(db).repliesTo(enquiry.id, NOW)).toHaveLength(1)
    expect(await pages.erase(link, NOW)).toBe("done")
    expect(await emails()).toMatchObject([{ to_address: "", body: "" }])
  })

  it("is rate limited for each mailbox, for all clients together", async () => {
    const { pages } = await openPages(await open())
    expect(await pages.sendLink(linkRequest("a@example.com", ANNA, "192.0.2.1"))).toBe(ACCEPTED)
    expect(await pages.sendLink(linkRequest("a@example.com", ANNA, "192.0.2.2"))).toBe(ACCEPTED)
    expect(await pages.sendLink(linkRequest("A@example.com", ANNA, "192.0.2.3"))).toBe(REFUSED_FOR_A_MINUTE)
    expect(await pages.sendLink(linkRequest("b@example.com", ANNA, "192.0.2.3"))).toBe(ACCEPTED)
    await pages.close()
  })
})
