import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  ANSWERS,
  hiddenFields,
  isConfirmation,
  submitBooking,
  TOTAL_SEEN,
} from "#tests/support/booking-form.ts"
import { textOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { priceRows, VAN_NAME } from "#tests/support/vehicle-page.ts"

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

const submit = (step: string, changes?: Record<string, string>) => submitBooking(site, step, changes)

describe("'Book now'", () => {
  it("shows the confirmation, and sends nothing", async () => {
    const response = await submit("confirm")
    expect(response.status).toBe(200)
    expect(isConfirmation(response)).toBe(true)
    expect(site.formService.received).toEqual([])
  })

  it("shows the complete booking", async () => {
    const { view } = await submit("confirm")
    const text = textOf(view.one("#reserve"))
    expect(text).toContain(
      `Vehicle ${VAN_NAME} Pick up Bandaranaike Airport Sun 10 Jan 2027, 9:00 am Return Dambulla Wed 27 Jan 2027, 9:00 am ` +
        "Length 17 days Name Ms Anna Perera Contact +94 77 123 4567 anna@example.com Contacted Agent Office 2",
    )
    expect(text).toContain("Total LKR 389,300.00")
    expect(text).toContain("Rates are not valid for foreigners and may vary with demand or season.")
    expect(text).toContain("Cancel Confirm Booking")
  })

  it("shows each line of a note", async () => {
    const { view } = await submit("confirm", { note: "Flight UL 504\r\n\r\n9 people" })
    const lines = view.all("#reserve dd").map(textOf)
    expect(lines.slice(-2)).toEqual(["Flight UL 504", "9 people"])
  })

  it("has the answers and the shown total in hidden fields", async () => {
    const response = await submit("confirm")
    expect(hiddenFields(response)).toMatchObject({ ...ANSWERS, total_seen: TOTAL_SEEN })
    expect(response.view.all("#booking-title")).toEqual([])
  })

  it("shows no title before the name if it is 'Other'", async () => {
    expect((await submit("confirm", { person_title: "Other" })).view.text).toContain("Name Anna Perera")
  })

  it("shows the confirmation for a submission without a valid step", async () => {
    expect(isConfirmation(await submit(""))).toBe(true)
    expect(isConfirmation(await submit("transfer-money"))).toBe(true)
  })

  it("can be cancelled: the form is shown again with its answers and its token", async () => {
    const form_token = site.ports.formGuard.issue()
    const response = await submit("edit", { form_token, total_seen: TOTAL_SEEN })
    const { status, view } = response
    expect(status).toBe(200)
    view.getByRole("form", { name: "Reserve this vehicle" })
    for (const name of [
      "pick_up_location",
      "return_time_date",
      "quantity_need-a-driver",
      "email",
      "agent",
    ] as const) {
      expect(view.value(name)).toBe(ANSWERS[name])
    }
    expect(view.value("form_token")).toBe(form_token)
    expect(priceRows(response.view).at(-1)).toBe("Total LKR 389,300.00")
  })
})
