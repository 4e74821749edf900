import { describe, expect, it } from "vitest"
import { type Cents, rupees, ZERO } from "#domain/money.ts"
import type { WallTime } from "#domain/rental-period.ts"
import { content } from "#tests/content/content.ts"
import type { TripCost, TripVehicle } from "./cost.ts"
import { parsePlan } from "./plan.ts"
import { tripPoints } from "./points.ts"
import { MAX_PLAN_LENGTH, sentPeriod, sentPlan, sentPrice, sentTotal } from "./sent-plan.ts"
import { computeTrip, type Trip } from "./trip.ts"

const NOW = "2026-11-28T10:00" as WallTime // a real date, written here
const POINTS = tripPoints(content.places, content.roads, "Colombo airport")
const QUERY = "start=dambulla&stop=kandy&nights=2&stop=ella&nights=1&end=dambulla"

function computePlan(query: string): { trip: Trip; sent: ReturnType<typeof sentPlan> } {
  const { plan, ignoredTexts } = parsePlan(new URLSearchParams(query), POINTS, NOW)
  const trip = computeTrip(plan, POINTS, content, NOW)
  if (!trip) throw new Error(`no trip in ${query}`)
  return { trip, sent: sentPlan(trip, ignoredTexts) }
}

describe("a sent plan", () => {
  it("has the places, the stops, and the drives and the night of each day", () => {
    const { sent } = computePlan(`${QUERY}&from=2027-01-10T09:00`)
    expect(sent.path).toEqual(["Dambulla", "Kandy", "Ella", "Dambulla"])
    expect(sent.stops).toEqual([
      { name: "Kandy", nights: 2 },
      { name: "Ella", nights: 1 },
    ])
    expect(sent.days.map(({ date, night }) => [date, night])).toEqual([
      ["2027-01-10", "Kandy"],
      ["2027-01-11", "Kandy"],
      ["2027-01-12", "Ella"],
      ["2027-01-13", null],
    ])
    expect(sent.days[0]?.drives).toMatchObject([{ from: "Dambulla", to: "Kandy" }])
    expect(sent.days[1]?.drives).toEqual([])
  })

  it("has no kilometres and no hours without a drive", () => {
    const { sent } = computePlan("start=kandy&stop=kandy&nights=2")
    expect(sent).toMatchObject({ km: 0, hours: 0, nights: 2 })
  })

  it("is read again from its query", () => {
    const { sent } = computePlan(`${QUERY}&from=2027-01-10T09:00&people=4&drive=driver`)
    expect(computePlan(sent.query).sent).toEqual(sent)
  })

  it("has no dates without a first day", () => {
    const { trip, sent } = computePlan(`${QUERY}&month=7`)
    expect(sent.days.map(({ date }) => date)).toEqual([null, null, null, null])
    expect(sent.month).toBe(7)
    expect(sentPeriod(trip)).toBeNull()
  })

  it("has the rental period from its first day to its last drive", () => {
    const { trip } = computePlan(`${QUERY}&from=2027-01-10T09:00`)
    expect(sentPeriod(trip)).toEqual(trip.period)
    expect(trip.period.pickUpAt).toBe("2027-01-10T09:00")
    expect(trip.period.returnAt.slice(0, 10)).toBe("2027-01-13")
  })

  it("has the texts of a truncated URL that the plan ignores", () => {
    const { sent } = computePlan("start=dambulla&stop=kandy&nights=2&stop=el%C3&nig")
    expect(sent.path).toEqual(["Dambulla", "Kandy", "Dambulla"])
    expect(sent.leftOut).toEqual([
      { field: "stop", text: "el\ufffd" },
      { field: "nights", text: "nig" },
    ])
  })

  it("is shorter than the limit with the maximum number of stops and options", () => {
    const longest = POINTS.map(({ id }) => id).toSorted((one, other) => other.length - one.length)
    const stops = longest.slice(0, 12).map((id) => `stop=${id}&nights=30`)
    const all = `start=${longest[0]}&${stops.join("&")}&end=${longest[0]}&from=2027-01-10T09:00`
    const { sent } = computePlan(`${all}&people=60&bags=60&drive=driver&gearbox=automatic&hours=14`)
    expect(sent.stops).toHaveLength(12)
    expect(sent.query.length).toBeLessThanOrEqual(MAX_PLAN_LENGTH)
  })
})

function vehicle(id: string, total: Cents | null, facts: Partial<TripVehicle> & Partial<TripCost> = {}) {
  const { unmetNeeds = [], mileage = { allowanceKm: 400, excessKm: 0, paidBy: null, amount: ZERO } } = facts
  const quote = { days: 4, tier: null, lines: [], total }
  const cost = { chosenExtras: [], quote, mileage, driver: null, total, cheaperPeriod: null }
  return { vehicle: { id, name: id }, unmetNeeds, cost } as unknown as TripVehicle // of a vehicle only id and name are read
}

describe("the price of a sent plan", () => {
  const FLEET = [
    vehicle("van", rupees(40_000)),
    vehicle("car", rupees(20_000)),
    vehicle("bike", rupees(5_000), { unmetNeeds: ["seats"] }),
    vehicle("bus", null),
  ]

  it.each([
    ["the chosen vehicle", "van", "van", true],
    ["a chosen vehicle that does not fit", "bike", "bike", true],
    ["the cheapest that fits if none was chosen", null, "car", false],
    ["the cheapest that fits if the chosen one is gone", "sold", "car", false],
  ])("is the price of %s", (_, chosen, id, isChosen) => {
    expect(sentPrice(FLEET, chosen)).toMatchObject({ vehicleId: id, isChosen })
  })

  it("is the price on request of a vehicle if no other fits", () => {
    expect(sentPrice([vehicle("bus", null)], null)).toMatchObject({ vehicleId: "bus" })
  })

  it("is null if no vehicle fits", () => {
    expect(sentPrice([vehicle("bike", rupees(5_000), { unmetNeeds: ["seats"] })], null)).toBeNull()
  })

  it.each<[string, Cents | null, Cents | null | "none", Cents | null]>([
    ["the quote within the allowance", rupees(20_000), "none", rupees(20_000)],
    ["the quote and the kilometres at the return", rupees(20_000), rupees(810), rupees(20_810)],
    ["on request if the quote is", null, rupees(810), null],
    ["on request if the kilometres are", rupees(20_000), null, null],
  ])("has a total: %s", (_, quoted, amount, total) => {
    const mileage =
      amount === "none" ? undefined : { allowanceKm: 400, excessKm: 18, paidBy: "perKm" as const, amount }
    const price = sentPrice([vehicle("car", quoted, mileage && { mileage })], "car")
    expect(price && sentTotal(price)).toBe(total)
  })
})
