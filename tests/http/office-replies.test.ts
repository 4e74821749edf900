import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { clockAhead } from "#lab/faults/support/clock.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { textOf, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/polling.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site, startSite } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { ALLOW_CONFLICT, bookingFrom, confirmBooking, enquiryFrom } from "./booking-pages.ts"
import { ENQUIRY } from "./visitor-forms.ts"

let sink: SmtpSink
let site: Site
let owner: StaffBrowser

beforeAll(async () => {
  sink = await SmtpSink.start()
  site = await openSite(mailSettings(sink))
  owner = await firstOwnerAt(site)
})

afterAll(async () => {
  await site.remove()
  await sink.stop()
})

function mailSettings({ url }: SmtpSink): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: "Rent Car Service <website@example.lk>",
    MAIL_TO: "office@example.lk, dispatch@example.lk",
    TRUST_PROXY: "1",
  }
}

const emailsTo = (address: string) =>
  sink.emails
    .filter(({ to }) => to.includes(address))
    .map(({ raw, to }) => ({ ...readEmail(raw), recipients: to }))

const ANSWER = {
  act: "email",
  version: "1",
  "state-before": "new",
  state: "new",
  note: "",
  template: "en received",
  subject: "Your van",
  text: "Dear Zenobia,\n\nwe have the van.",
}

