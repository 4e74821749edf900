import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { bookingFrom, confirmBooking } from "./booking-pages.ts"
import { fieldsAt } from "./form-fields.ts"
import { SettingPages } from "./setting-pages.ts"
import { BOOKING, post, tokenIn, VAN } from "./visitor-forms.ts"

const VAN_PATH = `/cars/${VAN.id}`
/** A list whose first page has the van. */
const LIST_PATH = "/carlist?q=KDH"
const BOOKED_NOTICE = "Already booked on these days"
/** The customer of a booking and the reason of a block, which other visitors must not see. */
const CUSTOMER = "Xanthippe"
const BLOCK_REASON = "Gearbox repair"

let site: Site
let owner: StaffBrowser
let settings: SettingPages
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  settings = new SettingPages(owner)
})
afterAll(() => site.remove())

const setShown = async (isShown: "yes" | "") =>
  expect((await settings.save("/availability", { isShown })).status).toBe(303)

// Each test uses its own days, so that its bookings do not conflict with those of other tests.
let firstDayFromNow = 40
beforeEach(() => {
  firstDayFromNow += 20
})
/** 9 am on a day of this test, as a form submits it. */
const day = (number: number) => inDays(firstDayFromNow + number)
const days = (from: number, to: number) => `from=${day(from)}&to=${day(to)}`

const page = async (path: string) => viewOf(await (await fetch(site.url + path)).text())

async function fetchAvailability(query: string, id = VAN.id): Promise<unknown> {
  const response = await fetch(`${site.url}/cars/${id}/availability?${query}`)
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"])
  return response.json()
}
/** The response for a vehicle that is free, or whose availability is not shown. */
const NOT_BOOKED = { alternatives: null }

/** Books the van for a customer from one day of this test to another. */
async function book(from: number, to: number) {
  const fields = {
    first_name: CUSTOMER,
    pick_up_time_date: day(from),
    return_time_date: day(to),
    "service_need-a-driver": "",
    total_seen: "",
  }
  const view = await page(`${VAN_PATH}?${days(from, to)}`)
  const shown = await post(site.url + VAN_PATH, {
    ...BOOKING,
    ...fields,
    step: "confirm",
    form_token: view.value("form_token"),
  })
  const total_seen = viewOf(await shown.text()).value("total_seen")
  const enquiry = await bookingFrom(site, owner, { ...fields, total_seen })
  expect((await confirmBooking(owner, enquiry)).status).toBe(303)
}

async function block(vehicle: string, from: number, to: number) {
  const fields = { vehicle, from: day(from), to: day(to), units: "1", reason: BLOCK_REASON }
  expect((await owner.submit("/office/calendar/block", fields)).status).toBe(303)
}

/** Sets the number of vans that the company owns. */
async function setUnits(units: string) {
  const edit = `/office/vehicles/${VAN.id}`
  const fields = await fieldsAt(owner, edit)
  expect((await owner.submit(edit, { ...fields, act: "save", units })).status).toBe(303)
}

/** The links to other vehicles in the notice that a vehicle is booked. */
const alternativesIn = ({ element }: View) =>
  [...element.querySelectorAll("#reserve li a[href^='/cars/']")].map(
    (link) => link.getAttribute("href") ?? "",
  )

describe("while the owner has not turned the availability on", () => {
  it("no page and no response says that a vehicle is booked", async () => {
    await book(0, 4)
    expect((await page(`${VAN_PATH}?${days(1, 3)}`)).text).not.toContain(BOOKED_NOTICE)
    expect((await page(`${LIST_PATH}&${days(1, 3)}`)).text).not.toContain(BOOKED_NOTICE)
    expect(await fetchAvailability(days(1, 3))).toEqual(NOT_BOOKED)
  })

  it("the switch is on a page for owners only", async () => {
    const staff = await newStaffAt(site, owner, {
      name: "Kamala",
      email: "kamala@example.lk",
      password: "a boat on the morning tank",
    })
    expect((await staff.open("/office/site/availability")).status).toBe(403)
    const change = { act: "save", version: "0", isShown: "yes" }
    expect((await staff.submit("/office/site/availability", change)).status).toBe(403)
    expect((await settings.open("/availability")).text).toContain("It is off.")
  })
})

