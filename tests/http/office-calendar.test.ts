import { within } from "@testing-library/dom"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { formatWallDate, parseWallTime, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { seedFleet } from "#seed/fleet.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { parseDocument, scriptsOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { queryIn } from "#tests/support/site-database.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import {
  ALLOW_CONFLICT,
  ALTO,
  bookingFrom,
  changeState,
  confirmBooking,
  rejectedForm,
} from "./booking-pages.ts"
import { VAN } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
/** A member of staff without an owner's rights: the calendar needs none. */
let kumari: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
})
afterAll(() => site.remove())

const CALENDAR_PATH = "/office/calendar"
const NEW_BLOCK_PATH = `${CALENDAR_PATH}/block`

// Each test uses its own days, so that its entries do not conflict with those of other tests.
let firstDayFromNow = 40
beforeEach(() => {
  firstDayFromNow += 20
})
/** 9 am on a day of this test, as a form submits it. */
const day = (number: number) => inDays(firstDayFromNow + number)

async function open(path: string, browser = owner): Promise<View> {
  return viewOf(await (await browser.open(path)).text())
}

/** The calendar from a day on, with only the vehicles that have entries. */
function openCalendar(from = day(0), extraQuery = ""): Promise<View> {
  return open(`${calendarAt(from)}&only=yes${extraQuery}`)
}

const calendarAt = (from: string) => `${CALENDAR_PATH}?from=${from.slice(0, 10)}`

/** Books the van for a visitor from this test's first day, and confirms it. @returns the office's page of the enquiry */
async function confirmedBooking(first_name: string): Promise<string> {
  const fields = { first_name, pick_up_time_date: day(0), return_time_date: day(17) }
  const enquiry = await bookingFrom(site, owner, fields)
  expect((await confirmBooking(owner, enquiry)).status).toBe(303)
  return enquiry
}

const blockOf = (overrides: Record<string, string> = {}) => ({
  vehicle: VAN.id,
  from: day(0),
  to: day(2),
  units: "1",
  reason: "Service",
  ...overrides,
})

/** The path of the block with this reason, from its link in the calendar; empty if there is none. */
async function blockPath(reason: string, from = day(0)): Promise<string> {
  const links = (await openCalendar(from)).queryAllByRole("link", { name: /Off the road:/ })
  return links.find((link) => textOf(link).includes(reason))?.getAttribute("href") ?? ""
}

describe("a booking in the calendar", () => {
  /** The path of its calendar entry, from the conflict with a block of its vehicle. */
  async function entryPathOf(name: string): Promise<string> {
    const form = await rejectedForm(await owner.submit(NEW_BLOCK_PATH, blockOf()))
    return form.getByRole("link", { name: `${name} Quagmire` }).getAttribute("href") ?? ""
  }

  it("links to its enquiry, and its entry to the page that changes the booking", async () => {
    const enquiry = await confirmedBooking("Zenobia")
    const row = viewOf((await openCalendar()).getByRole("row", { name: new RegExp(VAN.name) }))
    const link = row.getByRole("link", { name: /Zenobia Quagmire/ })
    expect(textOf(link)).toMatch(/^with driver: Zenobia Quagmire/)
    expect(link.getAttribute("href")).toBe(enquiry)
    expect((await openCalendar(day(-10), "&days=7")).hrefs(enquiry)).toEqual([])
    expect(redirectTarget(await kumari.open(await entryPathOf("Zenobia")))).toBe(`${enquiry}/booking`)
  })

  it("is redirected to from its former URL", async () => {
    await confirmedBooking("Zenobia")
    const entry = await entryPathOf("Zenobia")
    const opened = await owner.open(entry.replace("/bookings/", "/hires/"))
    expect([opened.status, redirectTarget(opened)]).toEqual([301, entry])
  })

  it("is removed by another status, and the link of its entry still redirects to the booking", async () => {
    const enquiry = await confirmedBooking("Zenobia")
    const entry = await entryPathOf("Zenobia")
    await changeState(owner, enquiry, { state: "cancelled", note: "A later flight" })
    expect(redirectTarget(await owner.open(entry))).toBe(`${enquiry}/booking`)
    expect((await openCalendar()).hrefs(enquiry)).toEqual([])
  })

  it("is found in the history by the former filter", async () => {
    const enquiry = await confirmedBooking("Zenobia")
    const history = await open("/office/history?about=hire")
    expect(history.getByLabelText("About")).toHaveProperty("value", "booking")
    expect(history.text).toContain(enquiry.slice(-9))
  })
})

