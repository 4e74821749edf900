import { within } from "@testing-library/dom"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  ANSWERS,
  chosenTabs,
  openHome,
  postEnquiry,
  submitEnquiry,
  tokenOf,
  valuesOf,
} from "#tests/support/enquiry-form.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import type { PageResponse } from "#tests/support/visit.tsx"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.formService.received.length = 0
  site.formService.setBehaviours("ok")
})
afterAll(() => site.close())

async function followRedirect(response: PageResponse): Promise<PageResponse> {
  expect(response.status).toBe(303)
  return openHome(site, response.headers.get("location") ?? "")
}

describe("an enquiry with validation errors", () => {
  const LONG = "x".repeat(201)

  it.each([
    ["pick_up_location", "", "Enter your pick-up location"],
    ["pick_up_location", " \t ", "Enter your pick-up location"],
    ["pick_up_location", LONG, "Shorten your pick-up location to 200 characters"],
    ["return_location", "", "Enter your return location"],
    ["return_location", LONG, "Shorten your return location to 200 characters"],
    ["pick_up_time_date", "", "Choose a pick-up date and time"],
    ["pick_up_time_date", "12/12/2026", "Enter the pick-up date and time in this form: 2026-12-25T09:00"],
    [
      "pick_up_time_date",
      "2026-02-30T09:00",
      "Enter the pick-up date and time in this form: 2026-12-25T09:00",
    ],
    ["pick_up_time_date", "2031-01-01T09:00", "Choose a pick-up date and time within the next three years"],
    ["return_time_date", "", "Choose a return date and time"],
    ["return_time_date", "tomorrow", "Enter the return date and time in this form: 2026-12-25T09:00"],
    ["return_time_date", "1999-01-01T09:00", "Choose a return date and time within the next three years"],
    ["vehicle_type", "", "Select a vehicle type"],
    ["vehicle_type", "tank", "Select a vehicle type"],
    ["contact_number", "", "Enter your contact number"],
    ["contact_number", "call me", "Enter a contact number that can be dialled, like +94 77 123 4567"],
    ["contact_number", "1".repeat(41), "Shorten your contact number to 40 characters"],
    ["email", "", "Enter your email address"],
    ["email", "anna.example.com", "Enter an email address like name@example.com"],
    ["email", `${"a".repeat(250)}@example.com`, "Shorten your email address to 254 characters"],
    ["tab", "helicopter", "Choose one of the five services"],
    ["way_type", "sideways", "Choose one way or both ways"],
  ])("shows for %s (%s): %s", async (name, value, message) => {
    // The tab that shows every field, including one way or both ways.
    const page = await submitEnquiry(site, { tab: "wedding_events", [name]: value })
    expect(page.status).toBe(422)
    const link = within(page.view.getByRole("alert")).getByRole("link", { name: message })
    expect(link.getAttribute("href")).toBe(`#enquiry-${name}`)
    expect(page.head?.title).toBe("Error: Rent Car Service - Home")
    expect(site.formService.received).toEqual([])
  })

  it.each(["pick_up_location", "return_location", "vehicle_type", "contact_number", "email"])(
    "shows the error of %s beside its control, as the description of the control",
    async (name) => {
      const { view } = await submitEnquiry(site, { [name]: "" })
      const control = view.one(`[name="${name}"]`)
      expect(control.getAttribute("aria-invalid")).toBe("true")
      expect(view.descriptionOf(control)).toContain("Error: ")
    },
  )

  it("shows all errors in the order of the fields", async () => {
    const empty = Object.fromEntries(Object.keys(ANSWERS).map((name) => [name, ""]))
    const { view } = await submitEnquiry(site, empty)
    const fields = view.hrefs("#enquiry-").map((href) => href.replace("#enquiry-", ""))
    expect(fields).toEqual([
      "pick_up_location",
      "return_location",
      "pick_up_time_date",
      "return_time_date",
      "vehicle_type",
      "contact_number",
      "email",
    ])
  })

  it("is shown again with every submitted answer", async () => {
    const page = await submitEnquiry(site, { email: 'not "an" <email>' })
    expect(chosenTabs(page)).toEqual(["airport"])
    const { tab: _tab, way_type: _way, ...formValues } = { ...ANSWERS, email: 'not "an" <email>' }
    expect(valuesOf(page, Object.keys(formValues))).toEqual(Object.values(formValues))
  })

  it("keeps the search of the list of vehicles", async () => {
    const page = await submitEnquiry(site, { email: "" }, "/home?q=coaster")
    expect(page.view.text).toContain("with “coaster” in the name")
    expect(page.view.one("#enq").getAttribute("action")).toBe("/home?q=coaster#enquiry-outcome")
  })

  it("can be corrected and sent", async () => {
    const rejected = await submitEnquiry(site, { email: "" })
    const accepted = await postEnquiry(site, { form_token: tokenOf(rejected) })
    expect((await followRedirect(accepted)).view.text).toContain("Email sent successfully!")
  })
})
