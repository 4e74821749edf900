import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type RentalPeriod, rentalDays, type WallTime } from "#domain/rental-period.ts"
import { content } from "#tests/content/content.ts"
import { sampleRoadState } from "#tests/support/sample-visit.ts"
import { bestOrder, pathCost } from "./best-order.ts"
import { withOvernightStop } from "./days.ts"
import { fastestRoutes, indexRoads, passableRoads } from "./fastest-route.ts"
import { hourRange, roadFinder } from "./legs.ts"
import { type LeftOut, MAX_STOPS, PLAN_FIELDS, type Plan, parsePlan, planQuery } from "./plan.ts"
import { findPoints, type TripPoint, tripPoints } from "./points.ts"
import { crowdedDays, monthRuns, stopSeason } from "./season.ts"
import { computeTrip, type Trip } from "./trip.ts"

const NOW = "2026-11-27T10:00" as WallTime
const POINTS = tripPoints(content.places, content.roads, "Colombo airport")
const FINDER = roadFinder(content.roads, content.roadStates)
const PLAN: Plan = {
  start: "airport",
  end: "airport",
  stops: [
    { place: "sigiriya", nights: 2 },
    { place: "kandy", nights: 1 },
    { place: "ella", nights: 2 },
  ],
  firstDay: "2027-01-10T09:00" as WallTime,
  returnAt: null,
  month: null,
  people: 2,
  bags: 2,
  drive: "self",
  gearbox: "any",
  livesAbroad: false,
  hoursPerDay: 5,
}

function point(id: string): TripPoint {
  const found = POINTS.find((each) => each.id === id)
  if (!found) throw new Error(`no point ${id}`)
  return found
}

const parse = (query: string) => parsePlan(new URLSearchParams(query), POINTS, NOW)
const tripOf = (plan: Partial<Plan>): Trip => {
  const trip = computeTrip({ ...PLAN, ...plan }, POINTS, content, NOW)
  if (!trip) throw new Error("no trip")
  return trip
}

const anyPoint = fc.constantFrom(...POINTS)
const anyStops = fc
  .array(
    fc.record({
      place: fc.constantFrom(...POINTS.map(({ id }) => id)),
      nights: fc.integer({ min: 0, max: 30 }),
    }),
    {
      maxLength: MAX_STOPS,
    },
  )
  .map((stops) => stops.filter(({ place }, index) => place !== stops[index - 1]?.place))
const wallTime = (text: string) => text as WallTime
const anyDates = fc.constantFrom<Pick<Plan, "firstDay" | "returnAt">>(
  { firstDay: null, returnAt: null },
  { firstDay: wallTime("2026-11-28T07:30"), returnAt: null },
  { firstDay: wallTime("2026-11-28T07:30"), returnAt: wallTime("2026-12-05T18:00") },
  { firstDay: wallTime("2027-12-31T23:59"), returnAt: wallTime("2028-01-01T00:00") },
)
const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    start: fc.constantFrom(...POINTS.map(({ id }) => id)),
    end: fc.constantFrom(...POINTS.map(({ id }) => id)),
    stops: anyStops,
    dates: anyDates,
    month: fc.option(fc.integer({ min: 1, max: 12 })),
    people: fc.integer({ min: 1, max: 60 }),
    bags: fc.integer({ min: 0, max: 60 }),
    drive: fc.constantFrom("self", "driver"),
    gearbox: fc.constantFrom("any", "automatic"),
    livesAbroad: fc.boolean(),
    hoursPerDay: fc.integer({ min: 1, max: 14 }),
  })
  .map(({ dates, ...plan }) => ({ ...plan, ...dates }))

