import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rentalDays } from "#domain/rental-period.ts"
import { content } from "#tests/content/content.ts"
import { anyPlan, NOW, POINTS, parse, tripWith } from "#tests/support/sample-plans.ts"
import { at } from "#tests/support/wall-times.ts"
import { withOvernightStop } from "./days.ts"
import { planQuery } from "./plan.ts"
import { computeTrip } from "./trip.ts"

describe("the days of a trip", () => {
  it("are one more than its nights, with free days at a place of several nights", () => {
    const { days, nights } = tripWith({})
    expect(nights).toBe(5)
    expect(days.map(({ date }) => date)).toEqual([
      "2027-01-10",
      "2027-01-11",
      "2027-01-12",
      "2027-01-13",
      "2027-01-14",
      "2027-01-15",
    ])
    expect(days.map(({ stay }) => stay?.id ?? null)).toEqual([
      "sigiriya",
      "sigiriya",
      "kandy",
      "ella",
      "ella",
      null,
    ])
    expect(days.map(({ legs }) => legs.length)).toEqual([1, 0, 1, 1, 0, 1])
  })

  it("take a stop without a night on the way", () => {
    const { days } = tripWith({
      stops: [
        { place: "kurunegala", nights: 0 },
        { place: "sigiriya", nights: 1 },
      ],
    })
    expect(days.map(({ legs }) => legs.map(({ to }) => to.id))).toEqual([
      ["kurunegala", "sigiriya"],
      ["airport"],
    ])
  })

  it("have no drive for a night where the trip starts", () => {
    const { days, legs } = tripWith({ start: "kandy", end: "kandy", stops: [{ place: "kandy", nights: 2 }] })
    expect(days).toHaveLength(3)
    expect(legs).toEqual([])
  })

  it("suggest a place near the middle of the driving time if they are too long", () => {
    const [first] = tripWith({
      start: "dambulla",
      stops: [{ place: "ella", nights: 1 }],
      hoursPerDay: 4,
    }).days
    expect(first?.isTooLong).toBe(true)
    expect(first?.overnightStop?.point.id).toBe("nuwara-eliya")
    const [short] = tripWith({
      start: "dambulla",
      stops: [{ place: "kandy", nights: 1 }],
      hoursPerDay: 4,
    }).days
    expect(short).toMatchObject({ isTooLong: false, overnightStop: null })
  })

  it.each([
    ["on its road", "start=dambulla&stop=ella&nights=1&hours=4", "nuwara-eliya"],
    ["near its road", "start=dambulla&stop=hambantota&nights=1", "negombo"],
    [
      "that keeps both days within the limit, although another detour is shorter",
      "start=riverston&stop=tissamaharama&nights=1",
      "negombo",
    ],
    ["that shortens both days, although one is still too long", "start=jaffna&stop=ella&nights=1", "matale"],
    ["only if it shortens them enough", "start=kandy&stop=pottuvil&nights=1", undefined],
  ])("that are too long are divided at a place %s", (_, query, place) => {
    const { plan } = parse(query)
    const day = computeTrip(plan, POINTS, content, NOW)?.days[0]
    expect(day?.isTooLong).toBe(true)
    expect(day?.overnightStop?.point.id).toBe(place)
  })

  it("have, after they are divided, the driving times that the suggestion gives", () => {
    const { plan } = parse("start=jaffna&stop=ella&nights=1")
    const overnightStop = computeTrip(plan, POINTS, content, NOW)?.days[0]?.overnightStop
    const dividedPlan = overnightStop && withOvernightStop(plan, overnightStop)
    const days = dividedPlan && computeTrip(dividedPlan, POINTS, content, NOW)?.days
    expect(days?.slice(0, 2).map(({ hours }) => hours.toFixed(6))).toEqual(
      overnightStop?.hours.map((hours) => hours.toFixed(6)),
    )
  })

  const stopsAfterDivision = (query: string, day: number): string | undefined => {
    const { plan } = parse(query)
    const overnightStop = computeTrip(plan, POINTS, content, NOW)?.days[day]?.overnightStop
    const dividedPlan = overnightStop && withOvernightStop(plan, overnightStop)
    return dividedPlan?.stops.map(({ place, nights }) => `${place} ${nights}`).join(", ")
  }

  it.each([
    ["at a stop on the way", "stop=kandy&nights=0&stop=nuwara-eliya&nights=1", 0, "kandy 1, nuwara-eliya 1"],
    [
      "in the drive that passes it",
      "stop=ella&nights=0&stop=badulla&nights=1",
      0,
      "nuwara-eliya 1, ella 0, badulla 1",
    ],
    [
      "before the second visit of a place",
      "stop=ella&nights=1&stop=dambulla&nights=1&stop=ella&nights=1",
      2,
      "ella 1, dambulla 1, nuwara-eliya 1, ella 1",
    ],
    ["before the end", "stop=ella&nights=1", 1, "ella 1, nuwara-eliya 1"],
    [
      "after a night at the start",
      "stop=dambulla&nights=1&stop=ella&nights=1",
      1,
      "dambulla 1, nuwara-eliya 1, ella 1",
    ],
  ])("are divided %s if they are too long", (_, stops, day, divided) => {
    expect(stopsAfterDivision(`${stops}&hours=4`, day)).toBe(divided)
  })

  it("are divided only by a night at a stop if the trip has the maximum number of stops", () => {
    const full = (first: string) => `${first}${"&stop=galle&nights=1&stop=kandy&nights=1".repeat(5)}&hours=4`
    expect(stopsAfterDivision(full("stop=kandy&nights=0&stop=nuwara-eliya&nights=1"), 0)).toMatch(
      /^kandy 1, nuwara-eliya 1/,
    )
    expect(stopsAfterDivision(full("stop=ella&nights=0&stop=badulla&nights=1"), 0)).toBeUndefined()
  })

  it("are still a valid plan after a long day is divided", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { overnightStop } of computeTrip(plan, POINTS, content, NOW)?.days ?? []) {
          const dividedPlan = overnightStop && withOvernightStop(plan, overnightStop)
          if (dividedPlan)
            expect(parse(planQuery(dividedPlan))).toMatchObject({ plan: dividedPlan, ignoredTexts: [] })
        }
      }),
      { numRuns: 60 },
    )
  })

  it("are marked if they end after dark", () => {
    const late = tripWith({ pickUpAt: at("2027-01-10T15:00") }).days[0]
    expect([late?.endsInTheDark, tripWith({}).days[0]?.endsInTheDark]).toEqual([true, false])
  })

  it("make the rental period, to the end of the last drive", () => {
    const { period, days } = tripWith({})
    expect(period.pickUpAt).toBe("2027-01-10T09:00")
    expect(period.returnAt > `${days.at(-1)?.date}T09:00`).toBe(true)
    expect(rentalDays(period)).toBe(6)
  })
})
