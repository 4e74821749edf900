import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { content } from "#tests/content/content.ts"
import { anyPlan, NOW, POINTS, parse } from "#tests/support/sample-plans.ts"
import { type IgnoredText, MAX_STOPS, PLAN_FIELDS, parsePlan, planQuery } from "./plan.ts"
import { findPoints } from "./points.ts"

describe("the URL of a plan", () => {
  it("is parsed to the plan that it was written from", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const rows = plan.stops.map((_, row) => row)
        expect(parse(planQuery(plan))).toEqual({ plan, rows, ignoredTexts: [], partialNameMatches: [] })
      }),
    )
  })

  it("has the places that were found by a part of their names", () => {
    const { plan, partialNameMatches } = parse("start=Trinco&stop=kan&stop=Ella&stop=NUWARA ELIYA&end=නුවරඑළිය")
    expect(plan.stops.map(({ place }) => place)).toEqual(["kandy", "ella", "nuwara-eliya"])
    expect(partialNameMatches).toEqual([{ text: "kan", place: "Kandy" }])
  })

  it("gives the form row of each stop and skips the ignored rows", () => {
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

  it.each<[string, string, IgnoredText[]]>([
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
      [{ reason: "repeatedStop", field: "stop", text: "Kandy" }],
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
      "the rest of a URL that is truncated in a name",
      "stop=kandy&nigh",
      [{ reason: "truncated", field: "nights", text: "nigh" }],
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
  ])("reports as ignored: %s", (_, query, ignoredTexts) => {
    expect(parse(query).ignoredTexts).toEqual(ignoredTexts)
  })

  it("has the first twelve of thirteen stops and reports the other as ignored", () => {
    const slugs = content.places.slice(0, 13).map(({ slug }) => slug)
    const { plan, ignoredTexts } = parse(slugs.map((slug) => `stop=${slug}`).join("&"))
    expect(plan.stops.map(({ place }) => place)).toEqual(slugs.slice(0, 12))
    expect(ignoredTexts).toEqual([{ reason: "tooManyStops", field: "stop", text: slugs[12] }])
  })

  it("reports a stop after an ignored one as too many, although it is the place of the last stop", () => {
    const stops = [...Array(6).fill(["kandy", "ella"]), "kandy", "ella"].flat()
    const { ignoredTexts } = parse(stops.map((slug) => `stop=${slug}`).join("&"))
    expect(ignoredTexts.map(({ reason, text }) => [reason, text])).toEqual([
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
