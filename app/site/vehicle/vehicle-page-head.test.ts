import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { isFittedDescription } from "#app/site/fitted-text.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { en } from "#messages/en.ts"
import { MINIMAL_SPECIFICATION } from "#tests/support/minimal-specification.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { descriptionOf } from "./vehicle-page-head.ts"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

async function seededFleet(): Promise<Vehicle[]> {
  const listed = await testPorts.ports.catalogue.vehicles()
  const results = await Promise.all(
    (listed.ok ? listed.value : []).map(({ id }) => testPorts.ports.catalogue.vehicle(id)),
  )
  return results.flatMap((result) => (result.ok ? [result.value] : []))
}

it("describes every seeded vehicle in 120 to 160 characters, each differently", async () => {
  const fleet = await seededFleet()
  const descriptions = fleet.map((vehicle) => descriptionOf(vehicle, en.vehicleFacts))
  expect(descriptions).toHaveLength(58)
  expect(descriptions.filter((text) => !isFittedDescription(text))).toEqual([])
  expect(new Set(descriptions).size).toBe(58)
})

it("describes a vehicle of an external admin host in the same length", () => {
  const names = fc.string({ minLength: 1, maxLength: 200 })
  const fuels = fc.option(fc.string({ minLength: 1, maxLength: 100 }))
  const seats = fc.option(fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(names, fuels, seats, fc.boolean(), (name, fuel, seats, chauffeurOnly) => {
      const vehicle = { name, chauffeurOnly, specification: { ...MINIMAL_SPECIFICATION, fuel, seats } }
      const text = descriptionOf(vehicle, en.vehicleFacts)
      expect(isFittedDescription(text), text).toBe(true)
    }),
  )
})

it("describes the vehicle, and that a driver comes with it", () => {
  const coach = {
    name: "Rosa 29 Seater",
    chauffeurOnly: true,
    specification: { ...MINIMAL_SPECIFICATION, fuel: "Diesel", seats: 29 },
  }
  expect(descriptionOf(coach, en.vehicleFacts)).toBe(
    "Rosa 29 Seater for rent in Dambulla, Sri Lanka. Manual, diesel, 29 seats. With our driver. Six daily rates by length of hire, and the price for your dates.",
  )
})
