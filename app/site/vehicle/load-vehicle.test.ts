import { expect, it } from "vitest"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { relatedVehiclesOf } from "./load-vehicle.ts"

const listed = (id: string, categoryId: string | null): ListedVehicle => ({
  id,
  name: id,
  model: null,
  categoryId,
  gearbox: "manual",
  fuelLabel: null,
  picture: null,
})

const FLEET = [
  listed("car 1", "cars"),
  listed("van 1", "vans"),
  listed("car 2", "cars"),
  listed("van 2", "vans"),
  listed("bus 1", "buses"),
  listed("uncategorised", null),
]
const relatedIds = (id: string, categoryId: string | null, fleet = FLEET) =>
  relatedVehiclesOf({ id, categoryId }, fleet).map((vehicle) => vehicle.id)

it("finds vehicles of the same category first, then others, four at most, never the vehicle itself", () => {
  expect(relatedIds("van 2", "vans")).toEqual(["van 1", "car 1", "car 2", "bus 1"])
})

it("does not treat vehicles without a category as one category", () => {
  expect(relatedIds("car 9", null)).toEqual(["car 1", "van 1", "car 2", "van 2"])
})

it("finds no related vehicles in a fleet without other vehicles", () => {
  expect(relatedIds("car 1", "cars", [listed("car 1", "cars")])).toEqual([])
})
