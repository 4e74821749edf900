import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { textOf, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { formRequest, type PageResponse, visit } from "#tests/support/visit.tsx"
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
  site.logLines.length = 0
  site.formService.received.length = 0
  site.formService.setBehaviours("ok")
})
afterAll(() => site.close())

const visitContact = (request: Request) => visit(site.ports, ["/contact", contact], request)
const open = (path = "/contact") => visitContact(new Request(ORIGIN + path))

function submit(changes: Record<string, string> = {}): Promise<PageResponse> {
  const form_token = site.ports.formGuard.issue()
  return visitContact(formRequest(`${ORIGIN}/contact`, { ...ANSWERS, form_token, website: "", ...changes }))
}

describe("the contact page", () => {
  it("has a title and a description, and is not stored in shared caches", async () => {
    const { status, head, headers } = await open()
    expect(status).toBe(200)
    expect(head?.title).toBe("Rent Car Service - Contact")
    expect(head?.description).toContain("Dambulla")
    expect(headers.get("cache-control")).toContain("private")
  })

  it("asks for name, email and message", async () => {
    const { view } = await open()
    expect(view.getByRole("textbox", { name: "Name" }).getAttribute("name")).toBe("name")
    expect(view.getByRole("textbox", { name: "Email" }).getAttribute("type")).toBe("email")
    expect(view.getByRole("textbox", { name: "Message" }).tagName).toBe("TEXTAREA")
  })

  it("shows address, phone number, messaging link, email and five social links", async () => {
    const { view } = await open()
    const main = viewOf(view.getByRole("main"))
    expect(main.text).toContain("Dambulla, Sri Lanka")
    expect(main.hrefs()).toContain("tel:+94660000000")
    expect(main.hrefs("https://wa.me/94660000000?text=")).not.toEqual([])
    expect(main.hrefs()).toContain("mailto:office@example.lk")
    expect(main.text).toContain("Follow Videos Short videos Photos Travel reviews Social network")
  })

  it("shows the office hours, and whether the office is open now in Sri Lanka", async () => {
    const { view } = await open()
    const strip = view.getByRole("img", { name: "Office hours: 7am to 6pm" })
    // The clock of the tests is 9:00 am in Sri Lanka, whatever the time zone of this machine.
    expect(view.text).toContain("It is 9am in Sri Lanka: open until 6pm.")
    expect(viewOf(strip).all('svg[width="37.5%"]')).toHaveLength(1)
  })

  it("shows at night when the office opens", async () => {
    const night = { ...site.ports, clock: () => new Date("2026-11-21T14:00:00Z") }
    const { view } = await visit(night, ["/contact", contact], new Request(`${ORIGIN}/contact`))
    expect(view.text).toContain("It is 7:30pm in Sri Lanka: closed until 7am.")
  })

  it("does not load the map until it is requested: one link opens it, another shows directions", async () => {
    const { view } = await open()
    expect(view.all("iframe")).toEqual([])
    expect(view.hrefs()).toContain("https://map.example")
    expect(view.hrefs().filter((href) => href.includes("destination=7.86,80.6517"))).toHaveLength(1)
  })
})

describe("a message", () => {
  it("is sent, and an empty form with a success message follows", async () => {
    const response = await submit()
    expect(response.status).toBe(303)
    const location = response.headers.get("location") ?? ""
    expect(location).toMatch(/^\/contact\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}&receipt=[^&#]+#sent$/)
    expect(site.formService.received).toHaveLength(1)
    expect(site.formService.received[0]?.body).toMatchObject({ name: ANSWERS.name, email: ANSWERS.email })
    const { view } = await open(location.split("#")[0])
    expect(view.text).toContain("Email sent successfully!")
    expect([view.value("name"), view.value("email"), view.value("message")]).toEqual(["", "", ""])
  })

  it.each([
    ["name", "", "Enter your name"],
    ["name", "x".repeat(81), "Shorten your name to 80 characters"],
    ["email", "", "Enter your email address"],
    ["email", "nimal", "Enter an email address like name@example.com"],
    ["email", `${"x".repeat(250)}@example.com`, "Shorten your email address to 254 characters"],
    ["message", " \n ", "Enter your message"],
    ["message", "x".repeat(5001), "Shorten your message to 5,000 characters"],
  ])("shows the error of %s '%s' in the summary and beside the field", async (name, value, message) => {
    const { status, view, head } = await submit({ [name]: value })
    expect(status).toBe(422)
    expect(head?.title).toBe("Error: Rent Car Service - Contact")
    expect(textOf(view.getByRole("alert"))).toContain(message)
    const control = view.one(`[name="${name}"]`)
    expect(control.getAttribute("aria-invalid")).toBe("true")
    expect(view.descriptionOf(control)).toContain(message)
    if (name !== "name") expect(view.value("name")).toBe(ANSWERS.name)
    if (name !== "message") expect(view.value("message")).toContain("Two coaches to Anuradhapura")
    expect(site.formService.received).toEqual([])
  })

  it("is stored when it cannot be sent, and shown again with its answers and contact links", async () => {
    site.formService.setBehaviours("503")
    const { status, view } = await submit()
    expect(status).toBe(502)
    expect(view.text).toContain("Failed to send email. Please try again.")
    expect(view.text).toMatch(/saved under the reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(view.value("email")).toBe(ANSWERS.email)
    expect(view.value("message")).toContain("From Kandy.")
    expect(JSON.stringify(site.logLines)).not.toMatch(/Nimal|example\.com|coaches/)
  })
})
