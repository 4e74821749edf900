import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { officePageOf, sendBooking, sendForm } from "#tests/support/visitor-page.ts"
import { ALTO, bookingFrom, changeBooking, changeState, enquiryFrom } from "./booking-pages.ts"
import { CONTACT, post, tokenIn, VAN } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

const TODAY_PATH = "/office/today"
const NEW_BOOKING_PATH = "/office/bookings/new"

const CUSTOMER = { name: "Kumari Fernando", contact_number: "071 555 0143", source: "telephone" }

/** The fields of a new booking from a day on, counted from today, for two days. */
const bookingFields = (day: number, overrides: Record<string, string> = {}) => ({
  ...CUSTOMER,
  act: "confirm",
  "pick-up-at": inDays(day),
  "return-at": inDays(day + 2),
  "vehicle-0": VAN.id,
  "units-0": "1",
  ...overrides,
})

async function open(path: string): Promise<View> {
  const response = await owner.open(path)
  expect(response.status, path).toBe(200)
  return viewOf(await response.text())
}

/** The reference at the end of an enquiry's path. */
const referenceIn = (path: string) => path.slice(-9)

/** Submits a new booking. @returns the path of its enquiry */
async function book(fields: Record<string, string>): Promise<string> {
  const response = await owner.submit(NEW_BOOKING_PATH, fields)
  expect(response.status, await response.clone().text()).toBe(303)
  return redirectTarget(response)?.split("?")[0] ?? ""
}

describe("the agreement", () => {
  const openAsVisitor = async (path: string) => viewOf(await (await fetch(site.url + path)).text())

  it("shows changed terms only to the staff until they are offered", async () => {
    const sentForm = await sendBooking(site.url)
    const enquiry = `/office/enquiries/${sentForm.reference}`
    await changeBooking(owner, enquiry, { "return-location": "Kandy station" })
    const [visitorLink = ""] = (await openAsVisitor(sentForm.pagePath)).hrefs("/agreement?from=")
    const [staffLink = ""] = (await officePageOf(owner, sentForm).open()).hrefs(`${enquiry}/agreement`)
    const printed = await owner.open(staffLink)
    expect(printed.headers.get("cache-control")).toBe("no-store")
    const agreementPage = viewOf(await printed.text())
    expect(agreementPage.text).toContain("Kandy station")
    expect(agreementPage.text).toContain("Ms Zenobia Quagmire")
    expect((await openAsVisitor(visitorLink)).text).not.toContain("Kandy station")
    await officePageOf(owner, sentForm).offer()
    expect((await openAsVisitor(visitorLink)).text).toContain("Kandy station")
  })

  it("can be printed by the staff for a message that became a booking, and is hidden from the visitor until it is offered", async () => {
    const sentForm = await sendForm(site.url, "/contact", CONTACT)
    const office = officePageOf(owner, sentForm)
    const enquiry = `/office/enquiries/${sentForm.reference}`
    expect((await owner.open(`${enquiry}/agreement`)).status).toBe(404)
    expect((await office.open()).hrefs(`${enquiry}/agreement`)).toEqual([])
    const terms = { "pick-up-at": inDays(200), "return-at": inDays(203), "vehicle-0": VAN.id, "units-0": "1" }
    expect((await changeBooking(owner, enquiry, terms)).status).toBe(303)
    expect((await office.open()).hrefs(`${enquiry}/agreement`)).toHaveLength(1)
    const agreementPage = viewOf(await (await owner.open(`${enquiry}/agreement`)).text())
    expect(agreementPage.text).toContain(CONTACT.name)
    expect(agreementPage.text).toContain(VAN.name)
    expect((await openAsVisitor(sentForm.pagePath)).hrefs("/agreement?from=")).toEqual([])
    expect((await office.offer()).status).toBe(303)
    const [visitorLink = ""] = (await openAsVisitor(sentForm.pagePath)).hrefs("/agreement?from=")
    expect((await openAsVisitor(visitorLink)).text).toContain(VAN.name)
  })
})

