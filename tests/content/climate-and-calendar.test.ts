import { describe, expect, it } from "vitest"
import calendar from "#content/calendar.json" with { type: "json" }
import climate from "#content/climate.json" with { type: "json" }
import places from "#content/places.json" with { type: "json" }

const SLUGS = places.map(({ slug }) => slug)

describe("climate normals", () => {
  it.each(climate.stations)("have twelve months, and days warmer than nights: $name", (station) => {
    const { rainMm, highC, lowC } = station
    expect(rainMm).toHaveLength(12)
    expect(rainMm.every((rain) => rain > 0)).toBe(true)
    expect(highC?.length).toBe(lowC?.length)
    expect(highC?.every((high, month) => high > (lowC?.[month] ?? high)) ?? true).toBe(true)
  })

  it.each(climate.stations)("have 30 years and a link to their source: $name", ({ period, href }) => {
    const [first, last] = period.split("-").map(Number)
    expect((last ?? 0) - (first ?? 0)).toBe(29)
    expect(href).toMatch(/^https:\/\//)
  })

  it("are those of a known station for a known place", () => {
    const stations = climate.stations.map(({ id }) => id)
    expect(Object.keys(climate.stationOf).filter((slug) => !SLUGS.includes(slug))).toEqual([])
    expect(Object.values(climate.stationOf).filter((id) => !stations.includes(id))).toEqual([])
  })
})

describe("the calendar", () => {
  // A poya is the public holiday of a full moon.
  const poyas = calendar.days.filter(({ kind }) => kind === "poya")

  it("is sorted by date, and names existing places only", () => {
    const dates = calendar.days.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    const namedSlugs = new Set(calendar.days.flatMap(({ places }) => places))
    expect([...namedSlugs].filter((slug) => !SLUGS.includes(slug))).toEqual([])
  })

  it("has every full moon of 2026 and 2027 once", () => {
    expect(poyas).toHaveLength(25)
    expect(new Set(poyas.map(({ date }) => nearestFullMoon(date).getTime())).size).toBe(25)
  })

  it.each(poyas)("has $name on the day of the full moon or the day before: $date", ({ date }) => {
    const moonDay = nearestFullMoon(date).toISOString().slice(0, 10)
    const daysBefore = (Date.parse(moonDay) - Date.parse(date)) / DAY_MS
    expect([0, 1]).toContain(daysBefore)
  })
})

const DAY_MS = 86_400_000
const SYNODIC_MONTH = 29.530588861
const RADIANS = Math.PI / 180
const UNIX_EPOCH_JULIAN_DAY = 2440587.5
/** The Julian day of the first new moon of 2000, from which lunations are counted. */
const LUNATION_0_JULIAN_DAY = 2451550.1
const SRI_LANKA_OFFSET_DAYS = 5.5 / 24

/** The full moon nearest to a date, as a Sri Lankan wall time in the UTC fields of the result. */
function nearestFullMoon(date: string): Date {
  const noon = Date.parse(`${date}T12:00Z`)
  const daysSinceLunation0 = noon / DAY_MS + UNIX_EPOCH_JULIAN_DAY - LUNATION_0_JULIAN_DAY
  const k = Math.round(daysSinceLunation0 / SYNODIC_MONTH - 0.5) + 0.5
  return new Date((fullMoon(k) - UNIX_EPOCH_JULIAN_DAY + SRI_LANKA_OFFSET_DAYS) * DAY_MS)
}

/**
 * Julian day of a full moon, to some minutes. Source: Meeus, Astronomical Algorithms, chapter 49, with its main terms and
 * symbols. `k` counts lunations since 2000; the full moons have k = n + 0.5.
 */
function fullMoon(k: number): number {
  const t = k / 1236.85
  const sun = (2.5534 + 29.1053567 * k) * RADIANS
  const moon = (201.5643 + 385.81693528 * k + 0.0107582 * t * t) * RADIANS
  const latitude = (160.7108 + 390.67050284 * k - 0.0016118 * t * t) * RADIANS
  const e = 1 - 0.002516 * t
  const { sin } = Math
  return (
    2451550.09766 +
    SYNODIC_MONTH * k +
    0.00015437 * t * t -
    0.40614 * sin(moon) +
    0.17302 * e * sin(sun) +
    0.01614 * sin(2 * moon) +
    0.01043 * sin(2 * latitude) +
    0.00734 * e * sin(moon - sun) -
    0.00515 * e * sin(moon + sun)
  )
}
