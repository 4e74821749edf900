import { describe, expect, it } from "vitest"
import { BODIES } from "#domain/catalogue/vehicle-fields.ts"
import { drivenVehicleOf } from "./driven-vehicle.ts"

describe("the kind of vehicle that a driver drives", () => {
  it.each([
    ["tuk_tuk", "tukTuk"],
    ["TUK_TUK", "tukTuk"],
    ["bus", "bus"],
    ["minibus", "bus"],
    ["motorbike", null],
    ["van", "car"],
    [null, null],
  ])("is, for the body %s, %s", (body, kind) => {
    expect(drivenVehicleOf(body)).toBe(kind)
  })

  it("is a car for every other body of the catalogue", () => {
    const others = BODIES.filter((body) => !["tuk_tuk", "bus", "minibus", "motorbike"].includes(body))
    expect(new Set(others.map(drivenVehicleOf))).toEqual(new Set(["car"]))
  })
})
