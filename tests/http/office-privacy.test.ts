import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parseDocument, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { changeState, confirmBooking, savedAt } from "./booking-pages.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
let kumari: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
  await sendFromVisitor(`/cars/${VAN.id}`, BOOKING)
  await sendFromVisitor("/contact", { ...CONTACT, email: "Zenobia@Example.com" })
  await sendFromVisitor("/home", ENQUIRY)
})
afterAll(() => site.remove())

async function sendFromVisitor(path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
}

/** The query of a visitor, by a reference that no enquiry has. */
const UNKNOWN_VISITOR = "of=7K4M-2Q9T"

const viewIn = async (response: Response) => viewOf(await response.text())
const open = async (path: string, browser = owner) => viewIn(await browser.open(path))

/** The lines of a page of the history, the latest one first. */
async function historyOf(query = ""): Promise<string[]> {
  return eventsIn(await open(`/office/history${query}`))
}

function eventsIn(page: View): string[] {
  return page.all("main ol > li").map(({ textContent }) => textContent)
}

describe("a member who is not an owner", () => {
  const PAGES = [
    "/office/history",
    "/office/privacy",
    `/office/privacy?${UNKNOWN_VISITOR}`,
    `/office/privacy/visitor?${UNKNOWN_VISITOR}`,
    `/office/privacy/erase?${UNKNOWN_VISITOR}`,
  ]
  it.each(PAGES)("sees at %s only that the page is for owners", async (path) => {
    const response = await kumari.open(path)
    expect(response.status).toBe(403)
    const page = await viewIn(response)
    page.getByRole("heading", { name: "Only an owner can do this" })
    expect(page.element.outerHTML).not.toContain("Quagmire")
  })

  it.each([
    ["/office/privacy", { version: "1", anonymiseAfterMonths: "6", keepHistoryMonths: "" }],
    ["/office/privacy", { act: "preview", q: "zenobia@example.com" }],
    [`/office/privacy/export?${UNKNOWN_VISITOR}`, { as: "file" }],
    [`/office/privacy/erase?${UNKNOWN_VISITOR}`, { again: "zenobia@example.com", seen: "" }],
  ])("submits nothing at %s", async (path, fields) => {
    expect((await kumari.submit(path, fields)).status).toBe(403)
    expect(redirectTarget(await new StaffBrowser(site.url).submit(path, fields))).toMatch("/office/sign-in")
    expect((await owner.submit(path, fields, "https://evil.example")).status).toBeGreaterThanOrEqual(400)
  })

  it("has changed nothing with these requests", async () => {
    expect((await open("/office/history?about=visitor")).text).toContain("No matching changes")
    expect((await open("/office/privacy")).text).toContain(
      "Enquiries older than 24 months are anonymised, once a day.",
    )
  })
})

describe("the history", () => {
  it("shows who invited whom, newest first, and is filtered by subject, person, search text and day", async () => {
    const page = await open("/office/history")
    const events = eventsIn(page)
    const invited = events.findIndex((event) => event.includes("Nimal made a link for a new account."))
    const added = events.findIndex((event) => event.includes("Kumari added the account of Kumari"))
    expect(added).toBeGreaterThanOrEqual(0)
    expect(invited).toBeGreaterThan(added)
    expect(page.getAllByRole("link", { name: "Kumari" })[0]?.getAttribute("href")).toBe("/office/staff")
    expect(page.text).toContain("second factor: phone")
    expect((await historyOf("?q=kumari")).filter((event) => event.includes("Nimal"))).toEqual([])
    expect((await historyOf("?by=site")).join()).toContain("The site made a link")
    expect((await open("/office/history?about=vehicle")).text).toContain("No matching changes")
    expect((await open("/office/history?to=2026-01-01")).text).toContain("No matching changes")
    expect((await historyOf("?about=nothing&after=nothing&by=%00")).join()).toContain("Kumari")
  })

  it("shows an error for an invalid date, with the submitted text", async () => {
    const response = await owner.open("/office/history?from=31/12/2026")
    expect(response.status).toBe(422)
    expect((await viewIn(response)).value("from")).toBe("31/12/2026")
  })

  it("cannot be changed", async () => {
    expect((await owner.submit("/office/history", { remove: "everything" })).status).toBe(405)
  })
})

