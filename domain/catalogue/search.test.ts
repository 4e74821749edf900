import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { pageOf, searchByName } from "./search.ts"
import { disagreeingTotals } from "./stated-totals.ts"

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

describe("pageOf", () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [30, 1, 30],
    [31, 2, 30],
    [58, 2, 30],
    [60, 2, 30],
    [61, 3, 30],
  ])("shows %i vehicles on %i pages, %i on the first", (count, pageCount, onFirst) => {
    const page = pageOf(Array.from({ length: count }), 1)
    expect(page).toMatchObject({ pageCount, matchCount: count })
    expect(page?.items).toHaveLength(onFirst)
  })

  it("has the remaining items on the last page", () => {
    expect(
      pageOf(
        Array.from({ length: 58 }, (_, i) => i),
        2,
      )?.items,
    ).toEqual(Array.from({ length: 28 }, (_, i) => i + 30))
  })

  it.each([0, -1, 3, 1.5, Number.NaN, 1e300])("has no page %s of 58 vehicles", (page) => {
    expect(pageOf(Array.from({ length: 58 }), page)).toBeNull()
  })
})

describe("disagreeingTotals", () => {
  const daily = rupees(100)
  const rates = {
    oneWeek: daily,
    twoWeeks: daily,
    threeWeeks: daily,
    oneMonth: daily,
    threeMonths: daily,
    sixMonths: daily,
  }
  const statedTotals = {
    oneWeek: rupees(700),
    twoWeeks: rupees(1400),
    threeWeeks: rupees(2100),
    oneMonth: rupees(3000),
    threeMonths: rupees(9000),
    sixMonths: null,
  }

  it("returns none if each total is the rate times the nominal days, or is not stated", () => {
    expect(disagreeingTotals({ rates, statedTotals })).toEqual([])
  })

  it("returns the tiers whose total differs", () => {
    const wrong = { ...statedTotals, twoWeeks: rupees(1399), sixMonths: rupees(1) }
    expect(disagreeingTotals({ rates, statedTotals: wrong })).toEqual(["twoWeeks", "sixMonths"])
  })
})
