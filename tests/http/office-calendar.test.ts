import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { wallTimeAt } from "#domain/rental-period.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./browser.ts"

let site: Site
let owner: StaffBrowser
/** One of the staff, who works with the calendar as an owner does. */
let kumari: StaffBrowser
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
})
afterAll(() => site.remove())

const ALTO = { id: "suzuki-alto-800-manual", name: "Suzuki Alto 800 Manual" }
const CALENDAR = "/office/calendar"
const NEW_BLOCK = `${CALENDAR}/block`

// Each test has days of its own, so that none is in another one's way.
let firstDay = 40
beforeEach(() => {
  firstDay += 20
})
/** Some days into the days of this test, as a form has it. */
const day = (later: number) => inDays(firstDay + later)

async function textAt(path: string, browser = owner): Promise<string> {
  return (await browser.open(path)).text()
}

/** Has a visitor send a form. @returns the page that the office has of it. */
async function enquiryFrom(path: string, fields: Record<string, string>): Promise<string> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
  return /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await textAt("/office/enquiries"))?.[0] ?? ""
}

const bookingOf = (first_name: string) =>
  enquiryFrom(`/cars/${VAN.id}`, {
    ...BOOKING,
    first_name,
    pick_up_time_date: day(0),
    return_time_date: day(17),
  })

const confirmation = (more: Record<string, string> = {}) => ({
  version: "1",
  "state-before": "new",
  state: "confirmed",
  note: "",
  vehicle: VAN.id,
  from: day(0),
  to: day(7),
  units: "1",
  ...more,
})

const blockOf = (more: Record<string, string> = {}) => ({
  vehicle: VAN.id,
  from: day(0),
  to: day(2),
  units: "1",
  reason: "Service",
  ...more,
})

/** The page of what was entered last with these words, as the calendar of its first day links to it. */
async function blockPage(reason: string, from = day(0)): Promise<string> {
  const html = await textAt(`${CALENDAR}?from=${from.slice(0, 10)}`)
  const link = new RegExp(`href="(/office/calendar/blocks/[^"]+)"[^>]*title="${reason}`).exec(html)
  return link?.[1] ?? ""
}

async function hirePageOf(enquiry: string): Promise<string> {
  return /\/office\/calendar\/hires\/[\w-]+/.exec(await textAt(enquiry))?.[0] ?? ""
}