describe("an answer by email", () => {
  // These tests run in order on one enquiry.
  let path = ""

  it("starts with a template about the booking, which replaces an edited text only on request", async () => {
    path = await bookingFrom(site, owner)
    const insert = { ...ANSWER, act: "use-template", template: "en quote", text: "", note: "Called" }
    const inserted = viewOf(await (await owner.submit(path, insert)).text())
    expect(inserted.value("text")).toContain("Hello Zenobia Quagmire,")
    expect(inserted.value("text")).toContain("Total: LKR\u00a0389,300.00")
    expect(inserted.value("subject")).toMatch(/^Price for your request/)
    expect(inserted.value("note")).toBe("Called")
    const unedited = { text: inserted.value("text"), inserted: inserted.value("inserted") }
    const other = { ...insert, template: "en declined", ...unedited }
    expect(viewOf(await (await owner.submit(path, other)).text()).value("text")).toContain("We are sorry")
    const own = { ...insert, text: "Special price USD 550" }
    const confirmation = viewOf(await (await owner.submit(path, own)).text())
    expect(confirmation.value("text")).toBe("Special price USD 550")
    expect(confirmation.getByRole("button", { name: "Replace my text" })).toBeDefined()
    const replaced = await owner.submit(path, { ...own, act: "replace-text" })
    expect(viewOf(await replaced.text()).value("text")).toContain("Hello Zenobia")
    expect((await owner.submit(path, { ...insert, template: "en constructor" })).status).toBe(400)
    const german = { ...insert, template: "de quote", ...unedited }
    expect(viewOf(await (await owner.submit(path, german)).text()).value("text")).toContain(
      "Zenobia Quagmire",
    )
    const page = await (await owner.open(path)).text()
    expect(page).toContain('href="tel:+94779876543"')
    expect(page).not.toContain("No mail server is set")
  })

  it("is refused if something is missing or too long, with the rest still in the form", async () => {
    const refused = [
      [{ subject: " " }, "Enter a subject"],
      [{ subject: "x".repeat(201) }, "Shorten the subject to 200 characters"],
      [{ text: "" }, "Write a message to the visitor"],
      [{ text: "x".repeat(10_001) }, "Shorten the text to 10000 characters"],
    ] as const
    for (const [fields, message] of refused) {
      const response = await owner.submit(path, { ...ANSWER, ...fields })
      expect(response.status, message).toBe(422)
      const html = await response.text()
      expect(html).toContain(message)
      if (!("text" in fields)) expect(html).toContain("we have the van.")
    }
    for (const fields of [{ state: "confirmed" }, { state: "out" }, { version: "x" }, { act: "shout" }]) {
      expect((await owner.submit(path, { ...ANSWER, ...fields })).status).toBe(400)
    }
    const foreign = await owner.submit(path, ANSWER, "https://evil.example")
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    expect((await owner.submit("/office/enquiries/0000-0000", ANSWER)).status).toBe(404)
    expect(emailsTo("zenobia@example.com")).toEqual([])
  })

  it("is refused by every channel with a part of a template that is left to be written", async () => {
    const insert = { ...ANSWER, act: "use-template", template: "en detail", text: "" }
    const text = viewOf(await (await owner.submit(path, insert)).text()).value("text")
    for (const act of ["email", "whatsapp", "sms", "copied"]) {
      const answer = await owner.submit(path, { ...ANSWER, act, text })
      expect(answer.status, act).toBe(422)
      const page = viewOf(await answer.text())
      expect(page.text).toContain("Replace “(write your question here)” with your own words")
      expect(page.value("text")).toBe(text)
    }
    expect(emailsTo("zenobia@example.com")).toEqual([])
  })

  it("is sent to the visitor only, with Reply-To the company", async () => {
    const subject = "Your van\r\nBcc: all@example.lk"
    expect(redirectTarget(await owner.submit(path, { ...ANSWER, subject }))).toBe(`${path}?done=email#done`)
    const [email, ...others] = emailsTo("zenobia@example.com")
    expect(others).toEqual([])
    expect(email?.recipients).toEqual(["zenobia@example.com"])
    expect(email?.headers.get("subject")).toBe("Your van Bcc: all@example.lk")
    expect(email?.headers.has("bcc")).toBe(false)
    expect(email?.headers.get("from")).toBe("Rent Car Service <website@example.lk>")
    expect(email?.headers.get("reply-to")).toBe("office@example.lk, dispatch@example.lk")
    expect(email?.headers.has("in-reply-to")).toBe(false)
    expect(email?.text).toContain("Dear Zenobia,\n\nwe have the van.")
    expect(email?.html).toContain('<p dir="auto" style="margin:0 0 16px">we have the van.</p>')
  })

  it("is in the history with its text and delivery, and sets the status to contacted", async () => {
    const html = await (await owner.open(path)).text()
    expect(html).toContain("Nimal answered by email: Your van Bcc: all@example.lk")
    expect(html).toContain("Nimal: New to Contacted.")
    expect(html).toContain("we have the van.")
    expect(html).toMatch(/id="emails"[\s\S]*It was sent by the mail server\./)
    expect(await (await owner.open("/office/enquiries?status=contacted")).text()).toContain(
      "Zenobia Quagmire",
    )
  })

  it("is not sent if the enquiry has changed: the page reports the conflict and keeps the text", async () => {
    const staleResponse = await owner.submit(path, { ...ANSWER, text: "Another answer, of somebody else." })
    expect(staleResponse.status).toBe(409)
    const html = await staleResponse.text()
    expect(html).toContain("Somebody else changed this enquiry while you had it open")
    expect(html).toContain("Another answer, of somebody else.")
    expect(viewOf(html).value("version")).toBe("2")
    expect(emailsTo("zenobia@example.com")).toHaveLength(1)
  })

  it("shows the reason of a failure, and can be sent again from its own enquiry only", async () => {
    sink.setBehaviours("refuse", "accept")
    const again = { ...ANSWER, version: "2", "state-before": "contacted", subject: "Once more" }
    await owner.submit(path, again)
    const html = await (await owner.open(path)).text()
    expect(html).toContain("It could not be sent by the mail server: the server refused the address.")
    const resend = { ...ANSWER, text: "Half a sentence", act: valueOfButton(html, "Send it again") }
    const other = await enquiryFrom(site, owner, "/home", ENQUIRY)
    expect((await owner.submit(other, resend)).status).toBe(404)
    expect((await owner.submit(path, { ...resend, act: "resend-email nothing" })).status).toBe(404)
    const kept = viewOf(await (await owner.submit(path, resend)).text())
    expect(kept.value("text")).toBe("Half a sentence")
    expect(emailsTo("zenobia@example.com").at(-1)?.headers.get("subject")).toBe("Once more")
    const count = emailsTo("zenobia@example.com").length
    await owner.submit(path, resend)
    expect(emailsTo("zenobia@example.com")).toHaveLength(count)
  })

  it("is sent with the note and the status of the page, and saving those keeps the draft", async () => {
    const enquiry = await bookingFrom(site, owner)
    const formValues = { ...ANSWER, text: "Half a sentence", note: "Wants a child seat" }
    const saved = viewOf(await (await owner.submit(enquiry, { ...formValues, act: "save" })).text())
    expect(saved.value("text")).toBe("Half a sentence")
    expect(saved.value("note")).toBe("")
    expect(saved.value("version")).toBe("2")
    expect(saved.text).toContain("Nimal wrote: Wants a child seat")
    const sent = { ...formValues, version: "2", note: "Will call back" }
    expect(redirectTarget(await owner.submit(enquiry, sent))).toBe(`${enquiry}?done=email#done`)
    const text = viewOf(await (await owner.open(enquiry)).text()).text
    expect(text).toContain("Nimal: New to Contacted.")
    expect(text).toContain("Will call back")
    const nothing = { ...ANSWER, version: "3", "state-before": "contacted", state: "contacted", act: "save" }
    expect((await owner.submit(enquiry, nothing)).status).toBe(422)
  })

  it.each([
    ["whatsapp", "Nimal answered by WhatsApp.", "https://wa.me/94779876543?text=Special%20price"],
    ["sms", "Nimal answered by SMS.", "sms:+94779876543?body=Special%20price"],
    ["copied", "Nimal copied the answer.", null],
    ["telephone", "Nimal answered by telephone.", null],
  ])(
    "sent by %s is recorded with its text, and opens the app with that text",
    async (act, historyText, href) => {
      const enquiry = await bookingFrom(site, owner)
      const view = viewOf(
        await (await owner.submit(enquiry, { ...ANSWER, act, text: "Special price" })).text(),
      )
      expect(view.text).toContain(historyText)
      expect(view.text).toContain("Nimal: New to Contacted.")
      if (href) expect(view.hrefs(href)).toHaveLength(1)
      const missing = { ...ANSWER, version: "2", "state-before": "contacted", act, text: " " }
      expect((await owner.submit(enquiry, missing)).status).toBe(act === "telephone" ? 303 : 422)
    },
  )

  it("states that a booking is confirmed only if it is confirmed", async () => {
    const enquiry = await bookingFrom(site, owner)
    const choices = async () =>
      viewOf(await (await owner.open(enquiry)).text())
        .getAllByRole("option", { name: "Confirm the booking" })
        .map((option) => option.getAttribute("value"))
    const insert = { ...ANSWER, act: "use-template", template: "en confirmed", text: "Dear Zenobia" }
    await expect(choices()).rejects.toThrow()
    for (const act of ["use-template", "replace-text"]) {
      const rejectionResponse = await owner.submit(enquiry, { ...insert, act, note: "Called" })
      const view = viewOf(await rejectionResponse.text())
      expect(rejectionResponse.status).toBe(422)
      expect(view.getByRole("alert").textContent).toContain("Confirm the booking first")
      expect(view.value("text")).toBe("Dear Zenobia")
      expect(view.value("note")).toBe("Called")
    }
    expect((await confirmBooking(owner, enquiry, ALLOW_CONFLICT)).status).toBe(303)
    expect(await choices()).toContain("en confirmed")
    const inserted = await owner.submit(enquiry, { ...insert, text: "" })
    expect(viewOf(await inserted.text()).value("text")).toContain("Your booking is confirmed")
  })

  it("promises a price if no vehicle was chosen", async () => {
    const enquiry = await enquiryFrom(site, owner, "/home", { ...ENQUIRY, email: "somebody@example.com" })
    const insert = { ...ANSWER, act: "use-template", template: "en quote", text: "" }
    expect(viewOf(await (await owner.submit(enquiry, insert)).text()).value("text")).toContain(
      "We will send you the price",
    )
  })
})

