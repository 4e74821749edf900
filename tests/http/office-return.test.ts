import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { sendBooking } from "#tests/support/visitor-page.ts"
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

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

// Each test uses its own days, so that its bookings do not conflict with those of other tests.
let firstDayFromNow = 40
beforeEach(() => {
  firstDayFromNow += 40
})
/** 9 am on a day of this test, as a form submits it. */
const day = (number: number) => inDays(firstDayFromNow + number)

/** 17 days of the van at 17,400 with a driver at 5,500: LKR 389,300.00. Three days more are LKR 458,000.00. */
const book = (first_name = "Zenobia", from = 0) =>
  bookingFrom(site, owner, {
    first_name,
    pick_up_time_date: day(from),
    return_time_date: day(from + 17),
  })

const open = async (path: string): Promise<View> => viewOf(await (await owner.open(path)).text())

/** Submits a button of the form of a new return, as a page without scripts has it. */
async function submitReturn(enquiry: string, act: string, fields: Record<string, string>): Promise<Response> {
  return owner.submit(enquiry, { ...(await fieldsAt(owner, enquiry)), act, ...fields })
}

describe("a new return on the page of the enquiry", () => {
  it("shows today's price before it saves it", async () => {
    const enquiry = await book()
    expect((await open(enquiry)).queryByRole("button", { name: /^Save with today's price/ })).toBeNull()
    const formValues = { "new-return-at": day(20), text: "Dear <Zenobia>" }
    const shown = viewOf(await (await submitReturn(enquiry, "see-return", formValues)).text())
    expect(shown.text).toContain(
      "Today's price for 20 days: LKR 458,000.00. The agreed price is LKR 389,300.00.",
    )
    expect(shown.value("text")).toBe("Dear <Zenobia>")
    expect((await open(enquiry)).text).toContain("17 days")
    const button = shown.getByRole("button", { name: "Save with today's price, LKR\u00a0458,000.00" })
    const saveResponse = await owner.submit(enquiry, {
      ...fieldsIn(shown),
      text: "",
      act: button.getAttribute("value") ?? "",
    })
    expect(redirectTarget(saveResponse)).toBe(`${enquiry}?done=return-today#booking`)
    const page = await open(redirectTarget(saveResponse) ?? "")
    expect(page.text).toContain("Saved. The return is changed, and the booking has today's price.")
    expect(page.value("new-return-at")).toBe(day(20))
    expect(page.text).toContain("Total LKR 458,000.00")
  })

  it("is saved at the agreed price with the other button", async () => {
    const enquiry = await book()
    const saveResponse = await submitReturn(enquiry, "return-agreed", { "new-return-at": day(20) })
    expect(redirectTarget(saveResponse)).toBe(`${enquiry}?done=return-agreed#booking`)
    const page = await open(enquiry)
    expect(page.text).toContain("Total LKR 389,300.00")
    expect(page.text).toContain("Today's price for this booking is LKR 458,000.00.")
  })

  it("has the same sentence on the pages of the office and the visitor and in the agreement if the price stays", async () => {
    const dates = { pick_up_time_date: day(0), return_time_date: day(17) }
    const sentForm = await sendBooking(site.url, dates)
    const enquiry = `/office/enquiries/${sentForm.reference}`
    await confirmBooking(owner, enquiry)
    const sentence =
      "This price was calculated for a different number of days and stays the same for 20 days."
    const pages = async () => [
      (await open(enquiry)).text,
      viewOf(await (await fetch(site.url + sentForm.pagePath)).text()).text,
    ]
    for (const text of await pages()) expect(text).not.toContain(sentence)
    await submitReturn(enquiry, "return-agreed", { "new-return-at": day(20) })
    for (const text of await pages()) expect(text).toContain(sentence)
    expect((await open(`${enquiry}/agreement`)).text).toContain("20 (total as agreed)")
  })

  it("does not apply a price that the page did not show", async () => {
    const enquiry = await book()
    for (const price of ["", "38930000"]) {
      const fields = { "new-return-at": day(20), "new-return-price": price }
      const rejectionResponse = await submitReturn(enquiry, "return-today", fields)
      expect(rejectionResponse.status).toBe(409)
      const form = await rejectedForm(rejectionResponse)
      expect(form.errors).toContain("Today's price has changed meanwhile")
      expect(form.value("new-return-at")).toBe(day(20))
      expect(form.getByRole("button", { name: "Save with today's price, LKR\u00a0458,000.00" })).toBeDefined()
    }
    expect((await open(enquiry)).text).toContain("Total LKR 389,300.00")
  })

  it.each([
    ["soon", "Enter a day and time"],
    ["2026-01-01T09:00", "The return must be after the pick-up"],
    ["", "Enter another day or time than the present return"],
  ])("rejects %j with an error, and loses nothing", async (returnAt, message) => {
    const enquiry = await book()
    for (const act of ["see-return", "return-today", "return-agreed"]) {
      const formValues = { "new-return-at": returnAt, note: "She called" }
      const form = await rejectedForm(await submitReturn(enquiry, act, formValues))
      expect(form.errors, act).toContain(message)
      expect(form.value("note")).toBe("She called")
      expect(form.value("new-return-at")).toBe(returnAt || day(17))
    }
  })

  it("is rejected if the booking was changed meanwhile, and keeps the submitted texts", async () => {
    const enquiry = await book()
    const shown = await fieldsAt(owner, enquiry)
    await changeBooking(owner, enquiry, { "return-location": "Kandy station" })
    const staleFields = { ...shown, act: "return-agreed", "new-return-at": day(20) }
    const rejectionResponse = await owner.submit(enquiry, staleFields)
    expect(rejectionResponse.status).toBe(409)
    const form = await rejectedForm(rejectionResponse)
    expect(form.errors).toContain("Somebody else changed this booking")
    expect(form.value("new-return-at")).toBe(day(20))
  })

  it("shows a conflict with the price before it is saved, and needs a checked checkbox", async () => {
    const first = await book("Anna")
    await confirmBooking(owner, first, { "vehicle-0": ALTO.id })
    const second = await book("Ruwan", 18)
    await confirmBooking(owner, second, { "vehicle-0": ALTO.id })
    const shown = await submitReturn(first, "see-return", { "new-return-at": day(20) })
    expect(shown.status).toBe(200)
    const price = viewOf(
      viewOf(await shown.text()).getByText(/^Today's price for 20 days/).parentElement ?? "",
    )
    expect(price.text).toContain(`${ALTO.name} is not free at this time.`)
    expect(price.getByRole("link", { name: "Ruwan Quagmire" })).toBeDefined()
    const rejectionResponse = await submitReturn(first, "return-agreed", { "new-return-at": day(20) })
    expect(rejectionResponse.status).toBe(409)
    const form = await rejectedForm(rejectionResponse)
    expect(form.errors).toContain("It is not free until then")
    expect(form.getAllByText(`${ALTO.name} is not free at this time.`)).toHaveLength(1)
    const conflictCheckbox = form.getByRole("checkbox", { name: "It is not free. Book it anyway" })
    expect(conflictCheckbox.getAttribute("form")).toBe("answer")
    const saveResponse = await owner.submit(first, {
      ...fieldsIn(form),
      ...ALLOW_CONFLICT,
      act: "return-agreed",
    })
    expect(redirectTarget(saveResponse)).toBe(`${first}?done=return-agreed#booking`)
  })

  it("needs no checked checkbox for days that are free, after a conflict was allowed", async () => {
    const [anna, ruwan] = [await book("Anna"), await book("Ruwan", 10)]
    for (const enquiry of [anna, ruwan])
      await confirmBooking(owner, enquiry, { "vehicle-0": ALTO.id, ...ALLOW_CONFLICT })
    const typedFields = { "new-return-at": day(30) }
    const shown = viewOf(await (await submitReturn(ruwan, "see-return", typedFields)).text())
    expect(shown.queryByText(`${ALTO.name} is not free at this time.`)).toBeNull()
    const saveResponse = await submitReturn(ruwan, "return-agreed", typedFields)
    expect(redirectTarget(saveResponse)).toBe(`${ruwan}?done=return-agreed#booking`)
    const changeResponse = await changeBooking(owner, ruwan, { "return-at": day(32) })
    expect(redirectTarget(changeResponse)).toBe(`${ruwan}?done=changed#booking`)
    const earlier = await rejectedForm(await changeBooking(owner, ruwan, { "pick-up-at": day(9) }))
    expect(earlier.text).toContain(`${ALTO.name} is not free at this time.`)
  })

  it("is not offered for a booking that has ended", async () => {
    const enquiry = await book()
    await changeState(owner, enquiry, { state: "cancelled", note: "A later flight" })
    expect((await open(enquiry)).queryByLabelText("New return day and time")).toBeNull()
    const rejectionResponse = await submitReturn(enquiry, "return-agreed", { "new-return-at": day(20) })
    expect(rejectionResponse.status).toBe(404)
  })
})

describe("Enter in a field of the enquiry's page", () => {
  it("activates a button that neither saves nor sends anything", async () => {
    const enquiry = await book()
    const [first] = (await open(enquiry)).all('[form="answer"][type=submit], #answer [type=submit]')
    expect(first?.getAttribute("value")).toBe("preview")
    const formValues = { ...(await fieldsAt(owner, enquiry)), subject: "Your <van>", "valid-until": day(1) }
    const response = await owner.submit(enquiry, { ...formValues, act: "preview" })
    expect(response.status).toBe(200)
    const page = viewOf(await response.text())
    expect([page.value("subject"), page.value("valid-until")]).toEqual(["Your <van>", day(1)])
    expect(page.value("version")).toBe("1")
  })
})
