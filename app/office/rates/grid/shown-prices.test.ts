import { describe, expect, it } from "vitest"
import { type Prices, rateField, totalField } from "#domain/catalogue/prices.ts"
import { rupees } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { textsByPercent } from "./percent.ts"
import { shownPrices } from "./shown-prices.ts"

/** 5,000 a day in every tier, and totals that agree with it. */
const PRICES = {
  ...Object.fromEntries(
    TIERS.flatMap(({ id, nominalDays }) => [
      [rateField(id), rupees(5_000)],
      [totalField(id), rupees(5_000 * nominalDays)],
    ]),
  ),
  unlimitedKilometersPrice: rupees(0),
  extraKmRate: rupees(50),
  deposit: rupees(30_000),
} as Prices // every field

describe("a price in its field", () => {
  const derivesTotals = true
  const shown = (priceTexts: object, field = rateField("twoWeeks")) =>
    shownPrices(PRICES, priceTexts, derivesTotals).fields[field]

  it.each([
    ["unchanged", {}, { text: "5,000", isChanged: false, errorCode: null, cheaperShorterTier: null }],
    [
      "changed",
      { "rate-twoWeeks": "4,900" },
      { text: "4,900", storedText: "5,000", isChanged: true, errorCode: null },
    ],
    ["marked as no amount", { "rate-twoWeeks": "x" }, { text: "x", isChanged: true, errorCode: "notAmount" }],
    [
      "marked as higher than that of a shorter rental",
      { "rate-twoWeeks": "5,100" },
      { isChanged: true, cheaperShorterTier: "oneWeek" },
    ],
  ])("is %s", (_, priceTexts, price) => expect(shown(priceTexts)).toMatchObject(price))
})

describe("a total", () => {
  const total = (priceTexts: object, { derivesTotals } = { derivesTotals: true }) =>
    shownPrices(PRICES, priceTexts, derivesTotals).fields["total-oneWeek"].text

  it("follows its rate until it is edited", () => {
    expect(total({ "rate-oneWeek": "6,000", "total-oneWeek": "35,000" })).toBe("42,000")
  })

  it("keeps a text that was typed", () => {
    expect(total({ "rate-oneWeek": "6,000", "total-oneWeek": "40,000" })).toBe("40,000")
  })

  it("is not computed without scripts, because the server does it", () => {
    expect(total({ "rate-oneWeek": "6,000", "total-oneWeek": "35,000" }, { derivesTotals: false })).toBe(
      "35,000",
    )
  })
})

it("changes amounts by per cent, rounded, and leaves other texts unchanged", () => {
  const cells = (["oneWeek", "twoWeeks"] as const).map((tier) => ({
    id: tier,
    vehicleId: "alto",
    field: rateField(tier),
  }))
  const texts = { alto: { "rate-oneWeek": "3,650", "rate-twoWeeks": "x" } }
  const tenPercentLess = -10_00 // in basis points
  expect(textsByPercent(cells, texts, tenPercentLess, 50)).toEqual(new Map([["oneWeek", "3,300"]]))
})
