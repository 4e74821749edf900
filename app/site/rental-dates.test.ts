import { describe, expect, it } from "vitest"
import type { WallTime } from "#domain/rental-period.ts"
import { hasUnusableDates, readDates, type VisitorDates, withDates } from "./rental-dates.ts"

const NOW = "2026-11-21T09:00" as WallTime // in the format of a wall time
const QUERY = "from=2027-01-10T09:00&to=2027-01-17T09:00"

const read = (query: string) => readDates(new URLSearchParams(query), NOW)

describe("a path with a visitor's dates", () => {
  const dates = read(QUERY) as VisitorDates // the dates of this query are valid

  it.each([
    ["/faq", `/faq?${QUERY}`],
    ["/home#enq", `/home?${QUERY}#enq`],
    ["/home?place=ella#enq", `/home?place=ella&${QUERY}#enq`],
    ["/plan?stop=ella&nights=1", `/plan?stop=ella&nights=1&${QUERY}`],
  ])("is %s with the dates: %s", (path, expected) => {
    expect(withDates(path, dates)).toBe(expected)
    expect(withDates(path, null)).toBe(path)
  })

  it.each([
    ["that they live abroad", `${QUERY}&abroad=1`],
    ["the chosen extras", `${QUERY}&extras=need-a-driver:7,roof-rack`],
    ["an extra of an external admin host", `${QUERY}&extras=a%2526b`],
  ])("has %s, and is parsed to the dates that it was built from", (_, query) => {
    expect(withDates("/carlist", read(query))).toBe(`/carlist?${query}`)
  })

  it("leaves out extras that are too long", () => {
    expect(withDates("/carlist", read(`${QUERY}&extras=${"x".repeat(1001)}`))).toBe(`/carlist?${QUERY}`)
  })
})

describe("the dates of a query", () => {
  it.each([
    ["from=2026-02-31T09:00&to=2027-01-17T09:00", true],
    ["from=2026-02-31&to=2026-03-04", true],
    ["from=2026-01-10T09:00&to=2026-01-17T09:00", true],
    ["from=2027-01-17T09:00&to=2027-01-10T09:00", true],
    ["to=soon", true],
    [QUERY, false],
    ["from=2027-01-10T09:00", false],
    ["to=2027-01-17T09:00", false],
    ["from=&to=", false],
    ["", false],
  ])("are unusable in ?%s: %s", (query, isUnusable) => {
    expect(hasUnusableDates(new URLSearchParams(query), NOW)).toBe(isUnusable)
  })
})
