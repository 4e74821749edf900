import { expect, it } from "vitest"
import { content } from "#tests/content/content.ts"
import { oneWayFee } from "./one-way.ts"
import { tripPoints } from "./points.ts"

const POINTS = tripPoints(content.places, content.roads, "Colombo airport")
const FEES = [
  { place: "The north", amount: 15_000 },
  { place: "Bandaranaike", amount: 10_000 },
  { place: "galle", amount: 12_000 },
]

it.each([
  ["dambulla", "dambulla", null],
  ["airport", "airport", null],
  ["dambulla", "airport", 10_000],
  ["airport", "galle", 12_000],
  ["dambulla", "jaffna", null],
  ["galle", "dambulla", null],
])("the one-way fee from %s to %s is %s", (from, to, amount) => {
  const pointOf = (id: string) => POINTS.find((point) => point.id === id)
  const start = pointOf(from)
  const end = pointOf(to)
  if (!start || !end) throw new Error("unknown point")
  expect(oneWayFee({ start, end }, FEES, POINTS)?.amount ?? null).toBe(amount)
})
