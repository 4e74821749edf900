import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { formatWallTime, type WallTime } from "#domain/rental-period.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { parseDocument, textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import {
  ALLOW_CONFLICT,
  ALTO,
  bookingFrom,
  changeBooking,
  changeState,
  confirmBooking,
  enquiryFrom,
  rejectedForm,
  savedAt,
} from "./booking-pages.ts"
import { fieldsAt, fieldsIn } from "./form-fields.ts"
import { CONTACT, ENQUIRY, VAN } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
/** A member of staff without the rights of an owner. */
let kumari: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
})
afterAll(() => site.remove())

// Each test uses its own days, so that its bookings do not conflict with those of other tests.
let firstDayFromNow = 40
beforeEach(() => {
  firstDayFromNow += 20
})
/** 9 am on a day of this test, as a form submits it. */
const day = (number: number) => inDays(firstDayFromNow + number)

const book = (first_name: string, fields: Record<string, string> = {}) =>
  bookingFrom(site, owner, {
    first_name,
    pick_up_time_date: day(0),
    return_time_date: day(17),
    ...fields,
  })

const open = async (path: string): Promise<View> => viewOf(await (await owner.open(path)).text())
const confirmPage = (enquiry: string) => open(`${enquiry}/confirm`)

/** Whether the calendar has an entry of this enquiry. */
async function isInCalendar(enquiry: string): Promise<boolean> {
  const calendar = await open(`/office/calendar?from=${day(0).slice(0, 10)}&only=yes`)
  return calendar.hrefs(enquiry).length > 0
}

/** The emails in the mailbox folder that confirm this enquiry to its visitor. */
async function confirmationEmails(enquiry: string) {
  const subject = `Confirmed: your request ${enquiry.split("/").at(-1)}`
  return (await site.emails()).map(readEmail).filter(({ headers }) => headers.get("subject") === subject)
}

/** Submits the enquiry's page by one of its buttons. */
async function submitAct(enquiry: string, act: string): Promise<Response> {
  return owner.submit(enquiry, { ...(await fieldsAt(owner, enquiry)), act })
}

/** The text of the only email that confirms this enquiry. */
async function confirmationText(enquiry: string): Promise<string> {
  const emails = await confirmationEmails(enquiry)
  expect(emails).toHaveLength(1)
  return emails[0]?.text ?? ""
}

