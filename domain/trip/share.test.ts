import { describe, expect, it } from "vitest"
import { mapsLinks, tripCalendar, tripGpx } from "./share.ts"

const point = (name: string, index = 0) => ({
  id: name,
  name,
  junction: name,
  latitude: 7 + index / 10,
  longitude: 80,
  place: null,
})
const path = (count: number) => Array.from({ length: count }, (_, index) => point(`P${index}`, index))

describe("the links to a maps app", () => {
  it("have start, stops and end in their order", () => {
    const [link, ...others] = mapsLinks(path(3))
    const params = new URL(link?.href ?? "").searchParams
    expect([params.get("origin"), params.get("waypoints"), params.get("destination")]).toEqual([
      "7,80",
      "7.1,80",
      "7.2,80",
    ])
    expect(others).toEqual([])
  })

  it("are several for a long path, each from the end of the one before", () => {
    expect(mapsLinks(path(14)).map(({ points }) => [points[0]?.name, points.at(-1)?.name])).toEqual([
      ["P0", "P10"],
      ["P10", "P13"],
    ])
    expect(mapsLinks(path(1))).toEqual([])
  })
})

describe("the GPX file", () => {
  it("has each point once as a waypoint, and all of them as a route", () => {
    const first = point("Ella & <Gap>")
    const second = point("Kandy", 1)
    const gpx = tripGpx([first, second, first], "My trip")
    expect(gpx.match(/<wpt /g)).toHaveLength(2)
    expect(gpx.match(/<rtept /g)).toHaveLength(3)
    expect(gpx).toContain('<wpt lat="7" lon="80"><name>Ella &#38; &#60;Gap&#62;</name></wpt>')
  })
})

describe("the calendar file", () => {
  const options = {
    createdAt: new Date("2026-11-27T04:30:00Z"),
    host: "rent.example",
    url: "https://rent.example/plan",
  }
  const entry = { firstDay: "2026-12-31", days: 1, title: "Kandy, Ella; rest", text: "One\nTwo" }
  const lines = (text: string) => text.split("\r\n")

  it("has whole days, which end before the day after, and escapes texts", () => {
    expect(lines(tripCalendar([entry], options))).toEqual(
      expect.arrayContaining([
        "DTSTAMP:20261127T043000Z",
        "DTSTART;VALUE=DATE:20261231",
        "DTEND;VALUE=DATE:20270101",
        "SUMMARY:Kandy\\, Ella\\; rest",
        "DESCRIPTION:One\\nTwo",
      ]),
    )
  })

  it("folds lines at 75 octets, never inside a character", () => {
    const title = "කන්ද ".repeat(30)
    const text = tripCalendar([{ ...entry, title }], options)
    const octets = lines(text).map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`)
  })

  it("gives each event an id of its own", () => {
    const ids = lines(tripCalendar([entry, entry], options)).filter((line) => line.startsWith("UID:"))
    expect(new Set(ids).size).toBe(2)
  })
})
