import { describe, expect, it } from "vitest"
import { content } from "#tests/content/content.ts"
import { tripWith } from "#tests/support/sample-plans.ts"
import { at } from "#tests/support/wall-times.ts"
import type { Plan } from "./plan.ts"
import { crowdedDays, monthRuns, stopSeason } from "./season.ts"

describe("the season of a stop", () => {
  const season = { place: "a", good: [11, 12, 1], poor: [5, 6], notes: [{ months: [5], text: "Rough sea" }] }

  it.each([
    [1, "good", []],
    [3, "mixed", []],
    [5, "poor", [11, 12, 1]],
  ])("rates month %i as %s", (month, rating, betterMonths) => {
    expect(stopSeason(season, null, [month]).months).toMatchObject([{ month, rating, betterMonths }])
  })

  it("has notes of the month, and no month without a date", () => {
    expect(stopSeason(season, null, [5]).months).toMatchObject([{ notes: ["Rough sea"], weather: null }])
    expect(stopSeason(season, null, []).months).toEqual([])
    expect(stopSeason(null, null, [5])).toEqual({ monthRatings: [], months: [] })
  })

  it.each<[string, Partial<Plan>, number[][]]>([
    ["the nights at each stop", { pickUpAt: at("2027-04-28T09:00") }, [[4, 5], [5], [5]]],
    ["the nights only, not the morning after", { pickUpAt: at("2027-04-24T09:00") }, [[4], [5], [5]]],
    ["a year that ends", { pickUpAt: at("2027-12-30T09:00") }, [[12, 1], [1], [1]]],
    ["the month that was given", { pickUpAt: null, month: 4 }, [[4], [4], [4]]],
    ["nothing without a date", { pickUpAt: null }, [[], [], []]],
  ])("is that of %s", (_, dates, months) => {
    const stops = [
      { place: "kandy", nights: 7 },
      { place: "mirissa", nights: 4 },
      { place: "galle", nights: 0 },
    ]
    const trip = tripWith({ ...dates, stops })
    expect(trip.stops.map((stop) => stop.season.months.map(({ month }) => month))).toEqual(months)
  })

  it("has the weather of a station of the same climate", () => {
    const { climate } = content.guide("nuwara-eliya") ?? { climate: null }
    expect(stopSeason(season, climate, [2]).months[0]?.weather).toEqual({
      station: "Nuwara Eliya",
      rainMm: 75,
      highC: 21.2,
      lowC: 9.4,
    })
  })

  it.each([
    [[11, 12, 1, 2], [{ from: 11, to: 2 }]],
    [
      [1, 2, 6],
      [
        { from: 1, to: 2 },
        { from: 6, to: 6 },
      ],
    ],
    [[], []],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [{ from: 1, to: 12 }]],
  ])("groups the months %j into runs", (months, runs) => {
    expect(monthRuns(months)).toEqual(runs)
  })

  it("has poya days of the trip, and festivals at its places only", () => {
    const day = (date: string, kind: "poya" | "festival", places: string[]) => ({
      date,
      name: date,
      kind,
      places,
    })
    const days = [
      day("2027-01-01", "poya", []),
      day("2027-01-22", "poya", []),
      day("2027-01-23", "festival", ["kandy"]),
    ]
    const trip = { firstDay: "2027-01-10", lastDay: "2027-01-24" }
    expect(crowdedDays(days, { ...trip, places: ["kandy"] }).map(({ date }) => date)).toEqual([
      "2027-01-22",
      "2027-01-23",
    ])
    expect(crowdedDays(days, { ...trip, places: ["ella"] }).map(({ date }) => date)).toEqual(["2027-01-22"])
  })
})
