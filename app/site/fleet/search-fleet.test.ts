import { describe, expect, it } from "vitest"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { searchFleet } from "./search-fleet.ts"

const vehicle = (name: string, categoryId: string | null): ListedVehicle => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  model: null,
  categoryId,
  gearbox: "manual",
  size: null,
  picture: null,
})

const FLEET = [
  ...Array.from({ length: 31 }, (_, index) => vehicle(`Axio ${index + 1}`, "sedans")),
  vehicle("KDH van", "vans"),
  vehicle("Nobody's", null),
]
const listed = { ok: true as const, value: FLEET }
const part = (categoryId: string | null, search = "", page = 1) =>
  searchFleet(listed, categoryId, { search, page })

describe("the part of the fleet that a list shows", () => {
  it("is 30 vehicles and then the others", () => {
    expect(part(null)).toMatchObject({ state: "listed", matchCount: 33, pageCount: 2, page: 1 })
    expect(part(null, "", 2)).toMatchObject({ items: FLEET.slice(30) })
  })

  it("is of one category where one is asked for", () => {
    expect(part("vans")).toMatchObject({ state: "listed", items: [{ name: "KDH van" }] })
  })

  it("is what matches within that category, whatever its case", () => {
    expect(part("sedans", "AXIO 3")).toMatchObject({ matchCount: 3 })
    expect(part("vans", "zeppelin")).toEqual({ state: "noMatch", similar: [] })
  })

  it("is what the search may have meant where nothing matches, of the whole fleet", () => {
    const van = { id: "kdh-van", name: "KDH van" }
    expect(part(null, "van kdh")).toEqual({ state: "noMatch", similar: [van] })
    expect(part("sedans", "kdh")).toEqual({ state: "noMatch", similar: [van] })
  })

  it.each([
    ["a category without vehicles", part("boats"), "emptyCategory"],
    ["a search in a category without vehicles", part("boats", "axio"), "emptyCategory"],
    ["a search that nothing matches", part(null, "zeppelin"), "noMatch"],
    ["a page after the last", part(null, "", 3), "noSuchPage"],
    ["a page after the last of a search", part(null, "kdh", 2), "noSuchPage"],
    ["a page that is no page", part(null, "", 0), "noSuchPage"],
  ])("is none for %s", (_, none, state) => expect(none.state).toBe(state))

  it("is a failure where the catalogue failed, and never an empty list", () => {
    for (const reason of ["unreachable", "timeout", "malformed"] as const) {
      expect(searchFleet({ ok: false, reason }, "boats", { search: "x", page: 9 })).toEqual({
        state: "failed",
      })
    }
  })

  it("is nothing, but no failure, of a fleet without vehicles", () => {
    expect(searchFleet({ ok: true, value: [] }, null, { search: "", page: 1 })).toEqual({
      state: "noMatch",
      similar: [],
    })
  })
})
