import { describe, expect, it } from "vitest"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { searchFleet } from "./search-fleet.ts"

const vehicle = (name: string, categoryId: string | null): ListedVehicle => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  model: null,
  categoryId,
  gearbox: "manual",
  fuelLabel: null,
  picture: null,
})

const FLEET = [
  ...Array.from({ length: 31 }, (_, index) => vehicle(`Axio ${index + 1}`, "sedans")),
  vehicle("KDH van", "vans"),
  vehicle("Uncategorised", null),
]
const listResult = { ok: true as const, value: FLEET }
const search = (categoryId: string | null, text = "", page = 1) =>
  searchFleet(listResult, categoryId, { search: text, page })

describe("the result of a search", () => {
  it("has 30 vehicles on the first page and the rest on the second", () => {
    expect(search(null)).toMatchObject({ state: "listed", matchCount: 33, pageCount: 2, page: 1 })
    expect(search(null, "", 2)).toMatchObject({ items: FLEET.slice(30) })
  })

  it("has the vehicles of one category", () => {
    expect(search("vans")).toMatchObject({ state: "listed", items: [{ name: "KDH van" }] })
  })

  it("has the matches within a category, in upper or lower case", () => {
    expect(search("sedans", "AXIO 3")).toMatchObject({ matchCount: 3 })
    expect(search("vans", "zeppelin")).toEqual({ state: "noMatch", similarVehicles: [] })
  })

  it("suggests similar names of the whole fleet without a match", () => {
    const van = { id: "kdh-van", name: "KDH van" }
    expect(search(null, "van kdh")).toEqual({ state: "noMatch", similarVehicles: [van] })
    expect(search("sedans", "kdh")).toEqual({ state: "noMatch", similarVehicles: [van] })
  })

  it.each([
    ["a category without vehicles", search("boats"), "emptyCategory"],
    ["a search in a category without vehicles", search("boats", "axio"), "emptyCategory"],
    ["a search that nothing matches", search(null, "zeppelin"), "noMatch"],
    ["a page after the last", search(null, "", 3), "noSuchPage"],
    ["a page after the last of a search", search(null, "kdh", 2), "noSuchPage"],
    ["an invalid page", search(null, "", 0), "noSuchPage"],
  ])("has no vehicles for %s", (_, result, state) => expect(result.state).toBe(state))

  it("is 'failed' when the catalogue failed, and never an empty list", () => {
    for (const reason of ["unreachable", "timeout", "malformed"] as const) {
      expect(searchFleet({ ok: false, reason }, "boats", { search: "x", page: 9 })).toEqual({
        state: "failed",
      })
    }
  })

  it("is 'noMatch' for a fleet without vehicles", () => {
    expect(searchFleet({ ok: true, value: [] }, null, { search: "", page: 1 })).toEqual({
      state: "noMatch",
      similarVehicles: [],
    })
  })
})
