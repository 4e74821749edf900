import { expect, it } from "vitest"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { relatedVehiclesOf } from "./load-vehicle.ts"

const listedVehicle = (id: string, categoryId: string | null): ListedVehicle => ({
  id,
  name: id,
  model: null,
  categoryId,
  gearbox: "manual",
  fuelLabel: null,
  picture: null,
})

const FLEET = [
  listedVehicle("car 1", "cars"),
  listedVehicle("van 1", "vans"),
  listedVehicle("car 2", "cars"),
  listedVehicle("van 2", "vans"),
  listedVehicle("bus 1", "buses"),
  listedVehicle("uncategorised", null),
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
  expect(relatedIds("car 1", "cars", [listedVehicle("car 1", "cars")])).toEqual([])
})
