import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import {
  ALTO,
  bookingFrom,
  changeBooking,
  confirmBooking,
  enquiryFrom,
  pageWithTemplate,
} from "./booking-pages.ts"
import { fieldsAt } from "./form-fields.ts"
import { ENQUIRY, VAN } from "./visitor-forms.ts"

// Every output shows the agreed price and terms, also after the rates of the van rose by 10 %.

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

// Each test uses its own days, so that its bookings do not conflict with those of other tests.
let firstDayFromNow = 40
beforeEach(() => {
  firstDayFromNow += 25
})
/** 9 am on a day of this test, as a form submits it. */
const day = (number: number) => inDays(firstDayFromNow + number)
const dateFields = () => ({ pick_up_time_date: day(0), return_time_date: day(17) })

const open = async (path: string): Promise<View> => viewOf(await (await owner.open(path)).text())

/** The text of the reply that the enquiry's page prepares with an English template. */
const replyWith = async (enquiry: string, template: string) =>
  (await pageWithTemplate(owner, enquiry, `en ${template}`)).value("text")

/** Raises every rate of the van by 10 %. */
async function raiseRates(): Promise<void> {
  const path = `/office/rates/${VAN.id}`
  const page = await open(path)
  const fields = page.all(`input[name^="rate-"]`).map((input) => input.getAttribute("name") ?? "")
  const rates = Object.fromEntries(
    fields.map((name) => [name, String(Math.round(Number(page.value(name).replace(",", "")) * 1.1))]),
  )
  const saveResponse = await owner.submit(path, { act: "save", seen: page.value("seen"), ...rates })
  expect(saveResponse.status).toBe(303)
}

/** Whether the label of an option says that the van is taken by a customer with this first name. */
const isTakenBy = (firstName: string) => (name: string) =>
  name.startsWith(`${VAN.name}: taken (${firstName} `)

describe("a booking with another vehicle and return than the visitor asked for", () => {
  it("has the agreed ones in the email, the messages, the inbox, the CSV file and the calendar", async () => {
    const enquiry = await bookingFrom(site, owner, { first_name: "Emma", ...dateFields() })
    await changeBooking(owner, enquiry, { "vehicle-0": ALTO.id, "return-at": day(18) })
    await confirmBooking(owner, enquiry, { act: "email" })
    const reference = enquiry.split("/").at(-1) ?? ""
    const emails = (await site.emails()).map(readEmail)
    const sent = emails.find(
      ({ headers }) => headers.get("subject") === `Confirmed: your request ${reference}`,
    )
    expect(sent?.text).toContain(`Vehicle: ${ALTO.name}`)
    expect(sent?.text).not.toContain(VAN.name)
    const message = { act: "whatsapp", text: await replyWith(enquiry, "confirmed") }
    const page = await owner.submit(enquiry, { ...(await fieldsAt(owner, enquiry)), ...message })
    const links = viewOf(await page.text()).hrefs("https://wa.me/")
    expect(links.map(decodeURIComponent).join()).toContain(`Vehicle: ${ALTO.name}`)
    const row = (await open("/office/enquiries")).getByRole("row", { name: /Emma Quagmire/ })
    expect(textOf(row)).toContain(ALTO.name)
    expect(textOf(row)).not.toContain(VAN.name)
    const csv = await csvRow(reference)
    expect(csv).toContain(ALTO.name)
    expect(csv).toContain(day(18).replace("T", " "))
    const calendar = await open(`/office/calendar?from=${day(0).slice(0, 10)}&only=yes`)
    const entry = viewOf(calendar.getByRole("row", { name: new RegExp(ALTO.name) }))
    expect(entry.hrefs(enquiry)).not.toEqual([])
    expect(calendar.queryByRole("row", { name: new RegExp(VAN.name) })).toBeNull()
  })
})