describe("the URL of a plan", () => {
  it("is parsed to the plan that it was written from", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const rows = plan.stops.map((_, row) => row)
        expect(parse(planQuery(plan))).toEqual({ plan, rows, leftOut: [], partsOfNames: [] })
      }),
    )
  })

  it("says which places it found by a part of their names", () => {
    const { plan, partsOfNames } = parse("start=Trinco&stop=kan&stop=Ella&stop=NUWARA ELIYA&end=නුවරඑළිය")
    expect(plan.stops.map(({ place }) => place)).toEqual(["kandy", "ella", "nuwara-eliya"])
    expect(partsOfNames).toEqual([{ text: "kan", place: "Kandy" }])
  })

  it("gives the form row of each stop and skips the rows that are left out", () => {
    const { plan, rows } = parse("stop=&stop=ella&stop=Atlantis&stop=kandy&stop=Kandy&stop=galle")
    expect(plan.stops.map(({ place }) => place)).toEqual(["ella", "kandy", "galle"])
    expect(rows).toEqual([1, 3, 5])
  })

  it("is parsed to a plan within the limits, whatever its content", () => {
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom("kandy", "99", "-1", "1e9", "2027-02-30T10:00", "%", "ක"),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...PLAN_FIELDS), values), { maxLength: 60 }), (pairs) => {
        const { plan } = parsePlan(new URLSearchParams(pairs), POINTS, NOW)
        expect(plan.stops.length).toBeLessThanOrEqual(MAX_STOPS)
        expect(parse(planQuery(plan)).plan).toEqual(plan)
      }),
    )
  })

  it.each<[string, string, LeftOut[]]>([
    [
      "an unknown place",
      "stop=Atlantis&stop=kandy",
      [{ reason: "unknownPlace", field: "stop", text: "Atlantis" }],
    ],
    [
      "a name of several places",
      "stop=a&stop=kandy",
      [{ reason: "severalPlaces", field: "stop", text: "a" }],
    ],
    [
      "the same place twice in a row",
      "stop=kandy&stop=Kandy",
      [{ reason: "sameTwice", field: "stop", text: "Kandy" }],
    ],
    [
      "a date in the past",
      "from=2025-01-01T09:00",
      [{ reason: "pastDay", field: "from", text: "2025-01-01T09:00" }],
    ],
    [
      "a date that does not exist",
      "from=2027-02-30T09:00",
      [{ reason: "invalidDay", field: "from", text: "2027-02-30T09:00" }],
    ],
    [
      "a date that is too far away",
      "from=2099-02-03T09:00",
      [{ reason: "dayTooFarAhead", field: "from", text: "2099-02-03T09:00" }],
    ],
    [
      "a return without a first day",
      "to=2027-01-17T09:00",
      [{ reason: "invalidReturn", field: "to", text: "2027-01-17T09:00" }],
    ],
    [
      "a return before the first day",
      "from=2027-01-17T09:00&to=2027-01-10T09:00",
      [{ reason: "invalidReturn", field: "to", text: "2027-01-10T09:00" }],
    ],
    [
      "a return that is too far away",
      "from=2027-01-17T09:00&to=2099-01-10T09:00",
      [{ reason: "invalidReturn", field: "to", text: "2099-01-10T09:00" }],
    ],
    [
      "an invalid return time",
      "from=2027-01-17T09:00&to=soon",
      [{ reason: "invalidReturn", field: "to", text: "soon" }],
    ],
    ["99 people", "people=99", [{ reason: "invalidPeople", field: "people", text: "99" }]],
    ["an invalid month", "month=13", [{ reason: "invalidMonth", field: "month", text: "13" }]],
    [
      "nights that are not a number",
      "stop=kandy&nights=two",
      [{ reason: "invalidNights", field: "nights", text: "two" }],
    ],
    [
      "the rest of an address that was cut off in a name",
      "stop=kandy&nigh",
      [{ reason: "cutOff", field: "nights", text: "nigh" }],
    ],
    ["no name that is whole, empty or of another page", "stop=kandy&nights=&utm_source=a&print", []],
    ["an invalid choice", "drive=boat", [{ reason: "invalidChoice", field: "drive", text: "boat" }]],
    ["a second answer", "people=3&people=4", [{ reason: "repeated", field: "people", text: "4" }]],
    [
      "further answers",
      "from=2027-02-03T09:00&from=2027-02-04T09:00&from=soon",
      [
        { reason: "repeated", field: "from", text: "2027-02-04T09:00" },
        { reason: "repeated", field: "from", text: "soon" },
      ],
    ],
    [
      "more nights than stops",
      "stop=kandy&nights=2&nights=3",
      [{ reason: "repeated", field: "nights", text: "3" }],
    ],
    ["nothing if an answer is given twice", "people=3&people=3&start=kandy&start=kandy", []],
  ])("reports as left out: %s", (_, query, leftOut) => {
    expect(parse(query).leftOut).toEqual(leftOut)
  })

  it("has the first twelve of thirteen stops and reports the other as left out", () => {
    const slugs = content.places.slice(0, 13).map(({ slug }) => slug)
    const { plan, leftOut } = parse(slugs.map((slug) => `stop=${slug}`).join("&"))
    expect(plan.stops.map(({ place }) => place)).toEqual(slugs.slice(0, 12))
    expect(leftOut).toEqual([{ reason: "tooManyStops", field: "stop", text: slugs[12] }])
  })

  it("reports a stop after an ignored one as too many, although it is the place of the last stop", () => {
    const stops = [...Array(6).fill(["kandy", "ella"]), "kandy", "ella"].flat()
    const { leftOut } = parse(stops.map((slug) => `stop=${slug}`).join("&"))
    expect(leftOut.map(({ reason, text }) => [reason, text])).toEqual([
      ["tooManyStops", "kandy"],
      ["tooManyStops", "ella"],
    ])
  })

  it("ends where it starts unless another end is given", () => {
    expect(parse("start=airport&stop=kandy").plan.end).toBe("airport")
    expect(parse("start=airport&stop=kandy&end=galle").plan.end).toBe("galle")
  })

  it.each([
    ["Kandy", "kandy"],
    ["මහනුවර", "kandy"],
    ["எல்ல", "ella"],
    ["CMB", "airport"],
    ["Colombo airport (CMB), Katunayake", "airport"],
    ["colombo", "colombo"],
    ["nuwara eliya", "nuwara-eliya"],
  ])("finds %s by its name", (name, id) => {
    expect(findPoints(POINTS, name).map((found) => found.id)).toEqual([id])
  })
})