describe("one visitor's data", () => {
  // The tests run in order: each continues from the state that the previous one left.
  const search = (q: string) => owner.submit("/office/privacy", { act: "preview", q })
  let visitorQuery = ""

  it("are found by email, number and reference, and are in no URL", async () => {
    const found = redirectTarget(await search(" zenobia@example.com"))
    visitorQuery = found?.replace("/office/privacy?", "") ?? ""
    expect(visitorQuery).toMatch(/^of=[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const page = await open(`/office/privacy?${visitorQuery}`)
    page.getByRole("heading", { name: "2 enquiries are theirs" })
    expect(page.text).toContain("Zenobia Quagmire")
    expect(redirectTarget(await search(visitorQuery.replace("of=", "").toLowerCase()))).toBe(found)
    const byNumber = redirectTarget(await search("077 987 6543")) ?? ""
    expect(byNumber).toMatch(/&as=number$/)
    expect((await open(byNumber)).text).toContain("zebulon@example.com")
  })

  it("are listed with those of another address and the same number only once an owner selected them", async () => {
    const page = await open(`/office/privacy?${visitorQuery}`)
    page.getByRole("heading", { name: /more (is|are) perhaps theirs/ })
    const [checkbox] = page.getAllByRole("checkbox")
    const [reference = ""] = /^\S+/.exec(checkbox?.getAttribute("aria-label") ?? "") ?? []
    const added = await open(`/office/privacy?${visitorQuery}&also=${reference}`)
    added.getByRole("heading", { name: "3 enquiries are theirs" })
    const erase = added.getByRole("link", { name: "Erase it" }).getAttribute("href") ?? ""
    expect(erase).toContain(`also=${reference}`)
    const confirmation = await open(erase)
    expect(confirmation.hrefs("/office/enquiries/")).toContain(`/office/enquiries/${reference}`)
    const wrong = await owner.submit(erase, { seen: confirmation.value("seen"), again: "nobody@example.com" })
    expect(wrong.status).toBe(422)
  })

  it.each([
    ["nobody@example.com", 404, "Nothing is kept under this email, number or reference"],
    ["7K4M-2Q9T", 404, "Nothing is kept under this email, number or reference"],
    ["Zenobia", 422, "Enter an email address, a phone number or a reference"],
    ["\0@example.com", 422, "Enter an email address, a phone number or a reference"],
    [`${"x".repeat(300)}@example.com`, 422, "Enter an email address, a phone number or a reference"],
    ["", 422, "Enter an email address, a phone number or a reference"],
  ])("are not found by '%s'", async (q, status, message) => {
    const response = await search(q)
    expect(response.status).toBe(status)
    const { title, body } = parseDocument(await response.text())
    expect(title).toBe("Error: Office: Privacy")
    const page = viewOf(body)
    expect(page.descriptionOf(page.getByRole("searchbox"))).toContain(message)
    expect(page.text).not.toContain("are theirs")
  })

  it("are exported with everything that is stored, as a file and as a page", async () => {
    const response = await owner.submit(`/office/privacy/export?${visitorQuery}`, { as: "file" })
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="visitor-[\d-]+\.json"$/,
    )
    expect(response.headers.get("cache-control")).toBe("no-store")
    const exported = await response.json()
    expect(exported.enquiries).toMatchObject([
      { kind: "Message", status: "New", sent: { message: CONTACT.message } },
      {
        kind: "Booking",
        sent: { firstName: "Zenobia", pickUpLocation: "Colombo airport", quote: { total: 38930000 } },
        sentToTheOffice: { attempts: [{ channel: "mailbox", failure: null }] },
      },
    ])
    const read = await owner.submit(`/office/privacy/export?${visitorQuery}`, { as: "page" })
    expect(redirectTarget(read)).toBe(`/office/privacy/visitor?${visitorQuery}`)
    const page = await open(`/office/privacy/visitor?${visitorQuery}`)
    for (const stored of [CONTACT.message, "Colombo airport", "Ms Zenobia Quagmire", "LKR 389,300.00"]) {
      expect(page.text).toContain(stored)
    }
    for (const path of ["/office/privacy/export?of=0000-0000", "/office/privacy/export"]) {
      expect(redirectTarget(await owner.submit(path, { as: "file" })), path).toBe("/office/privacy")
    }
    expect(redirectTarget(await owner.open(`/office/privacy/export?${visitorQuery}`))).toBe("/office/privacy")
    expect(redirectTarget(await owner.open("/office/privacy/visitor?of=nobody"))).toBe("/office/privacy")
    expect(redirectTarget(await owner.open("/office/privacy/erase?of=0000-0000"))).toBe("/office/privacy")
    const history = await historyOf("?about=visitor")
    expect(history.filter((event) => event.includes("exported what visitors sent"))).toHaveLength(2)
    expect(history.join()).not.toMatch(/zenobia/i)
  })

  it("are erased only after the search was typed again, on a page that shows all of them", async () => {
    const path = `/office/privacy/erase?${visitorQuery}`
    const page = await open(path)
    expect(page.text).toContain("the personal details in 2 enquiries")
    const versions = page.value("seen")
    for (const again of ["zenobia@example.co", "zebulon@example.com", "077 987 6543", ""]) {
      const wrong = await owner.submit(path, { seen: versions, again })
      expect(wrong.status, again).toBe(422)
      expect((await viewIn(wrong)).value("again")).toBe(again)
    }
    await sendFromVisitor("/contact", { ...CONTACT, email: "zenobia@example.com" })
    const stale = await owner.submit(path, { seen: versions, again: "zenobia@example.com" })
    expect(stale.status).toBe(409)
    const renewed = await viewIn(stale)
    expect(renewed.text).toContain("Something was received or changed")
    expect(renewed.text).toContain("the personal details in 3 enquiries")
    expect((await owner.submit(path, { again: "zenobia@example.com" })).status).toBe(409)
    ;(await open(`/office/privacy?${visitorQuery}`)).getByRole("heading", { name: "3 enquiries are theirs" })
  })

  /** The path of the office's page of the booking. */
  const bookingPath = async () => {
    const list = await open("/office/enquiries?q=toyota&kind=booking")
    const link = viewOf(list.getByRole("rowheader")).getByRole("link")
    return new URL(link.getAttribute("href") ?? "", site.url).pathname
  }

  it("are not erased before a confirmed booking of theirs has ended", async () => {
    const enquiry = await bookingPath()
    expect(redirectTarget(await confirmBooking(owner, enquiry))).toBe(`${enquiry}?done=confirmed#booking`)
    const path = `/office/privacy/erase?${visitorQuery}`
    const page = await open(path)
    expect(page.text).toContain("is a confirmed booking that ends")
    const rejectionResponse = await owner.submit(path, {
      seen: page.value("seen"),
      again: "zenobia@example.com",
    })
    expect(rejectionResponse.status).toBe(409)
    expect((await viewIn(rejectionResponse)).text).toContain("set it to Cancelled first")
    for (const note of ["A later flight", "Zenobia was sorry"]) {
      expect(redirectTarget(await changeState(owner, enquiry, { state: "cancelled", note }))).toBe(
        savedAt(enquiry),
      )
    }
  })

  it("are on no page after the erasure, and those of other visitors still are", async () => {
    const path = `/office/privacy/erase?${visitorQuery}`
    const versions = (await open(path)).value("seen")
    const done = await owner.submit(path, { seen: versions, again: " ZENOBIA@example.com" })
    expect(redirectTarget(done)).toBe("/office/privacy?erased=3")
    expect((await open("/office/privacy?erased=3")).getByRole("status").textContent).toContain(
      "3 enquiries were erased.",
    )
    expect((await open(`/office/privacy?${visitorQuery}`)).text).toContain("Nothing is kept about them")
    const page = await open(await bookingPath())
    expect(page.text).toContain("Personal details were erased")
    expect(page.text).toContain(VAN.name)
    expect(page.text).toContain("389,300.00")
    expect(page.text).toContain("wrote a note, which is no longer kept")
    expect(page.element.outerHTML).not.toMatch(/zenobia|quagmire|987 6543|Colombo airport|mailto:|wa\.me/i)
    const inbox = await open("/office/enquiries")
    expect(inbox.element.outerHTML).not.toMatch(/zenobia/i)
    expect(inbox.getAllByRole("row", { name: /Personal details removed/ })).toHaveLength(3)
    expect(inbox.text).toContain("zebulon@example.com")
    expect((await historyOf("?about=visitor")).join()).toContain("erased what visitors sent")
    const twice = await owner.submit(path, { seen: versions, again: "zenobia@example.com" })
    expect(redirectTarget(twice)).toBe("/office/privacy")
  })
})

describe("a retention period", () => {
  const preview = (months: string, history = "") =>
    owner.open(`/office/privacy?anonymiseAfterMonths=${months}&keepHistoryMonths=${history}`)

  it("is set only after its effect was shown, and not over a concurrent change", async () => {
    const page = await viewIn(await preview("6", "24"))
    expect(page.text).toContain("0 enquiries would be anonymised now.")
    expect(page.text).toContain("0 lines of the history would be removed now.")
    const fields = { version: page.value("version"), anonymiseAfterMonths: "6", keepHistoryMonths: "24" }
    expect(redirectTarget(await owner.submit("/office/privacy", fields))).toBe("/office/privacy?saved")
    expect((await open("/office/privacy")).text).toContain("Enquiries older than 6 months are anonymised")
    const notice = await viewIn(await fetch(`${site.url}/privacy`))
    expect(notice.text).toContain(
      "6 months after it came, we remove everything in an enquiry that could identify you",
    )
    const staleResponse = await owner.submit("/office/privacy", { ...fields, anonymiseAfterMonths: "36" })
    expect(staleResponse.status).toBe(409)
    const conflict = await viewIn(staleResponse)
    expect(conflict.text).toContain("Somebody else changed this")
    expect(conflict.value("anonymiseAfterMonths")).toBe("36")
    expect(conflict.text).toContain("Enquiries older than 6 months are anonymised")
    expect((await historyOf("?about=setting")).join()).toContain("anonymise after, in months: from 24 to 6")
  })

  it.each([
    ["5", "", "from 6 to 120"],
    ["", "11", "from 12 to 120"],
    ["1e9", "x", "from 12 to 120"],
  ])("is refused as '%s' and '%s' months", async (months, history, message) => {
    const response = await preview(months, history)
    expect(response.status).toBe(422)
    expect((await viewIn(response)).getByRole("alert").textContent).toContain(message)
    const fields = { version: "2", anonymiseAfterMonths: months, keepHistoryMonths: history }
    expect((await owner.submit("/office/privacy", fields)).status).toBe(422)
    expect((await owner.submit("/office/privacy", { ...fields, version: "x" })).status).toBe(400)
  })
})
