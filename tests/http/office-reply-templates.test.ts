import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { REPLY_LANGUAGE_OPTIONS } from "#domain/replies/reply-languages.ts"
import { TEMPLATE_IDS } from "#domain/replies/reply-template.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { parseDocument, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/polling.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { bookingFrom, pageWithTemplate } from "./booking-pages.ts"
import { HARMFUL_MARKUP, isInjected, SettingPages } from "./setting-pages.ts"

let sink: SmtpSink
let site: Site
let owner: StaffBrowser
let pages: SettingPages

beforeAll(async () => {
  sink = await SmtpSink.start()
  site = await openSite({
    SMTP_URL: sink.url,
    MAIL_FROM: "Rent Car Service <website@example.lk>",
    MAIL_TO: "office@example.lk",
    TRUST_PROXY: "1",
  })
  owner = await firstOwnerAt(site)
  pages = new SettingPages(owner)
})

afterAll(async () => {
  await site.remove()
  await sink.stop()
})

const viewIn = async (response: Response) => viewOf(await response.text())
const previewIn = (page: View) => viewOf(page.one("[aria-labelledby=preview]"))

const CUSTOM_TEMPLATE = {
  subject: "Our price for {reference}",
  body: "{greeting}\r\n\r\n{price}\r\n\r\nAsk {by} for more.",
}

describe("a template of replies", () => {
  // These tests run in order on one template.
  const PATH = "/replies/en/quote"

  it("is listed by language, and shown with an example booking", async () => {
    const list = await pages.open("/replies")
    for (const { name } of REPLY_LANGUAGE_OPTIONS) list.getByRole("heading", { name })
    expect(list.hrefs("/office/site/replies/")).toHaveLength(
      REPLY_LANGUAGE_OPTIONS.length * TEMPLATE_IDS.length,
    )
    const page = await pages.open(PATH)
    expect(page.value("subject")).toBe("{topic}")
    expect(previewIn(page).text).toContain("Price for your request 7K4M-2Q9T")
    expect(previewIn(page).text).toContain("The price for 10 days:")
    expect(previewIn(page).text).not.toMatch(/[{}]/)
    expect(page.text).toContain("This is the original text of the program.")
    expect(page.all("button[value=original]")).toEqual([])
  })

  it("has a preview of the submitted text, which is not saved", async () => {
    const response = await pages.save(PATH, { ...CUSTOM_TEMPLATE, act: "preview" })
    expect(response.status).toBe(200)
    const page = await viewIn(response)
    expect(previewIn(page).text).toContain("Our price for 7K4M-2Q9T")
    expect(previewIn(page).text).toContain("Ask Nimal for more.")
    expect(page.value("subject")).toBe(CUSTOM_TEMPLATE.subject)
    expect((await pages.open(PATH)).value("subject")).toBe("{topic}")
  })

  it("is used by the next reply after it was saved", async () => {
    const response = await pages.save(PATH, CUSTOM_TEMPLATE)
    expect([response.status, redirectTarget(response)]).toEqual([303, `/office/site${PATH}?saved`])
    const page = await pages.open(`${PATH}?saved`)
    expect(page.getByRole("status").textContent).toContain("Saved")
    expect(previewIn(page).text).toContain("Our price for")
    expect((await pages.open("/replies")).text).toContain("Changed by Nimal")
    const enquiry = await pageWithTemplate(owner, await bookingFrom(site, owner), "en quote")
    expect(enquiry.value("subject")).toMatch(/^Our price for \w{4}-\w{4}$/)
    expect(enquiry.value("text")).toMatch(
      /^Hello Zenobia Quagmire,\n\nThe price for [\s\S]+\n\nAsk Nimal for more\.$/,
    )
  })

  it("is shown again with the errors at its fields, and is not stored, if it has any", async () => {
    const body = `{prise} ${HARMFUL_MARKUP}`
    const response = await pages.save(PATH, { subject: " ", body })
    expect(response.status).toBe(422)
    const { title, body: html } = parseDocument(await response.text())
    expect(title).toBe("Error: Office: Send a price, English")
    const page = viewOf(html)
    const summary = viewOf(page.getByRole("alert"))
    expect(summary.hrefs()).toEqual(["#subject", "#body"])
    expect(summary.text).toContain("Enter a subject")
    expect(summary.text).toContain("{prise} cannot be replaced. You can use {topic}, {reference}")
    expect(page.value("body")).toBe(body)
    expect(isInjected(page)).toBe(false)
    const block = await viewIn(await pages.save(PATH, { ...CUSTOM_TEMPLATE, subject: "{price}" }))
    expect(block.getByRole("alert").textContent).toContain("Move it from the subject to the text")
    expect((await pages.open(PATH)).value("subject")).toBe(CUSTOM_TEMPLATE.subject)
  })

  it.each(["save", "preview"])(
    "is shown beside the submitted text after '%s' if it was changed concurrently",
    async (act) => {
      const version = await pages.versionOf(PATH)
      await pages.save(PATH, { ...CUSTOM_TEMPLATE, subject: `Before ${act}` })
      const formValues = { ...CUSTOM_TEMPLATE, subject: "Typed {reference}" }
      const response = await pages.save(PATH, { ...formValues, act, version })
      expect(response.status).toBe(409)
      const page = await viewIn(response)
      expect(page.getByRole("alert").textContent).toContain("Somebody else changed this")
      expect(page.getByRole("alert").textContent).toContain(`Before ${act}`)
      expect(page.value("subject")).toBe(formValues.subject)
      expect((await pages.open(PATH)).value("subject")).toBe(`Before ${act}`)
    },
  )

  it("returns to the original text, which can be undone, and lists its changes", async () => {
    expect((await pages.submit(PATH, "original")).status).toBe(303)
    expect((await pages.open(PATH)).value("subject")).toBe("{topic}")
    expect((await pages.submit(PATH, "set-back")).status).toBe(303)
    const page = await pages.open(PATH)
    expect(page.value("subject")).toBe("Before preview")
    expect(page.text).toContain("This text was changed from the original one.")
    const stale = await owner.submit(`/office/site${PATH}`, { act: "original", version: "1" })
    expect(stale.status).toBe(409)
    expect((await viewIn(stale)).getByRole("alert").textContent).toContain("Your change was not made")
    const history = await viewIn(await owner.open("/office/history?subject=setting"))
    expect(history.hrefs()).toContain(`/office/site${PATH}`)
    expect(history.text).toContain("Reply: Send a price, English")
  })

  it.each(["/replies/it/quote", "/replies/en/constructor", "/replies/constructor/quote"])(
    "does not exist at %s",
    async (path) => {
      expect((await owner.open(`/office/site${path}`)).status).toBe(404)
      expect((await owner.submit(`/office/site${path}`, { ...CUSTOM_TEMPLATE, version: "0" })).status).toBe(
        404,
      )
    },
  )

  it("is for owners only, and only owners see its link", async () => {
    const staff = await newStaffAt(site, owner, {
      name: "Kamala",
      email: "kamala@example.lk",
      password: "a boat on the morning tank",
    })
    expect((await staff.open(`/office/site${PATH}`)).status).toBe(403)
    expect((await staff.submit(`/office/site${PATH}`, { ...CUSTOM_TEMPLATE, version: "0" })).status).toBe(403)
    const overview = await viewIn(await staff.open("/office/site"))
    expect(overview.hrefs()).toContain("/office/site/contact")
    expect(overview.hrefs()).not.toContain("/office/site/replies")
    expect((await pages.open("")).hrefs()).toContain("/office/site/replies")
  })
})

