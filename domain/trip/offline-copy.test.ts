import { describe, expect, it } from "vitest"
import { wallTimeAt } from "#domain/rental-period.ts"
import { content } from "#tests/content/content.ts"
import { guidesOf, offlineCopyBytes } from "./offline-copy.ts"
import { parsePlan } from "./plan.ts"
import { tripPoints } from "./points.ts"
import { computeTrip } from "./trip.ts"

const NOW = wallTimeAt(new Date("2026-11-28T03:30:00Z"))

function guidesOfPlan(query: string): string[] {
  const points = tripPoints(content.places, content.roads, "Colombo airport")
  const { plan } = parsePlan(new URLSearchParams(query), points, NOW)
  const trip = computeTrip(plan, points, content, NOW)
  return trip ? guidesOf(trip).map(({ slug }) => slug) : []
}

describe("the guides of a plan", () => {
  it.each([
    ["are those of its stops, without one of the airport", "start=airport&stop=ella", ["ella"]],
    ["include start and end", "stop=ella&end=kandy", ["dambulla", "ella", "kandy"]],
    ["are each there once", "stop=ella&stop=kandy&stop=ella", ["dambulla", "ella", "kandy"]],
  ])("%s", (_, query, guides) => {
    expect(guidesOfPlan(query)).toEqual(guides)
  })
})

it("the size of a copy is that of its pages and files", () => {
  const copy = {
    pages: [
      { address: "/plan?stop=ella", bytes: 80_000 },
      { address: "/rent-a-car-to-ella", bytes: 70_000 },
    ],
    files: [{ address: "/images/scenes/ella-wide-800.webp", bytes: 17_410 }],
  }
  expect(offlineCopyBytes(copy)).toBe(167_410)
})
