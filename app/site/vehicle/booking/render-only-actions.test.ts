import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ANSWERS, submitBooking } from "#tests/support/booking-form.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { openVehiclePage, priceRows, VAN_NAME, VAN_PATH } from "#tests/support/vehicle-page.ts"
import type { BookingAction } from "./booking-action.ts"

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

const submit = (action: BookingAction, changes?: Record<string, string>) =>
  submitBooking(site, action, changes)

describe("'Update total', for visitors without scripts", () => {
  it("shows the price of the current answers, without validation", async () => {
    const response = await submit("price", { email: "not yet", "service_roof-rack": "yes" })
    expect(response.status).toBe(200)
    expect(priceRows(response.view)).toEqual([
      `${VAN_NAME}, 17 days 17 × LKR 17,400.00, the 2-week rate LKR 295,800.00`,
      "Need a Driver 17 days × LKR 5,500.00 LKR 93,500.00",
      "Roof Rack once LKR 4,000.00",
      "Total LKR 393,300.00",
    ])
    expect(response.view.value("email")).toBe("not yet")
    expect(response.view.value("person_title")).toBe("Ms")
    expect((response.view.getByRole("checkbox", { name: /^Roof Rack/ }) as HTMLInputElement).checked).toBe(
      true,
    )
    expect(response.view.text).not.toContain("There is a problem")
    expect(site.formService.received).toEqual([])
  })

  it("is in a noscript element, and scrolls to the price", async () => {
    const { view } = await openVehiclePage(site, VAN_PATH)
    const button = view.one('noscript button[value="price"]')
    expect(button.getAttribute("formaction")).toBe(`${VAN_PATH}#price`)
  })

  it("renders the same token, so that later submissions count as the same form", async () => {
    const form_token = site.ports.formGuard.issue()
    const { view } = await submit("price", { form_token })
    expect(view.value("form_token")).toBe(form_token)
  })
})

describe("the cheaper rental period, for visitors without scripts", () => {
  it("moves the return date, and adds a day of the driver", async () => {
    const days29 = { return_time_date: "2027-02-08T09:00", "quantity_need-a-driver": "29" }
    const response = await submit("cheaper", days29)
    const { status, view } = response
    expect(status).toBe(200)
    expect(view.value("return_time_date")).toBe("2027-02-09T09:00")
    expect(view.value("quantity_need-a-driver")).toBe("30")
    expect(view.value("first_name")).toBe("Anna")
    expect(priceRows(response.view).at(-1)).toBe("Total LKR 582,000.00")
  })

  it("changes nothing without a cheaper rental period", async () => {
    const { view } = await submit("cheaper")
    expect(view.value("return_time_date")).toBe(ANSWERS.return_time_date)
  })
})
