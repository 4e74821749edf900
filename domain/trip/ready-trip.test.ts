import { describe, expect, it } from "vitest"
import type { WallTime } from "#domain/rental-period.ts"
import { content } from "#tests/content/content.ts"
import { parsePlan, planQuery } from "./plan.ts"
import { tripPoints } from "./points.ts"
import { bestMonths, planOfReadyTrip } from "./ready-trip.ts"
import { computeTrip } from "./trip.ts"

const NOW = "2026-11-28T10:00" as WallTime // a real date, written here
const POINTS = tripPoints(content.places, content.roads, "Colombo airport")
/** The lengths of the trips in words, as in their titles. */
const NUMBER_WORDS = [
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
]
const FIRST_NUMBER = 3
const TRIPS = content.readyTrips.map((ready) => ({ ...ready, plan: planOfReadyTrip(ready) }))

describe("the ready-made trips", () => {
  it("are eight", () => expect(TRIPS).toHaveLength(8))

  it.each(TRIPS)("$slug is read whole from its URL", ({ plan }) => {
    const { plan: read, ignoredTexts } = parsePlan(new URLSearchParams(planQuery(plan)), POINTS, NOW)
    expect({ read, ignoredTexts }).toEqual({ read: plan, ignoredTexts: [] })
  })

  it.each(TRIPS)("$slug has as many days as texts and as its title says", ({ plan, days, title }) => {
    const trip = computeTrip(plan, POINTS, content, NOW)
    expect(trip?.days).toHaveLength(days.length)
    expect(trip?.stops).toHaveLength(plan.stops.length)
    const number = NUMBER_WORDS[days.length - FIRST_NUMBER]
    expect(title.toLowerCase()).toContain(`${number} days`)
  })

  it.each(TRIPS)("$slug has no day with more driving than a visitor of the planner wants", ({ plan }) => {
    const trip = computeTrip(plan, POINTS, content, NOW)
    expect(trip?.days.filter(({ isTooLong }) => isTooLong).map(({ number }) => number)).toEqual([])
  })

  it.each(TRIPS)("$slug has months that are poor at none of its places", ({ plan }) => {
    const trip = computeTrip(plan, POINTS, content, NOW)
    expect(bestMonths(trip?.stops ?? [])).not.toEqual([])
  })

  it("is good on the east coast in summer and on the south coast in winter", () => {
    const monthsOf = (slug: string) => {
      const plan = TRIPS.find((trip) => trip.slug === slug)?.plan
      return bestMonths((plan && computeTrip(plan, POINTS, content, NOW)?.stops) ?? [])
    }
    expect(monthsOf("east-coast")).toEqual(expect.arrayContaining([7, 8, 9]))
    expect(monthsOf("east-coast")).not.toContain(1)
    expect(monthsOf("south-coast")).toEqual(expect.arrayContaining([2, 3]))
    expect(monthsOf("south-coast")).not.toContain(7)
  })
})

describe("bestMonths", () => {
  /** The ratings of twelve months. Each mark is one of the three letters. */
  const year = (marks: string) =>
    [...marks].map((mark) => ({ g: "good", p: "poor", m: "mixed" })[mark] as "good" | "poor" | "mixed")

  it("leaves out a month that is poor anywhere or good at fewer than half", () => {
    const stops = ["ggmpmmmmmmmm", "gmmgmmmmmmmm"].map((marks) => ({ season: { monthRatings: year(marks) } }))
    expect(bestMonths(stops)).toEqual([1, 2])
  })

  it("ignores a place without months", () => {
    expect(bestMonths([{ season: { monthRatings: [] } }])).toEqual([])
  })
})
