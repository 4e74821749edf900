import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { textOf, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { bookingFrom, changeBooking, changeState, confirmBooking } from "./booking-pages.ts"
import { fieldsAt } from "./form-fields.ts"
import { VAN } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

/** The texts of the notices on the page that the response to a save redirects to. */
async function noticesAfter(response: Response): Promise<string[]> {
  expect(response.status, await response.clone().text()).toBe(303)
  const page = await owner.open(redirectTarget(response) ?? "")
  return viewOf(await page.text())
    .getAllByRole("status")
    .map(textOf)
}

const submitAct = async (path: string, act: string) =>
  owner.submit(path, { ...(await fieldsAt(owner, path)), act })

describe("the page after a save", () => {
  it("says 'Saved' for a booking: changed, offered, withdrawn, confirmed, taken back, and its status", async () => {
    const dates = { pick_up_time_date: inDays(40), return_time_date: inDays(57) }
    const enquiry = await bookingFrom(site, owner, dates)
    const saves: [text: string, save: () => Promise<Response>][] = [
      ["The booking is changed.", () => changeBooking(owner, enquiry, { "return-location": "Kandy" })],
      ["The offer is on the visitor's page.", () => submitAct(enquiry, "offer")],
      ["The offer is withdrawn.", () => submitAct(enquiry, "withdraw-offer")],
      ["The booking is confirmed.", () => confirmBooking(owner, enquiry)],
      ["The confirmation is taken back", () => submitAct(enquiry, "take-back")],
      ["The email is saved in the mailbox folder", () => confirmBooking(owner, enquiry, { act: "email" })],
      ["", () => changeState(owner, enquiry, { state: "cancelled", note: "A later flight" })],
      ["It is open again.", () => submitAct(enquiry, "reopen")],
    ]
    for (const [text, save] of saves) {
      expect(await noticesAfter(await save()), text).toContainEqual(
        expect.stringMatching(new RegExp(`^Saved\\..*${text}`)),
      )
    }
  })

  it("says that there was nothing to save if nothing was changed", async () => {
    const enquiry = await bookingFrom(site, owner, {
      pick_up_time_date: inDays(60),
      return_time_date: inDays(77),
    })
    const notices = await noticesAfter(await changeBooking(owner, enquiry, {}))
    expect(notices).toContain("Nothing was changed, so there was nothing to save.")
  })

  it.each([
    ["confirm", "Saved. The booking is confirmed."],
    ["save", "Saved. The booking is entered. It is not confirmed yet."],
  ])("says 'Saved' for a new booking: %s", async (act, text) => {
    const days = { "pick-up-at": inDays(100), "return-at": inDays(102) }
    const customer = { name: "Kumari Fernando", contact_number: "071 555 0143", source: "telephone" }
    const vehicle = { "vehicle-0": VAN.id, "units-0": "1" }
    const response = await owner.submit("/office/bookings/new", { ...customer, ...days, ...vehicle, act })
    expect(await noticesAfter(response)).toContain(text)
  })

  it("says 'Saved' for a booking without days and vehicle", async () => {
    const customer = { name: "Ruwan Bandara", contact_number: "0777 000 111", source: "telephone" }
    const response = await owner.submit("/office/bookings/new", { ...customer, act: "save" })
    expect(await noticesAfter(response)).toContain("Saved. The booking is entered. It is not confirmed yet.")
  })

  it("says 'Saved' for a vehicle that went out or came back, in its row, and for the reverse", async () => {
    // For one day, so that it has two rows.
    const days = { "pick-up-at": inDays(0, "00:00"), "return-at": inDays(0, "23:59") }
    const customer = { name: "Jagath Silva", contact_number: "077 123 4567", source: "telephone" }
    const vehicle = { "vehicle-0": VAN.id, "units-0": "1" }
    const fields = { ...customer, ...days, ...vehicle, act: "confirm" }
    const enquiry = redirectTarget(await owner.submit("/office/bookings/new", fields))?.split("?")[0] ?? ""
    const reference = enquiry.split("/").at(-1) ?? ""
    for (const [act, idPrefix, text] of [
      ["wentOut", "out", "Saved. It went out."],
      ["returned", "back", "Saved. It is back."],
      ["undo", "back", "Saved. It is not back yet."],
      ["notOut", "out", "Saved. It is not out yet."],
    ] as const) {
      const { version = "" } = await fieldsAt(owner, enquiry)
      const response = await owner.submit("/office/today", { reference, version, act })
      const target = redirectTarget(response) ?? ""
      expect(target.split("#")[1]).toBe(`${idPrefix}-${reference}`)
      const rows = viewOf(await (await owner.open(target)).text()).getAllByRole("listitem")
      const matchingRowIds = rows.filter((row) => textOf(row).includes(text)).map(({ id }) => id)
      expect(matchingRowIds).toEqual([`${idPrefix}-${reference}`])
    }
  })

  it.each(["categories", "services", "vehicles"])("says 'Saved' for a new order of the %s", async (list) => {
    const page = `/office/${list}`
    const id = viewOf(await (await owner.open(page)).text()).value("id")
    expect(await noticesAfter(await owner.submit(page, { act: "down", id }))).toContain("Saved. It is moved.")
  })
})
