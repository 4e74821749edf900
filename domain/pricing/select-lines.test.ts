import { expect, it } from "vitest"
import type { AgreedLine } from "#domain/agreed/agreed-terms.ts"
import { rupees } from "#domain/money.ts"
import { selectLines } from "./select-lines.ts"

const LINES: AgreedLine[] = [
  { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) },
  {
    kind: "extra",
    extraId: "child-seat",
    name: "Child seat",
    countedIn: "days",
    count: 3,
    unitPrice: rupees(500),
    amount: rupees(1_500),
  },
  { kind: "discount", reason: "Friend", percent: 10, amount: rupees(550) },
]

it("selects the lines of the chosen kinds in their order", () => {
  const kinds = { vehicle: false, extra: true, charge: true, discount: false }
  expect(selectLines(LINES, kinds)).toEqual(LINES.slice(0, 2))
})

it("returns the type of the chosen kinds, and requires an answer for every kind", () => {
  const extras = selectLines(LINES, { vehicle: false, extra: true, charge: false, discount: false })
  expect(extras.map(({ extraId }) => extraId)).toEqual(["child-seat"])
  // @ts-expect-error The kind 'discount' has no answer.
  expect(selectLines(LINES, { vehicle: false, extra: true, charge: false })).toHaveLength(1)
})
