import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { isConfirmation, postBooking, submitBooking, TOTAL_SEEN } from "#tests/support/booking-form.ts"
import { viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { VAN_NAME } from "#tests/support/vehicle-page.ts"

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

describe("a booking with validation errors", () => {
  it.each([
    ["pick_up_location", "", "Enter your pick-up location"],
    ["pick_up_location", "x".repeat(201), "Shorten your pick-up location to 200 characters"],
    ["return_location", " ", "Enter your return location"],
    ["return_location", "x".repeat(201), "Shorten your return location to 200 characters"],
    ["pick_up_time_date", "", "Choose a pick-up date and time"],
    ["pick_up_time_date", "10 January", "Enter the pick-up date and time in this form: 2026-12-25T09:00"],
    [
      "pick_up_time_date",
      "2026-11-21T08:00",
      "Choose a pick-up date and time that is still to come in Sri Lanka",
    ],
    ["pick_up_time_date", "2035-01-10T09:00", "Choose a pick-up date and time within the next three years"],
    ["return_time_date", "", "Choose a return date and time"],
    ["return_time_date", "2027-02-30T09:00", "Enter the return date and time in this form: 2026-12-25T09:00"],
    [
      "return_time_date",
      "2020-01-10T09:00",
      "Choose a return date and time that is still to come in Sri Lanka",
    ],
    ["return_time_date", "2027-01-10T09:00", "Return must be after pick-up, Sun 10 Jan 2027, 9:00 am"],
    ["return_time_date", "2035-01-10T09:00", "Choose a return date and time within the next three years"],
    ["person_title", "", "Select your title"],
    ["person_title", "King", "Select your title"],
    ["first_name", "", "Enter your first name"],
    ["first_name", "x".repeat(81), "Shorten your first name to 80 characters"],
    ["last_name", "", "Enter your last name"],
    ["last_name", "x".repeat(81), "Shorten your last name to 80 characters"],
    ["contact_number", "", "Enter your contact number"],
    ["contact_number", "call me", "Enter a contact number that can be dialled, like +94 77 123 4567"],
    ["contact_number", "1".repeat(41), "Shorten your contact number to 40 characters"],
    ["email", "", "Enter your email address"],
    ["email", "anna.example.com", "Enter an email address like name@example.com"],
    ["email", `${"x".repeat(250)}@example.com`, "Shorten your email address to 254 characters"],
    ["agent", "Office 3", "Select the office you were in contact with, or none"],
  ])("shows the error of %s '%s' in the summary and beside the field", async (name, value, message) => {
    for (const step of ["confirm", "send"]) {
      const { status, view, head } = await submit(step, { [name]: value, total_seen: TOTAL_SEEN })
      expect(status).toBe(422)
      expect(head?.title).toBe(`Error: Rent Car Service - ${VAN_NAME}`)
      const summary = viewOf(view.getByRole("alert"))
      expect(summary.hrefs().filter((href) => href === `#booking-${name}`)).toHaveLength(1)
      expect(summary.text).toContain(message)
      const control = view.one(`[name="${name}"]`)
      expect(control.getAttribute("aria-invalid")).toBe("true")
      expect(view.descriptionOf(control)).toContain(message)
      if (control.tagName !== "SELECT") expect(view.value(name)).toBe(value)
      expect(view.value(name === "first_name" ? "last_name" : "first_name")).not.toBe("")
    }
    expect(site.formService.received).toEqual([])
  })

  it.each(["-1", "1000", "two", "1.5", "1e2"])(
    "shows the error of a quantity of %s beside the extras",
    async (quantity) => {
      const { status, view } = await submit("confirm", { "quantity_need-a-driver": quantity })
      expect(status).toBe(422)
      expect(view.text).toContain("Enter quantities as whole numbers from 0 to 999")
      expect(view.hrefs()).toContain("#booking-services")
      const extras = view.getByRole("group", { name: "Extras" })
      expect(extras.getAttribute("aria-describedby")).toBe("booking-services-error")
      expect(view.value("quantity_need-a-driver")).toBe(quantity)
    },
  )

  it("shows all errors in the order of the fields", async () => {
    const { view } = await postBooking(site, { step: "confirm" })
    const links = viewOf(view.getByRole("alert")).hrefs("#booking-")
    expect(links.map((href) => href.replace("#booking-", ""))).toEqual([
      "pick_up_location",
      "return_location",
      "pick_up_time_date",
      "return_time_date",
      "person_title",
      "first_name",
      "last_name",
      "contact_number",
      "email",
    ])
  })

  it("ignores the quantity of an extra that is not checked", async () => {
    expect(isConfirmation(await submit("confirm", { "quantity_child-seat": "many" }))).toBe(true)
  })
})
