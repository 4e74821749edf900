import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { rupees } from "#domain/money.ts"
import { submitBooking, TOTAL_SEEN } from "#tests/support/booking-form.ts"
import { withChangedVehicles } from "#tests/support/catalogues.ts"
import { textOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { openVehiclePage, VAN_NAME, VAN_PATH } from "#tests/support/vehicle-page.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.logLines.length = 0
  site.formService.received.length = 0
  site.formService.setBehaviours("ok")
})
afterAll(() => site.close())

const PRICE = /17 days|LKR/

/** Sends a booking. @returns the path of the page to which it redirects, with query and fragment */
async function sendBooking(): Promise<string> {
  const { headers } = await submitBooking(site, "send", { total_seen: TOTAL_SEEN })
  return headers.get("location") ?? ""
}

/** The success message of a page. */
async function messageAt(path: string, catalogue?: Catalogue): Promise<string> {
  const { view, status } = await openVehiclePage(site, path.split("#")[0] ?? "", catalogue)
  expect(status).toBe(200)
  const message = textOf(view.getByRole("alert"))
  expect(message).toContain("Email sent successfully!")
  return message
}

describe("the page after a booking", () => {
  it("shows the price that was sent, even after an edit of the catalogue", async () => {
    const editedCatalogue = withChangedVehicles(site.ports.catalogue, ({ rates }) => ({
      name: "Another name",
      rates: { ...rates, twoWeeks: rupees(18_000) },
    }))
    const message = await messageAt(await sendBooking(), editedCatalogue)
    expect(message).toContain(`${VAN_NAME}, 17 days: Sun 10 Jan 2027, 9:00 am to Wed 27 Jan 2027, 9:00 am.`)
    expect(message).toContain("The estimated total: LKR 389,300.00.")
  })

  it("shows the price that was sent for any dates and extras in the query", async () => {
    const location = await sendBooking()
    const changed = `${location.split("#")[0]}&extras=child-seat:9`.replace("to=2027-01-27", "to=2027-03-27")
    expect(await messageAt(changed)).toContain("LKR 389,300.00")
  })

  it("shows no price without the receipt, or with that of another form", async () => {
    const first = await sendBooking()
    const second = await sendBooking()
    const receiptOf = (location: string) => /receipt=([^&#]+)/.exec(location)?.[1] ?? ""
    expect(receiptOf(first)).not.toBe(receiptOf(second))
    for (const receipt of ["", receiptOf(second), "' or 1=1 --", "%00"]) {
      expect(await messageAt(first.replace(receiptOf(first), receipt))).not.toMatch(PRICE)
    }
    expect(await messageAt(first.replace(/&receipt=[^&#]+/, ""))).not.toMatch(PRICE)
  })

  it("shows no price on the page of another vehicle", async () => {
    const other = (await sendBooking()).replace(VAN_PATH, "/cars/suzuki-alto-800-manual")
    expect(await messageAt(other)).not.toMatch(PRICE)
  })

  it("contains no personal data except the email address that it repeats, and no location", async () => {
    const { html } = await openVehiclePage(site, (await sendBooking()).split("#")[0] ?? "")
    expect(html).toContain("anna@example.com")
    expect(html).not.toMatch(/Anna|Perera|123 4567|Bandaranaike/)
  })

  it("contains no personal data without the receipt", async () => {
    const path = (await sendBooking()).split("#")[0] ?? ""
    const { html } = await openVehiclePage(site, path.replace(/&receipt=[^&]+/, ""))
    expect(html).not.toMatch(/Anna|Perera|anna@example|123 4567|Bandaranaike/)
  })
})