describe("confirming a booking", () => {
  it("sends the email that the page shows, and books the vehicle in the calendar", async () => {
    const enquiry = await book("Zenobia")
    expect((await open(enquiry)).text).toContain(`${VAN.name} is free at this time.`)
    const page = await confirmPage(enquiry)
    expect(page.getByRole("option", { name: `${VAN.name}: free` })).toHaveProperty("selected", true)
    const text = page.value("text")
    expect(text).toContain(`Vehicle: ${VAN.name}`)
    expect(text).toContain("Total: LKR\u00a0389,300.00")
    const confirmResponse = await confirmBooking(kumari, enquiry, { act: "email" })
    expect(redirectTarget(confirmResponse)).toBe(`${enquiry}?done=confirmed-email#booking`)
    const email = await confirmationText(enquiry)
    // The author of the email signs it. The beginning of the text is compared.
    expect(email).toContain(text.replace("Nimal", "Kumari").replaceAll("\r", "").slice(0, 300))
    const after = await open(enquiry)
    expect(after.text).toContain("Kumari: New to Confirmed.")
    expect(after.text).toContain("Kumari answered by email: Confirmed: your request")
    expect(await isInCalendar(enquiry)).toBe(true)
  })

  it("refuses an email with a placeholder, and keeps the text", async () => {
    const enquiry = await book("Placeholder")
    const text = "Dear guest,\n\nyour price is {price}."
    const page = await rejectedForm(await confirmBooking(owner, enquiry, { act: "email", text }))
    expect(page.text).toContain("Replace “{price}” with your own words")
    expect(page.value("text")).toContain("your price is {price}.")
    expect(await confirmationEmails(enquiry)).toEqual([])
    expect(await isInCalendar(enquiry)).toBe(false)
  })

  it("sends no email if none was chosen", async () => {
    const enquiry = await book("Zenobia")
    expect(redirectTarget(await confirmBooking(owner, enquiry))).toBe(`${enquiry}?done=confirmed#booking`)
    expect(await confirmationEmails(enquiry)).toEqual([])
    expect((await open(enquiry)).text).not.toContain("answered by email")
    expect(await isInCalendar(enquiry)).toBe(true)
  })

  it("takes another vehicle at once if no email was chosen", async () => {
    const enquiry = await book("Zenobia")
    const confirmResponse = await confirmBooking(owner, enquiry, { "vehicle-0": ALTO.id })
    expect(redirectTarget(confirmResponse)).toBe(`${enquiry}?done=confirmed#booking`)
    expect((await open(`${enquiry}/booking`)).value("vehicle-0")).toBe(ALTO.id)
  })

  it("shows the email with another vehicle first, and books that vehicle at the agreed price", async () => {
    const enquiry = await book("Zenobia")
    const shown = await confirmBooking(owner, enquiry, { "vehicle-0": ALTO.id, act: "email" })
    expect(shown.status).toBe(422)
    const again = await rejectedForm(shown)
    expect(again.errors).toContain("You chose another vehicle. Check the email, then confirm")
    expect(again.value("text")).toContain(`Vehicle: ${ALTO.name}`)
    expect(again.value("text")).toContain("Total: LKR\u00a0389,300.00")
    expect(await isInCalendar(enquiry)).toBe(false)
    const confirmResponse = await owner.submit(`${enquiry}/confirm`, { ...fieldsIn(again), act: "email" })
    expect(redirectTarget(confirmResponse)).toBe(`${enquiry}?done=confirmed-email#booking`)
    expect(await confirmationText(enquiry)).toContain(`Vehicle: ${ALTO.name}`)
    expect((await open(`${enquiry}/booking`)).value("vehicle-0")).toBe(ALTO.id)
    expect((await open(enquiry)).getByText("The visitor asked for")).toBeDefined()
  })

  it("keeps an edited text about another vehicle, with a warning, until it is submitted again", async () => {
    const enquiry = await book("Zenobia")
    const text = "Dear Zenobia,\r\nwe bring the <van> to the airport."
    const shown = await confirmBooking(owner, enquiry, { "vehicle-0": ALTO.id, text, act: "email" })
    const again = await rejectedForm(shown)
    expect(again.errors).toContain("Check that the email names it, then confirm")
    expect(again.value("text")).toBe(text.replaceAll("\r", ""))
    expect(again.value("subject")).toContain("Confirmed: your request")
    const confirmResponse = await owner.submit(`${enquiry}/confirm`, { ...fieldsIn(again), act: "email" })
    expect(redirectTarget(confirmResponse)).toBe(`${enquiry}?done=confirmed-email#booking`)
    expect(await confirmationText(enquiry)).toContain("we bring the <van> to the airport.")
  })

  it("keeps an edited subject about another vehicle", async () => {
    const enquiry = await book("Zenobia")
    const subject = "Your car for Sigiriya"
    const shown = await confirmBooking(owner, enquiry, { "vehicle-0": ALTO.id, subject, act: "email" })
    const again = await rejectedForm(shown)
    expect(again.value("subject")).toBe(subject)
    expect(again.value("text")).toContain(`Vehicle: ${ALTO.name}`)
  })

  it("shows the conflicting entries and the submitted email, and allows the conflict with the checkbox checked", async () => {
    const first = await book("Anna")
    const second = await book("Ruwan")
    await confirmBooking(owner, first)
    expect((await open(second)).text).toContain(`${VAN.name} is not free at this time.`)
    expect((await confirmPage(second)).getByRole("option", { name: /: taken \(Anna / })).toBeDefined()
    const rejectionResponse = await confirmBooking(owner, second, { text: "Come <soon>", act: "email" })
    expect(rejectionResponse.status).toBe(409)
    const html = await rejectionResponse.text()
    expect(parseDocument(html).title).toMatch(/^Error: /)
    const view = viewOf(html)
    expect(view.getByRole("alert").textContent).toContain("It is not free in this time")
    expect(view.value("text")).toBe("Come <soon>")
    const conflict = view.getAllByRole("link", { name: "Anna Quagmire" })[0]?.getAttribute("href") ?? ""
    expect(redirectTarget(await owner.open(conflict))).toBe(`${first}/booking`)
    expect(view.getByRole("checkbox", { name: "It is not free. Book it anyway" })).toBeDefined()
    expect((await open(second)).value("version")).toBe("1")
    const confirmResponse = await owner.submit(`${second}/confirm`, {
      ...fieldsIn(view),
      ...ALLOW_CONFLICT,
      act: "silent",
    })
    expect(redirectTarget(confirmResponse)).toBe(`${second}?done=confirmed#booking`)
    expect((await open(second)).text).toContain("More vehicles are out at this time than you own.")
    const calendar = await open(`/office/calendar?from=${day(0).slice(0, 10)}&only=yes`)
    expect(calendar.getByRole("heading", { name: "A conflict in these days" })).toBeDefined()
    expect(calendar.text).toContain("2 are out, 1 is owned.")
  })

  it("gives the last unit to one of two concurrent confirmations, and shows the other its submitted email again", async () => {
    const first = await book("Anna")
    const second = await book("Ruwan")
    const responses = await Promise.all([
      confirmBooking(owner, first, { text: "It is yours, Anna", act: "email" }),
      confirmBooking(kumari, second, { text: "It is yours, Ruwan", act: "email" }),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const refused = responses.find(({ status }) => status === 409) as Response // one of the two
    const view = await rejectedForm(refused)
    expect(view.errors).toContain("It is not free in this time")
    expect(view.value("text")).toMatch(/^It is yours, (Anna|Ruwan)$/)
    expect([...(await confirmationEmails(first)), ...(await confirmationEmails(second))]).toHaveLength(1)
  })

  it("is rejected if another member of staff changed the enquiry, and keeps the vehicle and the email", async () => {
    const enquiry = await book("Zenobia")
    const fields = fieldsIn(await confirmPage(enquiry))
    await changeState(kumari, enquiry, { state: "contacted" })
    const formValues = { ...fields, "vehicle-0": ALTO.id, text: "Come <soon>", act: "email" }
    const staleResponse = await owner.submit(`${enquiry}/confirm`, formValues)
    expect(staleResponse.status).toBe(409)
    const form = await rejectedForm(staleResponse)
    expect(form.errors).toContain("Somebody else changed this booking")
    expect(form.getByLabelText("Vehicle")).toHaveProperty("value", ALTO.id)
    expect(form.value("text")).toBe("Come <soon>")
    expect(await isInCalendar(enquiry)).toBe(false)
  })

  it("is rejected if another member of staff confirmed it, and keeps the submitted email", async () => {
    const enquiry = await book("Zenobia")
    const fields = fieldsIn(await confirmPage(enquiry))
    await confirmBooking(kumari, enquiry)
    const staleResponse = await owner.submit(`${enquiry}/confirm`, {
      ...fields,
      text: "Come <soon>",
      act: "email",
    })
    expect(staleResponse.status).toBe(409)
    const form = await rejectedForm(staleResponse)
    expect(form.errors).toContain("Somebody else changed this booking")
    expect(form.text).toContain("This booking is already confirmed.")
    expect(form.value("text")).toBe("Come <soon>")
    expect(redirectTarget(await owner.open(`${enquiry}/confirm`))).toBe(enquiry)
  })

  it.each([
    [{ "vehicle-0": "" }, "Choose one from the list"],
    [{ "vehicle-0": "boat" }, "Choose one from the list"],
    [{ "vehicle-0": "\0" }, "Choose one from the list"],
    [{ subject: " " }, "Enter a subject"],
    [{ subject: "x".repeat(201) }, "Shorten the subject"],
    [{ text: " " }, "Write a message to the visitor"],
    [{ text: "x".repeat(10_001) }, "Shorten the text"],
  ])("rejects %j with an error, and the submitted values", async (changes, message) => {
    const enquiry = await book("Zenobia")
    // each row has other keys
    const fields = { subject: "Yours", text: "Come <soon>", act: "email", ...changes } as Record<
      string,
      string
    >
    const response = await confirmBooking(owner, enquiry, fields)
    expect(response.status).toBe(422)
    const form = await rejectedForm(response)
    expect(form.errors).toContain(message)
    expect(form.value("subject")).toBe(fields.subject)
    expect(form.value("text")).toBe(fields.text)
    expect(await isInCalendar(enquiry)).toBe(false)
  })

  it("needs the version of the page, and cannot be done with the form of the status", async () => {
    const enquiry = await book("Zenobia")
    expect((await confirmBooking(owner, enquiry, { version: "x" })).status).toBe(400)
    expect((await changeState(owner, enquiry, { state: "confirmed", note: "Paid" })).status).toBe(400)
    expect((await open(enquiry)).text).not.toContain("New to Confirmed")
    expect((await owner.open("/office/enquiries/0000-0000/confirm")).status).toBe(404)
  })

  it("needs a checked checkbox for more units than the company owns", async () => {
    const enquiry = await book("Zenobia")
    await changeBooking(owner, enquiry, { "units-0": "2" })
    const response = await confirmBooking(owner, enquiry)
    expect(response.status).toBe(409)
    expect((await rejectedForm(response)).errors).toContain("It is not free in this time")
    expect((await confirmBooking(owner, enquiry, ALLOW_CONFLICT)).status).toBe(303)
  })

  it("books each of several vehicles at its own price", async () => {
    const enquiry = await book("Zenobia")
    await changeBooking(owner, enquiry, { "vehicle-1": ALTO.id })
    const page = await confirmPage(enquiry)
    expect(page.getByLabelText("Vehicle 2")).toHaveProperty("value", ALTO.id)
    expect(
      (await rejectedForm(await confirmBooking(owner, enquiry, { "vehicle-1": VAN.id }))).errors,
    ).toContain("This vehicle is already above")
    expect(redirectTarget(await confirmBooking(owner, enquiry))).toBe(`${enquiry}?done=confirmed#booking`)
    const calendar = await open(`/office/calendar?from=${day(0).slice(0, 10)}&only=yes`)
    for (const { name } of [VAN, ALTO]) {
      expect(viewOf(calendar.getByRole("row", { name: new RegExp(name) })).hrefs(enquiry), name).not.toEqual(
        [],
      )
    }
  })

  it("needs a vehicle for an enquiry with a driver, and includes the driver in the price", async () => {
    const dates = { pick_up_time_date: day(0), return_time_date: day(17) }
    const enquiry = await enquiryFrom(site, owner, "/home", { ...ENQUIRY, ...dates })
    expect((await open(enquiry)).text).toContain("No vehicle yet")
    expect((await confirmBooking(owner, enquiry)).status).toBe(422)
    const chosen = await confirmBooking(owner, enquiry, { "vehicle-0": VAN.id, act: "email" })
    const page = await rejectedForm(chosen)
    expect(page.value("text")).toContain("Need a Driver: LKR\u00a093,500.00 (17 days × LKR\u00a05,500.00)")
    expect(page.value("text")).toContain("Total: LKR\u00a0389,300.00")
    expect(page.value("text")).toContain("Our driver comes with the vehicle, so you need no licence.")
    const confirmResponse = await owner.submit(`${enquiry}/confirm`, { ...fieldsIn(page), act: "email" })
    expect(redirectTarget(confirmResponse)).toBe(`${enquiry}?done=confirmed-email#booking`)
    expect((await open(enquiry)).text).toContain("With our driver")
    expect(await isInCalendar(enquiry)).toBe(true)
  })

  it("is possible for a message that was made a booking", async () => {
    const message = await enquiryFrom(site, owner, "/contact", CONTACT)
    const link = (await open(message)).getByRole("link", { name: "Make this a booking" })
    expect(link.getAttribute("href")).toBe(`${message}/booking`)
    expect(redirectTarget(await owner.open(`${message}/confirm`))).toBe(`${message}/booking`)
    const terms = { "pick-up-at": day(0), "return-at": day(3), "vehicle-0": VAN.id }
    expect(redirectTarget(await changeBooking(owner, message, terms))).toBe(`${message}?done=changed#booking`)
    expect(await isInCalendar(message)).toBe(false)
    expect(redirectTarget(await confirmBooking(owner, message))).toBe(`${message}?done=confirmed#booking`)
    expect(await isInCalendar(message)).toBe(true)
  })
})

describe("a confirmed booking", () => {
  it.each([
    ["cancelled", "Cancelled"],
    ["noShow", "Did not come"],
  ])("is %s only with a reason, leaves the calendar, and can be confirmed again", async (state, label) => {
    const enquiry = await book("Zenobia")
    await confirmBooking(owner, enquiry)
    const rejectionResponse = await changeState(owner, enquiry, { state })
    expect(rejectionResponse.status).toBe(422)
    const form = await rejectedForm(rejectionResponse)
    expect(form.errors).toContain("Write the reason in the note")
    expect(form.value("state")).toBe(state)
    expect(await isInCalendar(enquiry)).toBe(true)
    const note = "Her flight was cancelled"
    expect(redirectTarget(await changeState(owner, enquiry, { state, note }))).toBe(savedAt(enquiry))
    const page = await open(enquiry)
    const freedNotice = "It is no longer in the calendar, so its vehicle is free for others."
    expect(page.text).toContain(`Nimal: Confirmed to ${label}. ${freedNotice} ${note}`)
    expect(page.queryByRole("link", { name: "Confirm the booking" })).toBeNull()
    expect(await isInCalendar(enquiry)).toBe(false)
    expect(redirectTarget(await submitAct(enquiry, "reopen"))).toBe(`${enquiry}?done=reopen#booking`)
    expect(redirectTarget(await confirmBooking(owner, enquiry))).toBe(`${enquiry}?done=confirmed#booking`)
    expect(await isInCalendar(enquiry)).toBe(true)
  })

  it("is no longer confirmed after its confirmation was taken back, and the page says so before and after", async () => {
    const enquiry = await book("Zenobia")
    await confirmBooking(owner, enquiry)
    const before = await open(enquiry)
    expect(before.text).toContain("takes the booking out of the calendar, so its vehicle is free for others")
    const redirect = redirectTarget(await submitAct(enquiry, "take-back"))
    expect(redirect).toBe(`${enquiry}?done=take-back#booking`)
    const after = await open(redirect ?? "")
    expect(after.text).toContain("Saved. The confirmation is taken back")
    expect(after.text).toContain("Nimal: Confirmed to Contacted. It is no longer in the calendar")
    expect(await isInCalendar(enquiry)).toBe(false)
    expect(after.getByRole("link", { name: "Confirm the booking" })).toBeDefined()
    await changeState(owner, enquiry, { state: "declined" })
    expect((await open(enquiry)).getByRole("button", { name: "Open it again" })).toBeDefined()
  })

  it.each(["new", "contacted", "declined", "spam"])("is not set to %s by its status", async (state) => {
    const enquiry = await book("Zenobia")
    await confirmBooking(owner, enquiry, ALLOW_CONFLICT)
    const offered = (await open(enquiry)).getByLabelText("Status").querySelectorAll("option")
    expect([...offered].map(textOf)).toEqual(["Confirmed", "Cancelled", "Did not come"])
    const rejectionResponse = await changeState(owner, enquiry, { state, note: "She called" })
    expect(rejectionResponse.status).toBe(422)
    const form = await rejectedForm(rejectionResponse)
    expect(form.errors).toContain("This booking is confirmed. Choose Cancelled or Did not come")
    expect(form.value("note")).toBe("She called")
    expect(await isInCalendar(enquiry)).toBe(true)
  })
})

/** Sends an enquiry from the home page, by default one way: the form asks to repeat the pick-up time if there is no return. */
const sendEnquiry = (fields: Record<string, string> = {}) =>
  enquiryFrom(site, owner, "/home?tab=airport", {
    ...ENQUIRY,
    tab: "airport",
    pick_up_time_date: day(0),
    return_time_date: day(0),
    ...fields,
  })
/** A car that always comes with a driver. */
const WEDDING_CAR = "jaguar-xf-white-wedding-car"
/** The return that the office suggests for one way: 8 hours after the pick-up. */
const suggestedReturn = () => day(0).replace("T09:00", "T17:00")

describe("a request for one way", () => {
  it("is confirmed with a return that the page names, and stays as it was asked", async () => {
    const enquiry = await sendEnquiry()
    expect((await open(enquiry)).text).toContain("One way, no return time")
    const page = await confirmPage(enquiry)
    expect(page.text).toContain(
      "The visitor asked for one way, without a return time. The vehicle is booked until",
    )
    const shown = await confirmBooking(owner, enquiry, { "vehicle-0": VAN.id, act: "email" })
    const form = await rejectedForm(shown)
    expect(form.value("text")).toContain(`Return: ${formatWallTime(suggestedReturn() as WallTime)}, Dambulla`)
    const confirmResponse = await owner.submit(`${enquiry}/confirm`, { ...fieldsIn(form), act: "email" })
    expect(redirectTarget(confirmResponse)).toBe(`${enquiry}?done=confirmed-email#booking`)
    expect(await isInCalendar(enquiry)).toBe(true)
    const after = await open(enquiry)
    expect(after.getByText("The visitor asked for")).toBeDefined()
    expect(after.text).toContain("One way, no return time")
  })

  it("is changed with a return that the form suggests", async () => {
    const enquiry = await sendEnquiry()
    const page = await open(`${enquiry}/booking`)
    expect(page.text).toContain("The return below is 8 hours after the pick-up")
    expect(page.value("return-at")).toBe(suggestedReturn())
    const changeResponse = await changeBooking(owner, enquiry, { "vehicle-0": VAN.id })
    expect(redirectTarget(changeResponse)).toBe(`${enquiry}?done=changed#booking`)
    expect((await confirmPage(enquiry)).text).not.toContain("The visitor asked for one way")
  })
})

describe("a request whose return is before its pick-up", () => {
  it("is confirmed only after the office entered a return", async () => {
    const enquiry = await sendEnquiry({ tab: "self_drive", return_time_date: day(-1) })
    expect(redirectTarget(await owner.open(`${enquiry}/confirm`))).toBe(`${enquiry}/booking`)
    const page = await open(`${enquiry}/booking`)
    expect(page.text).toContain("The return that the visitor entered is not after the pick-up.")
    const fields = { version: page.value("version"), "vehicle-0": VAN.id, act: "silent" }
    expect(redirectTarget(await owner.submit(`${enquiry}/confirm`, fields))).toBe(`${enquiry}/booking`)
    expect(await isInCalendar(enquiry)).toBe(false)
    const refused = await rejectedForm(await owner.submit(`${enquiry}/booking`, fieldsIn(page)))
    expect(refused.errors).toContain("The return must be after the pick-up")
    await changeBooking(owner, enquiry, { "return-at": day(2) })
    await confirmBooking(owner, enquiry, { "vehicle-0": VAN.id })
    expect(await isInCalendar(enquiry)).toBe(true)
  })
})

describe("an enquiry for a wedding", () => {
  it("has a driver for each car that does not come with one, in its price and in its email", async () => {
    const enquiry = await sendEnquiry({ tab: "wedding_events", return_time_date: day(2) })
    await changeBooking(owner, enquiry, { "vehicle-0": WEDDING_CAR })
    await changeBooking(owner, enquiry, { "vehicle-1": VAN.id, "units-1": "2" })
    const text = (await confirmPage(enquiry)).value("text")
    expect(text).toContain("With our driver")
    expect(text).toContain("Need a Driver: LKR\u00a022,000.00 (4 days × LKR\u00a05,500.00)")
    expect(text).toContain("Our driver comes with the vehicle")
    expect(text).toContain(`each further kilometre is LKR\u00a0130.00 (${VAN.name})`)
  })
})