describe("an enquiry with a driver", () => {
  it("gets a price with the driver once a vehicle is chosen from a list that shows each as free or taken", async () => {
    await confirmBooking(owner, await bookingFrom(site, owner, { first_name: "Hans", ...dateFields() }))
    const enquiry = await enquiryFrom(site, owner, "/home", { ...ENQUIRY, ...dateFields() })
    const pageText = (await open(enquiry)).text
    expect(pageText).toContain("With driver")
    expect(pageText, "the capitals of the site's tab").not.toContain("WITH DRIVER")
    const page = await open(`${enquiry}/booking`)
    expect(page.getByRole("option", { name: isTakenBy("Hans") })).toBeDefined()
    expect(page.getByRole("option", { name: `${ALTO.name}: free` })).toBeDefined()
    expect(redirectTarget(await changeBooking(owner, enquiry, { "vehicle-0": VAN.id }))).toBe(
      `${enquiry}?done=changed#booking`,
    )
    const text = await replyWith(enquiry, "quote")
    expect(text).toContain("Need a Driver: LKR\u00a093,500.00 (17 days × LKR\u00a05,500.00)")
    expect(text).toContain("Total: LKR\u00a0389,300.00")
    expect((await open(enquiry)).text).toContain(`${VAN.name} is not free at this time.`)
  })

  it("gets no price before a vehicle is chosen, and no question whether to reserve it", async () => {
    const enquiry = await enquiryFrom(site, owner, "/home", { ...ENQUIRY, ...dateFields() })
    const text = await replyWith(enquiry, "quote")
    expect(text).not.toContain("Total:")
    expect(text).not.toContain("Shall we keep the vehicle for you?")
  })
})

describe("the sentences of an email", () => {
  const LICENCE = "Please bring your licence"
  const ALLOWANCE = "100 km a day"

  it("state unlimited kilometres if they are part of the price, and the allowance otherwise", async () => {
    const enquiry = await bookingFrom(site, owner, { first_name: "Kamal", ...dateFields() })
    expect(await replyWith(enquiry, "quote")).toContain(ALLOWANCE)
    await changeBooking(owner, enquiry, { "extra-unlimited-kilometers": "yes" })
    const text = await replyWith(enquiry, "quote")
    expect(text).not.toContain(ALLOWANCE)
    expect(text).toMatch(/unlimited kilomet/i)
  })

  it("ask for a licence only of a customer who drives", async () => {
    const enquiry = await bookingFrom(site, owner, { first_name: "Ruwan", ...dateFields() })
    expect((await confirmBooking(owner, enquiry)).status).toBe(303)
    expect(await replyWith(enquiry, "confirmed")).not.toContain(LICENCE)
    await changeBooking(owner, enquiry, { "remove-extra-need-a-driver": "yes" })
    expect(await replyWith(enquiry, "confirmed")).toMatch(/licence/)
    expect(await replyWith(enquiry, "confirmed")).not.toContain("you need no licence")
  })
})

describe("a vehicle that is taken", () => {
  it("is reported on the confirmation page before the email is sent, and no confirmation email is sent without an entry in the calendar", async () => {
    await confirmBooking(owner, await bookingFrom(site, owner, { first_name: "Anna", ...dateFields() }))
    const enquiry = await bookingFrom(site, owner, { first_name: "Luca", ...dateFields() })
    const page = await open(`${enquiry}/confirm`)
    expect(page.text).toContain(`${VAN.name} is not free at this time.`)
    expect(page.getByRole("option", { name: isTakenBy("Anna") })).toHaveProperty("selected", true)
    expect((await confirmBooking(owner, enquiry, { act: "email" })).status).toBe(409)
    const reference = enquiry.split("/").at(-1) ?? ""
    expect((await site.emails()).map(readEmail).filter(({ text }) => text.includes(reference))).toHaveLength(
      1,
    ) // the email about the enquiry to the office
  })
})

// Last, because the other tests need the original rates.
describe("a rate that is raised after the agreement", () => {
  it("changes no price of a confirmed booking, in the email, the inbox, the CSV file or on the page", async () => {
    const enquiry = await bookingFrom(site, owner, { first_name: "Ravi", ...dateFields() })
    await confirmBooking(owner, enquiry)
    await raiseRates()
    expect(await replyWith(enquiry, "confirmed")).toContain("Total: LKR\u00a0389,300.00")
    const row = (await open("/office/enquiries")).getByRole("row", { name: /Ravi Quagmire/ })
    expect(textOf(row)).toMatch(/389,300/)
    expect(await csvRow(enquiry.split("/").at(-1) ?? "")).toContain("389300")
    const section = viewOf((await open(enquiry)).getByRole("region", { name: "The booking" }))
    expect(textOf(section.getByRole("table", { name: "Price" }))).toContain("LKR 389,300.00")
    expect(section.text).not.toContain("The visitor asked for")
    expect(section.text).toContain("Today's price for this booking is LKR 418,880.00.")
    expect((await open(`${enquiry}/booking`)).value(`price-vehicle-${VAN.id}`)).toBe("17400")
  })
})

/** The line of an enquiry in the CSV file. */
async function csvRow(reference: string): Promise<string> {
  const lines = (await (await owner.open("/office/enquiries.csv")).text()).split("\r\n")
  return lines.find((line) => line.includes(reference)) ?? ""
}
