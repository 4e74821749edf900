import { describe, expect, it } from "vitest"
import { paginate, searchByName } from "./search.ts"

const named = (...names: string[]) => names.map((name) => ({ name }))

describe("searchByName", () => {
  const fleet = named("Toyota Axio Hybrid G", "Toyota KDH Hi-Roof Van 14 Seater", "Austin 12/4 Ascot 1936")

  it.each([
    ["", 3],
    ["   ", 3],
    ["axio", 1],
    ["AXIO", 1],
    ["toyota", 2],
    ["o", 3],
    ["12/4", 1],
    ["%", 0],
    ["axio hybrid g x", 0],
    ["ax\0io", 1],
  ])("finds for %j %i vehicles", (search, count) => expect(searchByName(fleet, search)).toHaveLength(count))

  it("uses the first hundred characters only", () => {
    expect(searchByName(named("a".repeat(100)), "a".repeat(1_000_000))).toHaveLength(1)
  })
})

describe("paginate", () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [30, 1, 30],
    [31, 2, 30],
    [58, 2, 30],
    [60, 2, 30],
    [61, 3, 30],
  ])("shows %i vehicles on %i pages, %i on the first", (count, pageCount, onFirst) => {
    const page = paginate(Array.from({ length: count }), 1)
    expect(page).toMatchObject({ pageCount, matchCount: count })
    expect(page?.items).toHaveLength(onFirst)
  })

  it("has the remaining items on the last page", () => {
    expect(
      paginate(
        Array.from({ length: 58 }, (_, index) => index),
        2,
      )?.items,
    ).toEqual(Array.from({ length: 28 }, (_, index) => index + 30))
  })

  it.each([0, -1, 3, 1.5, Number.NaN, 1e300])("has no page %s of 58 vehicles", (page) => {
    expect(paginate(Array.from({ length: 58 }), page)).toBeNull()
  })
})