/** The value of the first button with this name. */
function valueOfButton(html: string, name: string): string {
  return viewOf(html).getAllByRole("button", { name })[0]?.getAttribute("value") ?? ""
}

it("an answer is recorded before it is sent: it is delivered once, even if the process is killed in between", async () => {
  // Accepts the email about the enquiry, and never responds to that of the answer.
  const silent = await SmtpSink.start()
  silent.setBehaviours("accept", "silent")
  const first = await startSite(mailSettings(silent))
  try {
    const browser = await firstOwnerAt(first)
    const path = await bookingFrom(first, browser)
    void browser.submit(path, ANSWER).catch(() => {}) // cut off by the kill
    await vi.waitUntil(
      async () => (await (await browser.open(path)).text()).includes("answered by email"),
      POLLING,
    )
    await first.kill()
    silent.setBehaviours("accept")
    const second = await startSite({ ...mailSettings(silent), ...clockAhead(120) }, first.dataDir)
    const toVisitor = () => silent.emails.filter(({ to }) => to.includes("zenobia@example.com"))
    await vi.waitUntil(() => toVisitor().length > 0, POLLING)
    expect(toVisitor()).toHaveLength(1)
    await second.stop()
    expect(toVisitor()).toHaveLength(1)
  } finally {
    await first.remove()
    await silent.stop()
  }
})

it("without a mail server the email is written to a file, and the page says so", async () => {
  const mailboxSite = await openSite()
  try {
    const browser = await firstOwnerAt(mailboxSite)
    const path = await bookingFrom(mailboxSite, browser)
    expect(await (await browser.open(path)).text()).toContain("No mail server is set")
    const sent = redirectTarget(await browser.submit(path, ANSWER)) ?? ""
    const page = viewOf(await (await browser.open(sent)).text())
    expect(page.getAllByText(/no mail server is set/i).map(textOf)).toEqual([
      "The email is saved in the mailbox folder and is not delivered, because no mail server is set. Tell the customer in another way.",
    ])
    expect(page.text).not.toContain("on its way")
    const emails = (await mailboxSite.emails()).map(readEmail)
    expect(emails.map(({ headers }) => headers.get("to"))).toContain("zenobia@example.com")
  } finally {
    await mailboxSite.remove()
  }
})