describe("the email that confirms a booking", () => {
  /** The submitted fields of the confirmation's form. */
  function fieldsOf(page: View): Record<string, string> {
    const names = ["version", "previewed", "vehicle-0", "language", "previewed-language", "subject", "text"]
    return Object.fromEntries(names.map((name) => [name, page.value(name)]))
  }

  it("is shown in the chosen language before it is sent", async () => {
    const path = await bookingFrom(site, owner)
    const page = await viewIn(await owner.open(`${path}/confirm`))
    expect(page.value("text")).toContain("Your booking is confirmed")
    const first = await owner.submit(`${path}/confirm`, {
      ...fieldsOf(page),
      act: "email",
      language: "de",
    })
    expect(first.status).toBe(422)
    const inGerman = await viewIn(first)
    expect(inGerman.getByRole("alert").textContent).toContain("You chose another language")
    expect(inGerman.value("text")).toContain("Ihre Buchung ist unter der Nummer")
    expect(inGerman.value("previewed-language")).toBe("de")
    const sendResponse = await owner.submit(`${path}/confirm`, { ...fieldsOf(inGerman), act: "email" })
    expect(redirectTarget(sendResponse)).toBe(`${path}?done=confirmed-email#booking`)
    await vi.waitFor(() => {
      const email = sink.emails.findLast(({ to }) => to.includes("zenobia@example.com"))
      expect(email && readEmail(email.raw).text).toContain("Freundliche Grüße")
    }, POLLING)
  })

  it("keeps the text or subject that its author changed when the language changes", async () => {
    const path = await bookingFrom(site, owner)
    const page = await viewIn(await owner.open(`${path}/confirm`))
    const changes: [typed: Record<string, string>, message: string][] = [
      [{ text: "See you at the airport." }, "so your text stays"],
      [{ subject: "See you soon" }, "Check the email, then confirm"],
    ]
    for (const [formValues, message] of changes) {
      const response = await owner.submit(`${path}/confirm`, {
        ...fieldsOf(page),
        ...formValues,
        act: "email",
        language: "fr",
      })
      expect(response.status).toBe(422)
      const again = await viewIn(response)
      expect(again.getByRole("alert").textContent).toContain(message)
      expect(fieldsOf(again)).toMatchObject(formValues)
    }
  })

  it("does not delay a confirmation without an email", async () => {
    const path = await bookingFrom(site, owner)
    const page = await viewIn(await owner.open(`${path}/confirm`))
    const response = await owner.submit(`${path}/confirm`, {
      ...fieldsOf(page),
      act: "silent",
      language: "si",
      "allow-clash": "yes", // the first booking has the van
    })
    expect(redirectTarget(response)).toBe(`${path}?done=confirmed#booking`)
  })
})