describe("the matrix of hours", () => {
  const matrix = FINDER.matrix(POINTS)

  it("is complete and symmetric, and a place on the way saves at most a minute for each 10 km more", () => {
    const index = fc.nat({ max: POINTS.length - 1 })
    const exits = indexRoads(passableRoads(content.roads.roads, content.roadStates))
    const routes = POINTS.map(({ junction }) => fastestRoutes(exits, junction))
    fc.assert(
      fc.property(index, index, index, (a, b, c) => {
        const hours = (from: number, to: number) => matrix[from]?.[to] ?? Number.NaN
        const km = (from: number, to: number) => routes[from]?.(POINTS[to]?.junction ?? "")?.km ?? Number.NaN
        expect(hours(a, b)).toBeCloseTo(hours(b, a), 9)
        const savedHours = hours(a, c) - hours(a, b) - hours(b, c)
        const moreKm = km(a, b) + km(b, c) - km(a, c)
        expect(savedHours * 60).toBeLessThanOrEqual(moreKm / 10 + 1e-9)
        expect(hours(a, a)).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })

  it("reaches every place from every other", () => {
    const isPossible = (hours: number) => hours < 20 // false for NaN
    expect(matrix.flat().filter((hours) => !isPossible(hours))).toEqual([])
  })
})

describe("the best order of stops", () => {
  it("is as cheap as the best of all orders, with up to seven stops", () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 9 }), (points) => {
        const costs = FINDER.matrix(points)
        const stops = Array.from({ length: points.length - 2 }, (_, index) => index + 1)
        const cheapest = Math.min(...permutations(stops).map((order) => pathCost(costs, order)))
        const order = bestOrder(costs)
        expect(order.toSorted()).toEqual(stops)
        expect(pathCost(costs, order)).toBeCloseTo(cheapest, 9)
      }),
      { numRuns: 40 },
    )
  })

  it("is the given order if no other is faster", () => {
    expect(bestOrder(FINDER.matrix(["dambulla", "kandy", "ella", "galle"].map(point)))).toEqual([1, 2])
    expect(bestOrder([[0]])).toEqual([])
  })

  it("is suggested with the kilometres and hours that it saves", () => {
    const { suggestion, km, hours } = tripOf({
      end: "galle",
      stops: ["ella", "sigiriya", "matale", "kandy"].map((place) => ({ place, nights: 1 })),
    })
    expect(suggestion?.plan.stops.map(({ place }) => place)).toEqual(["sigiriya", "matale", "kandy", "ella"])
    expect(suggestion?.savedKm).toBe(km - (suggestion?.km ?? 0))
    expect(suggestion?.savedHours).toBeCloseTo(hours - (suggestion?.hours ?? 0), 9)
    expect(suggestion?.savedHours).toBeGreaterThan(4)
  })

  it("is found for twelve stops", () => {
    const stops = content.places.slice(5, 17).map(({ slug }) => ({ place: slug, nights: 1 }))
    const { suggestion, hours } = tripOf({ stops })
    expect(suggestion?.plan.stops.toSorted((a, b) => a.place.localeCompare(b.place))).toEqual(
      stops.toSorted((a, b) => a.place.localeCompare(b.place)),
    )
    expect(suggestion?.hours).toBeLessThan(hours)
  })
})

