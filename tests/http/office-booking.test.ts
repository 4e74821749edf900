import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import {
  ALLOW_CONFLICT,
  ALTO,
  bookingFrom,
  changeBooking,
  changeState,
  confirmBooking,
  rejectedForm,
} from "./booking-pages.ts"
import { fieldsAt, fieldsIn } from "./form-fields.ts"
import { VAN } from "./visitor-forms.ts"

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
  firstDayFromNow += 25
})
/** 9 am on a day of this test, as a form submits it. */
const day = (number: number) => inDays(firstDayFromNow + number)

/** A request for 17 days of the van at 17,400 with a driver at 5,500: LKR 389,300.00. */
const book = (first_name = "Zenobia") =>
  bookingFrom(site, owner, { first_name, pick_up_time_date: day(0), return_time_date: day(17) })

const open = async (path: string): Promise<View> => viewOf(await (await owner.open(path)).text())

const VAN_PRICE_FIELD = `price-vehicle-${VAN.id}`
const DRIVER_PRICE_FIELD = "price-extra-need-a-driver"
const DRIVER_REMOVED = { "remove-extra-need-a-driver": "yes" }

/** The section 'The booking' of the enquiry's page. */
async function sectionOf(enquiry: string): Promise<View> {
  return viewOf((await open(enquiry)).getByRole("region", { name: "The booking" }))
}

/** The total of the agreed price. */
async function totalOf(enquiry: string): Promise<string> {
  const [table] = (await sectionOf(enquiry)).getAllByRole("table", { name: "Price" })
  return viewOf((table as HTMLElement).querySelector("tfoot td") as Element).text // every price has a total
}

/** The former and the new value of a field in the latest change that the enquiry's page lists. */
async function latestChange(enquiry: string, name: string): Promise<string[]> {
  const items = (await open(enquiry)).getAllByRole("listitem")
  const item = items.find(({ textContent, children }) => {
    return children[0]?.matches("del, ins") && textContent.startsWith(`${name}:`)
  })
  return item ? viewOf(item).all("del, ins").map(textOf) : []
}