describe("once the owner has turned the availability on", () => {
  beforeAll(() => setShown("yes"))

  it("the office page says that it is on, and the page of a vehicle says that it is booked on these days and links to others", async () => {
    expect((await settings.open("/availability")).text).toContain("It is on.")
    await book(0, 4)
    const view = await page(`${VAN_PATH}?${days(3, 6)}`)
    expect(view.text).toContain(BOOKED_NOTICE)
    const links = alternativesIn(view)
    expect(links).toHaveLength(3)
    for (const link of links) {
      expect(link).toContain(`?${days(3, 6)}`)
      expect((await page(link)).text, link).not.toContain(BOOKED_NOTICE)
    }
    // the JSON of a booked vehicle
    const { alternatives } = (await fetchAvailability(days(3, 6))) as { alternatives: { id: string }[] }
    expect(alternatives.map(({ id }) => `/cars/${id}?${days(3, 6)}`)).toEqual(links)
  })

  it("does not disclose the customer or the reason", async () => {
    await book(0, 4)
    await block(VAN.id, 6, 8)
    for (const query of [days(1, 3), days(6, 7)]) {
      const html = await (await fetch(`${site.url}${VAN_PATH}?${query}`)).text()
      expect(html).toContain(BOOKED_NOTICE)
      expect(html).not.toMatch(new RegExp(`${CUSTOMER}|${BLOCK_REASON}`))
      expect(JSON.stringify(await fetchAvailability(query))).not.toMatch(
        new RegExp(`${CUSTOMER}|${BLOCK_REASON}`),
      )
    }
  })

  it("does not offer a vehicle that is booked on these days", async () => {
    await block(VAN.id, 0, 4)
    const [first = ""] = alternativesIn(await page(`${VAN_PATH}?${days(0, 4)}`))
    const id = new URL(first, site.url).pathname.split("/").at(-1) ?? ""
    await block(id, 3, 5)
    expect(alternativesIn(await page(`${VAN_PATH}?${days(0, 4)}`))).not.toContain(first)
    expect(alternativesIn(await page(`${VAN_PATH}?${days(0, 3)}`))).toContain(first.replace(day(4), day(3)))
  })

  it.each([
    ["days that end as the booking begins", () => days(-3, 0)],
    ["days that begin as it ends", () => days(4, 6)],
    ["reversed dates", () => days(3, 1)],
    ["a first day without a last one", () => `from=${day(1)}`],
    ["dates in the past", () => `from=${inDays(-5)}&to=${inDays(-2)}`],
    ["a period of more than a year", () => `from=${day(1)}&to=${inDays(900)}`],
    ["no dates", () => ""],
    ["invalid dates", () => "from=tomorrow&to=%00"],
  ])("does not say that a vehicle is booked for %s", async (_, query) => {
    await block(VAN.id, 0, 4)
    expect(await fetchAvailability(days(1, 2))).not.toEqual(NOT_BOOKED)
    const response = await fetch(`${site.url}${VAN_PATH}?${query()}`)
    expect(response.status).toBe(200)
    expect(viewOf(await response.text()).text).not.toContain(BOOKED_NOTICE)
    expect(await fetchAvailability(query())).toEqual(NOT_BOOKED)
  })

  it("returns the same for an unknown vehicle as for a free one", async () => {
    expect(await fetchAvailability(days(0, 4), "no-such-vehicle")).toEqual(
      await fetchAvailability(days(0, 4)),
    )
  })

  it("does not say that a vehicle is booked while one of several units is free", async () => {
    await setUnits("2")
    await block(VAN.id, 0, 4)
    expect(await fetchAvailability(days(1, 3))).toEqual(NOT_BOOKED)
    await block(VAN.id, 2, 5)
    expect(await fetchAvailability(days(1, 3))).not.toEqual(NOT_BOOKED)
    expect(await fetchAvailability(days(0, 2))).toEqual(NOT_BOOKED)
    await setUnits("1")
  })

  it("the form without scripts and the confirmation say that the vehicle is booked, and the booking can be sent", async () => {
    await block(VAN.id, 0, 4)
    const dates = { pick_up_time_date: day(1), return_time_date: day(3) }
    const form_token = tokenIn(await (await fetch(site.url + VAN_PATH)).text())
    const submit = async (step: string, overrides = {}) =>
      post(site.url + VAN_PATH, { ...BOOKING, ...dates, form_token, total_seen: "", step, ...overrides })
    const priced = viewOf(await (await submit("price")).text())
    expect(priced.text).toContain(BOOKED_NOTICE)
    expect(alternativesIn(priced)).toHaveLength(3)
    const confirmation = viewOf(await (await submit("confirm")).text())
    expect(confirmation.text).toContain("Is this right?")
    expect(confirmation.text).toContain(BOOKED_NOTICE)
    const sendResponse = await submit("send", { total_seen: confirmation.value("total_seen") })
    expect(sendResponse.status).toBe(303)
    expect((await page(redirectTarget(sendResponse) ?? "")).text).not.toContain(BOOKED_NOTICE)
  })

  it("the page shows a booking at once, because it is not cached", async () => {
    const target = `${VAN_PATH}?${days(1, 3)}`
    expect((await page(target)).text).not.toContain(BOOKED_NOTICE)
    await block(VAN.id, 0, 4)
    expect((await page(target)).text).toContain(BOOKED_NOTICE)
  })

  it("a list with dates marks the booked vehicle", async () => {
    await block(VAN.id, 0, 4)
    const bookedCards = async (query: string) => {
      const cards = [...(await page(`${LIST_PATH}&${query}`)).element.querySelectorAll("li")]
      return cards
        .filter((card) => card.textContent.includes(BOOKED_NOTICE))
        .map((card) => viewOf(card).hrefs()[0])
    }
    expect(await bookedCards(days(1, 3))).toEqual([`${VAN_PATH}?${days(1, 3)}`])
    expect(await bookedCards(days(5, 7))).toEqual([])
    expect(await bookedCards("")).toEqual([])
  })

  it("booked days are not shown after it was turned off", async () => {
    await block(VAN.id, 0, 4)
    await setShown("")
    expect((await page(`${VAN_PATH}?${days(1, 3)}`)).text).not.toContain(BOOKED_NOTICE)
    expect(await fetchAvailability(days(1, 3))).toEqual(NOT_BOOKED)
  })
})