describe("a vehicle off the road", () => {
  it("can be entered, changed and removed by any member of staff", async () => {
    const entered = await kumari.submit(NEW_BLOCK_PATH, blockOf({ reason: "<b>Brakes</b>" }))
    expect(redirectTarget(entered)).toBe(`${calendarAt(day(0))}&done=blocked`)
    expect(await (await owner.open(redirectTarget(entered) ?? "")).text()).toContain(
      "Saved. The vehicle is off the road",
    )
    const page = await blockPath("<b>Brakes</b>")
    expect((await open(page)).getByLabelText("Reason")).toHaveProperty("value", "<b>Brakes</b>")
    const change = { act: "save", version: "1", ...blockOf({ reason: "Gearbox", to: day(4) }) }
    expect((await kumari.submit(page, change)).status).toBe(303)
    const staleResponse = await owner.submit(page, { ...change, reason: "Tyres" })
    expect(staleResponse.status).toBe(409)
    expect((await rejectedForm(staleResponse)).getByLabelText("Reason")).toHaveProperty("value", "Tyres")
    expect((await open(page)).text).toContain("reason: from <b>Brakes</b> to Gearbox")
    expect((await kumari.submit(page, { act: "remove", version: "2" })).status).toBe(303)
    expect(await blockPath("Gearbox")).toBe("")
    const removed = await open(page)
    expect(removed.text).toContain("This is no longer in the calendar.")
    const again = removed.getByRole("link", { name: "Take the vehicle off the road again" })
    expect(again.getAttribute("href")).toBe(`${NEW_BLOCK_PATH}?vehicle=${VAN.id}`)
    expect((await owner.submit(page, { ...change, version: "3" })).status).toBe(409)
  })

  it("is rejected while it is booked, with the booking shown, unless a conflict is allowed", async () => {
    await confirmedBooking("Anna")
    const rejectionResponse = await owner.submit(NEW_BLOCK_PATH, blockOf())
    expect(rejectionResponse.status).toBe(422)
    const form = await rejectedForm(rejectionResponse)
    expect(form.getByRole("link", { name: "Anna Quagmire" })).toBeDefined()
    expect(form.getByLabelText("Reason")).toHaveProperty("value", "Service")
    expect((await owner.submit(NEW_BLOCK_PATH, blockOf(ALLOW_CONFLICT))).status).toBe(303)
  })

  it.each([
    [{ reason: " " }, "Enter a reason"],
    [{ reason: "x".repeat(201) }, "Shorten this to 200 characters"],
    [{ vehicle: "" }, "Choose a vehicle"],
    [{ vehicle: "\0" }, "Choose a vehicle"],
    [{ to: "never" }, "Enter the day and time when it comes back"],
    [{ units: "0" }, "Enter a number from 1 to 99"],
  ])("is rejected with a field error: %j", async (fields, message) => {
    // each row has other keys
    const response = await owner.submit(NEW_BLOCK_PATH, blockOf(fields as Record<string, string>))
    expect(response.status).toBe(422)
    expect((await rejectedForm(response)).errors).toContain(message)
  })

  it("can be ended early once it has begun, and is free from then on", async () => {
    const current = blockOf({ vehicle: ALTO.id, from: inDays(-1), to: inDays(5), reason: "Radiator" })
    await owner.submit(NEW_BLOCK_PATH, current)
    const statusToday = async () =>
      textOf(
        (await open(`${CALENDAR_PATH}?q=suzuki+alto+800`)).getByRole("rowheader", {
          name: /^Suzuki Alto 800/,
        }),
      )
    expect(await statusToday()).toContain("Out today")
    const page = await blockPath("Radiator", inDays(0))
    expect((await open(page)).getByRole("button", { name: "It is back now" })).toBeDefined()
    expect((await owner.submit(page, { act: "end", version: "1" })).status).toBe(303)
    expect((await open(page)).queryByRole("button", { name: "It is back now" })).toBeNull()
    expect((await owner.submit(page, { act: "end", version: "2" })).status).toBe(400)
    expect(await statusToday()).toContain("Free today")
  })
})