describe("the page of a new booking", () => {
  it("confirms a booking with a name and a number, and gives it its vehicle", async () => {
    const enquiry = await open(await book(bookingFields(30)))
    expect(enquiry.getByRole("heading", { level: 1, name: "Booking by staff, Kumari Fernando" })).toBeTruthy()
    expect(enquiry.getAllByText("Confirmed").length).toBeGreaterThan(0)
    expect(enquiry.queryByRole("heading", { name: "What happened" })).toBeNull()
    expect(enquiry.queryByRole("button", { name: "Send" })).toBeNull()
    expect(enquiry.getByText(/There is no email address/)).toBeTruthy()
    const calendar = await open(`/office/calendar?from=${inDays(30).slice(0, 10)}&only=yes`)
    const row = viewOf(calendar.getByRole("row", { name: new RegExp(VAN.name) }))
    expect(row.getByRole("link", { name: /Kumari Fernando/ })).toBeTruthy()
  })

  it("shows the note on the page of the enquiry, and not on the visitor's page", async () => {
    const fields = { name: "Amali Perera", email: "amali@example.com", note: "Flight UL 505\nTwo prams" }
    const enquiry = await open(await book({ ...CUSTOMER, ...fields, act: "save" }))
    expect(enquiry.text).toContain("Flight UL 505")
    expect(enquiry.text).toContain("Two prams")
    const visitorPage = enquiry.getByRole("link", { name: "The visitor's page" }).getAttribute("href") ?? ""
    const page = await fetch(site.url + new URL(visitorPage).pathname)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain("Flight UL 505")
  })

  it("has an agreement to print before it is confirmed, with the customer's name", async () => {
    const path = await book(bookingFields(120, { act: "save" }))
    const [agreement = ""] = (await open(path)).hrefs(`${path}/agreement`)
    const agreementPage = await open(agreement)
    expect(agreementPage.text).toContain(CUSTOMER.name)
    expect(agreementPage.text).toContain(VAN.name)
  })

  it("saves an open enquiry without vehicle and days, which the search finds by number", async () => {
    const path = await book({
      ...CUSTOMER,
      name: "Ruwan Bandara",
      contact_number: "0777 000 111",
      act: "save",
    })
    const enquiry = await open(path)
    expect(enquiry.getAllByText("Contacted").length).toBeGreaterThan(0)
    expect(enquiry.getByRole("link", { name: "Make this a booking" })).toBeTruthy()
    const inbox = await open(`/office/enquiries?q=${encodeURIComponent("0777 000 111")}`)
    expect(inbox.getByRole("link", { name: "Ruwan Bandara" })).toBeTruthy()
  })

  it("shows every error beside its field, and keeps the submitted texts", async () => {
    const response = await owner.submit(NEW_BOOKING_PATH, {
      name: " ",
      contact_number: "none",
      email: "kumari@",
      source: "walkIn",
      note: "Four people",
      act: "confirm",
      "pick-up-at": inDays(40),
      "return-at": inDays(39),
      "vehicle-0": "",
      discount: "lots",
    })
    expect(response.status).toBe(422)
    const view = viewOf(await response.text())
    const errors = view.getByRole("alert")
    for (const message of [
      "Enter the customer's name",
      "Enter a number with digits, like 077 123 4567",
      "Enter an email address like name@example.com, or leave it empty",
      "The return must be after the pick-up",
      "Choose a vehicle, or save without confirming",
    ]) {
      expect(textOf(errors)).toContain(message)
    }
    expect(view.value("note")).toBe("Four people")
    expect(view.value("contact_number")).toBe("none")
    expect(view.value("discount")).toBe("lots")
  })

  it("asks for a checkbox before it books the last unit a second time, and keeps the submitted texts", async () => {
    await book(bookingFields(50))
    const fields = bookingFields(51, { name: "Nimal Silva", note: "Pays in cash" })
    const rejectionResponse = await owner.submit(NEW_BOOKING_PATH, fields)
    expect(rejectionResponse.status).toBe(409)
    const view = viewOf(await rejectionResponse.text())
    expect(textOf(view.getByRole("alert"))).toContain("It is not free in this time")
    expect(view.getByRole("link", { name: /Kumari Fernando/ })).toBeTruthy()
    expect(view.value("name")).toBe("Nimal Silva")
    expect(view.value("note")).toBe("Pays in cash")
    expect(
      (await open("/office/enquiries?q=Nimal+Silva")).queryByRole("link", { name: "Nimal Silva" }),
    ).toBeNull()
    await book({ ...fields, "allow-clash": "yes" })
  })

  it("refuses an extra without a vehicle that offers it, instead of dropping it", async () => {
    const forms: Record<string, string>[] = [
      { "vehicle-0": "", act: "save", "extra-child-seat": "yes" },
      { "extra-cannon": "yes" },
    ]
    for (const overrides of forms) {
      const fields = bookingFields(90, overrides)
      const rejectionResponse = await owner.submit(NEW_BOOKING_PATH, fields)
      expect(rejectionResponse.status).toBe(422)
      const alert = viewOf(await rejectionResponse.text()).getByRole("alert")
      expect(textOf(alert)).toContain("Choose a vehicle that offers this extra, or untick the extra")
    }
  })

  it("records a form that is submitted twice once", async () => {
    const key = (await open(NEW_BOOKING_PATH)).value("form-key")
    const fields = bookingFields(60, { "form-key": key })
    expect(await book(fields)).toBe(await book(fields))
  })

  it("is filled in with the vehicle and the day of the clicked cell of the calendar", async () => {
    const day = inDays(70).slice(0, 10)
    const calendar = await open(`/office/calendar?from=${day}&days=7`)
    const [cell] = calendar.getAllByRole("link", { name: new RegExp(`^New booking: ${VAN.name}`) })
    const href = cell?.getAttribute("href") ?? ""
    const form = await open(href)
    expect(form.value("vehicle-0")).toBe(VAN.id)
    expect(form.value("pick-up-at")).toBe(`${day}T09:00`)
  })

  const optionOf = (view: View, vehicleId: string) => textOf(view.one(`option[value="${vehicleId}"]`))

  it("shows whether each vehicle is free on the day of the link, before anything is submitted", async () => {
    await book(bookingFields(100))
    const taken = /: taken \(Kumari Fernando, \w{3} \d+ \w{3,4} \d{4} to \w{3} \d+ \w{3,4} \d{4}\)$/
    const openForDay = (day: number) => open(`${NEW_BOOKING_PATH}?day=${inDays(day).slice(0, 10)}`)
    expect(optionOf(await openForDay(100), VAN.id)).toMatch(taken)
    expect(optionOf(await openForDay(110), VAN.id)).toBe(`${VAN.name}: free`)
    expect(optionOf(await open(NEW_BOOKING_PATH), VAN.id)).toBe(VAN.name)
  })

  it("checks vehicles and price for the submitted days without saving anything", async () => {
    await book(bookingFields(120, { name: "Hans Keller" }))
    const check = async (fields: Record<string, string>) => {
      const response = await owner.submit(NEW_BOOKING_PATH, { ...fields, act: "check" })
      return { status: response.status, view: viewOf(await response.text()) }
    }
    const formValues = { name: "Sunil Perera", contact_number: "", note: "Two bags" }
    const taken = await check(bookingFields(121, formValues))
    expect(taken.status).toBe(200)
    expect(optionOf(taken.view, VAN.id)).toContain(": taken (Hans Keller, ")
    expect(taken.view.getByRole("link", { name: /Hans Keller/ })).toBeTruthy()
    expect(taken.view.getByRole("checkbox", { name: "It is not free. Book it anyway" })).toBeTruthy()
    expect([taken.view.value("name"), taken.view.value("note")]).toEqual(["Sunil Perera", "Two bags"])
    const free = await check(bookingFields(130, formValues))
    expect(free.view.text).toContain(`${VAN.name} is free`)
    expect(textOf(free.view.getByRole("table", { name: "Price" }))).toContain("Total LKR")
    const withoutVehicle = await check(bookingFields(120, { ...formValues, "vehicle-0": "" }))
    expect(optionOf(withoutVehicle.view, VAN.id)).toContain(": taken (Hans Keller, ")
    const withoutReturn = await check(bookingFields(120, { ...formValues, "return-at": "" }))
    expect(withoutReturn.status).toBe(422)
    expect(textOf(withoutReturn.view.getByRole("alert"))).toContain("Enter a day and time")
    expect(
      (await open("/office/enquiries?q=Sunil+Perera")).queryByRole("link", { name: "Sunil Perera" }),
    ).toBeNull()
  })

  it("ignores a day and a vehicle in the URL that do not exist", async () => {
    const form = await open(`${NEW_BOOKING_PATH}?vehicle=tank&day=2026-02-31`)
    expect(form.value("pick-up-at")).toBe("")
  })

  it("refuses a vehicle that is not in the fleet", async () => {
    const response = await owner.submit(NEW_BOOKING_PATH, bookingFields(80, { "vehicle-0": "tank" }))
    expect(response.status).toBe(422)
    expect(textOf(viewOf(await response.text()).getByRole("alert"))).toContain("Choose one from the list")
  })
})