describe("the page of a booking", () => {
  it("starts with the request, and submitted unchanged changes nothing", async () => {
    const enquiry = await book()
    const page = await open(`${enquiry}/booking`)
    expect(page.getByLabelText("Pick-up day and time")).toHaveProperty("value", day(0))
    expect(page.getByLabelText("Vehicle")).toHaveProperty("value", VAN.id)
    expect(page.value(VAN_PRICE_FIELD)).toBe("17400")
    expect(page.value("count-extra-need-a-driver")).toBe("17")
    expect(redirectTarget(await owner.submit(`${enquiry}/booking`, fieldsIn(page)))).toBe(
      `${enquiry}?done=unchanged#booking`,
    )
    expect((await open(enquiry)).text).not.toContain("changed the booking")
  })

  it("changes days, places, prices, charges, discount, deposit and currency, and shows the original request", async () => {
    const enquiry = await book()
    const changeResponse = await changeBooking(kumari, enquiry, {
      "return-at": day(20),
      "return-location": "Kandy <station>",
      [DRIVER_PRICE_FIELD]: "5,000",
      "charge-delivery": "4,000",
      "charge-other": "1,000",
      "charge-name": "Roof rack",
      discount: "10 %",
      "discount-reason": "Third rental",
      deposit: "25,000",
      currency: "USD",
      rate: "302.50",
    })
    expect(redirectTarget(changeResponse)).toBe(`${enquiry}?done=changed#booking`)
    const section = await sectionOf(enquiry)
    // 17 × 17,400 + 17 × 5,000 + 4,000 + 1,000, less 10 %.
    for (const shown of [
      "LKR\u00a0295,800.00",
      "LKR\u00a085,000.00",
      "Roof rack",
      "Third rental",
      "LKR\u00a038,580.00",
      "LKR\u00a0347,220.00",
      "USD\u00a01,148",
      "Kandy <station>",
      "LKR\u00a025,000.00",
    ]) {
      expect(section.text).toContain(shown.replaceAll("\u00a0", " "))
    }
    const requested = viewOf(section.one("details"))
    expect(requested.text).toContain("The visitor asked for")
    expect(requested.text).toContain("LKR 389,300.00")
    expect((await open(enquiry)).text).toContain("Kumari changed the booking.")
    expect(await latestChange(enquiry, "Return place")).toEqual(["Dambulla", "Kandy <station>"])
  })

  it("has several vehicles, each with a quantity, and removes one", async () => {
    const enquiry = await book()
    await changeBooking(owner, enquiry, { "vehicle-1": ALTO.id, "units-1": "2" })
    expect((await sectionOf(enquiry)).text).toContain(`2 × ${ALTO.name}`)
    const both = await open(`${enquiry}/booking`)
    expect(both.getByLabelText("Another vehicle")).toHaveProperty("value", "")
    await changeBooking(owner, enquiry, { "vehicle-1": "" })
    expect(await totalOf(enquiry)).toBe("LKR 389,300.00")
  })

  it("adds and removes extras, and updates the driver and the kilometres", async () => {
    const enquiry = await book()
    await changeBooking(owner, enquiry, { ...DRIVER_REMOVED, "extra-unlimited-kilometers": "yes" })
    const { text } = await sectionOf(enquiry)
    expect(text).toContain("The customer drives")
    expect(text).toContain("Kilometres Unlimited")
    expect(await latestChange(enquiry, "With driver")).toEqual(["yes", "no"])
  })

  it.each([
    [{ "return-at": day(-1) }, "The return must be after the pick-up"],
    [{ "return-at": "soon" }, "Enter a day and time"],
    [{ "vehicle-0": "boat" }, "Choose one from the list"],
    [{ "vehicle-0": "\0" }, "Choose one from the list"],
    [{ "vehicle-1": VAN.id }, "This vehicle is already above. Change its number there"],
    [{ "units-0": "none" }, "Enter a number from 1 to 99"],
    [{ [VAN_PRICE_FIELD]: "cheap" }, "Enter an amount in whole rupees, like 9,500"],
    [{ discount: "999,999" }, "The discount is more than the price"],
    [{ discount: "101 %" }, "The discount is more than the price"],
    [{ discount: "5,000", "discount-reason": " " }, "Enter a reason for the discount"],
    [{ "charge-other": "500", "charge-name": "" }, "Enter what the charge is for"],
    [{ currency: "USD", rate: "" }, "Enter the rupees for one unit, like 302.50"],
    [{ "pick-up-location": "x".repeat(201) }, "Shorten this to 200 characters"],
  ])("rejects %j with an error, and loses nothing", async (changes, message) => {
    const enquiry = await book()
    const formValues: Record<string, string> = {
      ...(await fieldsAt(owner, `${enquiry}/booking`)),
      "return-location": "Kandy <station>",
      [DRIVER_PRICE_FIELD]: "4,750",
      "charge-night": "2,500",
      discount: "1,000",
      "discount-reason": "Third rental",
      ...(changes as Record<string, string>), // each row has other keys
    }
    const rejectionResponse = await owner.submit(`${enquiry}/booking`, formValues)
    expect(rejectionResponse.status).toBe(422)
    const form = await rejectedForm(rejectionResponse)
    expect(form.errors).toContain(message)
    // A select cannot show a vehicle that is not in its list.
    const { "vehicle-0": vehicle, ...others } = formValues
    expect(fieldsIn(form)).toMatchObject(vehicle === VAN.id ? { ...others, "vehicle-0": vehicle } : others)
    expect((await open(enquiry)).text).not.toContain("changed the booking")
  })

  it("is rejected if another member of staff changed it, and shows their changes beside the submitted texts", async () => {
    const enquiry = await book()
    await changeBooking(owner, enquiry, { "extra-unlimited-kilometers": "yes" })
    const formValues = {
      ...(await fieldsAt(owner, `${enquiry}/booking`)),
      [DRIVER_PRICE_FIELD]: "4,750",
      "charge-night": "2,500",
    }
    await changeBooking(kumari, enquiry, {
      "remove-extra-unlimited-kilometers": "yes",
      "return-location": "Kandy <station>",
      "vehicle-1": ALTO.id,
      "units-1": "2",
    })
    const staleResponse = await owner.submit(`${enquiry}/booking`, formValues)
    expect(staleResponse.status).toBe(409)
    const form = await rejectedForm(staleResponse)
    expect(form.errors).toContain("Somebody else changed this booking")
    expect(form.getByLabelText("Need a Driver: price for one, in rupees")).toHaveProperty("value", "4,750")
    expect(form.value("charge-night")).toBe("2,500")
    expect(form.value("return-location")).toBe("Kandy <station>")
    expect(form.value("vehicle-1")).toBe(ALTO.id)
    expect(form.value("units-1")).toBe("2")
    const saveResponse = await owner.submit(`${enquiry}/booking`, fieldsIn(form))
    expect(redirectTarget(saveResponse)).toBe(`${enquiry}?done=changed#booking`)
    const section = await sectionOf(enquiry)
    expect(section.text).toContain(`2 × ${ALTO.name}`)
    expect(section.text).toContain("Kandy <station>")
    expect(section.text).toContain("LKR 242,250.00") // three drivers: 51 × 4,750
  })

  it("rejects a request without a session, from another origin, or for an unknown enquiry", async () => {
    const enquiry = await book()
    const path = `${enquiry}/booking`
    const fields = await fieldsAt(owner, `${enquiry}/booking`)
    expect(redirectTarget(await new StaffBrowser(site.url).open(path))).toContain("/office/sign-in")
    expect([400, 403]).toContain((await owner.submit(path, fields, "https://evil.example")).status)
    expect((await owner.submit(path, { ...fields, version: "x" })).status).toBe(400)
    for (const reference of ["0000-0000", "nothing", "%00"]) {
      expect((await owner.open(`/office/enquiries/${reference}/booking`)).status, reference).toBe(404)
      expect((await owner.submit(`/office/enquiries/${reference}/booking`, fields)).status).toBe(404)
    }
  })
})