describe("the calendar", () => {
  it("shows every vehicle, or filters by category, name or entries in the shown days", async () => {
    await owner.submit(NEW_BLOCK_PATH, blockOf())
    const vehiclesWith = async (filter: string) => {
      const headings = (await open(`${calendarAt(day(0))}&${filter}`)).all('th[scope="row"]')
      return headings.map((heading) => heading.firstChild?.textContent)
    }
    expect(await vehiclesWith("only=no")).toHaveLength(seedFleet.vehicles.length)
    expect(await vehiclesWith("")).toEqual([VAN.name])
    expect(await vehiclesWith("q=toyota+kdh")).toContain(VAN.name)
    expect(await vehiclesWith("q=toyota+kdh")).not.toContain(ALTO.name)
    expect(await vehiclesWith("category=economy-cars")).toContain(ALTO.name)
    expect(await vehiclesWith("category=economy-cars")).not.toContain(VAN.name)
    expect(await vehiclesWith("only=yes")).toEqual([VAN.name])
    expect(await vehiclesWith("q=nothing+at+all")).toEqual([])
    expect((await open(`${CALENDAR_PATH}?q=nothing+at+all`)).text).toContain("No matching vehicles")
  })

  it("has a column for each day, marks today, and links to earlier and later days", async () => {
    for (const days of [7, 14, 31]) {
      const view = await open(`${CALENDAR_PATH}?days=${days}`)
      expect(view.all("time[datetime]")).toHaveLength(days)
      expect(view.one('th[scope="col"][aria-current="date"]').textContent).toMatch(/^Today/)
    }
    const html = await (await owner.open(`${CALENDAR_PATH}?from=2027-01-10&days=7&q=van`)).text()
    const otherDays = viewOf(viewOf(html).getByRole("navigation", { name: "Other days" }))
    const hrefOf = (name: string) => otherDays.getByRole("link", { name }).getAttribute("href")
    expect(hrefOf("Earlier")).toBe("/office/calendar?from=2027-01-03&days=7&q=van")
    expect(hrefOf("Later")).toBe("/office/calendar?from=2027-01-17&days=7&q=van")
    // The script of the only island, the number of new enquiries.
    expect(scriptsOf(parseDocument(html))).toHaveLength(1)
  })

  it("lists the rentals of each day with place and contact number, for a phone", async () => {
    await confirmedBooking("Quentin")
    const view = await openCalendar(day(0), "&days=31")
    const dayOf = (number: number) => {
      const heading = formatWallDate(parseWallTime(day(number)) as WallTime) // a valid time
      return view.queryByRole("region", { name: heading })
    }
    const first = textOf(dayOf(0) as HTMLElement) // the first day has a rental
    for (const text of ["Goes out", "9:00 am", VAN.name, "with driver: Quentin Quagmire", "Colombo airport"])
      expect(first).toContain(text)
    expect(
      within(dayOf(0) as HTMLElement).getByRole("link", { name: /^Call Quentin Quagmire: \+?\d/ }),
    ).toHaveProperty("href", "tel:+94779876543")
    expect(textOf(dayOf(3) as HTMLElement)).toContain("1 vehicle is away")
    expect(textOf(dayOf(17) as HTMLElement)).toContain("Comes back")
    expect(dayOf(18)).toBeNull()
  })

  it("marks a booking whose stored terms cannot be read, in the grid and in the list of days", async () => {
    const reference = (await confirmedBooking("Ursula")).split("/").at(-1)
    queryIn(
      site,
      `UPDATE agreed_bookings SET terms = '{' WHERE enquiry_id = (SELECT id FROM enquiries WHERE reference = '${reference}')`,
    )
    const view = await openCalendar()
    const row = viewOf(view.getByRole("row", { name: new RegExp(VAN.name) }))
    const unreadableMark = "What was agreed cannot be read"
    expect(textOf(row.getByRole("link", { name: /Ursula Quagmire/ }))).toContain(
      `${unreadableMark}: Ursula Quagmire`,
    )
    const heading = formatWallDate(parseWallTime(day(0)) as WallTime) // a valid time
    expect(textOf(view.getByRole("region", { name: heading }))).toContain(unreadableMark)
  })

  it("rejects an invalid first day, shows it in the filter, and shows the days from today", async () => {
    for (const from of ["31/12/2026", "2026-02-30", "9999-12-31", "0000-01-01"]) {
      const response = await owner.open(`${CALENDAR_PATH}?from=${from}`)
      expect(response.status, from).toBe(422)
      const view = viewOf(await response.text())
      const field = view.getByLabelText("First day")
      expect(view.descriptionOf(field)).toContain("Enter a date like 2026-12-31")
      expect(field).toHaveProperty("value", from)
      const [first] = view.all("time[datetime]")
      expect(first?.getAttribute("datetime")).toBe(wallTimeAt(new Date()).slice(0, 10))
    }
  })

  it("answers 404 for an unknown id and for an entry of the other kind, and rejects an unknown action", async () => {
    await owner.submit(NEW_BLOCK_PATH, blockOf({ reason: "Insurance" }))
    const id = (await blockPath("Insurance")).split("/").at(-1) ?? ""
    for (const path of [`bookings/${id}`, "bookings/nothing", "blocks/nothing", "blocks/%00"]) {
      expect((await owner.open(`${CALENDAR_PATH}/${path}`)).status, path).toBe(404)
      // The page of a booking is a redirect, which accepts no form.
      const submitResponse = await owner.submit(`${CALENDAR_PATH}/${path}`, { act: "remove", version: "1" })
      expect(submitResponse.status, path).toBe(path.startsWith("bookings/") ? 405 : 404)
    }
    expect((await owner.open(`${CALENDAR_PATH}/nothing`)).status).toBe(404)
    for (const fields of [{ act: "forget", version: "1" }, { act: "remove" }, { act: "end", version: "1" }]) {
      // each form has other keys
      const response = await owner.submit(`${CALENDAR_PATH}/blocks/${id}`, fields as Record<string, string>)
      expect(response.status, JSON.stringify(fields)).toBeGreaterThanOrEqual(400)
    }
    expect(await blockPath("Insurance")).not.toBe("")
  })

  it("requires a session, and rejects a form from another origin", async () => {
    for (const path of [CALENDAR_PATH, NEW_BLOCK_PATH, `${CALENDAR_PATH}/blocks/none`]) {
      expect(redirectTarget(await new StaffBrowser(site.url).open(path)), path).toContain("/office/sign-in")
      const { status } = await owner.submit(path, blockOf(), "https://evil.example")
      expect([400, 403], path).toContain(status)
    }
  })

  it("is not linked from a public page, and no public page shows which vehicles are free", async () => {
    const html = await (await fetch(`${site.url}/cars/${VAN.id}`)).text()
    expect(html).not.toContain("/office")
    expect(viewOf(html).text).not.toContain("free at this time")
  })
})