describe("confirming", () => {
  it("says before the press that the vehicle is free, and puts the hire in the calendar", async () => {
    const enquiry = await bookingOf("Zenobia")
    const before = await textAt(enquiry)
    expect(before).toContain(`${VAN.name} is free at this time.`)
    expect(before).toContain(`value="${day(0)}"`)
    expect(leadsTo(await kumari.submit(enquiry, confirmation(), site.url))).toBe(enquiry)
    const after = await textAt(enquiry)
    expect(after).toContain("Kumari: New to Confirmed.")
    expect(after).not.toContain('name="units"')
    expect(after).toContain("The visitor asked for another time:")
    const html = await textAt(`${CALENDAR}?from=${day(0).slice(0, 10)}`)
    expect(html).toContain(`href="${enquiry}"`)
    expect(html).toContain("Zenobia Quagmire")
    expect(await textAt(`${CALENDAR}?from=${day(-10).slice(0, 10)}&days=7`)).not.toContain(enquiry)
  })

  it("names what is in the way, keeps what was typed, and does it all the same with a tick", async () => {
    const [first, second] = [await bookingOf("Anna"), await bookingOf("Ruwan")]
    await owner.submit(first, confirmation())
    expect(await textAt(second)).toContain(`${VAN.name} is not free at this time.`)
    const refused = await owner.submit(second, confirmation({ note: "Paid <half>", to: day(5) }))
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain("<title>Error: ")
    expect(html).toContain("It is not free at this time")
    expect(html).toContain(await hirePageOf(first))
    expect(html).toContain("Anna Quagmire")
    expect(html).toContain("Paid &lt;half&gt;")
    expect(html).toContain(`value="${day(5)}"`)
    expect(html).toContain('name="even-if-taken"')
    expect(await textAt(second)).toContain('name="version" value="1"')
    expect(leadsTo(await owner.submit(second, confirmation({ "even-if-taken": "yes" })))).toBe(second)
    expect(await textAt(second)).toContain("More vehicles are out at this time than you own.")
    const calendar = await textAt(`${CALENDAR}?from=${day(0).slice(0, 10)}`)
    expect(calendar).toContain("A conflict in these days")
    expect(calendar).toContain("2 are out, 1 is owned.")
  })

  it("gives the last one to one of two who confirm at once", async () => {
    const [first, second] = [await bookingOf("Anna"), await bookingOf("Ruwan")]
    const answers = await Promise.all([
      owner.submit(first, confirmation()),
      kumari.submit(second, confirmation()),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422])
  })

  it("is told of what somebody else did meanwhile, with the vehicle that was typed", async () => {
    const enquiry = await bookingOf("Zenobia")
    await kumari.submit(enquiry, { version: "1", "state-before": "new", state: "contacted", note: "" })
    const late = await owner.submit(enquiry, confirmation({ vehicle: ALTO.id }))
    expect(late.status).toBe(409)
    const html = await late.text()
    expect(html).toContain("Somebody else changed this enquiry")
    expect(html).toMatch(new RegExp(`value="${ALTO.id}" selected`))
    expect(await hirePageOf(enquiry)).toBe("")
  })

  it.each([
    [{ vehicle: "" }, "Choose a vehicle, or do not add it to the calendar"],
    [{ vehicle: "boat" }, "Choose a vehicle"],
    [{ from: "" }, "Enter the day and time when it goes out"],
    [{ from: "tomorrow" }, "Enter the day and time when it goes out"],
    [{ from: "2020-01-01T09:00" }, "Enter a time within the last year or the next three years"],
    [{ to: inDays(20) }, "It must come back after it goes out"],
    [{ units: "none" }, "Enter a number from 1 to 99"],
    [{ note: "x".repeat(5_001) }, "Shorten the note"],
  ])("with %j is refused in words", async (typed, words) => {
    const enquiry = await bookingOf("Zenobia")
    const answer = await owner.submit(enquiry, confirmation(typed as Record<string, string>))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(words)
    expect(await hirePageOf(enquiry)).toBe("")
  })

  it("asks for more than the company owns only with a tick", async () => {
    const enquiry = await bookingOf("Zenobia")
    const answer = await owner.submit(enquiry, confirmation({ units: "2" }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain("It is not free at this time")
  })

  it("may give an enquiry without a vehicle one, or leave it out, and put it in later", async () => {
    const enquiry = await enquiryFrom("/home", ENQUIRY)
    expect(await textAt(enquiry)).toContain("The visitor did not choose a vehicle.")
    expect((await owner.submit(enquiry, confirmation({ vehicle: "" }))).status).toBe(422)
    expect(leadsTo(await owner.submit(enquiry, confirmation({ vehicle: "none" })))).toBe(enquiry)
    expect(await textAt(enquiry)).toContain("It is confirmed, but not in the calendar.")
    const again = confirmation({ version: "2", "state-before": "confirmed" })
    expect((await owner.submit(enquiry, { ...again, vehicle: "none" })).status).toBe(422)
    expect(leadsTo(await owner.submit(enquiry, again))).toBe(enquiry)
    expect(await textAt(enquiry)).toContain("Nimal added it to the calendar.")
    expect(await hirePageOf(enquiry)).not.toBe("")
  })

  it("leaves a message out of the calendar unless it is given a vehicle", async () => {
    const message = await enquiryFrom("/contact", CONTACT)
    expect(await textAt(message)).not.toContain("In the calendar</h2>")
    expect(await textAt(message)).toMatch(/value="none" selected/)
    expect(leadsTo(await owner.submit(message, confirmation()))).toBe(message)
    expect(await hirePageOf(message)).not.toBe("")
  })

  it("is undone by another state, and the hire is in the calendar no longer", async () => {
    const enquiry = await bookingOf("Zenobia")
    await owner.submit(enquiry, confirmation())
    const hire = await hirePageOf(enquiry)
    await owner.submit(enquiry, { version: "2", "state-before": "confirmed", state: "declined", note: "" })
    expect(await hirePageOf(enquiry)).toBe("")
    expect(await textAt(hire)).toContain("This hire is no longer in the calendar.")
    expect(await textAt(`${CALENDAR}?from=${day(0).slice(0, 10)}`)).not.toContain(enquiry)
  })
})

describe("a hire", () => {
  it("is moved to other days and another vehicle, and the history says so without a name", async () => {
    const enquiry = await bookingOf("Zenobia")
    await owner.submit(enquiry, confirmation())
    const page = await hirePageOf(enquiry)
    const moved = { act: "save", version: "1", vehicle: ALTO.id, from: day(1), to: day(3), units: "1" }
    expect(leadsTo(await kumari.submit(page, moved))).toBe(`${CALENDAR}?from=${day(1).slice(0, 10)}`)
    const html = await textAt(page)
    expect(html).toContain("Hire of Zenobia Quagmire")
    expect(html).toContain(`vehicle: from ${VAN.name} to ${ALTO.name}`)
    const history = await textAt("/office/history?about=hire")
    expect(history).toContain(enquiry.slice(-9))
    expect(history).not.toContain("Zenobia")
    const late = await owner.submit(page, { ...moved, to: day(9) })
    expect(late.status).toBe(409)
    const told = await late.text()
    expect(told).toContain("Somebody else changed this while you had it open")
    expect(told).toContain(`value="${day(9)}"`)
    expect(told).toContain('name="version" value="2"')
  })

  it("is moved where it clashes only with a tick", async () => {
    const enquiry = await bookingOf("Zenobia")
    await owner.submit(enquiry, confirmation())
    await owner.submit(NEW_BLOCK, blockOf({ vehicle: ALTO.id, reason: "New clutch" }))
    const page = await hirePageOf(enquiry)
    const moved = { act: "save", version: "1", vehicle: ALTO.id, from: day(1), to: day(3), units: "1" }
    const refused = await owner.submit(page, moved)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain("New clutch")
    expect((await owner.submit(page, { ...moved, "even-if-taken": "yes" })).status).toBe(303)
    expect(await textAt(page)).toContain("More vehicles are out at this time than you own.")
  })

  it("is taken out of the calendar, once, while its enquiry stays confirmed", async () => {
    const enquiry = await bookingOf("Zenobia")
    await owner.submit(enquiry, confirmation())
    const page = await hirePageOf(enquiry)
    expect((await owner.submit(page, { act: "remove", version: "7" })).status).toBe(409)
    expect((await owner.submit(page, { act: "remove", version: "1" })).status).toBe(303)
    const again = await owner.submit(page, { act: "remove", version: "1" })
    expect(again.status).toBe(409)
    expect(await again.text()).toContain("This hire is no longer in the calendar.")
    expect(await textAt(enquiry)).toContain("It is confirmed, but not in the calendar.")
  })
})

describe("a vehicle off the road", () => {
  it("is entered, changed and removed by one of the staff", async () => {
    expect(leadsTo(await kumari.submit(NEW_BLOCK, blockOf({ reason: "<b>Brakes</b>" })))).toBe(
      `${CALENDAR}?from=${day(0).slice(0, 10)}`,
    )
    const page = await blockPage("&lt;b&gt;Brakes")
    expect(await textAt(page)).toContain("&lt;b&gt;Brakes&lt;/b&gt;")
    const change = { act: "save", version: "1", ...blockOf({ reason: "Gearbox", to: day(4) }) }
    expect((await kumari.submit(page, change)).status).toBe(303)
    const late = await owner.submit(page, { ...change, reason: "Tyres" })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('value="Tyres"')
    expect(await textAt(page)).toContain("reason: from &lt;b&gt;Brakes&lt;/b&gt; to Gearbox")
    expect((await kumari.submit(page, { act: "remove", version: "2" })).status).toBe(303)
    expect(await blockPage("Gearbox")).toBe("")
    const gone = await textAt(page)
    expect(gone).toContain("This is no longer in the calendar.")
    expect(gone).toContain(`${NEW_BLOCK}?vehicle=${VAN.id}`)
    expect((await owner.submit(page, { ...change, version: "3" })).status).toBe(409)
  })

  it("that is hired is refused, with the hire, unless ticked", async () => {
    const enquiry = await bookingOf("Anna")
    await owner.submit(enquiry, confirmation())
    const refused = await owner.submit(NEW_BLOCK, blockOf())
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain("Anna Quagmire")
    expect(html).toContain('value="Service"')
    expect((await owner.submit(NEW_BLOCK, blockOf({ "even-if-taken": "yes" }))).status).toBe(303)
  })

  it.each([
    [{ reason: " " }, "Enter a reason"],
    [{ reason: "x".repeat(201) }, "Shorten this to 200 characters"],
    [{ vehicle: "" }, "Choose a vehicle"],
    [{ vehicle: "\0" }, "Choose a vehicle"],
    [{ to: "never" }, "Enter the day and time when it comes back"],
    [{ units: "0" }, "Enter a number from 1 to 99"],
  ])("with %j is refused in words", async (typed, words) => {
    const answer = await owner.submit(NEW_BLOCK, blockOf(typed as Record<string, string>))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(words)
  })

  it("ends when it is back, if it has begun, and is free from then on", async () => {
    const begun = blockOf({ vehicle: ALTO.id, from: inDays(-1), to: inDays(5), reason: "Radiator" })
    await owner.submit(NEW_BLOCK, begun)
    expect(await textAt(CALENDAR)).toContain("Out today")
    const page = await blockPage("Radiator", inDays(0))
    expect(await textAt(page)).toContain("It is back now")
    expect((await owner.submit(page, { act: "end", version: "1" })).status).toBe(303)
    expect(await textAt(page)).not.toContain("It is back now")
    expect((await owner.submit(page, { act: "end", version: "2" })).status).toBe(400)
    const today = await textAt(CALENDAR)
    const row = today.slice(
      today.indexOf(`${ALTO.name}<small>`),
      today.indexOf("</small>", today.indexOf(`${ALTO.name}<small>`)),
    )
    expect(row).toContain("Free today")
  })
})

describe("the calendar", () => {
  it("shows every vehicle, or those of a category, a name, or with something in these days", async () => {
    await owner.submit(NEW_BLOCK, blockOf())
    const from = `from=${day(0).slice(0, 10)}`
    const shows = async (question: string) => {
      const html = await textAt(`${CALENDAR}?${from}&${question}`)
      const rows = viewOf(html)
        .all('th[scope="row"]')
        .map((cell) => cell.firstChild?.textContent)
      return [rows.includes(VAN.name), rows.includes(ALTO.name), rows.length]
    }
    expect(await shows("")).toEqual([true, true, 58])
    expect((await shows("q=toyota+kdh")).slice(0, 2)).toEqual([true, false])
    expect((await shows("category=economy-cars")).slice(0, 2)).toEqual([false, true])
    expect(await shows("only=yes")).toEqual([true, false, 1])
    expect(await shows("q=nothing+at+all")).toEqual([false, false, 0])
    expect(await textAt(`${CALENDAR}?q=nothing+at+all`)).toContain("No matching vehicles")
  })

  it("has a column for each day, today by its word, and leads to earlier and later days", async () => {
    for (const days of [7, 14, 31]) {
      const html = await textAt(`${CALENDAR}?days=${days}`)
      const view = viewOf(html)
      expect(view.all("time[datetime]")).toHaveLength(days)
      expect(view.one('th[scope="col"][aria-current="date"]').textContent).toMatch(/^Today/)
    }
    const html = await textAt(`${CALENDAR}?from=2027-01-10&days=7&q=van`)
    expect(html).toContain("/office/calendar?from=2027-01-03&amp;days=7&amp;q=van")
    expect(html).toContain("/office/calendar?from=2027-01-17&amp;days=7&amp;q=van")
    expect(html).not.toContain("<script")
  })

  it("is told which date is none, with what was typed, and shows today", async () => {
    for (const from of ["31/12/2026", "2026-02-30", "9999-12-31", "0000-01-01"]) {
      const answer = await owner.open(`${CALENDAR}?from=${from}`)
      expect(answer.status, from).toBe(422)
      const html = await answer.text()
      expect(html).toContain("Enter a date like 2026-12-31")
      expect(html).toContain(`value="${from}"`)
      expect(html).toContain(`dateTime="${wallTimeAt(new Date()).slice(0, 10)}"`)
    }
  })

  it("has no page of an id that is nobody's, or of the other kind, and no press without a name", async () => {
    await owner.submit(NEW_BLOCK, blockOf({ reason: "Insurance" }))
    const id = (await blockPage("Insurance")).split("/").at(-1) ?? ""
    for (const path of [`hires/${id}`, "hires/nothing", "blocks/nothing", "blocks/%00", "nothing"]) {
      expect((await owner.open(`${CALENDAR}/${path}`)).status, path).toBe(404)
      if (path !== "nothing") {
        const submit = await owner.submit(`${CALENDAR}/${path}`, { act: "remove", version: "1" })
        expect(submit.status, path).toBe(404)
      }
    }
    for (const submit of [{ act: "forget", version: "1" }, { act: "remove" }, { act: "end", version: "1" }]) {
      const answer = await owner.submit(`${CALENDAR}/blocks/${id}`, submit as Record<string, string>)
      expect(answer.status, JSON.stringify(submit)).toBeGreaterThanOrEqual(400)
    }
    expect(await blockPage("Insurance")).not.toBe("")
  })

  it("is nobody's who is not signed in, and takes no press from elsewhere", async () => {
    for (const path of [CALENDAR, NEW_BLOCK, `${CALENDAR}/blocks/none`]) {
      expect(leadsTo(await new StaffBrowser(site.url).open(path)), path).toContain("/office/sign-in")
      const { status } = await owner.submit(path, blockOf(), "https://evil.example")
      expect([400, 403], path).toContain(status)
    }
  })

  it("is led to by no page of the site, which says nothing of what is free", async () => {
    const html = await (await fetch(`${site.url}/cars/${VAN.id}`)).text()
    expect(html).not.toMatch(/\/office|free at this time/)
  })
})
