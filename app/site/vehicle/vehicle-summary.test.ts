import { expect, it } from "vitest"
import type { Specification } from "#domain/catalogue/vehicle.ts"
import { en } from "#messages/en.ts"
import { MINIMAL_SPECIFICATION } from "#tests/support/minimal-specification.ts"
import { vehicleSummary } from "./vehicle-summary.ts"

const summaryOf = (known: Partial<Specification>) =>
  vehicleSummary({ ...MINIMAL_SPECIFICATION, ...known }, en.vehicleFacts.lead)

it("lists the known facts in one line", () => {
  expect(summaryOf({ gearbox: "automatic", fuel: "Petrol", seats: 5, airConditioning: true })).toBe(
    "Automatic, petrol, 5 seats, air conditioned.",
  )
})

it("leaves out unknown facts and missing air conditioning", () => {
  expect(summaryOf({ airConditioning: false })).toBe("Manual.")
})

it("does not change a fuel that is an abbreviation or a size, and uses the singular for one seat", () => {
  expect(summaryOf({ fuel: "CNG", seats: 1 })).toBe("Manual, CNG, 1 seat.")
  expect(summaryOf({ fuel: "1500 cc" })).toBe("Manual, 1500 cc.")
})