describe("a booking with a changed return time", () => {
  const TAKE_TODAYS_PRICE = { act: "take-todays-price" }

  it("keeps the agreed price, and shows today's price beside it, which is applied on request", async () => {
    const enquiry = await book()
    await changeBooking(owner, enquiry, { "return-at": day(20) })
    expect(await totalOf(enquiry)).toBe("LKR 389,300.00")
    const section = await sectionOf(enquiry)
    // 20 × (17,400 + 5,500)
    expect(section.text).toContain("Today's price for this booking is LKR 458,000.00.")
    const taken = await owner.submit(enquiry, { ...(await fieldsAt(owner, enquiry)), ...TAKE_TODAYS_PRICE })
    expect(redirectTarget(taken)).toBe(`${enquiry}?done=take-todays-price#booking`)
    expect(await totalOf(enquiry)).toBe("LKR 458,000.00")
    expect((await sectionOf(enquiry)).text).not.toContain("Today's price")
    expect(await latestChange(enquiry, "Total")).toEqual(["LKR 389,300.00", "LKR 458,000.00"])
  })

  it("applies today's price only if it is the price that was shown", async () => {
    const enquiry = await book()
    await changeBooking(owner, enquiry, { "return-at": day(20) })
    const shown = await fieldsAt(owner, enquiry)
    await changeRate(VAN, "twoWeeks", "17,400", "17,500")
    const rejectionResponse = await owner.submit(enquiry, { ...shown, ...TAKE_TODAYS_PRICE })
    await changeRate(VAN, "twoWeeks", "17,500", "17,400")
    expect(rejectionResponse.status).toBe(409)
    const form = await rejectedForm(rejectionResponse)
    expect(form.errors).toContain("Somebody else changed this booking")
    expect(form.text).toContain("Today's price for this booking is LKR 460,000.00.")
    expect(await totalOf(enquiry)).toBe("LKR 389,300.00")
  })

  it("does not apply today's price over a concurrent change", async () => {
    const enquiry = await book()
    await changeBooking(owner, enquiry, { "return-at": day(20) })
    const shown = await fieldsAt(owner, enquiry)
    await changeState(kumari, enquiry, { state: "contacted" })
    expect((await owner.submit(enquiry, { ...shown, ...TAKE_TODAYS_PRICE })).status).toBe(409)
    expect(await totalOf(enquiry)).toBe("LKR 389,300.00")
  })
})

