import { expect, it } from "vitest"
import type { Specification } from "#domain/catalogue/vehicle.ts"
import { en } from "#messages/en.ts"
import { UNKNOWN_SPECIFICATION } from "#tests/support/unknown-specification.ts"
import { leadOf } from "./lead.ts"

const lead = (known: Partial<Specification>) =>
  leadOf({ ...UNKNOWN_SPECIFICATION, ...known }, en.vehicleFacts.lead)

it("tells what is known, in one line", () => {
  expect(lead({ gearbox: "automatic", fuel: "Petrol", seats: 5, airConditioning: true })).toBe(
    "Automatic, petrol, 5 seats, air conditioned.",
  )
})

it("leaves out what is not known, and air conditioning that there is not", () => {
  expect(lead({ airConditioning: false })).toBe("Manual.")
})

it("writes a fuel as it is where it is an abbreviation or a size, and one seat as one", () => {
  expect(lead({ fuel: "CNG", seats: 1 })).toBe("Manual, CNG, 1 seat.")
  expect(lead({ fuel: "1500 cc" })).toBe("Manual, 1500 cc.")
})
