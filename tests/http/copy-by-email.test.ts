import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { POLLING } from "#tests/support/polling.ts"
import { type ReadEmail, readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./visitor-forms.ts"

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

const tokenAt = async (path: string) => tokenIn(await (await fetch(site.url + path)).text())

/** Submits a form, and opens the page after it. */
async function send(path: string, fields: Record<string, string>) {
  const response = await post(site.url + path, { ...fields, form_token: await tokenAt(path) })
  expect(response.status).toBe(303)
  const location = new URL(response.headers.get("location") ?? "", site.url)
  return { location, text: await alertAt(location), reference: location.searchParams.get("sent") ?? "" }
}

async function alertAt(location: URL): Promise<string> {
  return viewOf(await (await fetch(location)).text()).getByRole("alert").textContent ?? ""
}

const emailsTo = async (address: string): Promise<ReadEmail[]> =>
  (await site.emails()).map(readEmail).filter(({ headers }) => headers.get("to") === address)

async function copyTo(address: string): Promise<ReadEmail> {
  const [copy] = await vi.waitUntil(async () => {
    const copies = await emailsTo(address)
    return copies.length > 0 && copies
  }, POLLING)
  if (!copy) throw new Error("no copy")
  return copy
}

describe("a copy by email", () => {
  it("has the plan of a trip with its days, link and price", async () => {
    const path = "/plan/ask?start=dambulla&stop=kandy&nights=2&stop=ella&nights=1&end=dambulla"
    const fields = { name: "Sofia", contact_number: "+46 70 174 06 05", email: "trip@example.com" }
    const { reference } = await send(path, { ...fields, copy_by_email: "yes" })
    const copy = await copyTo("trip@example.com")
    expect(copy.headers.get("subject")).toBe(`Your trip enquiry ${reference} to Rent Car Service`)
    for (const line of [
      "Nothing is booked until we confirm it with you.",
      "YOUR PLAN",
      "Route: Dambulla – Kandy – Ella – Dambulla",
      "When: Not decided",
      "Stops: Kandy, 2 nights",
      "Day 1: Dambulla to Kandy",
      "/plan?start=dambulla&stop=kandy",
      "The cheapest that fits; no vehicle was chosen.",
      "Total: LKR",
      `/my/${reference}/`,
    ]) {
      expect(copy.text).toContain(line)
    }
  })

  it("has every line of a booking, what comes next, and how to reach the company", async () => {
    const fields = { ...BOOKING, email: "copy@example.com", note: "Flight UL 504\n9 people" }
    const { reference, text } = await send(`/cars/${VAN.id}`, { ...fields, copy_by_email: "yes" })
    expect(text).toContain("We answer to copy@example.com, and a copy is on its way there. Is that right?")
    const copy = await copyTo("copy@example.com")
    expect(Object.fromEntries(copy.headers)).toMatchObject({
      subject: `Your booking request ${reference} to Rent Car Service`,
      "auto-submitted": "auto-generated",
      "reply-to": "office@localhost",
    })
    for (const line of [
      `Your reference is ${reference}.`,
      "Nothing is booked until we confirm it with you.",
      `Your private page shows what became of it: http://`,
      `/my/${reference}/`,
      "YOUR TRIP",
      `Vehicle: ${VAN.name}`,
      "Pick up: Colombo airport",
      "Note: Flight UL 504\n  9 people\n",
      "YOUR DETAILS",
      "Name: Ms Zenobia Quagmire",
      "Total: LKR\u00a0389,300.00",
      "An estimate until we confirm it.",
      "Standard rates are for 100km only a day.",
      "Rates are not valid for foreigners and may vary with demand or season.",
      "reply to this email, call +94 66 000 0000",
    ])
      expect(copy.text).toContain(line)
  })

  it("comes with an enquiry and a message too", async () => {
    await send("/home", { ...ENQUIRY, email: "enquiry@example.com", copy_by_email: "yes" })
    await send("/contact", { ...CONTACT, email: "message@example.com", copy_by_email: "yes" })
    expect((await copyTo("enquiry@example.com")).text).toContain("Service: WITH DRIVER")
    expect((await copyTo("message@example.com")).text).toContain(`> ${CONTACT.message}`)
  })

  it("is sent once for a form that is submitted several times, and only if the visitor asked for it", async () => {
    const { text } = await send("/contact", { ...CONTACT, email: "none@example.com" })
    expect(text).toContain("We answer to none@example.com. Is that right?")
    const form_token = await tokenAt("/contact")
    const fields = { ...CONTACT, email: "once@example.com", copy_by_email: "yes", form_token }
    await Promise.all(Array.from({ length: 5 }, () => post(`${site.url}/contact`, fields)))
    await post(`${site.url}/contact`, fields)
    // This email is due after all others, so they have been sent when it has been sent.
    await send("/contact", { ...CONTACT, email: "later@example.com", copy_by_email: "yes" })
    await copyTo("later@example.com")
    expect(await emailsTo("once@example.com")).toHaveLength(1)
    expect(await emailsTo("none@example.com")).toEqual([])
  })

  it("does not link URLs of the submitted text, and has no submitted text in its subject", async () => {
    const message = "Win now: https://spam.example/win <a href='https://spam.example'>here</a>"
    await send("/contact", {
      ...CONTACT,
      name: "Win now",
      email: "victim@example.com",
      message,
      copy_by_email: "yes",
    })
    const copy = await copyTo("victim@example.com")
    expect(copy.headers.get("subject")).not.toContain("Win now")
    expect(copy.text).toContain("> Win now: https://spam.example/win")
    expect(viewOf(copy.html).hrefs("https://spam")).toEqual([])
    expect(copy.text).toContain("If you did not send this, somebody typed your address by mistake")
  })
})

describe("the page after a form", () => {
  it("suggests the corrected address, with a link to change it", async () => {
    const { text } = await send("/home", { ...ENQUIRY, email: "zebulon@gmial.com" })
    expect(text).toContain(
      "We answer to zebulon@gmial.com. Is that right? Did you mean zebulon@gmail.com? If not, call +94 66 000 0000, or send the form again with the right address.",
    )
  })

  it("has the email address only with the receipt key of its own form", async () => {
    const { location } = await send("/contact", { ...CONTACT, email: "hidden@example.com" })
    const other = await send("/contact", CONTACT)
    for (const receipt of ["", other.location.searchParams.get("receipt") ?? "", "%00"]) {
      location.searchParams.set("receipt", receipt)
      const page = await (await fetch(location)).text()
      expect(page).toContain("Email sent successfully!")
      expect(page).not.toContain("hidden@example.com")
    }
  })

  it("does not load the translator, to which the address would be readable", async () => {
    const { location } = await send("/contact", CONTACT)
    const headers = { cookie: "translate=de" }
    const translated = await (await fetch(`${site.url}/contact`, { headers })).text()
    expect(translated).toContain('data-island="translation"')
    expect(await (await fetch(location, { headers })).text()).not.toContain('data-island="translation"')
  })
})

describe("a form with errors", () => {
  it("keeps the checkbox for a copy, and suggests the corrected address", async () => {
    const fields = { ...CONTACT, message: "", email: "zebulon@gmial.com", copy_by_email: "yes" }
    const response = await post(`${site.url}/contact`, { ...fields, form_token: await tokenAt("/contact") })
    expect(response.status).toBe(422)
    const view = viewOf(await response.text())
    expect(view.getByRole("checkbox", { name: "Send me a copy by email" })).toMatchObject({ checked: true })
    expect(view.text).toMatch(/Did you mean zebulon@gmail\.com ?\?/)
    // The button needs a script, so the server does not render it.
    expect(view.queryAllByRole("button", { name: "Use this address" })).toEqual([])
  })
})
