import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import {
  ANSWERS,
  hiddenFields,
  isConfirmation,
  postBooking,
  submitBooking,
  TOTAL_SEEN,
} from "#tests/support/booking-form.ts"
import { brokenCatalogue, catalogueWith, withChangedVehicles } from "#tests/support/catalogues.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { priceRows } from "#tests/support/vehicle-page.ts"

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

describe("a vehicle without a rate for the rental period", () => {
  it("is booked at a price on request, after a confirmation", async () => {
    const catalogue = withChangedVehicles(site.ports.catalogue, ({ rates }) => ({
      rates: { ...rates, twoWeeks: null },
    }))
    const confirmation = await submit("confirm", {}, { catalogue })
    expect(isConfirmation(confirmation)).toBe(true)
    expect(priceRows(confirmation.view).at(-1)).toBe("Total Price on request")
    const { total_seen = "" } = hiddenFields(confirmation)
    const sent = await submit("send", { total_seen }, { catalogue })
    expect(sent.status).toBe(303)
    expect(site.formService.received).toMatchObject([
      { body: { totalPrice: "Price on request", selectedServices: "Need a Driver: 17 days, LKR 93,500.00" } },
    ])
  })
})

describe("an extra that is not offered with this vehicle", () => {
  it("is an error that does not affect the other answers", async () => {
    const { status, view } = await submit("send", { service_champagne: "yes", total_seen: TOTAL_SEEN })
    expect(status).toBe(422)
    expect(view.text).toContain("One of your extras is not available with this vehicle, so we removed it")
    expect(view.value("first_name")).toBe("Anna")
    expect(view.value("quantity_need-a-driver")).toBe("17")
    expect(view.all('[name="service_champagne"]')).toEqual([])
    expect(site.formService.received).toEqual([])
  })

  it("does not change the total", async () => {
    // An extra with the id `__proto__` must not change the prototype of the answers.
    const helicopter = { service_helicopter: "yes", quantity_helicopter: "3", service___proto__: "yes" }
    const confirmation = await submit("confirm", helicopter)
    expect(priceRows(confirmation.view).at(-1)).toBe("Total LKR 389,300.00")
    const coach = "/cars/king-long-45-seater-luxury-coach"
    expect((await submit("confirm", {}, { path: coach })).view.text).not.toContain("Need a Driver")
  })
})

describe("a booking while the catalogue cannot be read", () => {
  it("has its answers in hidden fields, to try again", async () => {
    const response = await submit("confirm", {}, { catalogue: brokenCatalogue() })
    const { status, view } = response
    expect(status).toBe(503)
    expect(view.text).toContain("What you typed is saved")
    const hiddenAnswers = hiddenFields(response)
    expect(hiddenAnswers).toMatchObject(ANSWERS)
    const again = await postBooking(site, { ...hiddenAnswers, website: "", step: "confirm" })
    expect(isConfirmation(again)).toBe(true)
  })

  it("does not lose extras whose price is unavailable", async () => {
    const withoutExtras = catalogueWith(site.ports.catalogue, {
      extras: async () => ({ ok: false, reason: "timeout" }),
    })
    const response = await submit("send", { total_seen: TOTAL_SEEN }, { catalogue: withoutExtras })
    expect(response.status).toBe(503)
    expect(hiddenFields(response)).toMatchObject({
      "service_need-a-driver": "yes",
      "quantity_need-a-driver": "17",
    })
    expect(site.formService.received).toEqual([])
    const withoutDriver = { "service_need-a-driver": "", "quantity_need-a-driver": "" }
    expect(isConfirmation(await submit("confirm", withoutDriver, { catalogue: withoutExtras }))).toBe(true)
  })

  it("is 404 for an unknown vehicle", async () => {
    const { status, view } = await submit("send", {}, { path: "/cars/helicopter" })
    expect(status).toBe(404)
    expect(view.text).toContain("Oops! The page you are looking for does not exist.")
  })
})
