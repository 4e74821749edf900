import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { rupees } from "#domain/money.ts"
import {
  ANSWERS,
  hiddenFields,
  isConfirmation,
  postBooking,
  submitBooking,
  TOTAL_SEEN,
} from "#tests/support/booking-form.ts"
import { withChangedVehicles } from "#tests/support/catalogues.ts"
import { textOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { openVehiclePage, priceRows, VAN_NAME } from "#tests/support/vehicle-page.ts"

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

const submit = (
  step: string,
  changes?: Record<string, string>,
  options?: { path?: string; catalogue?: Catalogue },
) => submitBooking(site, step, changes, options)

describe("'Confirm Booking'", () => {
  it("sends the booking once, and redirects to an empty form with a success message", async () => {
    const response = await submit("send", { total_seen: TOTAL_SEEN })
    expect(response.status).toBe(303)
    const location = response.headers.get("location") ?? ""
    expect(location).toMatch(
      /^\/cars\/toyota-kdh-hi-roof-van-14-seater\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}&.*#sent$/,
    )
    expect(location).not.toMatch(/Anna|Perera|example\.com|Airport|%2B94/)
    expect(site.formService.received).toHaveLength(1)

    const page = await openVehiclePage(site, location.split("#")[0] ?? "")
    expect(page.status).toBe(200)
    const message = textOf(page.view.getByRole("alert"))
    expect(message).toContain("Email sent successfully!")
    expect(message).toContain(/sent=([^&]+)/.exec(location)?.[1])
    expect(message).toContain(`${VAN_NAME}, 17 days: Sun 10 Jan 2027, 9:00 am to Wed 27 Jan 2027, 9:00 am.`)
    expect(message).toContain("LKR 389,300.00")
    for (const name of ["pick_up_location", "pick_up_time_date", "first_name", "email", "person_title"]) {
      expect(page.view.value(name)).toBe("")
    }
    expect((page.view.getByRole("checkbox", { name: /^Need a Driver/ }) as HTMLInputElement).checked).toBe(
      false,
    )
    expect(priceRows(page.view)).toEqual(["Total LKR 0.00"])
  })

  it("sends the price that the server computed", async () => {
    await submit("send", { total_seen: TOTAL_SEEN, total: "1", totalPrice: "1", "price_need-a-driver": "0" })
    expect(JSON.stringify(site.formService.received[0])).toContain("389,300.00")
  })

  it.each([
    ["a forged total", "1"],
    ["a formatted total", "LKR 389,300.00"],
    ["no total", ""],
  ])("asks for confirmation of the correct total with %s, and sends nothing", async (_what, total_seen) => {
    const response = await submit("send", { total_seen })
    expect(response.status).toBe(200)
    expect(isConfirmation(response)).toBe(true)
    expect(priceRows(response.view).at(-1)).toBe("Total LKR 389,300.00")
    expect(response.view.value("total_seen")).toBe(TOTAL_SEEN)
    expect(response.view.text.includes("The price has changed since you last saw it.")).toBe(
      total_seen !== "",
    )
    expect(site.formService.received).toEqual([])
  })

  it("asks for confirmation after an edit of the catalogue, and then sends the new price", async () => {
    const catalogue = withChangedVehicles(site.ports.catalogue, ({ rates }) => ({
      rates: { ...rates, twoWeeks: rupees(18_000) },
    }))
    const confirmation = await submit("send", { total_seen: TOTAL_SEEN }, { catalogue })
    expect(confirmation.status).toBe(200)
    expect(priceRows(confirmation.view).at(-1)).toBe("Total LKR 399,500.00")
    expect(confirmation.view.text).toContain("The price has changed since you last saw it. Please check it")
    const sent = await postBooking(
      site,
      { ...hiddenFields(confirmation), website: "", step: "send" },
      { catalogue },
    )
    expect(sent.status).toBe(303)
    expect(JSON.stringify(site.formService.received)).toContain("399,500.00")
  })

  it("shows a failed delivery with all answers and the same token", async () => {
    site.formService.setBehaviours("503")
    const form_token = site.ports.formGuard.issue()
    const { status, view } = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    expect(status).toBe(502)
    expect(textOf(view.getByRole("alert"))).toContain("Failed to send email. Please try again.")
    expect(view.text).toMatch(/saved under the reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(view.hrefs()).toContain("tel:+94660000000")
    for (const name of [
      "pick_up_location",
      "return_time_date",
      "quantity_need-a-driver",
      "email",
      "person_title",
    ] as const)
      expect(view.value(name)).toBe(ANSWERS[name])
    expect(view.value("form_token")).toBe(form_token)

    site.formService.setBehaviours("ok")
    const again = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    const reference = /saved under the reference ([0-9A-Z-]{9})/.exec(view.text)?.[1]
    expect(again.headers.get("location")).toContain(`sent=${reference}`)
  })

  it("sends once for repeated submissions", async () => {
    const form_token = site.ports.formGuard.issue()
    const first = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    const second = await submit("send", { total_seen: TOTAL_SEEN, form_token })
    expect(second.headers.get("location")).toBe(first.headers.get("location"))
    expect(site.formService.received).toHaveLength(1)
  })

  it("rejects a filled honeypot and a forged token, and sends nothing", async () => {
    const rejected: Record<string, string>[] = [
      { website: "https://spam.example" },
      { form_token: "made up" },
    ]
    for (const changes of rejected) {
      const { status, view } = await submit("send", { total_seen: TOTAL_SEEN, ...changes })
      expect(status).toBe(422)
      expect(view.text).toContain("press the button once more")
      expect(view.value("first_name")).toBe("Anna")
    }
    expect(site.formService.received).toEqual([])
  })

  it("logs no personal data", async () => {
    site.formService.setBehaviours("503")
    await submit("send", { total_seen: TOTAL_SEEN })
    await submit("confirm", { email: "anna.example.com" })
    expect(JSON.stringify(site.logLines)).not.toMatch(/Anna|Perera|example\.com|77 123|Airport/)
  })
})

describe("a planned trip with the booking", () => {
  const PLAN = "start=dambulla&stop=kandy&nights=2&stop=ella&nights=1"
  const receivedPickUpLocation = () =>
    // The form service receives an object of texts.
    (site.formService.received[0]?.body as Record<string, string> | undefined)?.pickUpLocation

  it("is sent", async () => {
    const response = await submit("send", { total_seen: TOTAL_SEEN, plan: PLAN })
    expect(response.status).toBe(303)
    expect(receivedPickUpLocation()).toContain("Trip: Dambulla – Kandy – Ella – Dambulla")
  })

  it("stays in the form until it is confirmed", async () => {
    const { view } = await submit("confirm", { plan: PLAN })
    expect(view.value("plan")).toBe(PLAN)
  })

  it.each([
    ["too long", `${PLAN}${"&x=1".repeat(600)}`],
    ["of no trip", "start=dambulla"],
  ])("is left out if it is %s, and the page says so", async (_, plan) => {
    const response = await submit("send", { total_seen: TOTAL_SEEN, plan })
    expect(response.status).toBe(303)
    expect(receivedPickUpLocation()).not.toContain("Trip:")
    const page = await openVehiclePage(site, (response.headers.get("location") ?? "").split("#")[0] ?? "")
    expect(textOf(page.view.getByRole("alert"))).toContain("Your trip plan could not be read")
  })
})
