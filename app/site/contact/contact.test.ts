import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { controlValue, readable, tagsWith, tagWith } from "#tests/support/markup.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { type Answer, formRequest, visit } from "#tests/support/visit.tsx"
import * as contact from "./route.tsx"

const ORIGIN = "https://www.example.lk"

const ANSWERS = {
  name: "Nimal Perera",
  email: "nimal@example.com",
  message: "Two coaches to Anuradhapura on the poya day, please.\nFrom Kandy.",
}

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.lines.length = 0
  site.service.received.length = 0
  site.service.answerWith("ok")
})
afterAll(() => site.close())

const at = (request: Request) => visit(site.ports, ["/contact", contact], request)
const open = (address = "/contact") => at(new Request(ORIGIN + address))

function press(changes: Record<string, string> = {}): Promise<Answer> {
  const form_token = site.ports.formGuard.issue()
  return at(formRequest(`${ORIGIN}/contact`, { ...ANSWERS, form_token, website: "", ...changes }))
}

const messageOf = (html: string) => readable(html.split(/<textarea[^>]*>/)[1]?.split("</textarea>")[0] ?? "")

describe("the contact page", () => {
  it("is titled, described, and kept by no cache", async () => {
    const { status, page, headers } = await open()
    expect(status).toBe(200)
    expect(page?.title).toBe("Rent Car Service - Contact")
    expect(page?.description).toContain("Dambulla")
    expect(headers.get("cache-control")).toContain("private")
  })

  it("asks for name, email and message", async () => {
    const { html } = await open()
    for (const name of ["name", "email"]) expect(tagWith(html, `name="${name}"`)).toMatch(/^<input/)
    expect(tagWith(html, 'name="email"')).toContain('type="email"')
    expect(tagWith(html, 'name="message"')).toMatch(/^<textarea/)
  })

  it("gives address, telephone, messaging, e-mail and five social links", async () => {
    const { html } = await open()
    const main = html.split("<main")[1]?.split("</main>")[0] ?? ""
    expect(readable(main)).toContain("Dambulla, Sri Lanka")
    expect(tagsWith(main, 'href="tel:+94660000000"')).not.toEqual([])
    expect(tagsWith(main, 'href="https://wa.me/94660000000?text=')).not.toEqual([])
    expect(tagsWith(main, 'href="mailto:office@example.lk"')).not.toEqual([])
    expect(readable(main)).toContain("Follow Videos Short videos Photos Travel reviews Social network")
  })

  it("shows the office hours, and how they stand at this time in Sri Lanka", async () => {
    const { html } = await open()
    expect(html).toContain('aria-label="The office is open from 7am to 6pm every day"')
    // The tests' clock stands at 9:00 am in Sri Lanka, while this machine's stands elsewhere.
    expect(readable(html)).toContain("It is 9am in Sri Lanka: open until 6pm.")
    expect(html).toContain('<svg width="37.5%"')
  })

  it("says at night when the office opens", async () => {
    const night = { ...site.ports, clock: () => new Date("2026-11-21T14:00:00Z") }
    const { html } = await visit(night, ["/contact", contact], new Request(`${ORIGIN}/contact`))
    expect(readable(html)).toContain("It is 7:30pm in Sri Lanka: closed until 7am.")
  })

  it("loads no map unasked: without scripts a link opens it, and another leads there", async () => {
    const { html } = await open()
    expect(html).not.toContain("<iframe")
    expect(tagWith(html, 'href="https://map.example"')).toMatch(/^<a /)
    expect(html).toContain("destination=7.86,80.6517")
  })
})

describe("a message", () => {
  it("is sent, and the page comes back empty and says so", async () => {
    const answer = await press()
    expect(answer.status).toBe(303)
    const location = answer.headers.get("location") ?? ""
    expect(location).toMatch(/^\/contact\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}#sent$/)
    expect(site.service.received).toHaveLength(1)
    expect(site.service.received[0]?.body).toMatchObject({ name: ANSWERS.name, email: ANSWERS.email })
    const { html } = await open(location.split("#")[0])
    expect(readable(html)).toContain("Email sent successfully!")
    expect([controlValue(html, "name"), controlValue(html, "email"), messageOf(html)]).toEqual(["", "", ""])
  })

  it.each([
    ["name", "", "Enter your name"],
    ["name", "x".repeat(81), "Shorten your name to 80 characters"],
    ["email", "", "Enter your email address"],
    ["email", "nimal", "Enter an email address like name@example.com"],
    ["email", `${"x".repeat(250)}@example.com`, "Shorten your email address to 254 characters"],
    ["message", " \n ", "Enter your message"],
    ["message", "x".repeat(5001), "Shorten your message to 5,000 characters"],
  ])("with %s '%s' is told above the form and beside the field", async (name, value, words) => {
    const { status, html, page } = await press({ [name]: value })
    expect(status).toBe(422)
    expect(page?.title).toBe("Error: Rent Car Service - Contact")
    const summary = html.split('id="contact-outcome"')[1]?.split("</ul>")[0] ?? ""
    expect(readable(`<p>${summary}`)).toContain(words)
    expect(tagWith(html, `id="contact-${name}"`)).toContain('aria-invalid="true"')
    expect(readable(html.split(`id="contact-${name}-error"`)[1]?.split("</p>")[0] ?? "")).toContain(words)
    if (name !== "name") expect(controlValue(html, "name")).toBe(ANSWERS.name)
    if (name !== "message") expect(messageOf(html)).toContain("Two coaches to Anuradhapura")
    expect(site.service.received).toEqual([])
  })

  it("that could not be sent is kept, with all that was typed and other ways to reach us", async () => {
    site.service.answerWith("503")
    const { status, html } = await press()
    expect(status).toBe(502)
    expect(readable(html)).toContain("Failed to send email. Please try again.")
    expect(readable(html)).toMatch(/kept under the reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(controlValue(html, "email")).toBe(ANSWERS.email)
    expect(messageOf(html)).toContain("From Kandy.")
    expect(JSON.stringify(site.lines)).not.toMatch(/Nimal|example\.com|coaches/)
  })
})