describe("swapping two stops", () => {
  it("has the totals of the plan in that order", () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 6 }), anyPoint, (points, end) => {
        const stops = points
          .filter((each, index) => each !== points[index - 1])
          .map(({ id }) => ({ place: id, nights: 1 }))
        const { swaps, km, hours } = tripOf({ end: end.id, stops })
        expect(swaps).toHaveLength(Math.max(0, stops.length - 1))
        for (const [index, change] of swaps.entries()) {
          const swapped = [...stops]
          swapped.splice(index, 2, ...swapped.slice(index, index + 2).toReversed())
          const other = tripOf({ end: end.id, stops: swapped })
          expect(change.km).toBe(other.km - km)
          expect(change.hours).toBeCloseTo(other.hours - hours, 9)
        }
      }),
      { numRuns: 30 },
    )
  })

  it("changes nothing in a round trip of two stops", () => {
    const stops = ["kandy", "ella"].map((place) => ({ place, nights: 1 }))
    const [change] = tripOf({ stops }).swaps
    expect(change?.km).toBe(0)
    expect(change?.hours).toBeCloseTo(0, 9)
  })
})

describe("a leg", () => {
  it.each([
    ["colombo", "galle", 123],
    ["colombo", "ella", 214],
  ])("from %s to %s takes no long detour to save a few minutes", (from, to, km) => {
    expect(FINDER.leg(point(from), point(to))?.km).toBe(km)
  })

  it("has the kilometres, the hours as guides give them, and the numbers of its roads", () => {
    expect(FINDER.leg(point("dambulla"), point("kandy"))).toMatchObject({
      km: 72,
      isEstimate: true,
      roads: ["A9"],
      isBlocked: false,
    })
    expect(hourRange(2)).toEqual([1.75, 2.5])
    expect(hourRange(0.1)).toEqual([0.25, 0.25])
    expect(FINDER.leg(point("dambulla"), point("sigiriya"))?.isEstimate).toBe(false)
  })

  it("has the warnings of its roads, each with the guide that is its source", () => {
    expect(FINDER.leg(point("kandy"), point("meemure"))?.warnings).toContainEqual({
      warning: "fourWheelDrive",
      guide: "meemure",
    })
  })

  it("has the warning of a closure after rain and the dated report about it", () => {
    const leg = FINDER.leg(point("ella"), point("tissamaharama"))
    expect(leg?.warnings).toContainEqual({ warning: "closedAfterRain", guide: "ella" })
    expect(leg?.states.map(({ id }) => id)).toContain("a23-ella-wellawaya")
  })

  it("names the A5 from Nuwara Eliya to Welimada, on the way to Ella", () => {
    expect(FINDER.leg(point("nuwara-eliya"), point("ella"))?.roads).toEqual(["A5"])
  })

  it("takes the A11 from Habarana on the way from Sigiriya to Anuradhapura", () => {
    expect(FINDER.leg(point("sigiriya"), point("anuradhapura"))).toMatchObject({ km: 82, roads: ["A11"] })
  })

  it("has the dated reports about its roads, without those about roads that are open again", () => {
    const states = FINDER.leg(point("kandy"), point("meemure"))?.states.map(({ id }) => id)
    expect(states).toContain("meemure-road")
    expect(states).not.toContain("a26-kandy-mahiyangana")
  })

  it.each(["closed", "doubtful"] as const)("avoids a road that is %s and reports it as avoided", (state) => {
    const closed = sampleRoadState({ id: "a9", state, edges: [["matale", "kandy"]] })
    const open = FINDER.leg(point("dambulla"), point("kandy"))
    const leg = roadFinder(content.roads, [closed]).leg(point("dambulla"), point("kandy"))
    expect(leg?.avoided).toEqual([closed])
    expect(leg?.states).toEqual([])
    expect(leg?.isBlocked).toBe(false)
    expect(leg?.hours).toBeGreaterThan(open?.hours ?? 0)
  })

  it("uses a closed road only if no other leads to the place", () => {
    const closed = sampleRoadState({ edges: [["hunnasgiriya", "meemure"]] })
    const finder = roadFinder(content.roads, [closed])
    expect(finder.leg(point("kandy"), point("meemure"))).toMatchObject({ isBlocked: true, states: [closed] })
  })
})

