import { expect, it } from "vitest"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { suitableVehicles } from "./suited-vehicles.ts"

const vehicle = (id: string, categoryId: string): ListedVehicle => ({
  id,
  categoryId,
  name: id,
  model: null,
  gearbox: "manual",
  size: null,
  picture: null,
})
const FLEET = [
  vehicle("alto", "small"),
  vehicle("vitz", "small"),
  vehicle("kdh", "vans"),
  vehicle("jimny", "suvs"),
]
const idsOf = (ids: string[], atMost = 9) => suitableVehicles(FLEET, ids, atMost).map(({ id }) => id)

it("takes one of each kind in turn, the best-suited kind first", () => {
  expect(idsOf(["vans", "small"])).toEqual(["kdh", "alto", "vitz"])
})

it("takes a single vehicle by its own id", () => {
  expect(idsOf(["jimny"])).toEqual(["jimny"])
})

it("takes no vehicle twice", () => {
  expect(idsOf(["vitz", "small"])).toEqual(["vitz", "alto"])
})

it("takes no more than there is room for", () => {
  expect(idsOf(["small", "vans", "suvs"], 2)).toEqual(["alto", "kdh"])
})

it("passes over an id that this catalogue does not have", () => {
  expect(idsOf(["boats", "suvs"])).toEqual(["jimny"])
  expect(idsOf([])).toEqual([])
})