describe("a confirmed booking", () => {
  const confirmed = async (name?: string) => {
    const enquiry = await book(name)
    await confirmBooking(owner, enquiry)
    return enquiry
  }
  const calendar = (from = day(0)) => open(`/office/calendar?from=${from.slice(0, 10)}&only=yes`)

  it("is moved in the calendar with its days and vehicle, which the history shows without a name", async () => {
    const enquiry = await confirmed()
    const movedFields = { "pick-up-at": day(1), "return-at": day(3), "vehicle-0": ALTO.id }
    expect(redirectTarget(await changeBooking(kumari, enquiry, movedFields))).toBe(
      `${enquiry}?done=changed#booking`,
    )
    const view = await calendar()
    const row = viewOf(view.getByRole("row", { name: new RegExp(ALTO.name) }))
    expect(row.getByRole("link", { name: /Zenobia Quagmire/ }).getAttribute("href")).toBe(enquiry)
    expect(view.queryByRole("row", { name: new RegExp(VAN.name) })).toBeNull()
    const history = await open("/office/history?about=booking")
    expect(history.text).toContain(enquiry.slice(-9))
    expect(history.text).not.toContain("Zenobia")
  })

  it("is moved into a conflict only with the checkbox checked, and keeps the submitted texts", async () => {
    const first = await confirmed("Anna")
    const second = await book("Ruwan")
    await changeBooking(owner, second, { "vehicle-0": ALTO.id })
    await confirmBooking(owner, second)
    const rejectionResponse = await changeBooking(owner, second, {
      "vehicle-0": VAN.id,
      "charge-night": "2,500",
    })
    expect(rejectionResponse.status).toBe(422)
    const form = await rejectedForm(rejectionResponse)
    expect(form.errors).toContain("It is not free in this time")
    expect(form.value("charge-night")).toBe("2,500")
    const conflict = form.getAllByRole("link", { name: "Anna Quagmire" })[0]?.getAttribute("href") ?? ""
    expect(redirectTarget(await owner.open(conflict))).toBe(`${first}/booking`)
    const saveResponse = await owner.submit(`${second}/booking`, { ...fieldsIn(form), ...ALLOW_CONFLICT })
    expect(redirectTarget(saveResponse)).toBe(`${second}?done=changed#booking`)
    expect((await open(second)).text).toContain("More vehicles are out at this time than you own.")
  })

  it("stays confirmed without a vehicle, and its page says that it is not in the calendar", async () => {
    const enquiry = await confirmed()
    expect((await changeBooking(owner, enquiry, { "vehicle-0": "" })).status).toBe(303)
    expect((await open(enquiry)).text).toContain(
      "It is confirmed, but no vehicle is in the calendar. Choose one.",
    )
    expect((await calendar()).hrefs(enquiry)).toEqual([])
    await changeBooking(owner, enquiry, { "vehicle-0": VAN.id })
    expect((await calendar()).hrefs(enquiry)).not.toEqual([])
  })
})

/** Saves another rate of a vehicle on the page of its rates. */
async function changeRate({ id }: { id: string }, tier: string, from: string, to: string): Promise<void> {
  const path = `/office/rates/${id}`
  const field = `rate-${tier}.${id}`
  const view = viewOf(await (await owner.open(path)).text())
  expect(view.value(field)).toBe(from)
  const saveResponse = await owner.submit(path, { act: "save", seen: view.value("seen"), [field]: to })
  expect(saveResponse.status).toBe(303)
}