describe("the page of today", () => {
  it("begins with the new enquiries on a day without other work, and summarises the empty lists in one line", async () => {
    const emptySite = await openSite()
    try {
      const staff = await firstOwnerAt(emptySite)
      const before = viewOf(await (await staff.open(TODAY_PATH)).text())
      expect(before.text).toContain(
        "Nothing is going out today, coming back today, or due tomorrow. Nobody is waiting for an answer. No new enquiries.",
      )
      expect(before.queryAllByRole("heading", { level: 2 })).toHaveLength(0)
      await sendForm(emptySite.url, "/contact", CONTACT)
      const view = viewOf(await (await staff.open(TODAY_PATH)).text())
      expect(view.getAllByRole("heading", { level: 2 }).map(textOf)).toEqual(["New enquiries"])
      expect(textOf(view.getByRole("region", { name: "New enquiries" }))).toMatch(/Since \d+:\d\d [ap]m /)
      expect(view.text).toContain("or due tomorrow. Nobody is waiting for an answer.")
    } finally {
      await emptySite.remove()
    }
  })

  it("is the office's first page, and the first entry of the menu", async () => {
    expect(redirectTarget(await owner.open("/office"))).toBe(TODAY_PATH)
    const view = await open(TODAY_PATH)
    const menu = viewOf(view.getByRole("navigation", { name: "Office", hidden: true }))
    expect(menu.hrefs()[0]).toBe(TODAY_PATH)
  })

  it("shows time, place, name, number, vehicle, extras and notes of each pick-up", async () => {
    await book(
      bookingFields(0, {
        name: "Anna Perera",
        contact_number: "077 123 4567",
        note: "Flight UL 504",
        "pick-up-at": inDays(0, "23:00"),
        "return-at": inDays(2),
        "pick-up-location": "Kandalama",
        "allow-clash": "yes",
        "extra-child-seat": "yes",
        "quantity-child-seat": "2",
      }),
    )
    const section = viewOf((await open(TODAY_PATH)).getByRole("region", { name: "Going out today" }))
    const [row = ""] = section
      .getAllByRole("listitem")
      .map(textOf)
      .filter((text) => text.includes("Anna Perera"))
    for (const text of ["11:00 pm", "Kandalama", VAN.name, "2 × Child Seat", "Flight UL 504"]) {
      expect(row).toContain(text)
    }
    expect(section.hrefs("tel:")).toContain("tel:0771234567")
  })

  it("lists a booking as late until it is marked as back, which can be undone", async () => {
    const name = "Late Person"
    const path = await book(
      bookingFields(0, { name, "pick-up-at": inDays(-3), "return-at": inDays(-1), "allow-clash": "yes" }),
    )
    const late = viewOf((await open(TODAY_PATH)).getByRole("region", { name: "Late" }))
    expect(late.getByRole("link", { name })).toBeTruthy()
    expect((await submitAct("returned", path, "2")).status).toBe(303)
    const back = viewOf((await open(TODAY_PATH)).getByRole("region", { name: "Coming back today" }))
    expect(back.getByRole("button", { name: `Not back yet: ${name}` })).toBeTruthy()
    const again = await submitAct("undo", path, "2")
    expect(again.status).toBe(409)
    expect(await again.text()).toContain("Somebody else changed this booking")
    expect((await submitAct("undo", path, "3")).status).toBe(303)
    expect(
      viewOf((await open(TODAY_PATH)).getByRole("region", { name: "Late" })).getByRole("link", { name }),
    ).toBeTruthy()
    expect(textOf((await open(path)).getByRole("main"))).toContain("Came back")
  })

  const submitAct = (act: string, path: string, version: string, overrides: Record<string, string> = {}) =>
    owner.submit(TODAY_PATH, { act, reference: referenceIn(path), version, ...overrides })
  const bookFromMidnight = (name: string) =>
    book(bookingFields(0, { name, "pick-up-at": inDays(0, "00:00"), "allow-clash": "yes" }))
  const goingOut = async () =>
    viewOf((await open(TODAY_PATH)).getByRole("region", { name: "Going out today" }))
  const rowOf = async (name: string) => {
    const row = (await goingOut()).getAllByRole("listitem").find((item) => textOf(item).includes(name))
    if (!row) throw new Error(`no row of ${name}`)
    return viewOf(row)
  }

  it("reports an undone return of a booking that went out today and is due on a later day", async () => {
    const path = await bookFromMidnight("Undone Return")
    await submitAct("returned", path, "2")
    const undone = await submitAct("undo", path, "3")
    expect(undone.status).toBe(303)
    const page = await open(redirectTarget(undone) ?? "")
    expect(page.text).toContain("Saved. It is not back yet.")
  })

  it("lists a booking whose pick-up time has passed as due since then, until it is marked as gone out, which can be undone", async () => {
    const name = "Due Person"
    const path = await bookFromMidnight(name)
    expect((await rowOf(name)).text).toContain("Due since 12:00 am")
    expect((await submitAct("wentOut", path, "2")).status).toBe(303)
    const out = await rowOf(name)
    expect(out.text).toContain("Out at ")
    expect(out.text).not.toContain("Due since")
    expect(out.queryByRole("button", { name: `It went out: ${name}` })).toBeNull()
    expect(textOf((await open(path)).getByRole("main"))).toContain("Went out")
    expect((await submitAct("wentOut", path, "2")).status).toBe(409)
    expect((await submitAct("notOut", path, "3")).status).toBe(303)
    expect((await rowOf(name)).getByRole("button", { name: `It went out: ${name}` })).toBeTruthy()
  })

  it("offers 'It is back' at once only after 'It went out', for a rental of one day", async () => {
    const name = "Day Person"
    const midnight = { "pick-up-at": inDays(0, "00:00"), "return-at": inDays(0, "23:59") }
    const path = await book(bookingFields(0, { name, ...midnight, "allow-clash": "yes" }))
    const button = async () => {
      const back = viewOf((await open(TODAY_PATH)).getByRole("region", { name: "Coming back today" }))
      return back.all("button").find((each) => each.getAttribute("aria-label") === `It is back: ${name}`)
    }
    expect((await button())?.closest("details")?.textContent).toContain("Back already?")
    await submitAct("wentOut", path, "2")
    expect((await button())?.closest("details")).toBeNull()
    await submitAct("notOut", path, "3")
    expect((await submitAct("returned", path, "4")).status).toBe(303)
    expect(await button()).toBeUndefined()
  })

  it("has the same state as the calendar: a booking of this morning is first not out, and then out", async () => {
    const name = "Calendar Person"
    const path = await bookFromMidnight(name)
    const entry = async () => {
      const calendar = await open("/office/calendar?days=7")
      return calendar.getAllByRole("link", { name: new RegExp(name) }).map(textOf)
    }
    expect(await entry()).toContainEqual(expect.stringContaining("Not out yet"))
    await submitAct("wentOut", path, "2")
    expect(await entry()).toContainEqual(expect.stringContaining("Out now"))
    expect(await entry()).not.toContainEqual(expect.stringContaining("Not out yet"))
  })

  it("ends a booking whose customer did not come, with the reason, and frees the vehicle", async () => {
    const name = "Absent Person"
    const path = await bookFromMidnight(name)
    const saveResponse = await submitAct("noShow", path, "2", { reason: "No answer by telephone" })
    expect(saveResponse.status).toBe(303)
    const view = await open(redirectTarget(saveResponse) ?? "")
    expect(textOf(view.getByRole("status"))).toContain("the vehicle is free again")
    expect(textOf(view.getByRole("region", { name: "Needs attention" }))).toContain(`Not told: ${name}`)
    expect(view.queryByRole("link", { name })).toBeNull()
    const enquiry = textOf((await open(path)).getByRole("main"))
    expect(enquiry).toContain("Did not come")
    expect(enquiry).toContain("No answer by telephone")
    expect((await open("/office/calendar?days=7")).text).not.toContain(name)
  })

  it("refuses a booking without a reason why the customer did not come, and changes nothing", async () => {
    const name = "Unexplained Person"
    const path = await bookFromMidnight(name)
    for (const [reason, message] of [
      [" ", "Write why, or what you know"],
      ["x".repeat(5_001), "Shorten the reason to 5000 characters"],
    ] as const) {
      const rejectionResponse = await submitAct("noShow", path, "2", { reason })
      expect(rejectionResponse.status).toBe(422)
      const view = viewOf(await rejectionResponse.text())
      expect(textOf(view.getByRole("alert"))).toContain(message)
      const row = viewOf(view.one(`#out-${referenceIn(path)}`))
      expect(row.value("reason")).toBe(reason)
      expect(row.one("details").hasAttribute("open")).toBe(true)
      expect(row.descriptionOf(row.one('[name="reason"]'))).toContain(message)
    }
    expect((await rowOf(name)).getByRole("button", { name: `It went out: ${name}` })).toBeTruthy()
  })

  it("keeps a submitted reason if another user changed the booking meanwhile", async () => {
    const path = await bookFromMidnight("Changed Person")
    await submitAct("wentOut", path, "2")
    const rejectionResponse = await submitAct("noShow", path, "2", { reason: "Went to another company" })
    expect(rejectionResponse.status).toBe(409)
    expect(viewOf(await rejectionResponse.text()).text).toContain("Went to another company")
  })

  it("begins with what needs attention, with links to the pages that solve it", async () => {
    const name = "Conflict Person"
    // A vehicle of its own, because the conflicts of a vehicle are one entry.
    const path = await book(bookingFields(300, { name, "vehicle-0": ALTO.id }))
    const entries = async () => {
      const region = (await open(TODAY_PATH)).queryByRole("region", { name: "Needs attention" })
      return region ? viewOf(region).getAllByRole("link").map(textOf) : []
    }
    const before = await entries()
    await book(bookingFields(301, { "vehicle-0": ALTO.id, "allow-clash": "yes" }))
    expect((await entries()).length).toBe(before.length + 1)
    const section = viewOf((await open(TODAY_PATH)).getByRole("region", { name: "Needs attention" }))
    const conflicts = section
      .hrefs("/office/calendar")
      .filter((href) => href.includes(inDays(301).slice(0, 10)))
    expect(conflicts).toHaveLength(1)
    expect(textOf((await open(conflicts[0] ?? "")).getByRole("main"))).toContain(name)
    await changeState(owner, path, { state: "cancelled", note: "She called" })
    const after = await entries()
    expect(after).toContain(`Not told: ${name}`)
    expect(after.length).toBe(before.length + 1)
    expect((await open(TODAY_PATH)).hrefs(path)).toEqual([`${path}#booking`])
  })

  it("says of a new enquiry that its pick-up is near, and shows the first words of a message", async () => {
    await enquiryFrom(site, owner, "/contact", { ...CONTACT, message: "Do you rent tents?" })
    const later = { pick_up_time_date: inDays(9), return_time_date: inDays(26) }
    await bookingFrom(site, owner, { ...later, first_name: "Later" })
    const tomorrow = { pick_up_time_date: inDays(1), return_time_date: inDays(18) }
    await bookingFrom(site, owner, { ...tomorrow, first_name: "Tomorrow" })
    const rows = viewOf((await open(TODAY_PATH)).getByRole("region", { name: "New enquiries" }))
      .getAllByRole("listitem")
      .map(textOf)
    expect(rows[0]).toMatch(/Tomorrow.*Picks up tomorrow/s)
    expect(rows.find((row) => row.includes("Later"))).not.toContain("Picks up")
    expect(rows.some((row) => row.includes("Message") && row.includes("Do you rent tents?"))).toBe(true)
  })

  it("has skip links to the lists of enquiries before the menu", async () => {
    await enquiryFrom(site, owner, "/contact", CONTACT)
    const view = await open(TODAY_PATH)
    const links = view.getAllByRole("link").slice(0, 2).map(textOf)
    expect(links).toEqual(["Skip to the main content", "Skip to: New enquiries"])
    expect(view.one("#newEnquiries").tagName).toBe("H2")
  })

  it("answers 400 for an unknown button", async () => {
    expect((await submitAct("fly", await bookFromMidnight("Button Person"), "2")).status).toBe(400)
  })

  it("lists the new enquiries, and answers 404 for a booking that is not confirmed", async () => {
    const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
    await post(`${site.url}/contact`, { ...CONTACT, form_token })
    const section = viewOf((await open(TODAY_PATH)).getByRole("region", { name: "New enquiries" }))
    const reference = section.hrefs("/office/enquiries/").at(-1)?.slice(-9) ?? "" // of the latest enquiry
    expect((await owner.submit(TODAY_PATH, { act: "returned", reference, version: "1" })).status).toBe(404)
    expect(
      (await owner.submit(TODAY_PATH, { act: "returned", reference: "none", version: "1" })).status,
    ).toBe(404)
  })
})
