import { expect, it } from "vitest"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { suitableVehicles } from "./guide-fleet-data.ts"

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

it("takes one of each category in turn, the most suitable first", () => {
  expect(idsOf(["vans", "small"])).toEqual(["kdh", "alto", "vitz"])
})

it("finds a single vehicle by its id", () => {
  expect(idsOf(["jimny"])).toEqual(["jimny"])
})

it("lists no vehicle twice", () => {
  expect(idsOf(["vitz", "small"])).toEqual(["vitz", "alto"])
})

it("lists no more than the maximum", () => {
  expect(idsOf(["small", "vans", "suvs"], 2)).toEqual(["alto", "kdh"])
})

it("ignores an id that the catalogue does not have", () => {
  expect(idsOf(["boats", "suvs"])).toEqual(["jimny"])
  expect(idsOf([])).toEqual([])
})
