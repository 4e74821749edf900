import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { clockAhead } from "#lab/faults/support/clock.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstEnquiryPath } from "#tests/support/enquiry-links.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/patience.ts"
import { readMail } from "#tests/support/read-mail.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { BOOKING, ENQUIRY, post, tokenIn, VAN } from "./browser.ts"

let sink: SmtpSink
let site: Site
let owner: StaffBrowser

beforeAll(async () => {
  sink = await SmtpSink.start()
  site = await startSite(mailTo(sink))
  owner = await firstOwnerAt(site)
})

afterAll(async () => {
  await site.remove()
  await sink.stop()
})

function mailTo({ url }: SmtpSink): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: "Rent Car Service <website@example.lk>",
    MAIL_TO: "office@example.lk, dispatch@example.lk",
    TRUST_PROXY: "1",
  }
}

/** Sends an enquiry as a visitor. @returns the path of its office page. */
async function enquiryAt(at: Site, browser: StaffBrowser, path: string, fields: Record<string, string>) {
  const form_token = tokenIn(await (await fetch(at.url + path)).text())
  expect((await post(at.url + path, { ...fields, form_token })).status).toBe(303)
  const list = await (await browser.open("/office/enquiries")).text()
  return firstEnquiryPath(list)
}

const emailsTo = (address: string) =>
  sink.mails
    .filter(({ to }) => to.includes(address))
    .map(({ raw, to }) => ({ ...readMail(raw), recipients: to }))

const ANSWER = {
  act: "answer",
  version: "1",
  "state-before": "new",
  "state-after": "contacted",
  subject: "Your van",
  text: "Dear Zenobia,\n\nwe have the van.",
}

describe("an answer by email", () => {
  // These tests run in order on one enquiry.
  let path = ""

  it("starts with a template and today's price, for email and every messaging link", async () => {
    path = await enquiryAt(site, owner, `/cars/${VAN.id}`, BOOKING)
    const html = await (await owner.open(`${path}?answer=quote`)).text()
    expect(html).toContain("Hello Zenobia Quagmire,")
    expect(html).toContain("Total: LKR 389,300.00")
    expect(html).toContain("The price in this text is worked out with today&#x27;s rates.")
    expect(html).toMatch(
      /href="https:\/\/wa\.me\/94779876543\?text=Hello%20Zenobia%20Quagmire%2C[^"]*Total%3A%20LKR%20389%2C300/,
    )
    expect(html).toMatch(/href="sms:\+94779876543\?body=Hello%20Zenobia/)
    expect(html).toMatch(/href="mailto:zenobia@example\.com\?subject=Price%20for[^"]*%0D%0A/)
    expect(html).toContain('href="tel:+94779876543"')
    expect(html).not.toContain("No mail server is set")
    expect((await owner.open(`${path}?answer=constructor&vehicle=nothing`)).status).toBe(200)
  })

  it("is refused if something is missing or too long, with the rest still in the form", async () => {
    const refused = [
      [{ subject: " " }, "Enter a subject"],
      [{ subject: "x".repeat(201) }, "Shorten the subject to 200 characters"],
      [{ text: "" }, "Write what the visitor is to read"],
      [{ text: "x".repeat(10_001) }, "Shorten the text to 10000 characters"],
    ] as const
    for (const [fields, words] of refused) {
      const answer = await owner.submit(path, { ...ANSWER, ...fields })
      expect(answer.status, words).toBe(422)
      const html = await answer.text()
      expect(html).toContain(words)
      if (!("text" in fields)) expect(html).toContain("we have the van.")
    }
    for (const fields of [{ "state-after": "confirmed" }, { "state-after": "out" }, { version: "x" }]) {
      expect((await owner.submit(path, { ...ANSWER, ...fields })).status).toBe(400)
    }
    const foreign = await owner.submit(path, ANSWER, "https://evil.example")
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    expect((await owner.submit("/office/enquiries/0000-0000", ANSWER)).status).toBe(404)
    expect(emailsTo("zenobia@example.com")).toEqual([])
  })

  it("is sent to the visitor only, with Reply-To the company", async () => {
    const subject = "Your van\r\nBcc: all@example.lk"
    expect(redirectTarget(await owner.submit(path, { ...ANSWER, subject }))).toBe(`${path}#emails`)
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

  it("is not sent on an outdated version; the page reports the conflict and keeps the text", async () => {
    const late = await owner.submit(path, { ...ANSWER, text: "Another answer, of somebody else." })
    expect(late.status).toBe(409)
    const html = await late.text()
    expect(html).toContain("Somebody else changed this enquiry while you wrote")
    expect(html).toContain("Another answer, of somebody else.")
    expect(viewOf(html).value("version")).toBe("2")
    expect(emailsTo("zenobia@example.com")).toHaveLength(1)
  })

  it("that fails shows the reason, and can be sent again, from its own enquiry only", async () => {
    sink.answerWith("refuse", "accept")
    const again = { ...ANSWER, version: "2", "state-before": "contacted", subject: "Once more" }
    await owner.submit(path, again)
    const html = await (await owner.open(path)).text()
    expect(html).toContain("It could not be sent by the mail server: it refused.")
    const email = viewOf(html).value("email")
    const resend = { act: "resend-email", email }
    const other = await enquiryAt(site, owner, "/home", ENQUIRY)
    expect((await owner.submit(other, resend)).status).toBe(404)
    expect((await owner.submit(path, { ...resend, email: "nothing" })).status).toBe(404)
    expect(redirectTarget(await owner.submit(path, resend))).toBe(`${path}#emails`)
    expect(emailsTo("zenobia@example.com").at(-1)?.headers.get("subject")).toBe("Once more")
    const count = emailsTo("zenobia@example.com").length
    await owner.submit(path, resend)
    expect(emailsTo("zenobia@example.com")).toHaveLength(count)
  })

  it("quotes a vehicle that the office chooses, if the visitor chose none", async () => {
    const enquiry = await enquiryAt(site, owner, "/home", { ...ENQUIRY, email: "somebody@example.com" })
    expect(await (await owner.open(`${enquiry}?answer=quote`)).text()).toContain("Choose a vehicle as well")
    const html = await (await owner.open(`${enquiry}?answer=quote&vehicle=${VAN.id}`)).text()
    expect(html).toContain("Total: LKR 295,800.00")
  })
})

it("an answer is recorded before it is sent: it is delivered once, even if the process is killed in between", async () => {
  const silent = await SmtpSink.start()
  silent.answerWith("accept", "silent")
  const first = await startSite(mailTo(silent))
  try {
    const browser = await firstOwnerAt(first)
    const path = await enquiryAt(first, browser, `/cars/${VAN.id}`, BOOKING)
    void browser.submit(path, ANSWER).catch(() => {}) // cut off by the kill
    await vi.waitUntil(
      async () => (await (await browser.open(path)).text()).includes("answered by email"),
      POLLING,
    )
    await first.kill()
    silent.answerWith("accept")
    const second = await startSite({ ...mailTo(silent), ...clockAhead(120) }, first.dataDir)
    const toVisitor = () => silent.mails.filter(({ to }) => to.includes("zenobia@example.com"))
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
  const files = await startSite()
  try {
    const browser = await firstOwnerAt(files)
    const path = await enquiryAt(files, browser, `/cars/${VAN.id}`, BOOKING)
    expect(await (await browser.open(path)).text()).toContain("No mail server is set")
    await browser.submit(path, ANSWER)
    const emails = (await files.emails()).map(readMail)
    expect(emails.map(({ headers }) => headers.get("to"))).toContain("zenobia@example.com")
  } finally {
    await files.remove()
  }
})