describe("the return date of a visitor", () => {
  // Five nights from 10 January; the last drive, from Ella to the airport, ends in the afternoon of the 15th.
  it.each([
    ["2027-01-17T09:00", { nightsLeft: 2, endsLate: false }],
    ["2027-01-15T23:00", { nightsLeft: 0, endsLate: false }],
    ["2027-01-15T10:00", { nightsLeft: 0, endsLate: true }],
    ["2027-01-12T09:00", { nightsLeft: -3, endsLate: false }],
  ])("is compared with the end of the plan: %s", (returnAt, fit) => {
    const { returnFit, period } = tripOf({ returnAt: wallTime(returnAt) })
    expect(returnFit).toEqual(fit)
    expect(period).toEqual(tripOf({}).period)
  })

  it("is not compared if the plan has no return date", () => {
    expect(tripOf({}).returnFit).toBeNull()
  })
})

describe("the days of a trip", () => {
  it("are one more than its nights, with free days at a place of several nights", () => {
    const { days, nights } = tripOf({})
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
    const { days } = tripOf({
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
    const { days, legs } = tripOf({ start: "kandy", end: "kandy", stops: [{ place: "kandy", nights: 2 }] })
    expect(days).toHaveLength(3)
    expect(legs).toEqual([])
  })

  it("suggest a place near the middle of the driving time if they are too long", () => {
    const [first] = tripOf({ start: "dambulla", stops: [{ place: "ella", nights: 1 }], hoursPerDay: 4 }).days
    expect(first?.isTooLong).toBe(true)
    expect(first?.overnightStop?.point.id).toBe("nuwara-eliya")
    const [short] = tripOf({ start: "dambulla", stops: [{ place: "kandy", nights: 1 }], hoursPerDay: 4 }).days
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
    ["nowhere, if none shortens it", "start=kandy&stop=pottuvil&nights=1", undefined],
  ])("are divided at a place %s", (_, query, place) => {
    const { plan } = parse(query)
    const day = computeTrip(plan, POINTS, content, NOW)?.days[0]
    expect(day?.isTooLong).toBe(true)
    expect(day?.overnightStop?.point.id).toBe(place)
  })

  it("have, after they are divided, the driving times that the suggestion gives", () => {
    const { plan } = parse("start=jaffna&stop=ella&nights=1")
    const overnightStop = computeTrip(plan, POINTS, content, NOW)?.days[0]?.overnightStop
    const divided = overnightStop && withOvernightStop(plan, overnightStop)
    const days = divided && computeTrip(divided, POINTS, content, NOW)?.days
    expect(days?.slice(0, 2).map(({ hours }) => hours.toFixed(6))).toEqual(
      overnightStop?.hours.map((hours) => hours.toFixed(6)),
    )
  })

  const stopsAfterBreak = (query: string, day: number): string | undefined => {
    const { plan } = parse(query)
    const overnightStop = computeTrip(plan, POINTS, content, NOW)?.days[day]?.overnightStop
    const divided = overnightStop && withOvernightStop(plan, overnightStop)
    return divided?.stops.map(({ place, nights }) => `${place} ${nights}`).join(", ")
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
    expect(stopsAfterBreak(`${stops}&hours=4`, day)).toBe(divided)
  })

  it("are divided only by a night at a stop if the trip has the maximum number of stops", () => {
    const full = (first: string) => `${first}${"&stop=galle&nights=1&stop=kandy&nights=1".repeat(5)}&hours=4`
    expect(stopsAfterBreak(full("stop=kandy&nights=0&stop=nuwara-eliya&nights=1"), 0)).toMatch(
      /^kandy 1, nuwara-eliya 1/,
    )
    expect(stopsAfterBreak(full("stop=ella&nights=0&stop=badulla&nights=1"), 0)).toBeUndefined()
  })

  it("are still a valid plan after a long day is divided", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { overnightStop } of computeTrip(plan, POINTS, content, NOW)?.days ?? []) {
          const divided = overnightStop && withOvernightStop(plan, overnightStop)
          if (divided) expect(parse(planQuery(divided))).toMatchObject({ plan: divided, leftOut: [] })
        }
      }),
      { numRuns: 60 },
    )
  })

  it("are marked if they end after dark", () => {
    const late = tripOf({ firstDay: "2027-01-10T15:00" as WallTime }).days[0]
    expect([late?.endsInTheDark, tripOf({}).days[0]?.endsInTheDark]).toEqual([true, false])
  })

  it("make the rental period, to the end of the last drive", () => {
    const { period, days } = tripOf({})
    expect(period.pickUpAt).toBe("2027-01-10T09:00")
    expect(period.returnAt > `${days.at(-1)?.date}T09:00`).toBe(true)
    expect(rentalDays(period)).toBe(6)
  })
})

