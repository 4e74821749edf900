import fc from "fast-check"
import { expect, it } from "vitest"
import { rupees, sum } from "#domain/money.ts"
import { agreedPrices, anyBookingChange, type BookingState } from "#tests/support/booking-changes.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { FLEET } from "#tests/support/typed-terms.ts"
import { type AgreedLine, agreedTotal, subtotalOf } from "./agreed-terms.ts"

const DELIVERY: AgreedLine = { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) }
const IN_SEASON = {
  season: { name: "New Year", percent: 15 },
  count: 3,
  unitPrice: rupees(13_800),
  amount: rupees(41_400),
}
const DISCOUNT: AgreedLine = { kind: "discount", reason: "Friend", percent: 10, amount: rupees(35_140) }
const [VAN_LINE, ...OTHER_LINES] = sampleAgreed().lines
/** The price across a season: two lines of one vehicle. */
const LINES = [VAN_LINE, VAN_LINE && { ...VAN_LINE, ...IN_SEASON }, ...OTHER_LINES].flatMap(
  (line) => line ?? [],
)
const START: BookingState = {
  terms: sampleAgreed({ lines: [...LINES, DELIVERY, DISCOUNT] }),
  state: "new",
  pricedVehicles: FLEET,
}

it("an agreed price stays after any sequence of changes, seasons and rate edits, and the total is the sum of its lines", () => {
  fc.assert(
    fc.property(fc.array(anyBookingChange, { maxLength: 15 }), (changes) => {
      let before = START
      for (const { name, apply } of changes) {
        const { booking, editedPrice } = apply(before)
        const prices = agreedPrices(booking.terms)
        for (const [key, price] of agreedPrices(before.terms)) {
          if (key !== editedPrice) expect(prices.get(key), `${name}: ${key}`).toBe(price)
        }
        expectSum(booking)
        before = booking
      }
    }),
    { numRuns: 300 },
  )
})

/** The total is the sum of the lines less ten per cent, and the amount of each line is its count times its price. */
function expectSum({ terms }: BookingState): void {
  const discount = terms.lines.find(({ kind }) => kind === "discount")
  const others = terms.lines.filter((line) => line !== discount)
  const amount = sum(others.map((line) => line.amount))
  expect(subtotalOf(terms.lines)).toBe(amount)
  expect(discount?.amount).toBe(Math.round(amount / 10))
  expect(agreedTotal(terms)).toBe(amount - Math.round(amount / 10))
  expect(terms.lines).toContainEqual(DELIVERY)
  for (const line of others) {
    if ("unitPrice" in line) expect(line.amount).toBe(line.count * line.unitPrice)
  }
}
