import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fastestRoute } from "#domain/trip/fastest-route.ts"
import { content } from "#tests/content/content.ts"

const DOCUMENT = new URL("../../docs/facts/trips-checked.md", import.meta.url)

const rows = readFileSync(DOCUMENT, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ["))
  .map((line) =>
    line
      .split("|")
      .slice(2, -1)
      .map((cell) => cell.trim()),
  )
/** A cell with several places belongs to an itinerary. */
const itineraries = rows.filter(([, route]) => route?.includes(" > "))
const legs = rows.filter((row) => !itineraries.includes(row))

const routeOver = (stops: readonly string[]) => fastestRoute(content.roads.roads, stops)

/** A dash stands for a distance that is not published. */
function percentDifference(ownValue: number, published: string): string {
  const number = Number(published)
  return Number.isNaN(number) ? "-" : `${Math.round((ownValue / number - 1) * 100)} %`
}

describe("the published legs in docs/facts/trips-checked.md", () => {
  it("are in the table", () => {
    expect(legs).toHaveLength(13)
  })

  it.each(legs)(
    "state our distance and hours from %s to %s",
    (from = "", to = "", publishedKm = "", _, km, hours, kmDifference) => {
      const route = routeOver([from, to])
      expect([km, hours, kmDifference]).toEqual([
        String(Math.round(route.km)),
        route.hours.toFixed(1),
        percentDifference(route.km, publishedKm),
      ])
    },
  )
})

describe("the published itineraries in docs/facts/trips-checked.md", () => {
  it("are in the table", () => {
    expect(itineraries).toHaveLength(20)
  })

  it.each(itineraries)(
    "state our distance and hours of days %s: %s",
    (_, places = "", publishedKm = "", publishedHours = "", ...ownValues) => {
      const drives = places.split("; ").map((drive) => routeOver(drive.split(" > ")))
      const km = drives.reduce((sum, drive) => sum + drive.km, 0)
      const hours = drives.reduce((sum, drive) => sum + drive.hours, 0)
      expect(ownValues).toEqual([
        String(Math.round(km)),
        hours.toFixed(1),
        percentDifference(km, publishedKm),
        percentDifference(hours, publishedHours),
      ])
    },
  )
})
