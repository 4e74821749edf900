import { expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { BOOKING } from "#tests/support/sample-enquiries.ts"
import { sampleTerms } from "#tests/support/sample-terms.ts"
import { comparedPrice } from "./compared-price.ts"

const RATES = {
  oneWeek: rupees(14_000),
  twoWeeks: rupees(12_000),
  threeWeeks: rupees(11_000),
  oneMonth: rupees(9_000),
  threeMonths: rupees(8_000),
  sixMonths: rupees(7_000),
}

const DRIVER: Extra = {
  id: "need-a-driver",
  name: "Need a Driver",
  price: rupees(5_500),
  role: "driver",
  asks: "quantity",
  charged: "perDay",
  unit: null,
  description: null,
}
const SEAT: Extra = {
  id: "child-seat",
  name: "Child Seat",
  price: rupees(3_500),
  role: null,
  asks: "quantity",
  charged: "once",
  unit: null,
  description: null,
}
const WIFI: Extra = {
  id: "pocket-wifi",
  name: "Pocket Wi-Fi",
  price: rupees(1_500),
  role: null,
  asks: "yesOrNo",
  charged: "once",
  unit: null,
  description: null,
}

it("has no difference while no rate has changed", () => {
  const price = comparedPrice(BOOKING, sampleTerms(RATES, [DRIVER, SEAT, WIFI]))
  expect(price.differs).toBe(false)
  expect(price.total.today).toBe(price.total.sent)
  expect(price.lines.map(({ differs }) => differs)).toEqual([false, false, false, false])
})

it("marks only the lines with changed rates", () => {
  const price = comparedPrice(
    BOOKING,
    sampleTerms({ ...RATES, twoWeeks: rupees(13_000) }, [DRIVER, { ...SEAT, price: rupees(4_000) }, WIFI]),
  )
  expect(price).toMatchObject({
    differs: true,
    total: { sent: "LKR\u00a0306,000.00", today: "LKR\u00a0324,000.00" },
  })
  expect(price.lines.filter(({ differs }) => differs).map(({ item }) => item)).toEqual([
    BOOKING.vehicleName,
    "Child Seat",
  ])
})

it("has no price of today for an extra that is no longer offered", () => {
  const { lines } = comparedPrice(BOOKING, sampleTerms(RATES, [DRIVER, SEAT]))
  expect(lines.at(-1)).toMatchObject({ item: "Pocket Wi-Fi", today: null, differs: true })
})

it("compares the days of each season with the same days today", () => {
  const terms = sampleTerms(RATES, [DRIVER, SEAT, WIFI])
  const season = { name: "Christmas", from: "2026-12-20", until: "2026-12-31", percent: 10 }
  const { lines, total } = comparedPrice(BOOKING, { ...terms, seasons: [season] })
  expect(lines.filter(({ differs }) => differs)).toMatchObject([
    { sent: { amount: "LKR\u00a0204,000.00" }, today: { amount: "LKR\u00a096,000.00" } },
    { sent: null, today: { amount: "LKR\u00a0118,800.00" } },
  ])
  expect(total).toEqual({ sent: "LKR\u00a0306,000.00", today: "LKR\u00a0316,800.00" })
})
