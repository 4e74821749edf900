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

describe("the published legs in docs/facts/trips-checked.md", () => {
  it("are in the table", () => {
    expect(rows).toHaveLength(13)
  })

  it.each(rows)(
    "compare with our route from %s to %s",
    (from = "", to = "", published, _, km, hours, difference) => {
      const route = fastestRoute(content.roads.roads, [from, to])
      expect([km, hours, difference]).toEqual([
        String(Math.round(route.km)),
        route.hours.toFixed(1),
        `${Math.round((route.km / Number(published) - 1) * 100)} %`,
      ])
    },
  )
})