describe("any plan", () => {
  it("is a trip with finite distances and hours, or has no stops and ends at its start", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const trip = computeTrip(plan, POINTS, content, NOW)
        if (!trip) {
          expect([plan.stops, plan.start]).toEqual([[], plan.end])
          return
        }
        const figures = [
          trip.km,
          trip.hours,
          ...trip.days.flatMap(({ km, hours, range }) => [km, hours, ...range]),
        ]
        expect(figures.filter((figure) => !Number.isFinite(figure) || figure < 0)).toEqual([])
        expect(trip.days).toHaveLength(trip.nights + 1)
        expect(rentalDays(trip.period satisfies RentalPeriod)).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })
})

describe("the season of a stop", () => {
  const season = { place: "a", good: [11, 12, 1], poor: [5, 6], notes: [{ months: [5], text: "Rough sea" }] }

  it.each([
    [1, "good", []],
    [3, "mixed", []],
    [5, "poor", [11, 12, 1]],
  ])("marks month %i as %s", (month, mark, betterIn) => {
    expect(stopSeason(season, null, [month]).months).toMatchObject([{ month, mark, betterIn }])
  })

  it("has notes of the month, and no month without a date", () => {
    expect(stopSeason(season, null, [5]).months).toMatchObject([{ notes: ["Rough sea"], weather: null }])
    expect(stopSeason(season, null, []).months).toEqual([])
    expect(stopSeason(null, null, [5])).toEqual({ year: [], months: [] })
  })

  it.each<[string, Partial<Plan>, number[][]]>([
    ["the nights at each stop", { firstDay: wallTime("2027-04-28T09:00") }, [[4, 5], [5], [5]]],
    ["the nights only, not the morning after", { firstDay: wallTime("2027-04-24T09:00") }, [[4], [5], [5]]],
    ["a year that ends", { firstDay: wallTime("2027-12-30T09:00") }, [[12, 1], [1], [1]]],
    ["the month that was given", { firstDay: null, month: 4 }, [[4], [4], [4]]],
    ["nothing without a date", { firstDay: null }, [[], [], []]],
  ])("is that of %s", (_, dates, months) => {
    const stops = [
      { place: "kandy", nights: 7 },
      { place: "mirissa", nights: 4 },
      { place: "galle", nights: 0 },
    ]
    const trip = tripOf({ ...dates, stops })
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
  ])("writes months %j as runs", (months, runs) => {
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
    const trip = { first: "2027-01-10", last: "2027-01-24" }
    expect(crowdedDays(days, { ...trip, places: ["kandy"] }).map(({ date }) => date)).toEqual([
      "2027-01-22",
      "2027-01-23",
    ])
    expect(crowdedDays(days, { ...trip, places: ["ella"] }).map(({ date }) => date)).toEqual(["2027-01-22"])
  })
})

function permutations(numbers: readonly number[]): number[][] {
  if (numbers.length < 2) return [[...numbers]]
  return numbers.flatMap((first) =>
    permutations(numbers.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  )
}