describe("the calendar of a company without entries today", () => {
  it("starts on the day of the next entry and shows its vehicle, or all vehicles if there is none", async () => {
    const other = await openSite()
    try {
      const staff = await firstOwnerAt(other)
      const openOtherCalendar = async (query = "") =>
        viewOf(await (await staff.open(CALENDAR_PATH + query)).text())
      const rows = (view: View) => view.all('tbody th[scope="row"]').length
      expect(rows(await openOtherCalendar())).toBe(seedFleet.vehicles.length)
      await staff.submit(NEW_BLOCK_PATH, { ...blockOf(), from: inDays(50), to: inDays(52) })
      const view = await openOtherCalendar()
      const start = inDays(50).slice(0, 10)
      expect(view.one("time[datetime]").getAttribute("datetime")).toBe(start)
      expect(view.text).toContain(
        `Nothing is out before ${formatWallDate(parseWallTime(`${start}T00:00`) as WallTime)}`,
      )
      expect(rows(view)).toBe(1)
      expect(view.getByRole("link", { name: "Today" }).getAttribute("href")).toBe(
        `${CALENDAR_PATH}?from=${inDays(0).slice(0, 10)}`,
      )
      expect(rows(await openOtherCalendar("?only=no"))).toBe(seedFleet.vehicles.length)
    } finally {
      await other.remove()
    }
  })
})
